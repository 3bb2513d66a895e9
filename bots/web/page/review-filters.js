/** Which exchanges the owner wants to see. It stands in the address too, so that it can be kept and sent on. */
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { Select, typed } from "./form.js";
import { flagWords } from "./review-words.js";

/** @import { ReviewState } from "../owner-content.js" */
/** @typedef {{ search: string, household: string, campaign: string, flags: string[], skip: number }} Wish */

const typingMs = 250;

/** @returns {Wish} */
export function readAddress() {
  const query = new URLSearchParams(location.search);
  const flags = query.get("flags")?.split(",") ?? [];
  return {
    search: query.get("search") ?? "",
    household: query.get("household") ?? "",
    campaign: query.get("campaign") ?? "",
    flags: flags.filter((flag) => flag in flagWords),
    skip: Math.max(0, Number.parseInt(query.get("skip") ?? "", 10) || 0),
  };
}

/** @param {Wish} wish */
export function writeAddress({ flags, skip, ...named }) {
  const fields = { ...named, flags: flags.join(","), skip: skip > 0 ? String(skip) : "" };
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  history.replaceState(null, "", query.size > 0 ? `?${query}` : location.pathname);
}

/** @param {{ wish: Wish, scopes: ReviewState["scopes"], onWish: (changes: Partial<Wish>) => void }} props */
export function ReviewFilters({ wish, scopes: { homes, campaigns }, onWish }) {
  const typing = useRef(0);
  const search = typed((text) => {
    clearTimeout(typing.current);
    typing.current = window.setTimeout(() => onWish({ search: text.trim() }), typingMs);
  });
  const toggle = (/** @type {string} */ flag) => {
    const others = wish.flags.filter((one) => one !== flag);
    onWish({ flags: wish.flags.includes(flag) ? others : [...others, flag] });
  };
  return html`
    <search class="panel looking" aria-label="Exchanges">
      <form class="filters" autocomplete="off" onSubmit=${preventDefault}>
        <label>
          <span>Search</span>
          <input
            type="search"
            maxlength="200"
            data-testid="search"
            defaultValue=${wish.search}
            onInput=${search}
          />
        </label>
        <label>
          <span>Home</span>
          <${Select}
            value=${wish.household}
            options=${[["", "All homes"], ...homes.map((one) => [one.id, titleAmong(one, homes)])]}
            onChange=${(/** @type {string} */ household) => onWish({ household })}
            data-testid="household"
          />
        </label>
        ${
          campaigns.length > 0 &&
          html`
            <label>
              <span>Campaign</span>
              <${Select}
                value=${wish.campaign}
                options=${[["", "All campaigns"], ...campaigns.map((id) => [id])]}
                onChange=${(/** @type {string} */ campaign) => onWish({ campaign })}
                data-testid="campaign"
              />
            </label>
          `
        }
        <fieldset>
          <legend>Only with</legend>
          ${Object.entries(flagWords).map(
            ([flag, words]) => html`
              <label class="tick">
                <input
                  type="checkbox"
                  checked=${wish.flags.includes(flag)}
                  data-testid="flag-${flag}"
                  onChange=${() => toggle(flag)}
                />
                <span>${words}</span>
              </label>
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
