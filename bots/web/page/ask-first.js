/** Asks before something is done that cannot be taken back. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** @import { ComponentChildren } from "preact" */

/**
 * @param {{
 *   title: string,
 *   words: ComponentChildren,
 *   sure: string,
 *   onClose: () => void,
 *   onSure: () => void,
 * }} props
 */
export function AskFirst({ title, words, sure, onClose, onSure }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const press = () => {
    dialog.current?.close();
    onSure();
  };
  return html`
    <dialog
      class="reasons"
      id="closing"
      ref=${dialog}
      aria-labelledby="closing-title"
      data-testid="closing"
      onClose=${onClose}
    >
      <h2 id="closing-title">${title}</h2>
      <p>${words}</p>
      <div class="small-buttons">
        <button type="button" data-testid="closing-no" onClick=${() => dialog.current?.close()}>
          Not now
        </button>
        <button type="button" class="grave" data-testid="closing-yes" onClick=${press}>${sure}</button>
      </div>
    </dialog>
  `;
}
