import { type Cell, figures, heading, tableOf } from "./blocks.js";
import type { Block } from "./document.js";

type Row = Readonly<Record<string, unknown>>;

/** Shows a result without a page of its own: its figures by name, and a table for each list of rows. */
export function outline(result: object): readonly Block[] {
  const named = Object.entries(result);
  const lists = named.flatMap(([name, value]) => (isList(value) ? [{ name, rows: value }] : []));
  const rest = Object.fromEntries(named.filter(([, value]) => !isList(value)));
  return [
    figures(flatten(rest)),
    ...lists.flatMap(({ name, rows }) => [heading(name), tableRows(rows.map(flatten))]),
  ];
}

function tableRows(rows: readonly Readonly<Record<string, Cell>>[]): Block {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return tableOf(
    rows,
    Object.fromEntries(names.map((name) => [name, (row: (typeof rows)[number]) => row[name]])),
  );
}

function flatten(row: Row): Readonly<Record<string, Cell>> {
  const cells = Object.entries(row).flatMap(([name, value]): [string, Cell][] =>
    isRow(value)
      ? Object.entries(flatten(value)).map(([inner, cell]) => [`${name} ${inner}`, cell])
      : [[name, toCell(value)]],
  );
  return Object.fromEntries(cells);
}

function toCell(value: unknown): Cell {
  if (Array.isArray(value)) return value.map(toCell).join(", ");
  if (typeof value === "number") return Number.isInteger(value) ? value : value.toFixed(3);
  return isRow(value) ? JSON.stringify(value) : value === null ? null : String(value);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}
