import { type FlatVectors, type Hit, rankFlat } from "./rank.js";
import type { KeptVector, RowReader, Stamp } from "./row-reader.js";

/** Households that are kept in memory; the one that was not asked for the longest is dropped. */
const mostHouseholds = 64;

/** Searches in one household: brute force over its vectors, which are kept until one changes. */
export class HouseholdVectors {
  readonly #rows: RowReader;
  readonly #kept = new Map<string, { stamp: Stamp; vectors: FlatVectors }>();

  constructor(rows: RowReader) {
    this.#rows = rows;
  }

  /** Exact, best first. */
  nearest(household: string, query: Float32Array, k: number): readonly Hit[] {
    return rankFlat(query, this.#vectorsOf(household), k);
  }

  #vectorsOf(household: string): FlatVectors {
    const stamp = this.#rows.stamp();
    const kept = this.#kept.get(household);
    if (kept?.stamp.newest === stamp.newest && kept.stamp.tombstone === stamp.tombstone)
      return kept.vectors;
    const vectors = flatten(this.#rows.ofHousehold(household));
    this.#kept.delete(household);
    this.#kept.set(household, { stamp, vectors });
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= mostHouseholds) break;
      this.#kept.delete(oldest);
    }
    return vectors;
  }
}

function flatten(rows: readonly KeptVector[]): FlatVectors {
  const dimensions = rows[0]?.vector.length ?? 0;
  const values = new Float32Array(rows.length * dimensions);
  rows.forEach(({ vector }, at) => values.set(vector, at * dimensions));
  return { ids: rows.map(({ id }) => id), values };
}
