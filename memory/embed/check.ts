/** Tests the configured embedder with one word, for `sous doctor`. */
import { type Check, fail, pass } from "../../src/core/check.js";
import { SousError } from "../../src/core/errors.js";
import { createFolderEmbedder } from "./folder.js";
import { createOpenAiEmbedder, type OpenAiEmbedderOptions } from "./openai.js";

const advice =
  "Correct SOUS_EMBED_MODEL, SOUS_EMBED_URL or SOUS_EMBED_KEY in .env. Until then new rows are not found by meaning.";

export async function checkEmbedder(
  options: OpenAiEmbedderOptions | { readonly folder: string },
): Promise<Check> {
  const isFolder = "folder" in options;
  const name = `embeddings ${isFolder ? options.folder : options.model}`;
  try {
    const embedder = isFolder
      ? createFolderEmbedder(options.folder)
      : createOpenAiEmbedder({ ...options, maxRetries: 0 });
    const [vector] = await embedder.embed(["kitchen"]);
    return vector && vector.length > 0
      ? pass(name, "gives vectors")
      : fail(name, "its vector of a word cannot be used: it is zero, or not finite", advice);
  } catch (error) {
    if (!(error instanceof SousError)) throw error;
    return fail(name, error.message, advice);
  }
}
