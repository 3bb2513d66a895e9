/** Checks the embedding server for `sous doctor`. */
import { type Check, fail, pass } from "../../src/core/check.js";
import { SousError } from "../../src/core/errors.js";
import { createOpenAiEmbedder, type OpenAiEmbedderOptions } from "./openai.js";

const advice =
  "Correct SOUS_EMBED_MODEL, SOUS_EMBED_URL or SOUS_EMBED_KEY in .env. Until then new rows are not found by meaning.";

/** Sends one request with one word. */
export async function checkEmbedder(options: OpenAiEmbedderOptions): Promise<Check> {
  const name = `embeddings ${options.model}`;
  try {
    const [vector] = await createOpenAiEmbedder({ ...options, maxRetries: 0 }).embed(["kitchen"]);
    return vector && vector.length > 0
      ? pass(name, "gives vectors")
      : fail(name, "its vector of a word cannot be used: it is zero, or not finite", advice);
  } catch (error) {
    if (!(error instanceof SousError)) throw error;
    return fail(name, error.message, advice);
  }
}
