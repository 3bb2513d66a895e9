/** Tables: CSV and Parquet have the same cells. */
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

/** RFC 4180 with line feeds; null is an empty cell. */
export function toCsv({ columns, rows }: Table): string {
  const names = columns.map(({ name }) => name);
  return [names, ...rows].map((row) => `${row.map(quote).join(",")}\n`).join("");
}

function quote(cell: Cell): string {
  const text = cell === null ? "" : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
