/** Reviewing by keyboard: j and k go from exchange to exchange, the other keys press a button of the present one. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** @type {Readonly<Record<string, string>>} The button's test id by key. */
const buttons = { 1: "keep", 2: "redact", 3: "drop", 4: "exclude", r: "replay-open" };
export const keysInWords =
  "Keys: j and k go on and back; 1 keeps the words, 2 hides parts, 3 drops them, 4 excludes the exchange; r replays it.";

/**
 * An exchange that leaves the list with a decision hands the focus on to the next one.
 * @param {unknown} state what the list shows
 */
export function useReviewKeys(state) {
  const last = useRef(/** @type {number | null} */ (null));
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
        last.current = at;
        findButton(all[at], buttons[event.key])?.click();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const all = listExchanges();
    all[Math.min(last.current, all.length - 1)]?.focus();
  }, [state]);
}

/** @returns {HTMLElement[]} */
function listExchanges() {
  return [...document.querySelectorAll("[data-testid=exchange]")].filter(
    (one) => one instanceof HTMLElement,
  );
}

/**
 * Of several answers in words, the first that nobody has read.
 * @param {HTMLElement | undefined} exchange
 * @param {string | undefined} id
 */
function findButton(exchange, id) {
  const [unread, any] = [".verdict.unread", ""].map((where) =>
    exchange?.querySelector(`${where} [data-testid="${id}"]`),
  );
  const found = unread ?? any;
  return found instanceof HTMLElement ? found : null;
}

/** Somebody types, or looks at a dialog. */
function isBusy() {
  const focused = document.activeElement;
  const isTyping = focused?.matches("input:not([type=checkbox]), textarea, select") ?? false;
  return isTyping || document.querySelector("dialog[open]") !== null;
}
