import { setImmediate, setTimeout } from "node:timers/promises";
import type { RecallKind } from "../../src/core/memory/recall.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import type { Database } from "../database.js";
import { isUsable } from "../embed/usable.js";
import { all, exists, get, run, value, type Work } from "../work.js";
import { type RowTexts, readTexts, saysStill, sentencesOf } from "./row-texts.js";
import { readVector } from "./vector-blob.js";
import { embedIfPossible, putVector } from "./vector-rows.js";

const rowsPerTurn = 128;
const restMs = 60_000;

interface StoredVector {
  readonly number: number;
  readonly kind: RecallKind;
  readonly row_id: string;
  readonly embedder: string;
  readonly dimensions: number;
  readonly vector: Buffer;
}

/**
 * Replaces damaged vectors and those of another embedder in small background transactions. Resumes at the next start,
 * since the rows record what is left. Searches meanwhile renew their own rows first.
 */
export class Renewal {
  readonly #db: Database;
  readonly #embedder: Embedder;
  readonly #stop = new AbortController();
  readonly #stopped = new Promise<[]>((resolve) =>
    this.#stop.signal.addEventListener("abort", () => resolve([])),
  );
  #running: Promise<void> | null = null;

  constructor(db: Database, embedder: Embedder) {
    this.#db = db;
    this.#embedder = embedder;
  }

  /** Starts in the background. A failure ends it until the next start, as no search depends on it. */
  start(): void {
    if (this.#db.readOnly) return;
    this.#running ??= this.#renewAll().catch(() => undefined);
  }

  async progress() {
    const counted = await this.#db.read(
      get<{ readonly vectors: number; readonly left: number }>(
        `SELECT count(*) AS vectors, count(CASE WHEN embedder <> @embedder THEN 1 END) AS "left" FROM vectors`,
        { embedder: this.#embedder.id },
      ),
    );
    return counted ?? { vectors: 0, left: 0 };
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #renewAll(): Promise<void> {
    const { signal } = this.#stop;
    const newest = (await this.#db.read(value<number>("SELECT max(number) FROM vectors"))) ?? 0;
    for (let after = 0; after < newest && !signal.aborted; await setImmediate()) {
      const read = await this.#db.read(readVectors(after));
      const due = read.filter((one) => this.#isDue(one));
      if (await this.#renew(due)) after = read.at(-1)?.number ?? newest;
      else await setTimeout(restMs, undefined, { signal, ref: false });
    }
  }

  #isDue({ embedder, dimensions, vector }: StoredVector): boolean {
    const { id, dimensions: own } = this.#embedder;
    if (embedder !== id || dimensions !== own) return true;
    return !isUsable(readVector(vector, dimensions), dimensions);
  }

  /** Returns false when the embedder is unreachable. */
  async #renew(due: readonly StoredVector[]): Promise<boolean> {
    for (const kind of new Set(due.map((one) => one.kind))) {
      const stored = due.filter((one) => one.kind === kind);
      const ids = stored.map(({ row_id }) => row_id);
      const rows = await this.#db.read(readTexts(kind, ids));
      const vectors = await this.#embed(rows.map(({ texts }) => sentencesOf(kind, texts)));
      if (vectors.length < rows.length) return false;
      const fresh = new Map(rows.map((row, at) => [row.id, { row, vector: vectors[at] ?? null }]));
      if (this.#stop.signal.aborted) return true;
      await this.#db.writeSoon(() => this.#replace(stored, fresh));
    }
    return true;
  }

  #embed(rows: readonly (readonly string[])[]): ReturnType<typeof embedIfPossible> {
    return Promise.race([embedIfPossible(this.#embedder, rows), this.#stopped]);
  }

  *#replace(
    stored: readonly StoredVector[],
    fresh: ReadonlyMap<string, { readonly row: RowTexts; readonly vector: Float32Array | null }>,
  ): Work<void> {
    for (const { number, kind, row_id: id } of stored) {
      const { row, vector } = fresh.get(id) ?? {};
      const isThere = yield* exists("SELECT 1 FROM vectors WHERE number = @number", { number });
      if (!isThere) continue;
      if (row && vector && (yield* saysStill(kind, row)))
        yield* putVector({ kind, id, embedder: this.#embedder, vector });
      else yield* run("DELETE FROM vectors WHERE number = @number", { number });
    }
  }
}

function readVectors(after: number): Work<readonly StoredVector[]> {
  return all<StoredVector>(
    `SELECT number, kind, row_id, embedder, dimensions, vector FROM vectors
     WHERE number > @after ORDER BY number LIMIT @most`,
    { after, most: rowsPerTurn },
  );
}
