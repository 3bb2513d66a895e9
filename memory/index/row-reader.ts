import type { RecallKind } from "../../src/core/recall.js";
import type { Embedder } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { all, get, type Params, run, type Work } from "../work.js";
import { type Label, type LabelSql, labelSql } from "./labels.js";
import { readVector } from "./vector-blob.js";
import type { VectorRow } from "./vector-rows.js";

/** A stored vector, ready to be compared. */
export interface KeptVector {
  readonly number: number;
  readonly vector: Float32Array;
}

/** Changes whenever a vector is written or deleted, or its label changes. */
export interface Stamp {
  readonly newest: number;
  /** Numbers of the oldest change that is still noted, and of the latest. */
  readonly oldest: number;
  readonly change: number;
}

export interface Labelled extends Label {
  readonly number: number;
}

/** Reads the vectors of one kind and one embedder. Indexes are built from them. */
export class RowReader {
  readonly #db: Database;
  readonly #dimensions: number;
  readonly #scope: { readonly kind: RecallKind; readonly embedder: string };
  readonly #sql: LabelSql;

  constructor(db: Database, kind: RecallKind, embedder: Embedder) {
    this.#db = db;
    this.#dimensions = embedder.dimensions;
    this.#scope = { kind, embedder: embedder.id };
    this.#sql = labelSql(kind);
  }

  async stamp(): Promise<Stamp> {
    const row = await this.#db.read(
      get<{ newest: number | null; oldest: number | null; change: number | null }>(
        `SELECT (SELECT max(number) FROM vectors) AS newest,
           (SELECT min(number) FROM vector_changes) AS oldest,
           (SELECT max(number) FROM vector_changes) AS change`,
      ),
    );
    return { newest: row?.newest ?? 0, oldest: row?.oldest ?? 0, change: row?.change ?? 0 };
  }

  /** The highest number that was ever given to a vector. */
  async highestNumber(): Promise<number> {
    const row = await this.#db.read(
      get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'vectors'"),
    );
    return row?.seq ?? 0;
  }

  /** Rows with higher numbers, in order. */
  after(number: number, limit: number): Promise<readonly KeptVector[]> {
    return this.#vectors(
      `SELECT number, vector FROM vectors
       WHERE kind = @kind AND embedder = @embedder AND number > @number
       ORDER BY number LIMIT @limit`,
      { number, limit },
    );
  }

  /** The rows with these numbers; deleted ones are absent. */
  byNumbers(numbers: readonly number[]): Promise<readonly KeptVector[]> {
    return this.#vectors(
      `SELECT number, vector FROM json_each(@numbers) AS wanted
       CROSS JOIN vectors ON number = CAST(wanted.value AS bigint) AND kind = @kind AND embedder = @embedder`,
      { numbers: JSON.stringify(numbers) },
    );
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

  /** The numbers of rows' vectors; rows without one are absent. */
  async numbersOf(ids: readonly string[]): Promise<readonly number[]> {
    const rows = await this.#db.read(
      all<{ number: number }>(
        `SELECT number FROM json_each(@ids) AS wanted
         CROSS JOIN vectors ON kind = @kind AND row_id = wanted.value AND embedder = @embedder`,
        { ...this.#scope, ids: JSON.stringify(ids) },
      ),
    );
    return rows.map(({ number }) => number);
  }

  /** Labels of the rows with higher numbers, in order. */
  labelsAfter(number: number, limit: number): Promise<readonly Labelled[]> {
    return this.#labels(
      "vectors",
      `WHERE vectors.kind = @kind AND embedder = @embedder AND vectors.number > @number
       ORDER BY vectors.number LIMIT @limit`,
      { number, limit },
    );
  }

  /** Labels as they are now, by number; deleted rows are absent. */
  labelsOf(numbers: readonly number[]): Promise<readonly Labelled[]> {
    return this.#labels(
      `json_each(@numbers) AS wanted
       CROSS JOIN vectors ON vectors.number = CAST(wanted.value AS bigint)
         AND vectors.kind = @kind AND embedder = @embedder`,
      "",
      { numbers: JSON.stringify(numbers) },
    );
  }

  /** Row ids by number; deleted rows are absent. */
  async idsOf(numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.#db.read(
      all<{ number: number; id: string }>(
        `SELECT number, row_id AS id FROM json_each(@numbers) AS wanted
         CROSS JOIN vectors ON number = CAST(wanted.value AS bigint) AND kind = @kind AND embedder = @embedder`,
        { ...this.#scope, numbers: JSON.stringify(numbers) },
      ),
    );
    return new Map(rows.map(({ number, id }) => [number, id]));
  }

  /** Numbers of the vectors that were deleted or have other labels since this change, those of other kinds included. */
  async changedAfter(change: number): Promise<readonly number[]> {
    const rows = await this.#db.read(
      all<{ vector: number }>("SELECT DISTINCT vector FROM vector_changes WHERE number > @change", {
        change,
      }),
    );
    return rows.map(({ vector }) => vector);
  }

  #labels(from: string, rest: string, params: Params): Promise<readonly Labelled[]> {
    const { table, joined, columns } = this.#sql;
    return this.#db.read(
      all<Labelled>(
        `SELECT vectors.number, ${columns} FROM ${from}
         LEFT JOIN ${table} AS row ON row.id = vectors.row_id ${joined} ${rest}`,
        { ...this.#scope, ...params },
      ),
    );
  }

  async #vectors(sql: string, params: Params): Promise<readonly KeptVector[]> {
    const rows = await this.#db.read(all<VectorRow>(sql, { ...this.#scope, ...params }));
    return rows.map(({ number, vector }) => ({
      number,
      vector: readVector(vector, this.#dimensions),
    }));
  }
}

/** Forgets changes: an index that has not seen them reads all rows anew. */
export function* forgetChanges(): Work<void> {
  for (const noted of ["vector_changes", "vector_tombstones"])
    yield* run(`DELETE FROM ${noted} WHERE number < (SELECT max(number) FROM ${noted})`);
}
