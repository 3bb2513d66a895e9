import { COMPONENT, type WireComponent } from "../wire.js";
import type { Issues } from "./issues.js";

const LINK_STYLE = 5;
const SELECT_TYPES = [3, 5, 6, 7, 8];

/** Checks the rows of a message: 5 rows, 5 buttons or one select each, every custom id once. */
export function checkRows(issues: Issues, rows: readonly WireComponent[]): void {
  if (rows.length > 5) issues.list(["components"], rows, { min: 1, max: 5 });
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const path = ["components", index];
    if (row.type !== COMPONENT.row) {
      issues.add([...path, "type"], "BASE_TYPE_CHOICES", "Value must be one of {1}.");
      continue;
    }
    checkRow(issues, { path, row, seen });
  }
}

function checkRow(
  issues: Issues,
  at: { path: (string | number)[]; row: WireComponent; seen: Set<string> },
): void {
  const items = at.row.components ?? [];
  const hasSelect = items.some((item) => SELECT_TYPES.includes(item.type));
  issues.list([...at.path, "components"], items, { min: 1, max: hasSelect ? 1 : 5 });
  for (const [index, item] of items.entries()) {
    const path = [...at.path, "components", index];
    if (item.type === COMPONENT.button) checkButton(issues, path, item);
    else if (SELECT_TYPES.includes(item.type)) checkSelect(issues, path, item);
    else issues.add([...path, "type"], "BASE_TYPE_CHOICES", "Not a component of a message row.");
    checkCustomId(issues, { path, item, seen: at.seen });
  }
}

function checkCustomId(
  issues: Issues,
  at: { path: (string | number)[]; item: WireComponent; seen: Set<string> },
): void {
  const { custom_id: customId, style } = at.item;
  if (at.item.type === COMPONENT.button && style === LINK_STYLE) return;
  const path = [...at.path, "custom_id"];
  issues.text(path, customId, { min: 1, max: 100 });
  if (customId === undefined) return;
  if (at.seen.has(customId)) {
    const message = "Component custom id cannot be duplicated";
    issues.add(path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
  }
  at.seen.add(customId);
}

function checkButton(issues: Issues, path: (string | number)[], button: WireComponent): void {
  issues.text([...path, "label"], button.label, { min: button.emoji ? 0 : 1, max: 80 });
  if (!button.style || button.style > 6) {
    issues.add([...path, "style"], "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.");
  }
  if (button.style !== LINK_STYLE) return;
  issues.text([...path, "url"], button.url, { min: 1, max: 512 });
}

/** Checks a select menu: 25 options, their texts, and how many may be chosen. */
export function checkSelect(issues: Issues, path: (string | number)[], menu: WireComponent): void {
  issues.text([...path, "placeholder"], menu.placeholder, { min: 0, max: 150 });
  if (menu.type !== COMPONENT.select) return;
  const options = menu.options ?? [];
  issues.list([...path, "options"], options, { min: 1, max: 25 });
  const values = new Set(options.map((option) => option.value));
  if (values.size < options.length) {
    const message = "The specified option value is already used";
    issues.add([...path, "options"], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
  }
  if ((menu.max_values ?? 1) > options.length || (menu.min_values ?? 1) > (menu.max_values ?? 1)) {
    issues.add([...path, "max_values"], "NUMBER_TYPE_MAX", "More values than options.");
  }
  for (const [index, option] of options.entries()) {
    const at = [...path, "options", index];
    issues.text([...at, "label"], option.label, { min: 1, max: 100 });
    issues.text([...at, "value"], option.value, { min: 1, max: 100 });
    issues.text([...at, "description"], option.description, { min: 0, max: 100 });
  }
}
