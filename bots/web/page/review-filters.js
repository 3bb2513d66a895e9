/** Which exchanges the owner wants to see. It stands in the address too, so that it can be kept and sent on. */
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { flagWords } from "./exchange.js";
import { Select, Tick, toggled, typed } from "./form.js";

/** @import { ReviewState } from "../content.js" */
/** @typedef {Record<string, string>} Query search, household, campaign, flags and skip; "" chooses nothing */

const typingMs = 250;

/** @returns {Query} */
export function readAddress() {
  const given = new URLSearchParams(location.search);
  const fields = ["search", "household", "campaign"].map((name) => [name, given.get(name) ?? ""]);
  const flags = splitFlags(given.get("flags")).filter((flag) => flag in flagWords);
  const skip = Math.max(0, Number.parseInt(given.get("skip") ?? "", 10) || 0);
  return { ...Object.fromEntries(fields), flags: flags.join(), skip: String(skip) };
}

/** @param {Query} query */
export function writeAddress(query) {
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
export function ReviewFilters({ query, scopes: { homes, campaigns }, onChoose }) {
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
          <span>Search</span>
          <input
            type="search"
            maxlength="200"
            data-testid="search"
            defaultValue=${query.search}
            onInput=${search}
          />
        </label>
        <label>
          <span>Home</span>
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
              <span>Campaign</span>
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
          <legend>Only with</legend>
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
 * With its id where others have the same title.
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
