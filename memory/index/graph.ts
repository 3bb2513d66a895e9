import hnswlib from "hnswlib-node";
import { SousError } from "../../src/core/errors.js";
import { toSimilarity } from "../../src/core/rank.js";

const initialCapacity = 1024;
/** Links per point, and how many candidates are considered for them. */
export const graphShape = { links: 16, buildWidth: 120 } as const;
/** The search width until one is chosen by sampling: enough for weakly clustered vectors. */
const safeWidth = 400;
/** The library cuts labels to 32 bits. */
const mostNumber = 2 ** 32 - 1;

/** A row found in the graph by its number. */
export interface GraphHit {
  readonly number: number;
  readonly similarity: number;
}

/**
 * An HNSW graph in memory over unit vectors, labelled with the numbers of their rows. A removed row
 * leaves a tombstone: it is no longer found, but its links still lead to others.
 */
export class Graph {
  readonly #hnsw: hnswlib.HierarchicalNSW;
  readonly #numbers: Set<number>;
  #tombstones = 0;
  #covers: number;

  private constructor(hnsw: hnswlib.HierarchicalNSW, covers: number) {
    this.#hnsw = hnsw;
    this.#covers = covers;
    this.#numbers = new Set(hnsw.getIdsList());
    hnsw.setEf(safeWidth); // every load resets it
  }

  static empty(dimensions: number): Graph {
    const hnsw = new hnswlib.HierarchicalNSW("ip", dimensions);
    hnsw.initIndex(initialCapacity, graphShape.links, graphShape.buildWidth);
    return new Graph(hnsw, 0);
  }

  /**
   * Reads what {@link write} wrote. The library accepts any bytes, so the caller checks them first.
   *
   * @param covers number of the newest row that was added
   */
  static async read(file: string, dimensions: number, covers: number): Promise<Graph> {
    const hnsw = new hnswlib.HierarchicalNSW("ip", dimensions);
    await hnsw.readIndex(file);
    return new Graph(hnsw, covers);
  }

  /** Points, tombstones included. */
  get size(): number {
    return this.#hnsw.getCurrentCount();
  }

  /** Points that are no tombstones. */
  get living(): number {
    return this.#numbers.size;
  }

  get tombstones(): number {
    return this.#tombstones;
  }

  /** Number of the newest row that was added: rows are added in order. */
  get covers(): number {
    return this.#covers;
  }

  /** How many candidates a search keeps. */
  get width(): number {
    return this.#hnsw.getEf();
  }

  set width(width: number) {
    this.#hnsw.setEf(width);
  }

  /** Numbers of the points that are no tombstones. */
  numbers(): readonly number[] {
    return [...this.#numbers];
  }

  pointOf(number: number): Float32Array {
    return Float32Array.from(this.#hnsw.getPoint(number));
  }

  /** The vector must be finite and of unit length; the library does not check it. */
  add(number: number, vector: Float32Array): void {
    if (number > mostNumber) {
      throw new SousError("index-full", `Vector ${number} is beyond what the index can number.`);
    }
    const capacity = this.#hnsw.getMaxElements();
    if (this.size === capacity) this.#hnsw.resizeIndex(capacity * 2);
    this.#hnsw.addPoint(toNumbers(vector), number);
    this.#numbers.add(number);
    this.#covers = number;
  }

  /** @returns false when the row is not there */
  remove(number: number): boolean {
    if (!this.#numbers.delete(number)) return false;
    this.#tombstones++;
    try {
      this.#hnsw.markDelete(number);
    } catch (error) {
      // a snapshot contains its tombstones
      if (!/already deleted/i.test(String(error))) throw error;
    }
    return true;
  }

  /**
   * Best first.
   *
   * @param isWanted by number: others lead on, and are not found
   */
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

  /** Writes in place: a crash leaves an unreadable file. Nothing may be added meanwhile. */
  async write(file: string): Promise<void> {
    await this.#hnsw.writeIndex(file);
  }
}

/** The library takes plain arrays only. This is much faster than Array.from. */
function toNumbers(vector: Float32Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < vector.length; at++) numbers.push(vector[at] as number);
  return numbers;
}
