/** The examples that are most like a text, by the configured embedder. */
import { SousError } from "../../core/errors.js";
import { ModelError } from "../../core/model.js";
import type { Embedder } from "../../core/stores.js";

/**
 * Selects among a fixed set by cosine of embeddings (OPEx, section 3, example selector). The set is
 * embedded with the first call, once.
 *
 * @param textOf what of an example is compared with the query
 * @returns a function to the `count` examples most like `query`, the most like first; it throws
 *   ModelError "unreachable" when the embedder does not answer
 */
export function createSimilarExamples<T>(
  examples: readonly T[],
  textOf: (example: T) => string,
  embedder: Embedder,
): (query: string, count: number) => Promise<readonly T[]> {
  let kept: Promise<readonly Vector[]> | null = null;
  return async (query, count) => {
    try {
      kept ??= embedder.embed(examples.map(textOf));
      const vectors = await kept;
      const [asked = []] = await embedder.embed([query]);
      return examples
        .map((example, at) => ({ example, likeness: dot(asked, vectors[at] ?? []) }))
        .sort((one, other) => other.likeness - one.likeness)
        .slice(0, count)
        .map(({ example }) => example);
    } catch (error) {
      kept = null;
      throw failureOf(error);
    }
  };
}

type Vector = Awaited<ReturnType<Embedder["embed"]>>[number];

/** The cosine: an embedder's vectors have unit length. */
function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  return Array.from(one).reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof SousError) || error.code !== "embedder-unavailable") return error;
  return new ModelError("unreachable", error.message, { cause: error });
}
