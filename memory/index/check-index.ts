/** Reports whether the saved vector index fits the stored rows, for `sous doctor`. */
import type { Embedder, RecallKind } from "../../src/core/memory/stores.js";
import type { Database } from "../work.js";
import { RowReader } from "./row-reader.js";
import { readSnapshot, type SnapshotProblem } from "./snapshot.js";
import { chooseWidth } from "./width.js";

export function describeProblem(problem: SnapshotProblem, base: string): string {
  const index = `The index beside the database (${base}…)`;
  if (problem === "missing") return `${index} is not there.`;
  if (problem === "corrupt") return `${index} is damaged.`;
  if (problem === "stale") return `${index} does not fit the rows.`;
  return `${index} was made with another embedder.`;
}

export type IndexCheck = Awaited<ReturnType<typeof checkIndex>>;

/**
 * The verdict is `fresh` for a usable index; `not needed` with so few rows that all are compared; or a problem, which
 * causes a rebuild at the next use.
 */
export async function checkIndex(options: {
  readonly db: Database;
  readonly kind: RecallKind;
  readonly embedder: Embedder;
  readonly graphFrom: number;
  readonly base: string;
}) {
  const { db, kind, embedder, graphFrom, base } = options;
  const rows = new RowReader(db, kind, embedder);
  const count = await rows.count();
  const found = { kind, embedder: embedder.id, rows: count };
  const unknown = { behind: null, deleted: null, recallAt10: null, width: null };
  if (count < graphFrom) return { ...found, verdict: "not needed" as const, ...unknown };
  const read = await readSnapshot(base, embedder, rows);
  if (typeof read === "string") return { ...found, verdict: read, ...unknown };
  const { graph } = read;
  const choice = await chooseWidth(graph, rows);
  return {
    ...found,
    verdict: "fresh" as const,
    /** Number of rows missing from the index, and of deleted rows still in it. */
    behind: count - graph.numbers.size,
    deleted: graph.tombstones,
    recallAt10: choice?.recallAt10 ?? null,
    width: choice?.width ?? null,
  };
}
