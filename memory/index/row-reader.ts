import type { RecallKind } from "../../src/core/recall.js";
import type { Embedder } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { all, get } from "../work.js";
import { readVector } from "./vector-blob.js";
import type { VectorRow } from "./vector-rows.js";

/** A stored vector, ready to be compared. */
export interface KeptVector {
  readonly number: number;
  readonly id: string;
  readonly vector: Float32Array;
}

/** Changes whenever a vector is written or deleted. */
export interface Stamp {
  readonly newest: number;
  readonly tombstone: number;
}

/** Reads the vectors of one kind and one embedder. Indexes are built from them. */
export class RowReader {
  readonly #db: Database;
  readonly #dimensions: number;
  readonly #scope: { readonly kind: RecallKind; readonly embedder: string };

  constructor(db: Database, kind: RecallKind, embedder: Embedder) {
    this.#db = db;
    this.#dimensions = embedder.dimensions;
    this.#scope = { kind, embedder: embedder.id };
  }

  async stamp(): Promise<Stamp> {
    const row = await this.#db.read(
      get<{ newest: number | null; tombstone: number | null }>(
        `SELECT (SELECT max(number) FROM vectors) AS newest,
           (SELECT max(number) FROM vector_tombstones) AS tombstone`,
      ),
    );
    return { newest: row?.newest ?? 0, tombstone: row?.tombstone ?? 0 };
  }

  /** The highest number that was ever given to a vector. */
  async highestNumber(): Promise<number> {
    const row = await this.#db.read(
      get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'vectors'"),
    );
    return row?.seq ?? 0;
  }

  /** Rows with higher numbers, in order. */
  async after(number: number, limit: number): Promise<readonly KeptVector[]> {
    const rows = await this.#db.read(
      all<VectorRow>(
        `SELECT number, row_id, vector FROM vectors
         WHERE kind = @kind AND embedder = @embedder AND number > @number
         ORDER BY number LIMIT @limit`,
        { ...this.#scope, number, limit },
      ),
    );
    return rows.map((row) => this.#toKept(row));
  }

  /** How many rows there are; counts up to `most`. */
  async count(most = Number.MAX_SAFE_INTEGER): Promise<number> {
    const row = await this.#db.read(
      get<{ rows: number }>(
        `SELECT count(*) AS rows FROM
           (SELECT 1 FROM vectors WHERE kind = @kind AND embedder = @embedder LIMIT @most) AS found`,
        { ...this.#scope, most },
      ),
    );
    return row?.rows ?? 0;
  }

  /** All numbers, in order. */
  async numbers(): Promise<readonly number[]> {
    const rows = await this.#db.read(
      all<{ number: number }>(
        `SELECT number FROM vectors WHERE kind = @kind AND embedder = @embedder ORDER BY number`,
        this.#scope,
      ),
    );
    return rows.map(({ number }) => number);
  }

  /** The rows with these numbers; deleted ones are absent. */
  async byNumbers(numbers: readonly number[]): Promise<readonly KeptVector[]> {
    const rows = await this.#db.read(
      all<VectorRow>(
        `SELECT number, row_id, vector FROM json_each(@numbers) AS wanted
         CROSS JOIN vectors ON number = CAST(wanted.value AS bigint) AND kind = @kind AND embedder = @embedder`,
        { ...this.#scope, numbers: JSON.stringify(numbers) },
      ),
    );
    return rows.map((row) => this.#toKept(row));
  }

  /** Row ids by number; deleted rows are absent. */
  async idsOf(numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.#db.read(
      all<{ number: number; row_id: string }>(
        `SELECT number, row_id FROM json_each(@numbers) AS wanted
         CROSS JOIN vectors ON number = CAST(wanted.value AS bigint) AND kind = @kind AND embedder = @embedder`,
        { ...this.#scope, numbers: JSON.stringify(numbers) },
      ),
    );
    return new Map(rows.map(({ number, row_id }) => [number, row_id]));
  }

  /** Numbers of vectors deleted after this tombstone, those of other kinds included. */
  async deletedAfter(tombstone: number): Promise<readonly number[]> {
    const rows = await this.#db.read(
      all<{ vector: number }>("SELECT vector FROM vector_tombstones WHERE number > @tombstone", {
        tombstone,
      }),
    );
    return rows.map(({ vector }) => vector);
  }

  #toKept({ number, row_id, vector }: VectorRow): KeptVector {
    return { number, id: row_id, vector: readVector(vector, this.#dimensions) };
  }
}
