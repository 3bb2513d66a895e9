/** A button, or a link that looks for itself. */
import { html } from "htm/preact";

/** @import { ComponentChildren } from "preact" */
/**
 * @typedef {object} Action
 * @property {ComponentChildren} label
 * @property {string} [of] the rest of its name, for people who do not see what is around it
 * @property {string} [testid]
 * @property {boolean} [isOff]
 * @property {() => unknown} [onPress]
 * @property {string} [href] it is a link
 */

/** @param {Action & Record<string, unknown>} props with other attributes of its element */
export function Button({ label, of, testid, isOff = false, onPress, href, ...attributes }) {
  const words = html`${label}${of && html`<span class="hidden"> ${of}</span>`}`;
  if (href) return html`<a href=${href}>${words}</a>`;
  return html`
    <button type="button" data-testid=${testid} disabled=${isOff} onClick=${() => onPress?.()} ...${attributes}>${words}</button>
  `;
}
