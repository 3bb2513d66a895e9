/** Shows form fields, and reads what is typed into them. */
import { html } from "htm/preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";

/** @import { ComponentChildren, VNode } from "preact" */

/** @typedef {readonly (readonly string[])[]} Options value and label */
/**
 * @typedef {object} Schema a JSON Schema with texts and choices
 * @property {string} [title]
 * @property {string} [hint]
 * @property {string} [type]
 * @property {string} [format]
 * @property {readonly string[]} [enum]
 * @property {unknown} [const]
 * @property {unknown} [default]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 * @property {readonly string[]} [required]
 * @property {Options} [options] instead of `enum`
 * @property {readonly string[]} [suggestions]
 * @property {boolean} [isLong]
 */

/** Creates a handler that receives the field's value. @param {(value: string) => void} use */
export function typed(use) {
  return (/** @type {{ currentTarget: { value: string } }} */ event) =>
    use(event.currentTarget.value);
}

/** Creates a submit handler for a single field; ignores empty text. @param {(text: string, field: HTMLInputElement) => void} use */
export function onLine(use) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const [field] = form.querySelectorAll("input");
    const text = field?.value.trim();
    if (field && text) use(text, field);
  };
}

/** @param {{ value: unknown, options: Options, onChange: (value: string) => void } & Record<string, unknown>} props */
export function Select({ value, options, onChange, ...attributes }) {
  return html`
    <select value=${value} onChange=${typed(onChange)} ...${attributes}>
      ${options.map(([key, words = key]) => html`<option key=${key} value=${key} selected=${key === value}>${words}</option>`)}
    </select>
  `;
}

/** @param {{ label: string, hint?: string, isOn: boolean, onChange: (isOn: boolean) => void } & Record<string, unknown>} props */
export function Tick({ label, hint, isOn, onChange, ...attributes }) {
  const change = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    onChange(currentTarget.checked);
  return html`
    <label class="tick bar">
      <input type="checkbox" checked=${isOn} onChange=${change} ...${attributes} />
      <span>${label}${hint && html` <small>${hint}</small>`}</span>
    </label>
  `;
}

/** @param {readonly string[]} items @param {string} item */
export function toggled(items, item) {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}

/**
 * Shows a line, text area, number, date or select, by schema.
 * @param {{
 *   schema: Schema,
 *   value: unknown,
 *   onChange: (value: any) => void,
 *   id?: string,
 *   isRequired?: boolean,
 *   isFaulty?: boolean,
 *   isLate?: boolean,
 *   isFirst?: boolean,
 *   children?: ComponentChildren,
 * } & Record<string, unknown>} props `isLate`: it counts when the reader leaves it or presses Enter; `isFirst`: it has
 *   the focus from the beginning; `children` stand below it
 */
export function SchemaField({
  schema,
  value,
  onChange,
  id = useId(),
  isRequired = false,
  isFaulty = false,
  isLate = false,
  isFirst = false,
  children,
  ...attributes
}) {
  const { title, hint, enum: values, suggestions = [] } = schema;
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (isFirst) input.current?.select();
  }, []);
  const isList = schema.type === "array";
  const isNumber = schema.type === "number" || schema.type === "integer";
  /** @param {string} text kept as typed when it is no number */
  const read = (text) => {
    if (isList) return text === "" ? [] : text.split("\n");
    if (text === "") return isRequired && !isNumber ? "" : undefined;
    return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
  };
  const keep = (/** @type {string} */ last) => {
    setText(null);
    onChange(last.trim());
  };
  const shown = isList && Array.isArray(value) ? value.join("\n") : (value ?? "");
  const on = isLate
    ? { onInput: typed(setText), onChange: typed(keep) }
    : { onInput: typed((text) => onChange(read(text))) };
  const usual = schema.default === undefined ? "" : String(schema.default);
  const named = {
    ...attributes,
    id,
    "aria-invalid": isFaulty ? "true" : undefined,
    "aria-describedby": `${id}-about`,
  };
  const line = { ...named, value: text ?? shown, ...on };
  const list = suggestions.length > 0 ? `${id}-list` : undefined;
  const choices = values && [...(usual ? [] : [[""]]), ...values.map((one) => [one])];
  const options = schema.options ?? choices;
  const choose = (/** @type {string} */ chosen) => onChange(schema.options ? chosen : read(chosen));
  const isLong = isList || schema.isLong;
  return html`
    <div class="field">
      <label for=${id}>${title}</label>
      ${
        options
          ? html`<${Select} ...${named} value=${shown || usual} options=${options} onChange=${choose} />`
          : isLong
            ? html`<textarea rows="3" ...${line}></textarea>`
            : html`<input type=${schema.format === "date" ? "date" : "text"} placeholder=${isLate ? undefined : usual} autocomplete="off" ref=${input} list=${list} ...${line} />`
      }
      ${list && html`<datalist id=${list}>${suggestions.map((one) => html`<option value=${one} />`)}</datalist>`}
      <div id="${id}-about">${hint && html`<small>${hint}</small>`} ${children}</div>
    </div>
  `;
}

/** @param {{ schema: Record<string, Schema | false>, values: object, onChange: (changes: Record<string, string>) => void }} props */
export function SchemaFields({ schema, values, onChange }) {
  const given = /** @type {Record<string, unknown>} */ (values);
  const fields = Object.entries(schema).map(
    ([name, field]) =>
      field &&
      html`<${SchemaField}
        key=${name}
        schema=${field}
        value=${String(given[name] ?? "")}
        isLate
        name=${name}
        onChange=${(/** @type {string} */ value) => onChange({ [name]: value })}
      />`,
  );
  return html`<div class="part-fields">${fields}</div>`;
}

/** @param {{ remarks: readonly { field: string, message: string }[], field: string }} props */
export function Remarks({ remarks, field }) {
  const own = remarks.filter((remark) => remark.field.startsWith(field));
  return own.map(({ message }) => html`<p class="remark">${message}</p>`);
}

/**
 * A button that opens a form of one line.
 * @param {object} line
 * @param {string} line.opener label of the button that toggles the line
 * @param {Record<string, unknown>} line.attributes of the button
 * @param {string} line.label
 * @param {string} line.button label of the submit button
 * @param {string} [line.value]
 * @param {VNode | null} [line.hint]
 * @param {(text: string) => string} [line.problem] reason to reject a text, or ""
 * @param {(text: string) => Promise<boolean>} line.onSend true closes the line
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

/** @typedef {{ readonly id: string, readonly title: string }} Home */

/** @param {{ readonly id: string }} home */
export function isGame({ id }) {
  return /^(cooking|grid):/.test(id);
}

/** @param {{ homes: readonly Home[] }} props */
export function HomeChoices({ homes }) {
  const worldOf = (/** @type {Home} */ { title }) => title.replace(/ \(.*/, "");
  const games = homes.filter(isGame);
  return html`
    ${homes.filter((home) => !isGame(home)).map(choiceOf)}
    ${[...new Set(games.map(worldOf))].map(
      (world) =>
        html`<optgroup label=${world}>${games.filter((game) => worldOf(game) === world).map(choiceOf)}</optgroup>`,
    )}
  `;
}

/** @param {Home} home */
function choiceOf({ id, title }) {
  return html`<option key=${id} value=${id}>${title}</option>`;
}

/** Returns the home after `chosen`, skipping games. @param {readonly Home[]} homes @param {string} chosen */
export function homeAfter(homes, chosen) {
  const offered = homes.filter((home) => !isGame(home));
  const at = offered.findIndex(({ id }) => id === chosen);
  return offered[(at + 1) % offered.length]?.id ?? "";
}
