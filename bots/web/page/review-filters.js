/** Which exchanges the owner wants to see. It stands in the address too, so that it can be kept and sent on. */
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
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
  const search = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    clearTimeout(typing.current);
    const apply = () => onWish({ search: currentTarget.value.trim() });
    typing.current = window.setTimeout(apply, typingMs);
  };
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
        <${Choice} name="household" label="Home" all="All homes" options=${homes} wish=${wish} onWish=${onWish} />
        ${
          campaigns.length > 0 &&
          html`<${Choice}
            name="campaign"
            label="Campaign"
            all="All campaigns"
            options=${campaigns.map((id) => ({ id, title: id }))}
            wish=${wish}
            onWish=${onWish}
          />`
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

/** @param {{ name: "household" | "campaign", label: string, all: string, options: readonly { readonly id: string, readonly title: string }[], wish: Wish, onWish: (changes: Partial<Wish>) => void }} props */
function Choice({ name, label, all, options, wish, onWish }) {
  const choose = (/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) =>
    onWish({ [name]: currentTarget.value });
  return html`
    <label>
      <span>${label}</span>
      <select value=${wish[name]} data-testid=${name} onChange=${choose}>
        <option value="">${all}</option>
        ${options.map(({ id, title }) => {
          const isOne = options.every((other) => other.title !== title || other.id === id);
          return html`<option key=${id} value=${id}>${isOne ? title : `${title} (${id})`}</option>`;
        })}
      </select>
    </label>
  `;
}

/** @param {Event} event */
function preventDefault(event) {
  event.preventDefault();
}
