/** A line of the robot's in the conversation; a receipt can be corrected and taken back. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { onLine } from "./form.js";
import { wasKept } from "./store.js";

/** @import { Note as NoteContent } from "../../../src/core/bot.js" */
/** @import { Delivered } from "./store.js" */
/** @import { TalkActions } from "./talk.js" */

/** @param {{ note: NoteContent, actions: TalkActions, prefix: string }} props `prefix`: of test ids */
export function Note({ note: { kind, text, ballot }, actions, prefix }) {
  return html`
    <div class="note" data-testid="${prefix}${kind}">
      <p>${text}</p>
      ${ballot && html`<${ReceiptButtons} ballot=${ballot} actions=${actions} prefix=${prefix} />`}
    </div>
  `;
}

/** @param {{ ballot: string, actions: TalkActions, prefix: string }} props */
function ReceiptButtons({ ballot, actions, prefix }) {
  const [sent, setSent] = useState("");
  const [isFixing, setFixing] = useState(false);
  const line = useRef(/** @type {HTMLInputElement | null} */ (null));
  const opener = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const wasFixing = useRef(false);
  useLayoutEffect(() => {
    if (isFixing) line.current?.focus();
    else if (wasFixing.current) opener.current?.focus();
    wasFixing.current = isFixing;
  }, [isFixing]);

  const save = onLine(
    (text) => void tell(actions.fix(ballot, text), `You corrected this: “${text}”`),
  );
  const takeBack = () => void tell(actions.retract(ballot), "You took this back.");
  /**
   * Says it once the server has it. Otherwise the buttons are back, and the page says why.
   * @param {Promise<Delivered>} sending
   * @param {string} done
   */
  const tell = async (sending, done) => {
    setSent("Sending…");
    const isKept = wasKept(await sending);
    setSent(isKept ? done : "");
    setFixing(false);
  };
  if (sent) return html`<p class="legend sent" role="status">${sent}</p>`;
  if (isFixing)
    return html`
      <form class="fix-form" onSubmit=${save}>
        <input
          type="text"
          maxlength="4000"
          aria-label="The right answer"
          placeholder="The right answer"
          ref=${line}
          data-testid="${prefix}fix-text"
        />
        <button class="primary" type="submit" data-testid="${prefix}fix-save">Save</button>
        <button type="button" onClick=${() => setFixing(false)}>Cancel</button>
      </form>
    `;
  return html`
    <div class="small-buttons">
      <button type="button" ref=${opener} data-testid="${prefix}fix" onClick=${() => setFixing(true)}>
        Fix
      </button>
      <button type="button" data-testid="${prefix}take-back" onClick=${takeBack}>Take back</button>
    </div>
  `;
}
