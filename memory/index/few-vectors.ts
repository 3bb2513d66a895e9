import hnswlib from "hnswlib-node";
import { type Hit, toSimilarity } from "./rank.js";
import type { KeptVector } from "./row-reader.js";

/** A few hundred unit vectors, searched by brute force in native code: exact, in microseconds. */
export class FewVectors {
  readonly #ids: readonly string[];
  readonly #search: hnswlib.BruteforceSearch | null;

  constructor(rows: readonly KeptVector[]) {
    this.#ids = rows.map(({ id }) => id);
    const [first] = rows;
    this.#search = first ? new hnswlib.BruteforceSearch("ip", first.vector.length) : null;
    this.#search?.initIndex(rows.length);
    for (const [at, { vector }] of rows.entries()) this.#search?.addPoint(toNumbers(vector), at);
  }

  /** Best first. */
  nearest(query: Float32Array, k: number): readonly Hit[] {
    const wanted = Math.min(k, this.#ids.length);
    if (!this.#search || wanted === 0) return [];
    const { neighbors, distances } = this.#search.searchKnn(toNumbers(query), wanted);
    return neighbors.map((at, rank) => ({
      id: this.#ids[at] ?? "",
      similarity: toSimilarity(1 - (distances[rank] ?? 1)),
    }));
  }
}

/** The library takes plain arrays only. This is much faster than Array.from. */
export function toNumbers(vector: Float32Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < vector.length; at++) numbers.push(vector[at] as number);
  return numbers;
}
