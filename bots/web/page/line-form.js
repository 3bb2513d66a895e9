/** A line to type in, behind a button that shows it. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { onLine } from "./form.js";

/** @import { VNode } from "preact" */

/**
 * @param {object} line
 * @param {string} line.opener the label of the button that shows and hides the line
 * @param {Record<string, unknown>} line.attributes of that button
 * @param {string} line.label what is to be typed
 * @param {string} line.button the label of the button that sends it
 * @param {string} [line.value] stands in it at first
 * @param {VNode | null} [line.hint] stands below it
 * @param {(text: string) => string} [line.problem] why a text is refused; "" when it is not
 * @param {(text: string) => Promise<boolean>} line.onSend whether the text was kept; then the line closes
 * @returns {[VNode, VNode]} the button and the form
 */
export function useLineForm({
  opener,
  attributes,
  label,
  button,
  value = "",
  hint = null,
  problem = () => "",
  onSend,
}) {
  const [isOpen, setOpen] = useState(false);
  const line = useRef(/** @type {HTMLInputElement | null} */ (null));
  const toggle = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    if (isOpen) line.current?.focus();
  }, [isOpen]);

  const send = onLine(async (text, input) => {
    input.setCustomValidity(problem(text));
    if (!input.reportValidity() || !(await onSend(text))) return;
    if (input.form?.contains(document.activeElement)) toggle.current?.focus();
    input.form?.reset();
    setOpen(false);
  });
  const leave = (/** @type {KeyboardEvent} */ { key }) => {
    if (key !== "Escape") return;
    toggle.current?.focus();
    setOpen(false);
  };
  return [
    html`
      <button
        type="button"
        ref=${toggle}
        aria-expanded=${isOpen}
        onClick=${() => setOpen(!isOpen)}
        ...${attributes}
      >
        ${opener}
      </button>
    `,
    html`
      <form class="fix-form" autocomplete="off" hidden=${!isOpen} onSubmit=${send} onKeyDown=${leave}>
        <input
          type="text"
          required
          maxlength="4000"
          defaultValue=${value}
          ref=${line}
          aria-label=${label}
          placeholder=${label}
          onInput=${() => line.current?.setCustomValidity("")}
        />
        <button class="primary" type="submit">${button}</button>
        ${hint}
      </form>
    `,
  ];
}
