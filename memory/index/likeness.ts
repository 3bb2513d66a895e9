import { setImmediate } from "node:timers/promises";
import { type Hit, rankVectors } from "../../src/core/rank.js";
import type { RecallKind } from "../../src/core/recall.js";
import type { Embedder, SearchCounts } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { all, type Params } from "../work.js";
import { saysStill, sentencesOf, tables, textsOf } from "./row-texts.js";
import { VectorIndex, type VectorIndexOptions } from "./vector-index.js";
import { embedIfPossible, putVector } from "./vector-rows.js";

/** Rows of one kind, as SQL: `row` is their table. */
export interface Among {
  readonly from: string;
  readonly where: string;
  readonly params: Params;
  /** They are of all homes: then every row of the kind gets its vector, so that there may be a graph. */
  readonly isOfAllHomes?: boolean;
}

export interface LikenessQuery {
  readonly kind: RecallKind;
  /** Texts that count equally, however long they are. */
  readonly texts: readonly string[];
  /** Most hits. */
  readonly k: number;
  /** The rows among which is searched; absent: all of the kind. */
  readonly among?: Among;
}

const rowsPerBatch = 256;

/**
 * The one search for what is like something: tuples, questions, facts and answers. A row gets its vector in the first
 * search that may find it, so that no write waits for an embedder, and what nobody searches has none.
 */
export class Likeness {
  readonly #db: Database;
  readonly #embedder: Embedder;
  readonly #indexes: Readonly<Record<RecallKind, VectorIndex>>;
  /** Number of the newest row of each kind that was seen to have a vector, with all before it. */
  readonly #embedded = new Map<RecallKind, number>();

  constructor(
    options: Omit<VectorIndexOptions, "kind" | "embed" | "onUnfit"> & {
      readonly onUnfit?: (
        kind: RecallKind,
        problem: Parameters<NonNullable<VectorIndexOptions["onUnfit"]>>[0],
      ) => void;
    },
  ) {
    const { onUnfit, ...parts } = options;
    const open = (kind: RecallKind) =>
      new VectorIndex({
        ...parts,
        kind,
        embed: () => this.#embedAll(kind),
        onUnfit: (problem) => onUnfit?.(kind, problem),
      });
    this.#db = options.db;
    this.#embedder = options.embedder;
    this.#indexes = {
      tuple: open("tuple"),
      fact: open("fact"),
      question: open("question"),
      answer: open("answer"),
    };
  }

  index(kind: RecallKind): VectorIndex {
    return this.#indexes[kind];
  }

  /** How searches were done since the memory was opened. */
  counts(): SearchCounts {
    const all = this.#all().map(({ counts }) => counts);
    return {
      graphQueries: all.reduce((sum, { graphQueries }) => sum + graphQueries, 0),
      exactQueries: all.reduce((sum, { exactQueries }) => sum + exactQueries, 0),
    };
  }

  /** Best first; equally near ones newest first. Nothing while the embedder cannot be reached. */
  async nearest({ kind, texts, k, among }: LikenessQuery): Promise<readonly Hit[]> {
    const [query] = await embedIfPossible(this.#embedder, [texts]);
    if (!query || k < 1) return [];
    if (among?.isOfAllHomes) await this.#embedAll(kind);
    if (among) return this.#nearestAmong(kind, query, { k, among });
    return this.#indexes[kind].nearest(query, k);
  }

  /** Erases the vectors of deleted rows, in memory and on the disk. */
  async erase(): Promise<void> {
    for (const index of this.#all()) await index.erase();
  }

  async close(): Promise<void> {
    for (const index of this.#all()) await index.close();
  }

  #all(): readonly VectorIndex[] {
    return Object.values(this.#indexes);
  }

  async #nearestAmong(
    kind: RecallKind,
    query: Float32Array,
    { k, among }: { readonly k: number; readonly among: Among },
  ): Promise<readonly Hit[]> {
    const rows = await this.#read(kind, among);
    const missing = rows.filter(({ number }) => number === null);
    const added = (await this.#embed(kind, missing)) ?? [];
    const kept = this.#db.readOnly || added.length === 0 ? rows : await this.#read(kind, among);
    const numbers = kept.flatMap(({ number }) => (number === null ? [] : [number]));
    const found = await this.#indexes[kind].nearest(query, k, new Set(numbers));
    if (!this.#db.readOnly) return found;
    // Who only reads keeps no vectors.
    const beside = rankVectors(query, added, k).map(({ item, similarity }) => ({
      id: item.id,
      similarity,
    }));
    return [...found, ...beside].sort((a, b) => b.similarity - a.similarity).slice(0, k);
  }

  /** Rows that were written since the last time. */
  async #embedAll(kind: RecallKind): Promise<void> {
    if (this.#db.readOnly) return;
    const from = `${tables[kind]} AS row`;
    for (;;) {
      const after = this.#embedded.get(kind) ?? 0;
      const among = { from, where: "row.number > @after", params: { after } };
      const rows = await this.#read(kind, among, rowsPerBatch);
      const missing = rows.filter(({ number }) => number === null);
      // Rows without a usable vector are tried again after the next start.
      if ((await this.#embed(kind, missing)) === null) return;
      this.#embedded.set(kind, rows.at(-1)?.row ?? after);
      if (rows.length < rowsPerBatch) return;
      await setImmediate();
    }
  }

  #read(
    kind: RecallKind,
    { from, where, params }: Among,
    most = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly Row[]> {
    const { id, dimensions } = this.#embedder;
    return this.#db.read(
      all<Row>(
        `SELECT row.id, row.number AS row, vectors.number,
         CASE WHEN vectors.number IS NULL THEN ${textsOf[kind]} END AS texts
       FROM ${from} LEFT JOIN vectors ON vectors.kind = '${kind}' AND row_id = row.id
         AND embedder = @embedder AND dimensions = @dimensions
       WHERE ${where} ORDER BY row.number LIMIT @most`,
        { ...params, embedder: id, dimensions, most },
      ),
    );
  }

  /** Gives rows their vectors, in place of another embedder's. Null while the embedder cannot be reached. */
  async #embed(
    kind: RecallKind,
    rows: readonly Row[],
  ): Promise<readonly { readonly id: string; readonly vector: Float32Array }[] | null> {
    if (rows.length === 0) return [];
    const embedder = this.#embedder;
    const vectors = await embedIfPossible(
      embedder,
      rows.map(({ texts }) => (texts === null ? [] : sentencesOf(kind, texts))),
    );
    if (vectors.length === 0) return null;
    const added = rows.flatMap(({ id }, at) => {
      const vector = vectors[at];
      return vector ? [{ id, vector }] : [];
    });
    if (!this.#db.readOnly) {
      await this.#db.writeSoon(function* () {
        for (const [at, row] of rows.entries()) {
          const vector = vectors[at];
          if (vector && (yield* saysStill(kind, { id: row.id, texts: row.texts ?? "" })))
            yield* putVector({ kind, id: row.id, embedder, vector });
        }
      });
    }
    return added;
  }
}

interface Row {
  readonly id: string;
  /** Of the row itself. */
  readonly row: number;
  /** Of its vector; null while it has none. */
  readonly number: number | null;
  /** Its texts as JSON, while it has no vector. */
  readonly texts: string | null;
}
