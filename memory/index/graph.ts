import hnswlib from "hnswlib-node";
import { type Hit, toSimilarity } from "./rank.js";

const initialCapacity = 1024;
/** Weakly clustered vectors need 128 to 256 for a recall above .99. */
const searchWidth = 200;

/**
 * An HNSW graph in memory. Labels are positions in a list of ours: the library cuts labels to 32
 * bits. It cannot forget a row; whoever searches filters what is gone.
 */
export class Graph {
  readonly #ids: string[] = [];
  readonly #graph: hnswlib.HierarchicalNSW;

  constructor(dimensions: number) {
    this.#graph = new hnswlib.HierarchicalNSW("cosine", dimensions);
    this.#graph.initIndex(initialCapacity, 16, 200);
    this.#graph.setEf(searchWidth);
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The vector must be finite and of unit length: the library would accept anything. */
  add(id: string, vector: Float32Array): void {
    if (this.size === this.#graph.getMaxElements()) this.#graph.resizeIndex(this.size * 2);
    this.#graph.addPoint(Array.from(vector), this.size);
    this.#ids.push(id);
  }

  /** Best first. A row that was added twice may come twice. */
  search(query: Float32Array, k: number): readonly Hit[] {
    const { neighbors, distances } = this.#graph.searchKnn(
      Array.from(query),
      Math.min(k, this.size),
    );
    return neighbors.map((label, rank) => ({
      id: this.#ids[label] ?? "",
      similarity: toSimilarity(1 - (distances[rank] ?? 1)),
    }));
  }
}
