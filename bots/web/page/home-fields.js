/** Fields of the builder of homes, and what is wrong beside them. */
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** @import { HomeRemark } from "../../../src/core/home-desk.js" */

/**
 * A line of text. It counts when the reader leaves it or presses Enter.
 * @param {{ label: string, name: string, value: string, list?: string, isFirst?: boolean, onChange: (value: string) => void }} props `isFirst`: it has the focus from the beginning
 */
export function Field({ label, name, value, list, isFirst, onChange }) {
  const [text, setText] = useState(value);
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (isFirst) input.current?.select();
  }, []);
  useEffect(() => setText(value), [value]);
  return html`
    <label>
      <span>${label}</span>
      <input
        type="text"
        ref=${input}
        name=${name}
        list=${list}
        autocomplete="off"
        value=${text}
        onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setText(event.currentTarget.value)}
        onChange=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => onChange(event.currentTarget.value.trim())}
      />
    </label>
  `;
}

/** @param {{ label: string, value: string, options: readonly (readonly string[])[], onChange: (value: string) => void }} props */
export function Choice({ label, value, options, onChange }) {
  return html`
    <label>
      <span>${label}</span>
      <select value=${value} onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ event) => onChange(event.currentTarget.value)}>
        ${options.map(([key, words]) => html`<option value=${key} selected=${key === value}>${words}</option>`)}
      </select>
    </label>
  `;
}

/** @param {{ remarks: readonly HomeRemark[], field: string }} props */
export function Remarks({ remarks, field }) {
  const own = remarks.filter((remark) => remark.field.startsWith(field));
  return own.map(({ message }) => html`<p class="remark">${message}</p>`);
}
