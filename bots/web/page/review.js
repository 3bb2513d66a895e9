/** The owner's page: looks through exchanges, shows an episode again, and decides what a release may hold. */
import { html, render } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ExchangeItem } from "./exchange.js";
import { typed } from "./form.js";
import { newKey } from "./new-key.js";
import { OwnerPage } from "./owner-page.js";
import { Replay } from "./replay.js";
import { ReviewFilters, readAddress, writeAddress } from "./review-filters.js";
import { keysInWords, useReviewKeys } from "./review-keys.js";
import { formatCount, formatDecision, refusalWords } from "./review-words.js";
import { deliver, read } from "./server.js";
import { keepName, readPerson, reviewerName, unnamedReviewer } from "./store.js";
import { formatTime } from "./time-words.js";

/** @import { ReplayState, ReviewState } from "../owner-content.js" */
/** @import { ReviewLogLine, Ruling } from "../../../src/core/review.js" */
/** @import { ReviewActions } from "./exchange.js" */
/** @import { OwnerParts } from "./owner-page.js" */
/** @import { Wish } from "./review-filters.js" */

function ReviewPage() {
  const [wish, setWish] = useState(readAddress);
  useEffect(() => writeAddress(wish), [wish]);
  const look = (/** @type {Partial<Wish>} */ changes) =>
    setWish((before) => ({ ...before, skip: 0, ...changes }));
  return html`
    <${OwnerPage}
      name="Review"
      skipTo=${["exchanges", "exchanges"]}
      path="/api/review"
      query=${{ ...wish, flags: wish.flags.join(","), skip: String(wish.skip) }}
      beside=${html`<${Reviewer} />`}
    >
      ${(/** @type {object} */ parts) => html`<${Review} ...${parts} wish=${wish} onWish=${look} />`}
    <//>
  `;
}

/** @param {OwnerParts<ReviewState> & { wish: Wish, onWish: (changes: Partial<Wish>) => void }} props */
function Review({ state, act, say, wish, onWish }) {
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
    <${ReviewFilters} wish=${wish} scopes=${state.scopes} onWish=${onWish} />
    <${Found} state=${state} wish=${wish} onWish=${onWish} actions=${actions} />
    <${Decisions} log=${state.log} />
    ${played && html`<${Replay} ...${played} onClose=${() => setPlayed(null)} />`}
  `;
}

/**
 * The owner answers a question themselves.
 * @param {string} question
 * @param {string} text
 */
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
    <p class="as">
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

/** @param {{ state: ReviewState, wish: Wish, onWish: (changes: Partial<Wish>) => void, actions: ReviewActions }} props */
function Found({ state, wish, onWish, actions }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const { total, exchanges, pageSize } = state;
  const turnTo = (/** @type {number} */ skip) => {
    onWish({ skip: Math.max(0, skip) });
    list.current?.focus();
  };
  return html`
    <section class="found" aria-labelledby="exchanges-title">
      <h2 class="hidden" id="exchanges-title">Exchanges</h2>
      <p class="count" role="status" data-testid="found">${formatCount(state, wish)}</p>
      <p class="legend keys">Words to review come first, then disagreements. ${keysInWords}</p>
      <ol class="plain" id="exchanges" tabindex="-1" data-testid="exchanges" ref=${list}>
        ${exchanges.map(
          (exchange) =>
            html`<${ExchangeItem} key=${exchange.question} exchange=${exchange} actions=${actions} />`,
        )}
      </ol>
      <nav class="pages" aria-label="More exchanges" hidden=${total <= pageSize}>
        <button
          type="button"
          disabled=${wish.skip === 0}
          onClick=${() => turnTo(wish.skip - pageSize)}
        >
          ‹ Newer
        </button>
        <button
          type="button"
          disabled=${wish.skip + exchanges.length >= total}
          onClick=${() => turnTo(wish.skip + pageSize)}
        >
          Older ›
        </button>
      </nav>
    </section>
  `;
}

/** @param {{ log: readonly ReviewLogLine[] }} props */
function Decisions({ log }) {
  const none = "Nothing was decided yet. Each decision is listed here, with who made it and when.";
  return html`
    <section class="panel decisions" aria-labelledby="decisions-title">
      <h2 id="decisions-title">Decisions</h2>
      <ul class="facts plain" data-testid="decisions">
        ${log.length === 0 && html`<li class="empty">${none}</li>`}
        ${log.map(
          (line) => html`
            <li>
              <span>${formatDecision(line)}</span>
              <small>${line.reviewer}, ${formatTime(line.at)}</small>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

render(html`<${ReviewPage} />`, document.body);
