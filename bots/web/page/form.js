/** Fields of forms, and forms that are made from a schema. */
import { html } from "htm/preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

/** @typedef {readonly (readonly string[])[]} Options each with its words */
/**
 * @typedef {object} FieldSchema
 * @property {string} label
 * @property {Options} [options] without them it is a line of text
 * @property {readonly string[]} [suggestions]
 */

/**
 * A handler that is given what a field holds.
 * @param {(value: string) => void} use
 */
export function typed(use) {
  return (/** @type {{ currentTarget: { value: string } }} */ event) =>
    use(event.currentTarget.value);
}

/** @param {{ value: unknown, options: Options, onChange: (value: string) => void } & Record<string, unknown>} props */
export function Select({ value, options, onChange, ...attributes }) {
  return html`
    <select value=${value} onChange=${typed(onChange)} ...${attributes}>
      ${options.map(([key, words = key]) => html`<option key=${key} value=${key} selected=${key === value}>${words}</option>`)}
    </select>
  `;
}

/** @param {{ label: string, value: string, options: Options, onChange: (value: string) => void } & Record<string, unknown>} props */
export function Choice({ label, ...props }) {
  return html`<label><span>${label}</span><${Select} ...${props} /></label>`;
}

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
        onInput=${typed(setText)}
        onChange=${typed((last) => onChange(last.trim()))}
      />
      ${suggestions.length > 0 && html`<datalist id=${list}>${suggestions.map((one) => html`<option value=${one} />`)}</datalist>`}
    </label>
  `;
}

/**
 * A form from a schema: a field for each key that has one.
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

/** What is wrong with a part of a home. @param {{ remarks: readonly { field: string, message: string }[], field: string }} props */
export function Remarks({ remarks, field }) {
  const own = remarks.filter((remark) => remark.field.startsWith(field));
  return own.map(({ message }) => html`<p class="remark">${message}</p>`);
}
