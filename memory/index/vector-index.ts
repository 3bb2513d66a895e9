import { setImmediate } from "node:timers/promises";
import { faultOf } from "../../src/core/errors.js";
import type { Embedder, RecallKind } from "../../src/core/memory/stores.js";
import { type Hit, rankVectors } from "../../src/core/rank.js";
import type { Database } from "../work.js";
import { checkIndex, type IndexCheck } from "./check-index.js";
import { Graph, type GraphHit } from "./graph.js";
import type { Among } from "./labels.js";
import { RowCache, type Wanted } from "./row-cache.js";
import { nameHits, RowReader } from "./row-reader.js";
import {
  readSnapshot,
  removeSnapshot,
  type SnapshotHeader,
  type SnapshotProblem,
  writeSnapshot,
} from "./snapshot.js";
import { chooseWidth } from "./width.js";

/** Rows from which the graph is used. Comparing 5,000 rows one by one (brute force) takes 3 ms. */
export const graphFromRows = 5000;
/** Visiting a row in the graph takes as long as comparing this many by brute force. */
const visitCost = 6;

const rowsPerTurn = 8;
const mostTombstones = 0.2;
const growthForWidth = 1.5;
/** The graph is saved once `share` of its rows changed, at least `least`; on closing, after `onClose` changes. */
const changesForSave = { share: 0.1, least: 1000, onClose: 200 } as const;
const restAfterTroubleMs = 60_000;

export interface VectorIndexOptions {
  readonly db: Database;
  readonly kind: RecallKind;
  readonly embedder: Embedder;
  /** Number of rows from which the graph is used; 0 for always, even with a narrow filter. */
  readonly graphFrom: number;
  readonly file: string | null;
  readonly embed?: () => Promise<void>;
  readonly onUnfit?: (kind: RecallKind, problem: SnapshotProblem) => void;
}

export type IndexState = ReturnType<VectorIndex["state"]>;

/**
 * Finds the nearest rows of one kind. Rows that the HNSW graph lacks are compared one by one, so results are right
 * while the graph grows in the background or is missing.
 */
export class VectorIndex {
  readonly #rows: RowReader;
  #cache: RowCache;
  #graph: Graph | null = null;
  #loaded: Promise<void> | null = null;
  #snapshot: SnapshotProblem | "not needed" | null = "not needed";
  #newest: number | null = null;
  #change = 0;
  #chosen: SnapshotHeader["chosen"] = null;
  #unsaved = 0;
  #working: Promise<void> | null = null;
  #trouble: string | null = null;
  #restUntil = 0;
  #closed = false;
  readonly counts = { graphQueries: 0, exactQueries: 0 };
  #saving: Promise<unknown> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: VectorIndexOptions) {
    const { db, kind, embedder } = options;
    this.#rows = new RowReader(db, kind, embedder);
    this.#cache = new RowCache(this.#rows);
  }

  count(home?: string): number {
    return this.#cache.count(home);
  }

  /** Returns the best first; among equals, the newest. */
  async nearest(query: Float32Array, k: number, among?: Among): Promise<readonly Hit[]> {
    const found = await this.find(query, k, among);
    return nameHits(this.options.db, found);
  }

  async find(query: Float32Array, k: number, among?: Among): Promise<readonly GraphHit[]> {
    if (!among) await this.options.embed?.();
    await this.#load();
    if (this.options.graphFrom === 0) await this.#run(() => this.#work());
    return this.#alone(() => this.#search(query, k, among));
  }

  async #search(query: Float32Array, k: number, among?: Among): Promise<readonly GraphHit[]> {
    await this.#catchUp();
    const found = among && (await this.#cache.find(among));
    this.#cache.cover(this.#graph?.covers ?? 0);
    const { tail } = this.#cache;
    if (this.#hasWork(tail.size)) this.#workSoon();
    // A filter that keeps every row only costs time.
    const wanted = found?.size === tail.size + (this.#graph?.numbers.size ?? 0) ? undefined : found;
    const graph = this.#graph && this.#pays(this.#graph, wanted) ? this.#graph : null;
    this.counts[graph && graph.size > 0 ? "graphQueries" : "exactQueries"]++;
    const compared =
      this.#graph && wanted && !graph
        ? await this.#cache.vectorsOf(wanted.numbers())
        : [...tail.values()].filter(({ number }) => wanted?.has(number) ?? true);
    const near = rankVectors(query, compared, k).map(({ item, similarity }) => ({
      number: item.number,
      similarity,
    }));
    return [...near, ...(graph?.search(query, k, wanted && ((one) => wanted.has(one))) ?? [])]
      .sort((a, b) => b.similarity - a.similarity || b.number - a.number)
      .slice(0, k);
  }

  /** Returns true when the graph is faster than brute force over the filter's rows. */
  #pays({ width, size }: Graph, wanted: Wanted | undefined): boolean {
    if (!wanted || this.options.graphFrom === 0) return true;
    return visitCost * width * size < wanted.size * wanted.size;
  }

  async settle(): Promise<IndexState> {
    await this.options.embed?.();
    await this.#load();
    const { graphFrom } = this.options;
    if (this.#graph || (await this.#rows.count(graphFrom)) >= graphFrom)
      await this.#run(() => this.#work());
    return this.state();
  }

  async rebuild(): Promise<IndexState> {
    await this.#load();
    await this.#alone(async () => this.#startOver());
    await this.settle();
    return this.save();
  }

  async save(): Promise<IndexState> {
    await this.#run(() => this.#save(1));
    return this.state();
  }

  async check(): Promise<IndexCheck | null> {
    const { file } = this.options;
    return file === null ? null : checkIndex({ ...this.options, base: this.#base(file) });
  }

  /** Deletes the graph, in memory and saved, if it has deleted rows. It is rebuilt from the remaining ones. */
  async erase(): Promise<void> {
    const { file, db } = this.options;
    await this.#load();
    await this.#alone(() => this.#follow());
    const hasDeleted = (this.#graph?.tombstones ?? 0) > 0;
    if (!hasDeleted && this.#graph && this.#unsaved === 0 && this.#snapshot === null) return;
    if (hasDeleted) await this.#alone(async () => this.#startOver());
    if (file === null || db.readOnly) return;
    await this.#saving?.catch(() => undefined);
    await removeSnapshot(this.#base(file));
    if (!this.#graph) return;
    this.#unsaved = this.#graph.size;
    this.#workSoon();
  }

  state() {
    const graph = this.#graph;
    return {
      kind: this.options.kind,
      points: graph?.size ?? 0,
      tombstones: graph?.tombstones ?? 0,
      covers: graph?.covers ?? 0,
      width: graph?.width ?? null,
      /**
       * Share of the true ten nearest that the graph found in a sample, at this `width` (search effort); null before
       * sampling.
       */
      recallAt10: this.#chosen?.recallAt10 ?? null,
      snapshot: this.#snapshot,
      /** The last background failure, if any. Searches stay right, by brute force. */
      trouble: this.#trouble,
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#run(() => this.#save(changesForSave.onClose));
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#readSnapshot();
    return this.#loaded;
  }

  async #readSnapshot(): Promise<void> {
    const { file, kind, embedder, graphFrom, onUnfit } = this.options;
    this.#change = (await this.#rows.stamp()).change;
    const enough = (await this.#rows.count(graphFrom)) >= graphFrom;
    if (file === null || !enough) return;
    const read = await readSnapshot(this.#base(file), embedder, this.#rows);
    this.#snapshot = typeof read === "string" ? read : null;
    if (typeof read === "string") return onUnfit?.(kind, read);
    const { graph, header } = read;
    this.#chosen = header.chosen;
    if (this.#chosen) graph.width = this.#chosen.width;
    this.#graph = graph;
  }

  /** Runs one piece of work after the other, so that rows do not change between reading and using them. */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #catchUp(): Promise<void> {
    const newest = await this.#follow();
    if (newest === this.#newest) return;
    await this.#cache.catchUp(this.#graph?.covers ?? 0);
    this.#newest = newest;
  }

  /** Applies changes of stored rows. @returns the newest row's number */
  async #follow(): Promise<number> {
    const { newest, oldest, change } = await this.#rows.stamp();
    if (oldest > this.#change + 1) {
      // The process that owns the file started over and deleted the recorded changes.
      this.#startOver();
    } else if (change > this.#change) {
      const deleted = new Set(await this.#rows.changedAfter(this.#change));
      for (const { number, ...label } of await this.#rows.labelsOf([...deleted])) {
        this.#cache.label(number, label);
        deleted.delete(number);
      }
      for (const number of deleted) {
        this.#cache.remove(number);
        if (this.#graph?.remove(number)) this.#unsaved++;
      }
    }
    this.#change = change;
    return newest;
  }

  #hasWork(tail: number): boolean {
    return this.#graph
      ? tail > 0 || !this.#chosen || this.#isWorn(this.#graph)
      : tail >= this.options.graphFrom;
  }

  #isWorn(graph: Graph): boolean {
    return graph.tombstones > mostTombstones * graph.size;
  }

  /** Drops the graph and what was read. Searches compare all rows until a graph has grown again. */
  #startOver(): void {
    this.#cache = new RowCache(this.#rows);
    this.#newest = null;
    this.#graph = null;
    this.#unsaved = 0;
  }

  #workSoon(): void {
    if (this.#working || this.#closed || performance.now() < this.#restUntil) return;
    void this.#run(() => this.#work());
  }

  /** Queues background work. Only records a failure, as no search depends on the work. */
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
    await this.#grow();
    if (this.#graph && this.#isWorn(this.#graph)) {
      await this.#alone(async () => this.#startOver());
      await this.#grow();
    }
    const size = this.#graph?.size ?? 0;
    if (size > growthForWidth * (this.#chosen?.points ?? 0)) await this.#chooseWidth();
    const { share, least } = changesForSave;
    await this.#save(Math.max(least, share * size));
  }

  /** Adds rows in small batches, so that the process stays responsive. */
  async #grow(): Promise<void> {
    while (!this.#closed) {
      const added = await this.#alone(() => this.#addRows());
      if (added < rowsPerTurn) return;
      await setImmediate();
    }
  }

  async #addRows(): Promise<number> {
    await this.#follow();
    const graph = this.#graph ?? Graph.empty(this.options.embedder.dimensions);
    if (this.#graph === null && this.#chosen) graph.width = this.#chosen.width;
    this.#graph = graph;
    const read = await this.#rows.after(graph.covers, rowsPerTurn);
    for (const { number, vector } of read) graph.add(number, vector);
    this.#unsaved += read.length;
    return read.length;
  }

  async #chooseWidth(): Promise<void> {
    const graph = this.#graph;
    if (!graph || graph.numbers.size === 0 || this.#closed) return;
    const choice = await chooseWidth(graph, this.#rows, () => this.#closed);
    if (!choice) return;
    const { width, recallAt10 } = choice;
    this.#chosen = { width, recallAt10, points: graph.size };
    this.#unsaved = Math.max(this.#unsaved, graph.size);
    graph.width = width;
  }

  async #save(changes: number): Promise<void> {
    const { db, file, embedder } = this.options;
    const graph = this.#graph;
    if (!graph || file === null || db.readOnly || this.#unsaved < changes) return;
    const unsaved = this.#unsaved;
    this.#saving = writeSnapshot(this.#base(file), { graph, embedder, chosen: this.#chosen });
    await this.#saving;
    // Words were erased meanwhile, and with them the graph and its files.
    if (this.#graph !== graph) return;
    this.#unsaved -= unsaved;
    this.#snapshot = null;
  }

  #base(file: string): string {
    return `${file}.${this.options.kind}`;
  }
}
