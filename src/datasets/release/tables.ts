/** Writes CSV and Parquet tables with the same cells. CSV is safe for spreadsheets. */

import { createHash } from "node:crypto";
import { z } from "zod";
import { type ReleasedTime, timeShape } from "./rows.js";

type Cell = string | number | boolean | null;

type Column = { readonly name: string; readonly type: "STRING" | "DOUBLE" | "BOOLEAN" };

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export type ColumnReaders<Row> = Readonly<
  Record<string, readonly [type: Column["type"], read: (row: Row) => Cell]>
>;

export function fieldColumns<Name extends string>(
  type: Column["type"],
  ...names: readonly Name[]
): ColumnReaders<Readonly<Record<Name, Cell>>> {
  return Object.fromEntries(names.map((name) => [name, [type, (row) => row[name]]]));
}

/** Makes a column per field: objects and lists as JSON, a released time without its order. */
export function columnsOf<Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) {
  const columns = Object.entries(shape.shape).map(([name, field]) => [name, columnOf(name, field)]);
  return Object.fromEntries(columns) as ColumnReaders<z.infer<typeof shape>>;
}

function columnOf(
  name: string,
  shape: unknown,
): ColumnReaders<Readonly<Record<string, Cell>>>[string] {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return columnOf(name, shape.unwrap());
  if (shape === timeShape) return ["STRING", (row) => (row[name] as unknown as ReleasedTime).at];
  if (shape instanceof z.ZodNumber) return ["DOUBLE", (row) => row[name] ?? null];
  if (shape instanceof z.ZodBoolean) return ["BOOLEAN", (row) => row[name] ?? null];
  const hasParts = [z.ZodObject, z.ZodArray, z.ZodDiscriminatedUnion].some(
    (kind) => shape instanceof kind,
  );
  return ["STRING", (row) => (hasParts ? JSON.stringify(row[name]) : (row[name] ?? null))];
}

export function toTable<Row>(readers: ColumnReaders<Row>, rows: readonly Row[]): Table {
  const columns = Object.entries(readers);
  return {
    columns: columns.map(([name, [type]]) => ({ name, type })),
    rows: rows.map((row) => columns.map(([, [, read]]) => read(row))),
  };
}

export function toJsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/**
 * Writes RFC 4180 with line feeds and empty nulls. Prefixes formulas with an apostrophe, which {@link exactText}
 * removes.
 */
export function toCsv({ columns, rows }: Table): string {
  const names = columns.map(({ name }) => name);
  return [names, ...rows].map((row) => `${row.map(formatCell).join(",")}\n`).join("");
}

/**
 * Matches what spreadsheets run as formulas, ignoring blanks and invisible characters. Includes leading apostrophes, so
 * that the prefix is reversible.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function formatCell(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reverses the prefix of {@link toCsv}. */
export function exactText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

export const splits = ["train", "validation", "test"] as const;
type Split = (typeof splits)[number];

const shares = { validation: 0.1, test: 0.1 };

/** Chooses a household's split, the same in each release. */
export function splitOf(household: string): Split {
  const digest = createHash("sha256").update(`split\u0000${household}`).digest();
  const share = digest.readUInt32BE(0) / 2 ** 32;
  if (share < shares.test) return "test";
  return share < shares.test + shares.validation ? "validation" : "train";
}

/** Writes files by patterns ("data/{split}.jsonl"); omits empty splits. */
export function writeSplits<Row>(
  rows: readonly Row[],
  householdOf: (row: Row) => string,
  formats: Readonly<Record<string, (rows: readonly Row[]) => string | Uint8Array>>,
): readonly (readonly [path: string, content: string | Uint8Array])[] {
  const chosen = rows.map((row) => splitOf(householdOf(row)));
  return splits.flatMap((split) => {
    const part = rows.filter((_, at) => chosen[at] === split);
    if (part.length === 0) return [];
    return Object.entries(formats).map(
      ([pattern, write]) => [pattern.replace("{split}", split), write(part)] as const,
    );
  });
}
