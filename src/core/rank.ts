/** Finds the items most similar to a vector or text. */
import { SousError } from "./errors.js";
import type { Embedder } from "./memory/stores.js";
import { ModelError } from "./model/model.js";

/** `similarity`: the cosine, clipped to [0, 1]. */
export interface Hit {
  readonly id: string;
  readonly similarity: number;
}

/** Compares all items. Best first; ties keep their order. */
export function rankVectors<Item extends { readonly vector: Float32Array }>(
  query: Float32Array,
  items: readonly Item[],
  k: number,
): readonly { readonly item: Item; readonly similarity: number }[] {
  const wide = new Float64Array(query);
  const scores = new Float64Array(items.length);
  for (const [at, { vector }] of items.entries()) scores[at] = dotOf(wide, vector);
  return bestOf(scores, k).flatMap((at) => {
    const item = items[at];
    return item === undefined ? [] : [{ item, similarity: toSimilarity(scores[at] ?? 0) }];
  });
}

function bestOf(scores: Float64Array, k: number): readonly number[] {
  const best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (best.length === k && score <= least) continue;
    let rank = best.length;
    while (rank > 0 && (scores[best[rank - 1] as number] as number) < score) rank--;
    best.splice(rank, 0, at);
    if (best.length > k) best.pop();
    least = scores[best[best.length - 1] as number] as number;
  }
  return best;
}

/** Returns the cosine of two unit vectors. Four parallel sums are faster than one. */
function dotOf(query: Float64Array, values: Float32Array): number {
  const even = query.length & ~3;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at < even; at += 4) {
    a += (query[at] as number) * (values[at] as number);
    b += (query[at + 1] as number) * (values[at + 1] as number);
    c += (query[at + 2] as number) * (values[at + 2] as number);
    d += (query[at + 3] as number) * (values[at + 3] as number);
  }
  for (let at = even; at < query.length; at++) {
    a += (query[at] as number) * (values[at] as number);
  }
  return a + b + c + d;
}

export function toSimilarity(cosine: number): number {
  return Math.min(1, Math.max(0, cosine));
}

/**
 * Ranks items by cosine of embeddings (OPEx, section 3, example selector; LDM2, section 3.3). Embeds each item once.
 * Throws ModelError "unreachable" when the embedder does not answer.
 */
export function createMostAlike<T extends object>(textOf: (item: T) => string, embedder: Embedder) {
  const vectors = new WeakMap<T, Float32Array>();
  return async (query: string, items: readonly T[], count: number): Promise<readonly T[]> => {
    const fresh = items.filter((item) => !vectors.has(item));
    const [asked, ...found] = await embedder.embed([query, ...fresh.map(textOf)]).catch(tell);
    for (const [at, item] of fresh.entries()) {
      const vector = found[at];
      if (vector?.length) vectors.set(item, vector);
    }
    const known = items.flatMap((one) => {
      const vector = vectors.get(one);
      return vector ? [{ one, vector }] : [];
    });
    if (!asked?.length) throw new ModelError("unreachable", `No usable vector of ${embedder.id}.`);
    return rankVectors(asked, known, count).map(({ item }) => item.one);
  };
}

function tell(error: unknown): never {
  if (!(error instanceof SousError) || error.code !== "embedder-unavailable") throw error;
  throw new ModelError("unreachable", error.message, { cause: error });
}
