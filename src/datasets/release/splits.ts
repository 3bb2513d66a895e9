/** Splits by household, so that no home is in two splits. */
import { createHash } from "node:crypto";
import { type ColumnReaders, toCsv, toJsonLines, toTable } from "./tables.js";

export const splits = ["train", "validation", "test"] as const;
type Split = (typeof splits)[number];

const shares = { validation: 0.1, test: 0.1 };

/** Depends only on the pseudonym, so it is stable across versions. */
export function splitOf(household: string): Split {
  const digest = createHash("sha256").update(`split\u0000${household}`).digest();
  const share = digest.readUInt32BE(0) / 2 ** 32;
  if (share < shares.test) return "test";
  return share < shares.test + shares.validation ? "validation" : "train";
}

export function splitRows<Row>(
  rows: readonly Row[],
  householdOf: (row: Row) => string,
): Readonly<Record<Split, readonly Row[]>> {
  const parts: Record<Split, Row[]> = { train: [], validation: [], test: [] };
  for (const row of rows) parts[splitOf(householdOf(row))].push(row);
  return parts;
}

/** Writes JSON lines and CSV; omits empty splits. */
export function writeSplitFiles<Row>(
  folder: string,
  parts: Readonly<Record<Split, readonly Row[]>>,
  columns: ColumnReaders<Row>,
): readonly (readonly [path: string, content: string])[] {
  return splits.flatMap((split) => {
    const rows = parts[split];
    if (rows.length === 0) return [];
    return [
      [`${folder}/${split}.jsonl`, toJsonLines(rows)],
      [`${folder}/${split}.csv`, toCsv(toTable(columns, rows))],
    ] as const;
  });
}
