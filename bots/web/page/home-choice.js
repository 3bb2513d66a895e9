/** Games come last, as their titles mean little to a new user. */
import { html } from "htm/preact";

/** @typedef {{ readonly id: string, readonly title: string }} Home */

/** @param {{ readonly id: string }} home */
export function isGame({ id }) {
  return /^(cooking|grid):/.test(id);
}

/** @param {{ homes: readonly Home[] }} props */
export function HomeChoices({ homes }) {
  const games = homes.filter(isGame);
  return html`
    ${homes.filter((home) => !isGame(home)).map(choiceOf)}
    ${games.length > 0 && html`<optgroup label="More">${games.map(choiceOf)}</optgroup>`}
  `;
}

/** @param {Home} home */
function choiceOf({ id, title }) {
  return html`<option key=${id} value=${id}>${title}</option>`;
}

/** Returns the home after `chosen`, skipping games. @param {readonly Home[]} homes @param {string} chosen */
export function homeAfter(homes, chosen) {
  const offered = homes.filter((home) => !isGame(home));
  const at = offered.findIndex(({ id }) => id === chosen);
  return offered[(at + 1) % offered.length]?.id ?? "";
}
