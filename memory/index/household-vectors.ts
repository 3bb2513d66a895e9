import { FewVectors } from "./few-vectors.js";
import type { Hit } from "./rank.js";
import type { RowReader, Stamp } from "./row-reader.js";

/** How many households stay in memory; the least recently used one is dropped. */
const mostHouseholds = 64;

/** Searches one household by brute force. Its vectors stay in memory until one changes. */
export class HouseholdVectors {
  readonly #rows: RowReader;
  readonly #kept = new Map<string, { stamp: Stamp; vectors: FewVectors }>();

  constructor(rows: RowReader) {
    this.#rows = rows;
  }

  /** Exact, best first. */
  nearest(household: string, query: Float32Array, k: number): readonly Hit[] {
    return this.#vectorsOf(household).nearest(query, k);
  }

  #vectorsOf(household: string): FewVectors {
    const stamp = this.#rows.stamp();
    const kept = this.#kept.get(household);
    if (kept?.stamp.newest === stamp.newest && kept.stamp.tombstone === stamp.tombstone)
      return kept.vectors;
    const vectors = new FewVectors(this.#rows.ofHousehold(household));
    this.#kept.delete(household);
    this.#kept.set(household, { stamp, vectors });
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= mostHouseholds) break;
      this.#kept.delete(oldest);
    }
    return vectors;
  }
}
