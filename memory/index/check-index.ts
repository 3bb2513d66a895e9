import type { RecallKind } from "../../src/core/recall.js";
import type { Embedder } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { findMismatch } from "./mismatch.js";
import { RowReader } from "./row-reader.js";
import { readSnapshot, type SnapshotProblem } from "./snapshot.js";
import { chooseWidth } from "./width.js";

/** How the index on the disk compares with the rows. */
export interface IndexCheck {
  readonly kind: RecallKind;
  readonly embedder: string;
  readonly rows: number;
  /**
   * - `fresh`: it can be used; missing rows are added when it is opened.
   * - `not needed`: there are so few rows that brute force searches them.
   * - the others: it is rebuilt from the rows when it is next needed.
   */
  readonly verdict: "fresh" | "not needed" | "missing" | "corrupt" | "other embedder" | "stale";
  /** Rows that it lacks, and deleted rows that it still has; null when it cannot be read. */
  readonly behind: number | null;
  readonly deleted: number | null;
  /** Recall of sampled searches at the search width that it needs; null when it cannot be read. */
  readonly recallAt10: number | null;
  readonly width: number | null;
}

/** What is wrong with the index on the disk, as a sentence. @param base the beginning of its files' names */
export function describeProblem(problem: SnapshotProblem | "stale", base: string): string {
  const index = `The index beside the database (${base}…)`;
  if (problem === "missing") return `${index} is not there.`;
  if (problem === "corrupt") return `${index} is damaged.`;
  if (problem === "stale") return `${index} does not fit the rows.`;
  return `${index} was made with another embedder.`;
}

/** Compares the index beside the database with the rows; changes nothing. */
export async function checkIndex(options: {
  readonly db: Database;
  readonly kind: RecallKind;
  readonly embedder: Embedder;
  readonly graphFrom: number;
  readonly base: string;
}): Promise<IndexCheck> {
  const { db, kind, embedder, graphFrom, base } = options;
  const rows = new RowReader(db, kind, embedder);
  const count = await rows.count();
  const unknown = { behind: null, deleted: null, recallAt10: null, width: null };
  const found = { kind, embedder: embedder.id, rows: count };
  if (count < graphFrom) return { ...found, verdict: "not needed", ...unknown };
  const reading = await readSnapshot(base, embedder);
  if (!reading.ok) return { ...found, verdict: reading.problem, ...unknown };
  const { graph } = reading;
  const before = graph.numbers().length;
  if (await findMismatch(graph, rows)) return { ...found, verdict: "stale", ...unknown };
  const kept = graph.numbers().length;
  const choice = await chooseWidth(graph, rows);
  return {
    ...found,
    verdict: "fresh",
    behind: count - kept,
    deleted: before - kept,
    recallAt10: choice?.recallAt10 ?? null,
    width: choice?.width ?? null,
  };
}
