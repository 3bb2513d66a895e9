import { setImmediate } from "node:timers/promises";
import type { RecallKind, SearchCounts } from "../../src/core/memory/stores.js";
import { type Hit, rankVectors } from "../../src/core/rank.js";
import { all, value } from "../work.js";
import { type Among, isAmong, type Label, labelSql } from "./labels.js";
import { nameHits } from "./row-reader.js";
import { isUnchanged, sentencesOf, textsOf } from "./row-texts.js";
import { VectorIndex, type VectorIndexOptions } from "./vector-index.js";
import { embedIfPossible, putVector } from "./vector-rows.js";

const rowsPerTurn = 512;

type Similar = Pick<Hit, "similarity">;
const bySimilarity = (one: Similar, other: Similar) => other.similarity - one.similarity;

/**
 * Finds rows with similar texts. Embeds a row in the first search that may find it, so no write waits for the embedder.
 */
export class Likeness {
  readonly #indexes: Readonly<Record<RecallKind, VectorIndex>>;
  /** By kind and home ("": all): the newest row number up to which every row has a vector. */
  readonly #embedded = new Map<string, number>();

  constructor(private readonly options: Omit<VectorIndexOptions, "kind" | "embed">) {
    const open = (kind: RecallKind) =>
      new VectorIndex({
        ...options,
        kind,
        embed: async () => void (await this.#embedNew(kind)),
      });
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

  counts(): SearchCounts {
    const all = this.#all().map(({ counts }) => counts);
    return {
      graphQueries: all.reduce((sum, { graphQueries }) => sum + graphQueries, 0),
      exactQueries: all.reduce((sum, { exactQueries }) => sum + exactQueries, 0),
    };
  }

  count(home?: string): number {
    return this.#all().reduce((sum, index) => sum + index.count(home), 0);
  }

  isMostOf(home: string): boolean {
    return 2 * this.count(home) > this.count();
  }

  /** Returns the best first; nothing while the embedder is unreachable. */
  async nearest({
    kinds,
    texts,
    k,
    among = {},
  }: {
    readonly kinds: readonly RecallKind[];
    readonly texts: readonly string[];
    readonly k: number;
    readonly among?: Among;
  }) {
    const [query] = await embedIfPossible(this.options.embedder, [texts]);
    if (!query || k < 1) return [];
    const perKind = await Promise.all(
      kinds.map(async (kind) => {
        const added = ((await this.#embedNew(kind, among)) ?? []).filter((one) =>
          isAmong(one, among),
        );
        const found = await this.#indexes[kind].find(query, k, among);
        const unstored = rankVectors(query, added, k).map(({ item: { id }, similarity }) => ({
          kind,
          id,
          similarity,
        }));
        return { found: found.map((one) => ({ kind, ...one })), unstored };
      }),
    );
    const found = perKind
      .flatMap((one) => one.found)
      .sort(bySimilarity)
      .slice(0, k);
    const unstored = perKind.flatMap((one) => one.unstored);
    return [...(await nameHits(this.options.db, found)), ...unstored]
      .sort(bySimilarity)
      .slice(0, k);
  }

  /**
   * Gives these rows a vector of the current embedder, if they can have one. Returns false when the embedder is
   * unreachable.
   */
  async embed(kind: RecallKind, ids: readonly string[]): Promise<boolean> {
    return (await this.#embedNew(kind, { ids })) !== null;
  }

  async erase(): Promise<void> {
    for (const index of this.#all()) await index.erase();
  }

  async close(): Promise<void> {
    for (const index of this.#all()) await index.close();
  }

  #all(): readonly VectorIndex[] {
    return Object.values(this.#indexes);
  }

  /**
   * Embeds new rows of one home or all, or the given ones.
   * @returns vectors that a read-only process cannot store; null when the embedder is unreachable
   */
  async #embedNew(
    kind: RecallKind,
    { home = "", ids }: Among = {},
  ): Promise<readonly Embedded[] | null> {
    const sql = `SELECT max(number) FROM ${labelSql(kind).table}`;
    const newest = (await this.options.db.read(value<number>(sql))) ?? 0;
    const kept = (of: string) => this.#embedded.get(`${kind} ${of}`) ?? 0;
    // Given rows may have lost their vector, so they are looked for from the start.
    const after = ids ? 0 : Math.max(kept(home), kept(""));
    if (after >= newest) return [];
    const unstored: Embedded[] = [];
    const rows = await this.#withoutVector(kind, { home, ids, after, newest });
    for (let at = 0; at < rows.length; at += rowsPerTurn) {
      const some = rows.slice(at, at + rowsPerTurn);
      const vectors = await embedIfPossible(
        this.options.embedder,
        some.map(({ texts }) => sentencesOf(kind, texts)),
      );
      if (vectors.length === 0) return null;
      const embedded = some.flatMap((row, nth) => {
        const vector = vectors[nth];
        return vector ? [{ ...row, vector }] : [];
      });
      if (this.options.db.readOnly) unstored.push(...embedded);
      else await this.#keep(kind, embedded);
      await setImmediate();
    }
    if (unstored.length === 0 && !ids) this.#embedded.set(`${kind} ${home}`, newest);
    return unstored;
  }

  #withoutVector(
    kind: RecallKind,
    { home, ids, after, newest }: Among & { home: string; after: number; newest: number },
  ): Promise<readonly Row[]> {
    const { table, joined, embedded, home: homeOf, columns } = labelSql(kind);
    const { id: embedder, dimensions } = this.options.embedder;
    // Uses the index of homes only for many rows: `+` disables it.
    const ofHome = newest - after > rowsPerTurn ? homeOf : `+${homeOf}`;
    const isOne = "row.id IN (SELECT value FROM json_each(@ids)) AND";
    return this.options.db.read(
      all<Row>(
        `SELECT row.id, ${textsOf[kind]} AS texts, ${columns} FROM ${table} AS row ${joined}
         WHERE ${home === "" ? "" : `${ofHome} = @home AND`} ${ids ? isOne : ""} ${embedded}
           AND row.number > @after AND row.number <= @newest
           AND NOT EXISTS (SELECT 1 FROM vectors WHERE kind = '${kind}' AND row_id = row.id
             AND embedder = @embedder AND dimensions = @dimensions)
         ORDER BY row.number`,
        {
          ...(home !== "" && { home }),
          ...(ids && { ids: JSON.stringify(ids) }),
          after,
          newest,
          embedder,
          dimensions,
        },
      ),
    );
  }

  async #keep(kind: RecallKind, rows: readonly Embedded[]): Promise<void> {
    const embedder = this.options.embedder;
    if (rows.length === 0) return;
    await this.options.db.writeSoon(function* () {
      for (const row of rows)
        if (yield* isUnchanged(kind, row))
          yield* putVector({ kind, id: row.id, embedder, vector: row.vector });
    });
  }
}

type Row = Label & { readonly id: string; readonly texts: string };

type Embedded = Row & { readonly vector: Float32Array };
