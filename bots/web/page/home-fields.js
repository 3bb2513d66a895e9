/** Fields of the builder of homes, and what is wrong beside them. */
import { html } from "htm/preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

/** @import { HomeRemark } from "../../../src/core/home-desk.js" */

/**
 * A line of text. It counts when the reader leaves it or presses Enter.
 * @param {{ label: string, name: string, value: string, suggestions?: readonly string[], isFirst?: boolean, onChange: (value: string) => void }} props `isFirst`: it has the focus from the beginning
 */
export function Field({ label, name, value, suggestions = [], isFirst, onChange }) {
  const [text, setText] = useState(value);
  const list = useId();
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
        list=${suggestions.length > 0 ? list : undefined}
        autocomplete="off"
        value=${text}
        onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setText(event.currentTarget.value)}
        onChange=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => onChange(event.currentTarget.value.trim())}
      />
      ${suggestions.length > 0 && html`<datalist id=${list}>${suggestions.map((one) => html`<option value=${one} />`)}</datalist>`}
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

/**
 * @typedef {object} FieldSchema
 * @property {string} label
 * @property {readonly (readonly string[])[]} [options] with their words; without them it is a line of text
 * @property {readonly string[]} [suggestions]
 */

/**
 * A form from a schema: a field for each key. What is not given is left out.
 * @param {{ schema: Record<string, FieldSchema | false>, values: object, onChange: (changes: Record<string, string>) => void }} props
 */
export function Fields({ schema, values, onChange }) {
  const given = /** @type {Record<string, unknown>} */ (values);
  return html`
    <div class="part-fields">
      ${Object.entries(schema).map(([name, field]) => {
        if (!field) return null;
        const props = { ...field, name, value: String(given[name] ?? "") };
        const change = (/** @type {string} */ value) => onChange({ [name]: value });
        return html`<${field.options ? Choice : Field} key=${name} ...${props} onChange=${change} />`;
      })}
    </div>
  `;
}

/** @param {{ remarks: readonly HomeRemark[], field: string }} props */
export function Remarks({ remarks, field }) {
  const own = remarks.filter((remark) => remark.field.startsWith(field));
  return own.map(({ message }) => html`<p class="remark">${message}</p>`);
}
