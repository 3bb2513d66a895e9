/** Tables: CSV and Parquet have the same cells; CSV has them so that no spreadsheet runs them. */
import { parquetWriteBuffer } from "hyparquet-writer";

type Cell = string | number | boolean | null;

interface Column {
  readonly name: string;
  readonly type: "STRING" | "DOUBLE" | "BOOLEAN";
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** By column: its type, and how its cell is read from a row. */
export type ColumnReaders<Row> = Readonly<
  Record<string, readonly [type: Column["type"], read: (row: Row) => Cell]>
>;

/** Columns of the same type, for fields that are cells already. */
export function fieldColumns<Name extends string>(
  type: Column["type"],
  ...names: readonly Name[]
): ColumnReaders<Readonly<Record<Name, Cell>>> {
  return Object.fromEntries(names.map((name) => [name, [type, (row) => row[name]]]));
}

export function toTable<Row>(readers: ColumnReaders<Row>, rows: readonly Row[]): Table {
  const columns = Object.entries(readers);
  return {
    columns: columns.map(([name, [type]]) => ({ name, type })),
    rows: rows.map((row) => columns.map(([, [, read]]) => read(row))),
  };
}

/** One row per line, as JSON. */
export function toJsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/**
 * RFC 4180 with line feeds; null is an empty cell. A text that a spreadsheet would run as a formula has an
 * apostrophe before it; {@link exactText} takes it away. Numbers stay as they are.
 */
export function toCsv({ columns, rows }: Table): string {
  const names = columns.map(({ name }) => name);
  return [names, ...rows].map((row) => `${row.map(formatCell).join(",")}\n`).join("");
}

/**
 * What spreadsheets take for a formula: they pass over blanks and invisible characters, and read full-width
 * signs. Texts with apostrophes before it belong to it, so that each cell has one exact text.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function formatCell(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell of {@link toCsv}, as it was before. */
export function exactText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** The same cells, in typed columns. */
export function toParquet({ columns, rows }: Table): Uint8Array {
  const columnData = columns.map(({ name, type }, at) => ({
    name,
    type,
    nullable: true,
    data: rows.map((row) => row[at] ?? null),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
