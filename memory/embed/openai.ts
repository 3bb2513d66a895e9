import type { OpenAIEmbeddings } from "@langchain/openai";
import type { CreateEmbeddingResponse } from "openai/resources/embeddings";
import { z } from "zod";
import { reasonOf, SousError } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import type { Embedder } from "../../src/core/stores.js";
import { isUsable } from "./usable.js";

/** A server that computes embeddings. */
export interface OpenAiEmbedderOptions {
  readonly apiKey: string;
  /** "https://api.openai.com/v1" when absent; any server with the same protocol. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Texts in one call. Default 256. */
  readonly batchSize?: number;
  /** Further attempts after a failed call, each after a longer pause. Default 3. */
  readonly maxRetries?: number;
  /** Per call, in milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
}

/**
 * Of every vector, whatever its model gives: zeros at the end of a shorter one change no comparison, and a longer one is
 * cut.
 */
const dimensions = 1536;

/** Models whose vectors can be shortened by the server. */
const shortened = /^text-embedding-3/;

const answerShape = z.object({
  data: z.array(z.object({ index: z.int().optional(), embedding: z.array(z.unknown()) })),
});

/**
 * Embeddings from a server that speaks OpenAI's protocol. The id names server, model and length, so that
 * vectors of two embedders never mix. The client is loaded with the first text.
 *
 * `embed` throws SousError "embedder-unavailable" when the server does not answer, refuses, or returns
 * another number of vectors.
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
    /** Langchain takes vectors as they come, whatever their index says. */
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
    configuration: { baseURL: baseUrl, fetch: fetchWithin(timeoutMs) },
  });
}

/** The client's own time limit ends with the first byte: a server that sends the rest for ever would hold up a task. */
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
      `No embeddings of ${model} from ${baseUrl ?? "api.openai.com"}: ${reason}. Check SOUS_EMBED_MODEL, SOUS_EMBED_URL and SOUS_EMBED_KEY.`,
      { cause },
    );
  }
}

/** Puts the vectors in the order of the texts. @throws Error when there is not one for each */
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
