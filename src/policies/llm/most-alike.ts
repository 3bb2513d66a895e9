/** What is most like a text, by the configured embedder. */
import { SousError } from "../../core/errors.js";
import { ModelError } from "../../core/model.js";
import { rankVectors } from "../../core/rank.js";
import type { Embedder } from "../../core/stores.js";

/**
 * The `count` items most like a query, the most like first.
 *
 * @throws ModelError "unreachable" when the embedder does not answer
 */
export type MostAlike<T> = (
  query: string,
  items: readonly T[],
  count: number,
) => Promise<readonly T[]>;

/**
 * Compares by cosine of embeddings (OPEx, section 3, example selector; LDM2, section 3.3). An item is embedded once.
 *
 * @param textOf what of an item is compared with the query
 */
export function createMostAlike<T extends object>(
  textOf: (item: T) => string,
  embedder: Embedder,
): MostAlike<T> {
  const kept = new WeakMap<T, Float32Array>();
  return async (query, items, count) => {
    const fresh = items.filter((item) => !kept.has(item));
    const [asked = new Float32Array(), ...vectors] = await embed(embedder, [
      query,
      ...fresh.map(textOf),
    ]);
    for (const [at, item] of fresh.entries()) kept.set(item, vectors[at] ?? new Float32Array());
    const known = items.map((one) => ({ one, vector: kept.get(one) ?? new Float32Array() }));
    return rankVectors(asked, known, count).map(({ item }) => item.one);
  };
}

async function embed(
  embedder: Embedder,
  texts: readonly string[],
): Promise<readonly Float32Array[]> {
  try {
    return await embedder.embed(texts);
  } catch (error) {
    if (!(error instanceof SousError) || error.code !== "embedder-unavailable") throw error;
    throw new ModelError("unreachable", error.message, { cause: error });
  }
}
