/** A line on top of an owner's page, shown for a while. */
import { find } from "./dom.js";

const shownMs = 8_000;
const notice = find("notice", HTMLElement);
let silence = 0;

/** @param {string} text */
export function say(text) {
  clearTimeout(silence);
  notice.textContent = text;
  notice.hidden = false;
  silence = window.setTimeout(() => {
    notice.hidden = true;
  }, shownMs);
}

/** @param {unknown} error */
export function sayProblem(error) {
  say(error instanceof Error ? error.message : String(error));
}
