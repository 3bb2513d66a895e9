import { readVector } from "./vector-rows.js";

/** A row found by its vector. Similarity is the cosine, cut to [0, 1]. */
export interface Hit {
  readonly id: string;
  readonly similarity: number;
}

/** Brute force: exact, and the fastest way for one household or a few thousand rows. Best first. */
export function rankByCosine(
  query: Float32Array,
  rows: readonly { readonly row_id: string; readonly vector: Buffer }[],
  k: number,
): readonly Hit[] {
  return rows
    .map((row) => ({ id: row.row_id, similarity: cosineOf(query, readVector(row.vector)) }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, k);
}

/** Both vectors have unit length, so their cosine is the dot product. */
function cosineOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return toSimilarity(sum);
}

export function toSimilarity(cosine: number): number {
  return Math.min(1, Math.max(0, cosine));
}
