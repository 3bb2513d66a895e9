import { setImmediate } from "node:timers/promises";
import { faultOf } from "../../src/core/errors.js";
import { type Hit, rankVectors } from "../../src/core/rank.js";
import type { RecallKind } from "../../src/core/recall.js";
import type { Embedder, SearchCounts } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { checkIndex, type IndexCheck } from "./check-index.js";
import { Graph } from "./graph.js";
import type { Among } from "./labels.js";
import { findMismatch } from "./mismatch.js";
import { RowReader } from "./row-reader.js";
import { Shelf, type Wanted } from "./shelf.js";
import { readSnapshot, removeSnapshot, type SnapshotProblem, writeSnapshot } from "./snapshot.js";
import { chooseWidth, type WidthChoice } from "./width.js";

/** Brute force is fast enough for fewer rows: 5,000 take 3 ms. */
export const graphFromRows = 5000;
/** A row that the graph looks at takes as long as this many that are compared one by one. */
const lookedAtAsLong = 6;

const rowsPerTurn = 8;
/** The graph is rebuilt when this share of it are tombstones. */
const mostTombstones = 0.2;
/** The search width is chosen again when the graph has grown by this factor. */
const growthForWidth = 1.5;
/** Saved while running after this share of it has changed, and on closing after fewer. */
const changesForSave = { share: 0.1, least: 1000, onClose: 200 } as const;
const restAfterTroubleMs = 60_000;

export interface VectorIndexOptions {
  readonly db: Database;
  readonly kind: RecallKind;
  readonly embedder: Embedder;
  /** Number of rows from which the graph is used; 0: always, also for a filter that leaves few. */
  readonly graphFrom: number;
  /** Path of the database; null where nothing is kept. */
  readonly file: string | null;
  /** Gives vectors to the rows that have none. */
  readonly embed?: () => Promise<void>;
  /** Told of a snapshot that does not fit the rows. */
  readonly onUnfit?: (problem: SnapshotProblem | "stale") => void;
}

/** The state of an index. */
export interface IndexState {
  readonly kind: RecallKind;
  /** Points of the graph, tombstones included; 0 while everything is searched by brute force. */
  readonly points: number;
  readonly tombstones: number;
  /** Number of the newest row in the graph. */
  readonly covers: number;
  /** How many candidates a search of the graph keeps; null while there is no graph. */
  readonly width: number | null;
  /** Recall of the sample when the width was chosen; null before that. */
  readonly recallAt10: number | null;
  /** What was wrong with the snapshot; null when it was read. */
  readonly snapshot: SnapshotProblem | "stale" | "not needed" | null;
  /** Why the last background work failed. Searches stay right, by brute force. */
  readonly trouble: string | null;
}

/**
 * Finds the nearest rows of one kind. The vectors in the rows are the truth. An HNSW graph searches all
 * households, or those rows that a filter leaves. Rows that are not in the graph yet are searched by brute
 * force, so that the answer is right while the graph grows, is rebuilt or is missing. The graph catches up in
 * the background. It is saved beside the database with the number of its newest row.
 */
export class VectorIndex {
  readonly #options: VectorIndexOptions;
  readonly #rows: RowReader;
  #shelf: Shelf;
  #graph: Graph | null = null;
  /** The graph that will replace the present one. */
  #growing: Graph | null = null;
  #loaded: Promise<void> | null = null;
  #snapshot: IndexState["snapshot"] = "not needed";
  /** Numbers of the newest vector and of the latest change that were seen. */
  #newest: number | null = null;
  #change = 0;
  #chosen: (WidthChoice & { readonly points: number }) | null = null;
  #unsaved = 0;
  #working: Promise<void> | null = null;
  #trouble: string | null = null;
  #restUntil = 0;
  #closed = false;
  readonly #counts = { graphQueries: 0, exactQueries: 0 };
  /** The graph has erased vectors, and must not be saved before it is rebuilt. */
  #mustCompact = false;
  #saving: Promise<unknown> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: VectorIndexOptions) {
    const { db, kind, embedder } = options;
    this.#options = options;
    this.#rows = new RowReader(db, kind, embedder);
    this.#shelf = new Shelf(this.#rows);
  }

  /** How searches were done since this index was opened. */
  get counts(): SearchCounts {
    return this.#counts;
  }

  /** How many rows count in a home, or in all, as far as they were searched. */
  count(home?: string): number {
    return this.#shelf.count(home);
  }

  /** The nearest rows, best first; of equally near ones the newest first. */
  async nearest(query: Float32Array, k: number, among?: Among): Promise<readonly Hit[]> {
    if (!among) await this.#options.embed?.();
    await this.#load();
    if (this.#options.graphFrom === 0) await this.#run(() => this.#work());
    return this.#alone(() => this.#search(query, k, among));
  }

  async #search(query: Float32Array, k: number, among?: Among): Promise<readonly Hit[]> {
    await this.#catchUp();
    const found = among && (await this.#shelf.find(among));
    this.#shelf.cover(this.#graph?.covers ?? 0);
    const { tail } = this.#shelf;
    if (this.#hasWork(tail.size)) this.#workSoon();
    // A filter that leaves all takes time, and changes nothing.
    const wanted = found?.size === tail.size + (this.#graph?.living ?? 0) ? undefined : found;
    const graph = this.#graph && this.#pays(this.#graph, wanted) ? this.#graph : null;
    this.#counts[graph && graph.size > 0 ? "graphQueries" : "exactQueries"]++;
    const compared =
      this.#graph && wanted && !graph
        ? await this.#shelf.vectorsOf(wanted.numbers())
        : [...tail.values()].filter(({ number }) => wanted?.has(number) ?? true);
    const near = rankVectors(query, compared, k).map(({ item, similarity }) => ({
      number: item.number,
      similarity,
    }));
    const best = [...near, ...(graph?.search(query, k, wanted && ((one) => wanted.has(one))) ?? [])]
      .sort((a, b) => b.similarity - a.similarity || b.number - a.number)
      .slice(0, k);
    const ids = await this.#rows.idsOf(best.map(({ number }) => number));
    return best.flatMap(({ number, similarity }) => {
      const id = ids.get(number);
      return id === undefined ? [] : [{ id, similarity }];
    });
  }

  /** Whether the graph is quicker than comparing each row that the filter leaves. */
  #pays({ width, size }: Graph, wanted: Wanted | undefined): boolean {
    if (!wanted || this.#options.graphFrom === 0) return true;
    return lookedAtAsLong * width * size < wanted.size * wanted.size;
  }

  /** Resolves when the graph has every row, or when there are too few rows for one. */
  async settle(): Promise<IndexState> {
    await this.#options.embed?.();
    await this.#load();
    const { graphFrom } = this.#options;
    if (this.#graph || (await this.#rows.count(graphFrom)) >= graphFrom)
      await this.#run(() => this.#work());
    return this.state();
  }

  /** Rebuilds the graph from the rows, and saves it. Searches go on meanwhile. */
  async rebuild(): Promise<IndexState> {
    await this.#load();
    if (this.#graph) await this.#run(() => this.#compact());
    await this.settle();
    return this.save();
  }

  /** Saves the graph when anything in it is new. */
  async save(): Promise<IndexState> {
    await this.#run(() => this.#save(1));
    return this.state();
  }

  /** Compares the index on the disk with the rows; null for a database in memory. */
  async check(): Promise<IndexCheck | null> {
    const { file } = this.#options;
    return file === null ? null : checkIndex({ ...this.#options, base: this.#base(file) });
  }

  /**
   * Erases deleted rows: a snapshot that has some of them is removed at once, and none is saved before the
   * graph is rebuilt from the rows. Searches go on meanwhile.
   */
  async erase(): Promise<void> {
    const { file, db } = this.#options;
    await this.#load();
    await this.#alone(() => this.#follow());
    const tombstones = (this.#graph?.tombstones ?? 0) + (this.#growing?.tombstones ?? 0);
    const isKept = this.#graph !== null && this.#unsaved === 0 && this.#snapshot === null;
    if (tombstones === 0 && isKept) return;
    this.#mustCompact = tombstones > 0;
    if (file === null || db.readOnly) return;
    await this.#saving?.catch(() => undefined);
    await removeSnapshot(this.#base(file));
    if (!this.#graph) return;
    this.#snapshot = "missing";
    this.#unsaved = this.#graph.size;
    this.#workSoon();
  }

  state(): IndexState {
    const graph = this.#graph;
    return {
      kind: this.#options.kind,
      points: graph?.size ?? 0,
      tombstones: graph?.tombstones ?? 0,
      covers: graph?.covers ?? 0,
      width: graph?.width ?? null,
      recallAt10: this.#chosen?.recallAt10 ?? null,
      snapshot: this.#snapshot,
      trouble: this.#trouble,
    };
  }

  /** Stops the background work. Saves the graph when enough of it is new. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#run(() => this.#save(changesForSave.onClose));
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#readSnapshot();
    return this.#loaded;
  }

  async #readSnapshot(): Promise<void> {
    const { file, embedder, graphFrom, onUnfit } = this.#options;
    this.#change = (await this.#rows.stamp()).change;
    const enough = (await this.#rows.count(graphFrom)) >= graphFrom;
    if (file === null || !enough) return;
    const reading = await readSnapshot(this.#base(file), embedder);
    const isStale = reading.ok && (await findMismatch(reading.graph, this.#rows));
    const problem = reading.ok ? (isStale ? "stale" : null) : reading.problem;
    this.#snapshot = problem;
    if (problem !== null) onUnfit?.(problem);
    if (!reading.ok || problem !== null) return;
    const { graph, header } = reading;
    if (header.width !== null) graph.width = header.width;
    this.#graph = graph;
  }

  /** One after the other: what was read of the rows must still hold when the graph is changed or searched. */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #catchUp(): Promise<void> {
    const newest = await this.#follow();
    if (newest === this.#newest) return;
    await this.#shelf.catchUp(this.#graph?.covers ?? 0);
    this.#newest = newest;
  }

  /** Labels rows anew that changed since the last time, and buries those that were deleted. @returns the newest number */
  async #follow(): Promise<number> {
    const { newest, oldest, change } = await this.#rows.stamp();
    if (oldest > this.#change + 1) {
      // This process reads beside the owner, which began anew and forgot changes.
      this.#shelf = new Shelf(this.#rows);
      this.#newest = null;
      for (const graph of [this.#graph, this.#growing])
        if (graph) await findMismatch(graph, this.#rows);
    } else if (change > this.#change) {
      const deleted = new Set(await this.#rows.changedAfter(this.#change));
      for (const { number, ...label } of await this.#rows.labelsOf([...deleted])) {
        this.#shelf.label(number, label);
        deleted.delete(number);
      }
      for (const number of deleted) {
        this.#shelf.remove(number);
        this.#growing?.remove(number);
        if (this.#graph?.remove(number)) this.#unsaved++;
      }
    }
    this.#change = change;
    return newest;
  }

  #hasWork(tail: number): boolean {
    return this.#graph
      ? tail > 0 || !this.#chosen || this.#isWorn(this.#graph)
      : tail >= this.#options.graphFrom;
  }

  #isWorn(graph: Graph): boolean {
    if (this.#mustCompact) return true;
    return graph.tombstones > mostTombstones * graph.size;
  }

  #workSoon(): void {
    if (this.#working || this.#closed || performance.now() < this.#restUntil) return;
    void this.#run(() => this.#work());
  }

  /** Does one piece of work after the other. A failure is kept for the state: no search depends on it. */
  #run(work: () => Promise<void>): Promise<void> {
    const run = (this.#working ?? Promise.resolve()).then(work).then(
      () => {
        this.#trouble = null;
      },
      (error) => {
        this.#trouble = faultOf(error);
        this.#restUntil = performance.now() + restAfterTroubleMs;
      },
    );
    const mine = run.finally(() => {
      if (this.#working === mine) this.#working = null;
    });
    this.#working = mine;
    return mine;
  }

  async #work(): Promise<void> {
    this.#graph ??= Graph.empty(this.#options.embedder.dimensions);
    await this.#grow(this.#graph);
    if (this.#isWorn(this.#graph)) await this.#compact();
    if (this.#graph.size > growthForWidth * (this.#chosen?.points ?? 0)) await this.#chooseWidth();
    const { share, least } = changesForSave;
    await this.#save(Math.max(least, share * this.#graph.size));
  }

  /** Adds rows, a few at a time so that the process stays awake, until the graph has them all. */
  async #grow(graph: Graph): Promise<void> {
    while (!this.#closed) {
      const added = await this.#alone(() => this.#addRows(graph));
      if (added < rowsPerTurn) return;
      await setImmediate();
    }
  }

  async #addRows(graph: Graph): Promise<number> {
    await this.#follow();
    const read = await this.#rows.after(graph.covers, rowsPerTurn);
    for (const { number, vector } of read) graph.add(number, vector);
    this.#unsaved += read.length;
    return read.length;
  }

  /** Builds a graph without tombstones. The old one serves until it is complete. */
  async #compact(): Promise<void> {
    const fresh = Graph.empty(this.#options.embedder.dimensions);
    this.#growing = fresh;
    try {
      await this.#grow(fresh);
    } finally {
      this.#growing = null;
    }
    if (this.#closed) return;
    this.#mustCompact &&= fresh.tombstones > 0;
    if (this.#graph) fresh.width = this.#graph.width;
    this.#graph = fresh;
    this.#unsaved = fresh.size;
    await this.#chooseWidth();
  }

  async #chooseWidth(): Promise<void> {
    const graph = this.#graph;
    if (!graph || graph.numbers().length === 0 || this.#closed) return;
    const choice = await chooseWidth(graph, this.#rows, () => this.#closed);
    if (!choice) return;
    this.#chosen = { ...choice, points: graph.size };
    graph.width = choice.width;
  }

  async #save(changes: number): Promise<void> {
    const { db, file, embedder } = this.#options;
    const graph = this.#graph;
    if (!graph || file === null || db.readOnly || this.#unsaved < changes) return;
    if (this.#mustCompact) return;
    const unsaved = this.#unsaved;
    const width = this.#chosen?.width ?? null;
    this.#saving = writeSnapshot(this.#base(file), { graph, embedder, width });
    await this.#saving;
    this.#unsaved -= unsaved;
    this.#snapshot = null;
  }

  #base(file: string): string {
    return `${file}.${this.#options.kind}`;
  }
}
