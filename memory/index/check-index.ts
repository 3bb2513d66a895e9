import type { RecallKind } from "../../src/core/memory/recall.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import type { Database } from "../database.js";
import type { Graph } from "./graph.js";
import { RowReader } from "./row-reader.js";
import { readSnapshot, type SnapshotProblem } from "./snapshot.js";
import { chooseWidth } from "./width.js";

const sampledPoints = 64;

export interface IndexCheck {
  readonly kind: RecallKind;
  readonly embedder: string;
  readonly rows: number;
  /**
   * - `fresh`: usable; missing rows are added at opening.
   * - `not needed`: few enough rows for brute force.
   * - others: rebuilt when next needed.
   */
  readonly verdict: "fresh" | "not needed" | "missing" | "corrupt" | "other embedder" | "stale";
  /** Rows missing from it, and deleted rows still in it; null when unreadable. */
  readonly behind: number | null;
  readonly deleted: number | null;
  /** Recall of sampled searches at `width`; null when unreadable. */
  readonly recallAt10: number | null;
  readonly width: number | null;
}

export function describeProblem(problem: SnapshotProblem | "stale", base: string): string {
  const index = `The index beside the database (${base}…)`;
  if (problem === "missing") return `${index} is not there.`;
  if (problem === "corrupt") return `${index} is damaged.`;
  if (problem === "stale") return `${index} does not fit the rows.`;
  return `${index} was made with another embedder.`;
}

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

/** Returns true for numbers never assigned, missing rows or other vectors. Adds missing tombstones first. */
export async function findMismatch(graph: Graph, rows: RowReader): Promise<boolean> {
  if ((await rows.highestNumber()) < graph.covers) return true;
  const numbers = await rows.numbers();
  const present = new Set(numbers);
  for (const number of graph.numbers()) if (!present.has(number)) graph.remove(number);
  const kept = graph.numbers();
  if (kept.length !== numbers.filter((number) => number <= graph.covers).length) return true;
  const step = Math.max(1, Math.floor(kept.length / sampledPoints));
  const some = kept.filter((_, at) => at % step === 0);
  return (await rows.byNumbers(some)).some(({ number, vector }) =>
    graph.pointOf(number).some((value, at) => value !== vector[at]),
  );
}
