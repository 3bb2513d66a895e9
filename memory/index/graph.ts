/** Wraps hnswlib, a graph that finds the nearest vectors without comparing all. */
import { createRequire } from "node:module";
import type Hnswlib from "hnswlib-node";
import { SousError } from "../../src/core/errors.js";
import { toSimilarity } from "../../src/core/rank.js";

const initialCapacity = 1024;
export const graphShape = { links: 16, buildWidth: 120 } as const;
/** Search effort (HNSW's ef) until a width is chosen by sampling; enough for weakly clustered vectors. */
const safeWidth = 400;
/** The largest row number: the library cuts numbers to 32 bits. */
const mostNumber = 2 ** 32 - 1;

let loaded: typeof Hnswlib | null | undefined;

/** Returns null where the optional library could not be compiled. */
function load(): typeof Hnswlib | null {
  if (loaded !== undefined) return loaded;
  try {
    loaded = createRequire(import.meta.url)("hnswlib-node") as typeof Hnswlib;
  } catch {
    loaded = null;
  }
  return loaded;
}

/** Without graphs, every search compares all rows. */
export const canMakeGraphs = (): boolean => load() !== null;

function makeHnsw(dimensions: number): Hnswlib.HierarchicalNSW {
  const library = load();
  if (!library) throw new SousError("index-unavailable", "hnswlib-node is not installed.");
  return new library.HierarchicalNSW("ip", dimensions);
}

export interface GraphHit {
  readonly number: number;
  readonly similarity: number;
}

/** An HNSW graph of unit vectors by row number. A removed row is no longer found, but its links still lead on. */
export class Graph {
  readonly #hnsw: Hnswlib.HierarchicalNSW;
  readonly #numbers: Set<number>;
  tombstones = 0;
  /** Number of the newest row in the graph; rows are added in order. */
  covers: number;

  private constructor(hnsw: Hnswlib.HierarchicalNSW, covers: number) {
    this.#hnsw = hnsw;
    this.covers = covers;
    this.#numbers = new Set(hnsw.getIdsList());
    hnsw.setEf(safeWidth); // every load resets it
  }

  static empty(dimensions: number): Graph {
    const hnsw = makeHnsw(dimensions);
    hnsw.initIndex(initialCapacity, graphShape.links, graphShape.buildWidth);
    return new Graph(hnsw, 0);
  }

  /** The caller must check the file first: the library accepts any bytes. */
  static async read(file: string, dimensions: number, covers: number): Promise<Graph> {
    const hnsw = makeHnsw(dimensions);
    await hnsw.readIndex(file);
    return new Graph(hnsw, covers);
  }

  get size(): number {
    return this.#hnsw.getCurrentCount();
  }

  get numbers(): ReadonlySet<number> {
    return this.#numbers;
  }

  get width(): number {
    return this.#hnsw.getEf();
  }

  set width(width: number) {
    this.#hnsw.setEf(width);
  }

  pointOf(number: number): Float32Array {
    return Float32Array.from(this.#hnsw.getPoint(number));
  }

  /** The vector must be finite and of unit length; the library does not check. */
  add(number: number, vector: Float32Array): void {
    if (number > mostNumber) {
      throw new SousError("index-full", `Vector ${number} is beyond what the index can number.`);
    }
    const capacity = this.#hnsw.getMaxElements();
    if (this.size === capacity) this.#hnsw.resizeIndex(capacity * 2);
    this.#hnsw.addPoint(toNumbers(vector), number);
    this.#numbers.add(number);
    this.covers = number;
  }

  remove(number: number): boolean {
    if (!this.#numbers.delete(number)) return false;
    this.tombstones++;
    try {
      this.#hnsw.markDelete(number);
    } catch (error) {
      // A saved graph contains its removed rows, so a second removal is no error.
      if (!/already deleted/i.test(String(error))) throw error;
    }
    return true;
  }

  /** Returns the best first. Points that fail `isWanted` are passed through but not returned. */
  search(
    query: Float32Array,
    k: number,
    isWanted?: (number: number) => boolean,
  ): readonly GraphHit[] {
    const wanted = Math.min(k, this.size);
    if (wanted === 0) return [];
    const { neighbors, distances } = this.#hnsw.searchKnn(toNumbers(query), wanted, isWanted);
    return neighbors.map((number, rank) => ({
      number,
      similarity: toSimilarity(1 - (distances[rank] ?? 1)),
    }));
  }

  /** Writes in place, so a crash leaves an unreadable file. Nothing may be added meanwhile. */
  async write(file: string): Promise<void> {
    await this.#hnsw.writeIndex(file);
  }
}

/** The library takes plain arrays only. This loop is much faster than Array.from. */
function toNumbers(vector: Float32Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < vector.length; at++) numbers.push(vector[at] as number);
  return numbers;
}
