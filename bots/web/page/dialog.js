/** Dialogs: each is open as long as it is rendered. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** @import { ComponentChildren } from "preact" */

/** @param {{ id: string, title: string, onClose: () => void, children?: ComponentChildren }} props */
export function Dialog({ id, title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    closeDialog();
  };
  /** Ignores the browser's own event after `closeDialog`: the dialog may be open again by then. */
  const closed = () => dialog.current?.isConnected && onClose();
  return html`
    <dialog class="reasons" id=${id} ref=${dialog} aria-labelledby="${id}-title" data-testid=${id} onCancel=${cancel} onClose=${closed}>
      <h2 id="${id}-title">${title}</h2>
      ${children}
    </dialog>
  `;
}

/** Closes the open dialog: the focus goes back to where it was, which it does not when the element is removed. */
export function closeDialog() {
  const open = document.querySelector("dialog[open]");
  if (!(open instanceof HTMLDialogElement)) return;
  open.close();
  open.dispatchEvent(new Event("close"));
}

/**
 * Asks before something is done that cannot be taken back.
 * @param {{ title: string, words: ComponentChildren, sure: string, onClose: () => void, onSure: () => void }} props
 */
export function AskFirst({ title, words, sure, onClose, onSure }) {
  const press = () => {
    closeDialog();
    onSure();
  };
  return html`
    <${Dialog} id="closing" title=${title} onClose=${onClose}>
      <p>${words}</p>
      <div class="small-buttons">
        <button type="button" data-testid="closing-no" onClick=${closeDialog}>Not now</button>
        <button type="button" class="grave" data-testid="closing-yes" onClick=${press}>${sure}</button>
      </div>
    <//>
  `;
}
