/** Which rows are trained on: by household, so that nothing of a home is in two splits. */
import { createHash } from "node:crypto";

export const splits = ["train", "validation", "test"] as const;
export type Split = (typeof splits)[number];

/** Shares of households for validation and test. */
const shares = { validation: 0.1, test: 0.1 };

/** By the household's pseudonym alone: it stays where it is from version to version. */
export function splitOf(household: string): Split {
  const digest = createHash("sha256").update(`split\u0000${household}`).digest();
  const share = digest.readUInt32BE(0) / 2 ** 32;
  if (share < shares.test) return "test";
  return share < shares.test + shares.validation ? "validation" : "train";
}

/** Rows of each split, in the order in which they came. */
export function splitRows<Row extends { readonly household: string }>(
  rows: readonly Row[],
): Readonly<Record<Split, readonly Row[]>> {
  const parts: Record<Split, Row[]> = { train: [], validation: [], test: [] };
  for (const row of rows) parts[splitOf(row.household)].push(row);
  return parts;
}
