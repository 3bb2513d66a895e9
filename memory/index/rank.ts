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

/** Brute force: exact, and the fastest way for one household or a few thousand vectors. Best first. */
export function rankVectors<Item extends { readonly vector: Float32Array }>(
  query: Float32Array,
  items: readonly Item[],
  k: number,
): readonly { readonly item: Item; readonly similarity: number }[] {
  const best: { item: Item; similarity: number }[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const cosine = dotOf(query, item.vector);
    if (best.length === k && cosine <= least) continue;
    let rank = best.length;
    while (rank > 0 && (best[rank - 1]?.similarity ?? 1) < cosine) rank--;
    best.splice(rank, 0, { item, similarity: cosine });
    if (best.length > k) best.pop();
    least = best.at(-1)?.similarity ?? least;
  }
  return best.map(({ item, similarity }) => ({ item, similarity: toSimilarity(similarity) }));
}

/** Of unit vectors it is the cosine. Four sums side by side: twice as fast as one. */
export function dotOf(one: Float32Array, other: Float32Array): number {
  const length = one.length;
  const even = length - (length % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < even; at += 4) {
    a += (one[at] as number) * (other[at] as number);
    b += (one[at + 1] as number) * (other[at + 1] as number);
    c += (one[at + 2] as number) * (other[at + 2] as number);
    d += (one[at + 3] as number) * (other[at + 3] as number);
  }
  for (let at = even; at < length; at++) a += (one[at] as number) * (other[at] as number);
  return a + b + c + d;
}

export function toSimilarity(cosine: number): number {
  return Math.min(1, Math.max(0, cosine));
}
