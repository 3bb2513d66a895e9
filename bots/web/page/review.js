/** Shows the page where the owner reviews people's answers. */
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Select, Tick, toggled, typed } from "./form.js";
import { openPage, useHeldPlace } from "./owner-page.js";
import { deliver, read } from "./server.js";
import { keepName, readPerson, reviewerName, unnamedReviewer } from "./store.js";
import { Button, List, newKey } from "./task/controls.js";
import {
  ExchangeItem,
  flagWords,
  formatCount,
  formatDecision,
  refusalWords,
} from "./task/exchange.js";
import { Replay } from "./task/steps.js";
import { formatTime } from "./words.js";

/** @import { ReviewLogLine, Ruling } from "../../../src/core/campaign/review.js" */
/** @import { ReplayState, ReviewState } from "../content.js" */
/** @import { ReviewActions } from "./task/exchange.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const nothingDecided =
  "Nothing was decided yet. Each decision is listed here, with who made it and when.";

/** @param {OwnerParts<ReviewState>} parts */
function Review({ state, query, look, act, say }) {
  useEffect(() => writeAddress(query), [query]);
  const [played, setPlayed] = useState(
    /** @type {{ episode: string, step: number, replay: ReplayState } | null} */ (null),
  );
  useReviewKeys(state);
  /** @param {Ruling} ruling */
  const decide = (ruling) =>
    act("decide", () => deliver("/api/review", { ...ruling, reviewer: reviewerName() }));
  /** @type {ReviewActions} */
  const actions = {
    replay: ({ episode, step }) =>
      void read("/api/review/replay", { episode }).then(
        (replay) => setPlayed({ episode, step: step ?? 0, replay }),
        say,
      ),
    exclude: (question, excluded) => void decide({ about: "exchange", question, excluded }),
    judge: (ballot, decision, hide) => decide({ about: "words", ballot, decision, hide }),
    answer: (question, text) => act("answer", () => sendAnswer(question, text)),
  };
  return html`
    <${ReviewFilters} query=${query} scopes=${state.scopes} onChoose=${(/** @type {Query} */ changes) => look({ skip: "0", ...changes })} />
    <${Found} state=${state} query=${query} look=${look} actions=${actions} />
    <${List} id="decisions" title="Decisions" look="facts" empty=${nothingDecided} lines=${state.log.map(showDecision)} />
    ${played && html`<${Replay} ...${played} onClose=${() => setPlayed(null)} />`}
  `;
}

/** @param {string} question @param {string} text */
async function sendAnswer(question, text) {
  const key = newKey();
  const body = { question, text, person: readPerson(), key };
  const { verdict, refusal, error } = await deliver("/api/reply", body);
  const why = refusalWords[verdict];
  if (why) throw new Error(`It was not kept: ${why}`);
  if (refusal ?? error) throw new Error(refusal ?? error);
}

function Reviewer() {
  const { name } = readPerson();
  return html`
    <p class="as bar">
      <label for="name">Your name in the log</label>
      <input
        id="name"
        type="text"
        maxlength="80"
        data-testid="name"
        placeholder=${unnamedReviewer}
        defaultValue=${name}
        onChange=${typed(keepName)}
      />
    </p>
  `;
}

/** @param {{ state: ReviewState, query: Query, look: (changes: Query) => void, actions: ReviewActions }} props */
function Found({ state, query, look, actions }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const { total, exchanges, pageSize } = state;
  const skip = Number(query.skip);
  const turnTo = (/** @type {number} */ next) => {
    look({ skip: String(Math.max(0, next)) });
    list.current?.focus();
  };
  return html`
    <section class="found stack" style="--gap: 12px" aria-labelledby="exchanges-title">
      <h2 class="hidden" id="exchanges-title">Exchanges</h2>
      <p class="count" role="status" data-testid="found">${formatCount(state, query)}</p>
      <p class="legend keys">Words to review come first, then disagreements. ${keysInWords}</p>
      <ol class="plain stack" style="--gap: 14px" id="exchanges" tabindex="-1" data-testid="exchanges" ref=${list}>
        ${exchanges.map(
          (exchange) =>
            html`<${ExchangeItem} key=${exchange.question} exchange=${exchange} actions=${actions} />`,
        )}
      </ol>
      <nav class="row spread" aria-label="More exchanges" hidden=${total <= pageSize}>
        <${Button} label="‹ Newer" isOff=${skip === 0} onPress=${() => turnTo(skip - pageSize)} />
        <${Button} label="Older ›" isOff=${skip + exchanges.length >= total} onPress=${() => turnTo(skip + pageSize)} />
      </nav>
    </section>
  `;
}

/** @param {ReviewLogLine} line @param {number} at */
function showDecision(line, at) {
  return {
    key: String(at),
    text: html`<span>${formatDecision(line)}</span> <small>${line.reviewer}, ${formatTime(line.at)}</small>`,
  };
}

/** @type {Readonly<Record<string, string>>} Test ids by key. */
const buttons = { 1: "keep", 2: "redact", 3: "drop", 4: "exclude", r: "replay-open" };
const keysInWords =
  "Keys: j and k go on and back; 1 keeps the words, 2 hides parts, 3 drops them, 4 excludes the exchange; r replays it.";

/** Handles keys, and moves the focus on when a decided exchange leaves the list. @param {unknown} state */
function useReviewKeys(state) {
  const holdPlace = useHeldPlace("exchanges", "exchange", state);
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy()) return;
      const all = listExchanges();
      const at = all.findIndex((one) => one.contains(document.activeElement));
      if (event.key === "j" || event.key === "k") {
        event.preventDefault();
        const next = event.key === "j" ? at + 1 : at - 1;
        all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
      } else if (buttons[event.key] && at >= 0) {
        event.preventDefault();
        holdPlace(at);
        findButton(all[at], buttons[event.key])?.click();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** @returns {HTMLElement[]} */
function listExchanges() {
  return [...document.querySelectorAll("[data-testid=exchange]")].filter(
    (one) => one instanceof HTMLElement,
  );
}

/** Finds a button, if possible at the first unread answer. @param {HTMLElement | undefined} exchange @param {string | undefined} id */
function findButton(exchange, id) {
  const [unread, any] = [".verdict.unread", ""].map((where) =>
    exchange?.querySelector(`${where} [data-testid="${id}"]`),
  );
  const found = unread ?? any;
  return found instanceof HTMLElement ? found : null;
}

function isBusy() {
  const focused = document.activeElement;
  const isTyping = focused?.matches("input:not([type=checkbox]), textarea, select") ?? false;
  return isTyping || document.querySelector("dialog[open]") !== null;
}

/** @typedef {Record<string, string>} Query "" means no filter */

const typingMs = 250;

/** @returns {Query} */
function readAddress() {
  const given = new URLSearchParams(location.search);
  const fields = ["search", "household", "campaign"].map((name) => [name, given.get(name) ?? ""]);
  const flags = splitFlags(given.get("flags")).filter((flag) => flag in flagWords);
  const skip = Math.max(0, Number.parseInt(given.get("skip") ?? "", 10) || 0);
  return { ...Object.fromEntries(fields), flags: flags.join(), skip: String(skip) };
}

/** @param {Query} query */
function writeAddress(query) {
  const usual = (/** @type {string} */ name) => (name === "skip" ? "0" : "");
  const fields = Object.entries(query).filter(([name, value]) => value !== usual(name));
  const address = `?${new URLSearchParams(fields)}`;
  history.replaceState(null, "", fields.length > 0 ? address : location.pathname);
}

/** @param {string | null | undefined} flags */
function splitFlags(flags) {
  return flags ? flags.split(",") : [];
}

/** @param {{ query: Query, scopes: ReviewState["scopes"], onChoose: (changes: Query) => void }} props */
function ReviewFilters({ query, scopes: { homes, campaigns }, onChoose }) {
  const typing = useRef(0);
  const search = typed((text) => {
    clearTimeout(typing.current);
    typing.current = window.setTimeout(() => onChoose({ search: text.trim() }), typingMs);
  });
  const flags = splitFlags(query.flags);
  return html`
    <search class="panel looking" aria-label="Exchanges">
      <form class="filters stack" style="--gap: 14px" autocomplete="off" onSubmit=${preventDefault}>
        <label>
          <span class="caption">Search</span>
          <input
            type="search"
            maxlength="200"
            data-testid="search"
            defaultValue=${query.search}
            onInput=${search}
          />
        </label>
        <label>
          <span class="caption">Home</span>
          <${Select}
            value=${query.household}
            options=${[["", "All homes"], ...homes.map((one) => [one.id, titleAmong(one, homes)])]}
            onChange=${(/** @type {string} */ household) => onChoose({ household })}
            data-testid="household"
          />
        </label>
        ${
          campaigns.length > 0 &&
          html`
            <label>
              <span class="caption">Campaign</span>
              <${Select}
                value=${query.campaign}
                options=${[["", "All campaigns"], ...campaigns.map((id) => [id])]}
                onChange=${(/** @type {string} */ campaign) => onChoose({ campaign })}
                data-testid="campaign"
              />
            </label>
          `
        }
        <fieldset>
          <legend class="caption">Only with</legend>
          ${Object.entries(flagWords).map(
            ([flag, words]) => html`
              <${Tick} label=${words} isOn=${flags.includes(flag)} data-testid="flag-${flag}" onChange=${() => onChoose({ flags: toggled(flags, flag).join() })} />
            `,
          )}
        </fieldset>
      </form>
    </search>
  `;
}

/**
 * Returns a home's title, with the id when another home has the same title.
 * @param {{ readonly id: string, readonly title: string }} home
 * @param {ReviewState["scopes"]["homes"]} homes
 */
function titleAmong({ id, title }, homes) {
  const isOne = homes.every((other) => other.title !== title || other.id === id);
  return isOne ? title : `${title} (${id})`;
}

/** @param {Event} event */
function preventDefault(event) {
  event.preventDefault();
}

openPage({
  name: "Review",
  id: "exchanges",
  path: "/api/review",
  query: readAddress(),
  header: html`<${Reviewer} />`,
  Content: Review,
});
