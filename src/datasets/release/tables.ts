/** Tables: CSV and Parquet have the same cells. */
import { parquetWriteBuffer } from "hyparquet-writer";

export type Cell = string | number | boolean | null;

export interface Column {
  readonly name: string;
  readonly type: "STRING" | "DOUBLE" | "BOOLEAN";
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** RFC 4180 with line feeds; nothing is an empty cell. */
export function toCsv({ columns, rows }: Table): string {
  const names = columns.map(({ name }) => name);
  return [names, ...rows].map((row) => `${row.map(quote).join(",")}\n`).join("");
}

function quote(cell: Cell): string {
  const text = cell === null ? "" : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The same cells, in columns with a type. */
export function toParquet({ columns, rows }: Table): Uint8Array {
  const columnData = columns.map(({ name, type }, at) => ({
    name,
    type,
    nullable: true,
    data: rows.map((row) => row[at] ?? null),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
