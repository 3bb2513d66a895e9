/** Examples most like a text: langchain's semantic-similarity selector over the configured embedder. */
import { SousError } from "../../core/errors.js";
import { ModelError } from "../../core/model.js";
import type { Embedder } from "../../core/stores.js";
import type { selectAmong } from "./example-vectors.js";

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
  let kept: ReturnType<typeof selectAmong> | null = null;
  const load = async () => {
    // Most commands need no langchain; it takes half a second to load.
    const { selectAmong } = await import("./example-vectors.js");
    return selectAmong(examples.map(textOf), embedder);
  };
  return async (query, count) => {
    try {
      kept ??= load();
      const select = await kept;
      return (await select(query, count)).flatMap((index) => {
        const example = examples[index];
        return example === undefined ? [] : [example];
      });
    } catch (error) {
      kept = null;
      throw failureOf(error);
    }
  };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof SousError) || error.code !== "embedder-unavailable") return error;
  return new ModelError("unreachable", error.message, { cause: error });
}
