import type { OpenAIEmbeddings } from "@langchain/openai";
import type { CreateEmbeddingResponse } from "openai/resources/embeddings";
import { z } from "zod";
import { reasonOf, SousError } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { isUsable } from "./usable.js";

export interface OpenAiEmbedderOptions {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly model: string;
  readonly batchSize?: number;
  /** Default 3, with growing pauses. */
  readonly maxRetries?: number;
  /** Limit per call. Default 20,000. */
  readonly timeoutMs?: number;
}

/** Length of stored vectors. Shorter ones are padded with zeros, which changes no comparison; longer ones are cut. */
const dimensions = 1536;

const openAiUrl = "https://api.openai.com/v1";

const shortened = /^text-embedding-3/;

const answerShape = z.object({
  data: z.array(z.object({ index: z.int().optional(), embedding: z.array(z.unknown()) })),
});

/**
 * Embeds through a server with OpenAI's protocol. The id names server, model and length, so two embedders' vectors
 * never mix. `embed` throws SousError "embedder-unavailable".
 */
export function createOpenAiEmbedder(options: OpenAiEmbedderOptions): Embedder {
  const { baseUrl, model } = options;
  const host = baseUrl ? `@${new URL(baseUrl).host}` : "";
  let client: Promise<OpenAIEmbeddings> | null = null;
  return {
    id: `openai-${model}-${dimensions}${host}`,
    dimensions,
    isCostly: true,
    async embed(texts) {
      if (texts.length === 0) return [];
      client ??= createClient(options);
      return (await ask(await client, options, texts)).map(toUsable);
    },
  };
}

async function createClient(options: OpenAiEmbedderOptions): Promise<OpenAIEmbeddings> {
  const { apiKey, baseUrl, model } = options;
  const { batchSize = 256, maxRetries = 3, timeoutMs = 20_000 } = options;
  const { OpenAIEmbeddings: Client } = await import("@langchain/openai");
  class OrderedEmbeddings extends Client {
    /** Sorts vectors by their index, which Langchain ignores. */
    protected override async embeddingWithRetry(request: { input: string[] | unknown }) {
      const said = await super.embeddingWithRetry(request as never);
      return { ...said, data: inOrder(said, (request.input as string[]).length) };
    }
  }
  return new OrderedEmbeddings({
    apiKey,
    model,
    batchSize,
    maxRetries,
    timeout: timeoutMs,
    ...(shortened.test(model) && { dimensions }),
    // several servers know no other format
    encodingFormat: "float",
    maxConcurrency: 2,
    // Without an address the client would take OPENAI_BASE_URL.
    configuration: { baseURL: baseUrl ?? openAiUrl, fetch: fetchWithin(timeoutMs) },
  });
}

/** Limits the time for the whole answer: the client's own timeout ends with its first byte. */
function fetchWithin(ms: number): typeof fetch {
  return (input, init) => {
    const signals = [AbortSignal.timeout(ms), ...(init?.signal ? [init.signal] : [])];
    return fetchHere(input, { ...init, signal: AbortSignal.any(signals) });
  };
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
      `No embeddings of ${model} from ${baseUrl ?? openAiUrl}: ${reason}. Check SOUS_EMBED_MODEL, SOUS_EMBED_URL and SOUS_EMBED_KEY.`,
      { cause },
    );
  }
}

function inOrder(said: CreateEmbeddingResponse, count: number): CreateEmbeddingResponse["data"] {
  const { data } = answerShape.safeParse(said).data ?? { data: [] };
  const byPlace = new Map(data.map((one, at) => [one.index ?? at, one]));
  const given = Array.from({ length: count }, (_, at) => byPlace.get(at)?.embedding ?? []);
  if (data.length !== count || byPlace.size !== count || given.some((one) => one.length === 0))
    throw new Error(`it gave ${data.length} vectors for ${count} texts, or not one for each`);
  return given.map((embedding, index) => ({
    object: "embedding",
    index,
    embedding: embedding as number[],
  }));
}

function toUsable(numbers: readonly unknown[]): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const [at, one] of numbers.slice(0, dimensions).entries())
    vector[at] = typeof one === "number" ? one : Number.NaN;
  return isUsable(vector, dimensions) ? vector : new Float32Array();
}
