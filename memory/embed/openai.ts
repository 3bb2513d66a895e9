import type { OpenAIEmbeddings } from "@langchain/openai";
import { reasonOf, SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/stores.js";

/** A server that computes embeddings. */
export interface OpenAiEmbedderOptions {
  readonly apiKey: string;
  /** "https://api.openai.com/v1" when absent; any server with the same protocol. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Length of the model's vectors. */
  readonly dimensions: number;
  /** Texts in one call. Default 256. */
  readonly batchSize?: number;
  /** Further attempts after a failed call, each after a longer pause. Default 3. */
  readonly maxRetries?: number;
  /** Per call, in milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
}

/** Models whose vectors can be shortened by the server. */
const shortened = /^text-embedding-3/;

/**
 * Embeddings from a server that speaks OpenAI's protocol. The id names server, model and length, so that
 * vectors of two embedders never mix. The client is loaded with the first text.
 *
 * `embed` throws SousError "embedder-unavailable" when the server does not answer, refuses, or returns
 * vectors of another number or length.
 */
export function createOpenAiEmbedder(options: OpenAiEmbedderOptions): Embedder {
  const { baseUrl, model, dimensions } = options;
  const host = baseUrl ? `@${new URL(baseUrl).host}` : "";
  let client: Promise<OpenAIEmbeddings> | null = null;
  return {
    id: `openai-${model}-${dimensions}${host}`,
    dimensions,
    isCostly: true,
    async embed(texts) {
      if (texts.length === 0) return [];
      client ??= createClient(options);
      const vectors = await ask(await client, options, texts);
      const fits = vectors.every((vector) => vector?.length === dimensions);
      if (vectors.length !== texts.length || !fits) throw misfit(options, vectors[0]?.length);
      return vectors.map((vector) => Float32Array.from(vector));
    },
  };
}

async function createClient(options: OpenAiEmbedderOptions): Promise<OpenAIEmbeddings> {
  const { apiKey, baseUrl, model, dimensions } = options;
  const { batchSize = 256, maxRetries = 3, timeoutMs = 20_000 } = options;
  const { OpenAIEmbeddings } = await import("@langchain/openai");
  return new OpenAIEmbeddings({
    apiKey,
    model,
    batchSize,
    maxRetries,
    timeout: timeoutMs,
    ...(shortened.test(model) && { dimensions }),
    // several servers know no other format
    encodingFormat: "float",
    maxConcurrency: 2,
    configuration: { baseURL: baseUrl },
  });
}

async function ask(
  client: OpenAIEmbeddings,
  { model, baseUrl }: OpenAiEmbedderOptions,
  texts: readonly string[],
): Promise<readonly number[][]> {
  try {
    // the server refuses empty texts
    return await client.embedDocuments(texts.map((text) => text.trim() || "."));
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new SousError(
      "embedder-unavailable",
      `No embeddings of ${model} from ${baseUrl ?? "api.openai.com"}: ${reason}. Check SOUS_EMBED_MODEL, SOUS_EMBED_URL and SOUS_EMBED_KEY.`,
      { cause },
    );
  }
}

function misfit({ model, dimensions }: OpenAiEmbedderOptions, got: number | undefined): SousError {
  return new SousError(
    "embedder-unavailable",
    `${model} gave vectors of length ${got ?? 0}, not ${dimensions}. Set SOUS_EMBED_DIMENSIONS to the model's length.`,
  );
}
