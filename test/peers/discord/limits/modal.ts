import { COMPONENT, type ModalBody, type WireComponent } from "../wire.js";
import { checkSelect } from "./components.js";
import { Issues } from "./issues.js";

const LONGEST_INPUT = 4000;

/**
 * Checks a modal: title, 1 to 5 fields, and each field's texts.
 * @throws DiscordError 50035
 */
export function checkModal(modal: ModalBody): void {
  const issues = new Issues();
  const rows = modal.components ?? [];
  issues.text(["custom_id"], modal.custom_id, { min: 1, max: 100 });
  issues.text(["title"], modal.title, { min: 1, max: 45 });
  issues.list(["components"], rows, { min: 1, max: 5 });
  for (const [index, row] of rows.entries()) checkField(issues, ["components", index], row);
  const ids = rows.map((row) => fieldOf(row)?.custom_id);
  if (new Set(ids).size < ids.length)
    issues.add(["components"], "COMPONENT_CUSTOM_ID_DUPLICATED", "A custom id is there twice.");
  issues.throwIfAny();
}

function checkField(issues: Issues, path: (string | number)[], row: WireComponent): void {
  const field = fieldOf(row);
  const isText = field?.type === COMPONENT.text;
  const isSelect = field?.type === COMPONENT.select && row.type === COMPONENT.label;
  if (!field || !(isText || isSelect)) {
    issues.add(path, "BASE_TYPE_CHOICES", "Not a field of a modal.");
    return;
  }
  const label = row.type === COMPONENT.label ? row.label : field.label;
  issues.text([...path, "label"], label, { min: 1, max: 45 });
  issues.text([...path, "description"], row.description, { min: 0, max: 100 });
  issues.text([...path, "custom_id"], field.custom_id, { min: 1, max: 100 });
  if (isSelect) checkSelect(issues, path, field);
  else checkInput(issues, path, field);
}

function checkInput(issues: Issues, path: (string | number)[], field: WireComponent): void {
  issues.text([...path, "placeholder"], field.placeholder, { min: 0, max: 100 });
  issues.text([...path, "value"], field.value, { min: 0, max: field.max_length ?? LONGEST_INPUT });
  if ((field.max_length ?? 1) > LONGEST_INPUT || (field.max_length ?? 1) < 1) {
    issues.add([...path, "max_length"], "NUMBER_TYPE_MAX", "Must be between 1 and 4000.");
  }
}

/** The field inside one row or label of a modal. */
export function fieldOf(row: WireComponent): WireComponent | undefined {
  return row.type === COMPONENT.label ? row.component : row.components?.[0];
}
