import type { Embedder, RecallKind } from "../../src/core/memory/stores.js";
import type { Hit } from "../../src/core/rank.js";
import { all, column, type Database, type Params, run, value, type Work } from "../work.js";
import type { GraphHit } from "./graph.js";
import { type Label, type LabelSql, labelSql } from "./labels.js";
import { readVector } from "./vector-rows.js";

/** A stored vector. Numbers grow with every vector and are never reused. */
export interface KeptVector {
  readonly number: number;
  readonly vector: Float32Array;
}

type Labelled = Label & { readonly number: number };

const ofScope = "vectors.kind = @kind AND embedder = @embedder";
const withNumbers = `json_each(@numbers) AS wanted
  CROSS JOIN vectors ON vectors.number = CAST(wanted.value AS bigint) AND ${ofScope}`;

/** Reads the vectors of one kind of row, and their labels. */
export class RowReader {
  readonly #scope: { readonly kind: RecallKind; readonly embedder: string };
  readonly #sql: LabelSql;

  constructor(
    private readonly db: Database,
    kind: RecallKind,
    private readonly embedder: Embedder,
  ) {
    this.#scope = { kind, embedder: embedder.id };
    this.#sql = labelSql(kind);
  }

  async stamp() {
    const [row] = await this.#all<Record<"newest" | "oldest" | "change", number | null>>(
      `SELECT (SELECT max(number) FROM vectors) AS newest,
         (SELECT min(number) FROM vector_changes) AS oldest,
         (SELECT max(number) FROM vector_changes) AS change`,
    );
    return { newest: row?.newest ?? 0, oldest: row?.oldest ?? 0, change: row?.change ?? 0 };
  }

  async highestNumber(): Promise<number> {
    const sql = "SELECT seq FROM sqlite_sequence WHERE name = 'vectors'";
    return (await this.db.read(value<number>(sql))) ?? 0;
  }

  after(number: number, limit: number): Promise<readonly KeptVector[]> {
    return this.#vectors(
      `vectors WHERE ${ofScope} AND number > @number ORDER BY number LIMIT @limit`,
      { number, limit },
    );
  }

  byNumbers(numbers: readonly number[]): Promise<readonly KeptVector[]> {
    return this.#vectors(withNumbers, { numbers: JSON.stringify(numbers) });
  }

  async count(most = Number.MAX_SAFE_INTEGER): Promise<number> {
    const sql = `SELECT count(*) FROM (SELECT 1 FROM vectors WHERE ${ofScope} LIMIT @most) AS found`;
    return (await this.db.read(value<number>(sql, { ...this.#scope, most }))) ?? 0;
  }

  numbers(): Promise<readonly number[]> {
    return this.#numbers(`vectors WHERE ${ofScope} ORDER BY number`);
  }

  numbersOf(ids: readonly string[]): Promise<readonly number[]> {
    return this.#numbers(
      `json_each(@ids) AS wanted CROSS JOIN vectors ON row_id = wanted.value AND ${ofScope}`,
      { ids: JSON.stringify(ids) },
    );
  }

  /** Returns the numbers of vectors, of all kinds, that were deleted or relabelled after this change. */
  changedAfter(change: number): Promise<readonly number[]> {
    return this.#numbers(
      "(SELECT vector AS number FROM vector_changes WHERE number > @change) AS changed",
      { change },
    );
  }

  labelsAfter(number: number, limit: number): Promise<readonly Labelled[]> {
    return this.#labels(
      `vectors`,
      `WHERE ${ofScope} AND vectors.number > @number ORDER BY vectors.number LIMIT @limit`,
      { number, limit },
    );
  }

  labelsOf(numbers: readonly number[]): Promise<readonly Labelled[]> {
    return this.#labels(withNumbers, "", { numbers: JSON.stringify(numbers) });
  }

  #labels(from: string, rest: string, params: Params): Promise<readonly Labelled[]> {
    const { table, joined, columns } = this.#sql;
    return this.#all(
      `SELECT vectors.number, ${columns} FROM ${from}
       LEFT JOIN ${table} AS row ON row.id = vectors.row_id ${joined} ${rest}`,
      params,
    );
  }

  async #vectors(from: string, params: Params): Promise<readonly KeptVector[]> {
    const sql = `SELECT vectors.number, vector FROM ${from}`;
    return (await this.#all<{ number: number; vector: Buffer }>(sql, params)).map(
      ({ number, vector }) => ({ number, vector: readVector(vector, this.embedder.dimensions) }),
    );
  }

  #numbers(from: string, params: Params = {}): Promise<readonly number[]> {
    const sql = `SELECT number FROM ${from}`;
    return this.db.read(column<number>(sql, { ...this.#scope, ...params }));
  }

  #all<Row>(sql: string, params: Params = {}): Promise<readonly Row[]> {
    return this.db.read(all<Row>(sql, { ...this.#scope, ...params }));
  }
}

/** Deletes the recorded changes. An index that missed them reads all rows again. */
export function* forgetChanges(): Work<void> {
  for (const noted of ["vector_changes", "vector_tombstones"])
    yield* run(`DELETE FROM ${noted} WHERE number < (SELECT max(number) FROM ${noted})`);
}

/** Adds to each hit its row's id; leaves out rows that were deleted meanwhile. */
export async function nameHits<One extends GraphHit>(
  db: Database,
  hits: readonly One[],
): Promise<readonly (One & Hit)[]> {
  if (hits.length === 0) return [];
  const numbers = JSON.stringify(hits.map(({ number }) => number));
  const rows = await db.read(
    all<{ number: number; id: string }>(
      `SELECT vectors.number, row_id AS id FROM json_each(@numbers) AS wanted
       CROSS JOIN vectors ON vectors.number = CAST(wanted.value AS bigint)`,
      { numbers },
    ),
  );
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  return hits.flatMap((one) => {
    const id = ids.get(one.number);
    return id === undefined ? [] : [{ ...one, id }];
  });
}
