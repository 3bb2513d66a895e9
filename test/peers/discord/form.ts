import { fieldOf } from "./limits/modal.js";
import { COMPONENT, type ModalBody, type WireComponent } from "./wire.js";

/** What a person puts into a form's fields, by custom id or by label. */
export type FormValues = Readonly<Record<string, string | string[]>>;

/**
 * Builds what Discord sends when a person submits a form; a field left out keeps its prefilled
 * value.
 * @throws Error for what a person could not submit: an unknown field, an empty required field, a
 * text of a wrong length, a value that is not offered
 */
export function buildFormData(modal: ModalBody, values: FormValues): object {
  const used = new Set<string>();
  const components = modal.components.map((row, index) => {
    const field = fieldOf(row);
    if (!field) throw new Error("the form has an empty row");
    const names = [field.custom_id ?? "", row.label ?? field.label ?? ""];
    const name = names.find((candidate) => candidate in values);
    if (name !== undefined) used.add(name);
    const filled = {
      ...fill(field, name === undefined ? undefined : values[name]),
      id: 2 * index + 2,
    };
    const place = { type: row.type, id: 2 * index + 1 };
    return row.type === COMPONENT.label
      ? { ...place, component: filled }
      : { ...place, components: [filled] };
  });
  const unknown = Object.keys(values).filter((name) => !used.has(name));
  if (unknown.length > 0) throw new Error(`the form has no field ${unknown.join(", ")}`);
  return { custom_id: modal.custom_id, components };
}

function fill(field: WireComponent, value: FormValues[string] | undefined): object {
  const { type, custom_id } = field;
  if (type === COMPONENT.select) {
    return { type, custom_id, values: pick(field, value === undefined ? [] : [value].flat()) };
  }
  const text = value === undefined ? (field.value ?? "") : String(value);
  const isMissing = text === "" && field.required !== false;
  if (isMissing) throw new Error(`the field ${custom_id} is required`);
  const isShort = text !== "" && text.length < (field.min_length ?? 0);
  if (isShort || text.length > (field.max_length ?? 4000)) {
    throw new Error(`the field ${custom_id} does not take ${text.length} characters`);
  }
  return { type, custom_id, value: text };
}

/**
 * The values of a menu's options that a person names by value or label.
 * @throws Error when one is not offered, or when their number does not fit
 */
export function pick(menu: WireComponent, wanted: readonly string[]): string[] {
  const picked = wanted.map((name) => {
    const option = menu.options?.find(({ value, label }) => value === name || label === name);
    if (!option) throw new Error(`the menu ${menu.custom_id} does not offer ${name}`);
    return option.value;
  });
  const { min_values: min = 1, max_values: max = 1 } = menu;
  if (picked.length < min || picked.length > max) {
    throw new Error(`the menu ${menu.custom_id} takes ${min} to ${max} values`);
  }
  return picked;
}
