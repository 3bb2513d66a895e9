import { setImmediate, setTimeout } from "node:timers/promises";
import type { Embedder, RecallKind } from "../../src/core/memory/stores.js";
import { isUsable } from "../embed/usable.js";
import { all, type Database, get, run, value, type Work } from "../work.js";
import type { Likeness } from "./likeness.js";
import { readVector } from "./vector-rows.js";

const rowsPerTurn = 128;
const restMs = 60_000;

type StoredVector = Readonly<Record<"id" | "embedder", string>> & {
  readonly number: number;
  readonly kind: RecallKind;
  readonly dimensions: number;
  readonly vector: Buffer;
};

/**
 * Replaces damaged vectors and another embedder's, in small background transactions. Resumes at the next start.
 * Meanwhile a search renews the rows that it needs.
 */
export class Renewal {
  readonly #db: Database;
  readonly #embedder: Embedder;
  readonly #likeness: Likeness;
  readonly #stop = new AbortController();
  readonly #stopped = new Promise<false>((resolve) =>
    this.#stop.signal.addEventListener("abort", () => resolve(false)),
  );
  #running: Promise<void> | null = null;

  constructor(db: Database, embedder: Embedder, likeness: Likeness) {
    this.#db = db;
    this.#embedder = embedder;
    this.#likeness = likeness;
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
    const sql = `SELECT number, kind, row_id AS id, embedder, dimensions, vector FROM vectors
      WHERE number > @after ORDER BY number LIMIT @most`;
    for (let after = 0; after < newest && !signal.aborted; await setImmediate()) {
      const read = await this.#db.read(all<StoredVector>(sql, { after, most: rowsPerTurn }));
      const damaged = read.filter((one) => this.#isDamaged(one));
      // Without a known embedder, damaged vectors are replaced like another embedder's.
      if (damaged.length > 0)
        await this.#db.writeSoon(() => change("UPDATE vectors SET embedder = ''", damaged));
      const isOther = ({ embedder }: StoredVector) => embedder !== this.#embedder.id;
      const due = read.filter((one) => isOther(one) || damaged.includes(one));
      if (await this.#renew(due)) after = read.at(-1)?.number ?? newest;
      else await setTimeout(restMs, undefined, { signal, ref: false });
    }
  }

  #isDamaged({ embedder, dimensions, vector }: StoredVector): boolean {
    const { id, dimensions: own } = this.#embedder;
    if (embedder !== id) return false;
    return dimensions !== own || !isUsable(readVector(vector, dimensions), dimensions);
  }

  /** Embeds these rows again. Returns false when the embedder is unreachable, or the work is stopped. */
  async #renew(due: readonly StoredVector[]): Promise<boolean> {
    for (const kind of new Set(due.map((one) => one.kind))) {
      const ids = due.filter((one) => one.kind === kind).map(({ id }) => id);
      const embedding = this.#likeness.embed(kind, ids);
      if (!(await Promise.race([embedding, this.#stopped]))) return false;
    }
    if (due.length === 0) return true;
    // The rest belong to rows that get no vector any more.
    await this.#db.writeSoon(() => change("DELETE FROM vectors", due));
    return true;
  }
}

function change(sql: string, vectors: readonly StoredVector[]): Work<unknown> {
  const numbers = JSON.stringify(vectors.map(({ number }) => number));
  return run(`${sql} WHERE number IN (SELECT CAST(value AS bigint) FROM json_each(@numbers))`, {
    numbers,
  });
}
