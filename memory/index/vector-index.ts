import { setImmediate } from "node:timers/promises";
import type { Embedder } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";
import { Graph } from "./graph.js";
import { type Hit, rankByCosine } from "./rank.js";
import { readVector, type VectorKind, type VectorRow } from "./vector-rows.js";

/** Below this many rows brute force is faster than the graph is worth. */
export const graphFromRows = 5000;

const rowsPerTurn = 128;

/**
 * Nearest rows of one kind over all households. The rows' vectors are the truth; the graph is made
 * from them when it is first needed and catches up by row number before each search, so it is never
 * stale, and it is thrown away when too much of it has been deleted.
 */
export class VectorIndex {
  readonly #options: VectorIndexOptions;
  #graph: Graph | null = null;
  #coveredNumber = 0;
  #catchingUp: Promise<void> = Promise.resolve();

  constructor(options: VectorIndexOptions) {
    this.#options = options;
  }

  /** The nearest rows, best first. */
  async nearest(query: Float32Array, k: number): Promise<readonly Hit[]> {
    const rowCount = this.#countRows();
    if (rowCount < this.#options.graphFrom) return rankByCosine(query, this.#rowsAfter(0), k);
    this.#catchingUp = this.#catchingUp
      .catch(() => {}) // whoever waited for that turn was told
      .then(() => this.#catchUp(rowCount));
    await this.#catchingUp;
    return this.#searchGraph(query, k, rowCount);
  }

  #searchGraph(query: Float32Array, k: number, rowCount: number): readonly Hit[] {
    const graph = this.#graph;
    if (!graph) return [];
    const goneAtMost = Math.max(0, graph.size - rowCount);
    const hits = new Map<string, Hit>();
    for (const hit of graph.search(query, k + goneAtMost)) {
      if (!hits.has(hit.id)) hits.set(hit.id, hit);
    }
    const kept = this.#keptIds([...hits.keys()]);
    return [...hits.values()].filter((hit) => kept.has(hit.id)).slice(0, k);
  }

  /** Adds the rows that are newer than the graph, a few at a time so that the process stays awake. */
  async #catchUp(rowCount: number): Promise<void> {
    if (this.#graph && this.#graph.size > 2 * rowCount) this.#graph = null;
    if (!this.#graph) {
      this.#graph = new Graph(this.#options.embedder.dimensions);
      this.#coveredNumber = 0;
    }
    for (;;) {
      const rows = this.#rowsAfter(this.#coveredNumber, rowsPerTurn);
      for (const row of rows) {
        this.#graph.add(row.row_id, readVector(row.vector));
        this.#coveredNumber = row.number;
      }
      if (rows.length < rowsPerTurn) return;
      await setImmediate();
    }
  }

  #countRows(): number {
    const { db, kind, embedder } = this.#options;
    const row = db.get<{ rows: number }>(
      "SELECT count(*) AS rows FROM vectors WHERE kind = @kind AND embedder = @embedder",
      { kind, embedder: embedder.id },
    );
    return row?.rows ?? 0;
  }

  #rowsAfter(number: number, limit = -1): readonly VectorRow[] {
    const { db, kind, embedder } = this.#options;
    return db.all<VectorRow>(
      `SELECT number, row_id, vector FROM vectors
       WHERE kind = @kind AND embedder = @embedder AND number > @number
       ORDER BY number LIMIT @limit`,
      { kind, embedder: embedder.id, number, limit },
    );
  }

  #keptIds(ids: readonly string[]): ReadonlySet<string> {
    const { db, kind, embedder } = this.#options;
    const rows = db.all<{ row_id: string }>(
      `SELECT row_id FROM json_each(@ids) AS wanted
       CROSS JOIN vectors ON kind = @kind AND row_id = wanted.value AND embedder = @embedder`,
      { kind, embedder: embedder.id, ids: JSON.stringify(ids) },
    );
    return new Set(rows.map((row) => row.row_id));
  }
}

export interface VectorIndexOptions {
  readonly db: Database;
  readonly kind: VectorKind;
  readonly embedder: Embedder;
  /** Number of rows from which the graph is used. */
  readonly graphFrom: number;
}
