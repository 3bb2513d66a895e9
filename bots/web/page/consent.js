/** The text that a person agrees to before an answer of theirs is kept, and the practice after it. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { closeDialog, Dialog } from "./dialog.js";
import { agreeTo } from "./store.js";

/** @import { Consent, Practice } from "./store.js" */

/** @param {{ consent: Consent, say: (text: string) => void, onClose: () => void, onDone: () => void }} props `onDone`: answers of theirs are kept now */
export function ConsentDialog({ consent, say, onClose, onDone }) {
  const [{ text, practice }, show] = useState(
    /** @type {{ text: string, practice: Practice | null }} */ ({
      text: consent.text,
      practice: null,
    }),
  );
  const choices = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => choices.current?.querySelector("button")?.focus(), [practice]);
  /** @param {{ at: number, choice: number }} [given] an answer to the practice; without one they agree */
  const answer = async (given) => {
    const { text, practice, failed } = await agreeTo(consent.campaign, given);
    if (failed) return say(text);
    if (practice) return show({ text, practice });
    closeDialog();
    say(text);
    onDone();
  };
  return html`
    <${Dialog} id="consent" title=${practice ? "Practice" : "Do you agree?"} onClose=${onClose}>
      <p>${text}</p>
      <div ref=${choices} data-testid="consent-practice">
        ${practice?.choices.map(
          (label, choice) =>
            html`<button type="button" onClick=${() => answer({ at: practice.at, choice })}>${label}</button>`,
        )}
      </div>
      ${!practice && html`<button type="button" data-testid="consent-agree" onClick=${() => answer()}>${consent.agree}</button>`}
      ${" "}<button type="button" onClick=${closeDialog}>Not now</button>
    <//>
  `;
}
