/** Shows the buttons, lists and dialogs that pages share. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** @import { ComponentChildren } from "preact" */

/**
 * @typedef {object} Action
 * @property {string} label
 * @property {string} [of] completes the name for screen readers
 * @property {string} [testid]
 * @property {boolean} [isOff]
 * @property {() => unknown} [onPress]
 * @property {string} [href]
 */

/** @param {Action & Record<string, unknown>} props with other attributes of its element */
export function Button({ label, of, testid, isOff = false, onPress, href, ...attributes }) {
  const name = of && `${label} ${of}`;
  if (href) return html`<a href=${href} aria-label=${name}>${label}</a>`;
  return html`
    <button type="button" aria-label=${name} data-testid=${testid} disabled=${isOff} onClick=${() => onPress?.()} ...${attributes}>${label}</button>
  `;
}

/** @typedef {{ key: string, text: ComponentChildren, actions?: readonly (Action | false)[] } & Record<string, unknown>} Line with attributes of its element */

/**
 * @param {{
 *   id: string,
 *   title: string,
 *   about?: ComponentChildren,
 *   empty?: string,
 *   lines: readonly Line[],
 *   look?: "lines" | "small" | "facts",
 *   testid?: string,
 *   children?: ComponentChildren,
 * }} props `look`: "small" lines have several buttons, "facts" none
 */
export function List({ id, title, about, empty, lines, look = "lines", testid, children }) {
  const isSmall = look === "small";
  const lineClass = { lines: "line row spread", small: "line small row spread", facts: undefined }[
    look
  ];
  return html`
    <section class="panel ${id}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      ${about && html`<p class="legend">${about}</p>`}
      <ul class=${look === "facts" ? "facts plain" : "plain"} id=${id} tabindex="-1" data-testid=${id}>
        ${lines.length === 0 && empty && html`<li class="empty">${empty}</li>`}
        ${lines.map(({ key, text, actions = [], ...attributes }) => {
          const buttons = actions.map((action) => action && html`<${Button} ...${action} />`);
          return html`
            <li class=${lineClass} key=${key} data-testid=${testid} ...${attributes}>
              ${text} ${isSmall ? html`<span class="small-buttons">${buttons}</span>` : buttons}
            </li>
          `;
        })}
      </ul>
      ${children}
    </section>
  `;
}

/** Focuses a new element, as its `ref`. @param {HTMLElement | null} element */
export function takeFocus(element) {
  element?.focus();
}

/** @param {{ id: string, title: string, onClose: () => void, children?: ComponentChildren }} props */
export function Dialog({ id, title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    closeDialog();
  };
  /** Ignores the event after `closeDialog`, when the dialog may be open again. */
  const closed = () => dialog.current?.isConnected && onClose();
  return html`
    <dialog class="reasons" id=${id} ref=${dialog} aria-labelledby="${id}-title" data-testid=${id} onCancel=${cancel} onClose=${closed}>
      <h2 id="${id}-title">${title}</h2>
      ${children}
    </dialog>
  `;
}

/** Closes the open dialog. This restores the focus, unlike removing the element. */
export function closeDialog() {
  const open = document.querySelector("dialog[open]");
  if (!(open instanceof HTMLDialogElement)) return;
  open.close();
  open.dispatchEvent(new Event("close"));
}

/** @param {{ title: string, words: ComponentChildren, sure: string, onClose: () => void, onSure: () => void }} props */
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

export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} name @param {string} text */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
