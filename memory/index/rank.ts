import { readVector } from "./vector-rows.js";

/** A row found by its vector. Similarity is the cosine, cut to [0, 1]. */
export interface Hit {
  readonly id: string;
  readonly similarity: number;
}

/** Brute force over rows as stored. Best first; of equal ones the order stays. */
export function rankByCosine(
  query: Float32Array,
  rows: readonly { readonly row_id: string; readonly vector: Buffer }[],
  k: number,
): readonly Hit[] {
  return rankVectors(
    query,
    rows.map((row) => ({ id: row.row_id, vector: readVector(row.vector) })),
    k,
  ).map(({ item, similarity }) => ({ id: item.id, similarity }));
}

/** Brute force: exact. Best first; of equal ones the first. */
export function rankVectors<Item extends { readonly vector: Float32Array }>(
  query: Float32Array,
  items: readonly Item[],
  k: number,
): readonly { readonly item: Item; readonly similarity: number }[] {
  const wide = Float64Array.from(query);
  const best = new Best<Item>(k);
  for (const item of items) best.offer(item, dotOf(wide, item.vector, 0));
  return best.list();
}

/** Vectors one after the other in one array: twice as fast to look through as one by one. */
export interface FlatVectors {
  readonly ids: readonly string[];
  readonly values: Float32Array;
}

/** {@link rankVectors} over vectors in one array. */
export function rankFlat(
  query: Float32Array,
  { ids, values }: FlatVectors,
  k: number,
): readonly Hit[] {
  const wide = Float64Array.from(query);
  const best = new Best<string>(k);
  for (let at = 0; at < ids.length; at++) {
    best.offer(ids[at] as string, dotOf(wide, values, at * query.length));
  }
  return best.list().map(({ item, similarity }) => ({ id: item, similarity }));
}

/** The best `k` so far. */
class Best<Item> {
  readonly #k: number;
  readonly #best: { readonly item: Item; readonly similarity: number }[] = [];
  #least = Number.NEGATIVE_INFINITY;

  constructor(k: number) {
    this.#k = k;
  }

  offer(item: Item, similarity: number): void {
    const best = this.#best;
    if (best.length === this.#k && similarity <= this.#least) return;
    let rank = best.length;
    while (rank > 0 && (best[rank - 1]?.similarity ?? 1) < similarity) rank--;
    best.splice(rank, 0, { item, similarity });
    if (best.length > this.#k) best.pop();
    this.#least = best.at(-1)?.similarity ?? this.#least;
  }

  list(): readonly { readonly item: Item; readonly similarity: number }[] {
    return this.#best.map(({ item, similarity }) => ({
      item,
      similarity: toSimilarity(similarity),
    }));
  }
}

/** The cosine, both being of unit length. Four sums side by side: several times as fast as one. */
function dotOf(query: Float64Array, values: Float32Array, start: number): number {
  const length = query.length;
  let at = 0;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (; at + 3 < length; at += 4) {
    const there = start + at;
    a += (query[at] as number) * (values[there] as number);
    b += (query[at + 1] as number) * (values[there + 1] as number);
    c += (query[at + 2] as number) * (values[there + 2] as number);
    d += (query[at + 3] as number) * (values[there + 3] as number);
  }
  for (; at < length; at++) a += (query[at] as number) * (values[start + at] as number);
  return a + b + c + d;
}

export function toSimilarity(cosine: number): number {
  return Math.min(1, Math.max(0, cosine));
}
