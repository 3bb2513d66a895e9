/** One request to a server that speaks OpenAI's protocol, through langchain: retries, time-outs, a fallback. */
import { type Message, ModelError } from "../../core/model.js";
import { type Feature, failureOf, refusedFeature } from "./failures.js";
import { judgeFailure } from "./retry.js";
import { type ModelSettings, openAiUrl } from "./settings.js";
import { createTap, type Reply, type Tap } from "./tap.js";

export interface Request {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly stop: readonly string[];
  /** The completion is an object of this JSON schema. */
  readonly schema?: { readonly name: string; readonly schema: object };
  /** How many of the likeliest first tokens are wanted with their log-probabilities: at most 20. */
  readonly topTokens?: number;
}

/** What one request took. */
export interface Taken {
  readonly model: string;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** The reply of a model, or the feature of the request that the server refuses. */
export type Sent = { readonly model: string } & (
  | { readonly reply: Reply }
  | { readonly refuses: Feature }
);

export interface Transport {
  /**
   * @param onTaken told of every model that was tried, also when it failed
   * @throws ModelError "unreachable" or "rejected"
   */
  send(request: Request, onTaken: (taken: Taken) => void): Promise<Sent>;
}

const loadLangchain = async () => {
  const [{ ChatOpenAI }, { AsyncCaller }, { RunnableLambda }] = await Promise.all([
    import("@langchain/openai"),
    import("@langchain/core/utils/async_caller"),
    import("@langchain/core/runnables"),
  ]);
  return { ChatOpenAI, AsyncCaller, RunnableLambda };
};
type Langchain = Awaited<ReturnType<typeof loadLangchain>>;

/** Nothing is loaded or connected before the first request. */
export function createTransport(settings: ModelSettings, signal?: AbortSignal): Transport {
  const { fallbackModel, concurrency = 4 } = settings;
  let loading: Promise<{
    langchain: Langchain;
    queue: InstanceType<Langchain["AsyncCaller"]>;
  }> | null = null;
  const load = async () => {
    const langchain = await loadLangchain();
    const queue = new langchain.AsyncCaller({ maxConcurrency: concurrency, maxRetries: 0 });
    return { langchain, queue };
  };
  return {
    async send(request, onTaken) {
      loading ??= load();
      const { langchain, queue } = await loading;
      const attempt = (model: string) =>
        langchain.RunnableLambda.from(() =>
          ask(langchain, settings, { ...request, model }, { onTaken, signal }),
        );
      const chain =
        fallbackModel && fallbackModel !== request.model
          ? attempt(request.model).withFallbacks([attempt(fallbackModel)])
          : attempt(request.model);
      return queue.call(() => chain.invoke(request.model));
    },
  };
}

async function ask(
  langchain: Langchain,
  settings: ModelSettings,
  request: Request,
  { onTaken, signal }: { onTaken: (taken: Taken) => void; signal: AbortSignal | undefined },
): Promise<Sent> {
  const tap = createTap();
  const { stopping, release } = linkTo(signal);
  const used: Feature[] = [];
  if (request.schema) used.push("schema");
  if (request.topTokens) used.push("log-probabilities");
  if (request.temperature !== undefined) used.push("temperature");
  try {
    const chat = new langchain.ChatOpenAI(describeClient(settings, request, tap));
    await chat.invoke(
      request.messages.map(({ speaker, text }) => ({ role: speaker, content: text })),
      {
        stop: [...request.stop],
        signal: stopping,
        ...(request.schema && {
          response_format: {
            type: "json_schema" as const,
            json_schema: { ...request.schema, strict: true, schema: { ...request.schema.schema } },
          },
        }),
      },
    );
  } catch (error) {
    // the client also fails where a completion is no JSON, refused or cut short: that is read below
    if (!tap.reply) {
      const refuses = refusedFeature(error, used);
      if (refuses) return { model: request.model, refuses };
      const url = settings.baseUrl ?? openAiUrl;
      throw failureOf(error, { model: request.model, url });
    }
  } finally {
    release();
    const { requests, promptTokens, completionTokens } = tap;
    onTaken({ model: request.model, requests, promptTokens, completionTokens });
  }
  if (tap.reply) return { model: request.model, reply: tap.reply };
  throw new ModelError("unreachable", `${request.model} gave an answer without a completion.`);
}

/** A signal of one request's own, as langchain leaves listeners on the one that it is handed. */
function linkTo(signal: AbortSignal | undefined): {
  readonly stopping: AbortSignal;
  readonly release: () => void;
} {
  const own = new AbortController();
  const stop = (): void => own.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  return { stopping: own.signal, release: () => signal?.removeEventListener("abort", stop) };
}

function describeClient(
  { apiKey, baseUrl = openAiUrl, timeoutMs = 60_000, maxRetries = 3 }: ModelSettings,
  { model, maxTokens, temperature, topTokens, stop }: Request,
  tap: Tap,
) {
  return {
    apiKey,
    model,
    maxTokens,
    timeout: timeoutMs,
    maxRetries,
    ...(temperature !== undefined && { temperature }),
    ...(topTokens && { logprobs: true, topLogprobs: topTokens }),
    ...(stop.length > 0 && { stop: [...stop] }),
    useResponsesApi: false,
    configuration: { baseURL: baseUrl, fetch: tap.fetch },
    // an answer came: asking again would give the same
    onFailedAttempt(error: unknown) {
      if (tap.reply) throw error;
      judgeFailure(error);
    },
  };
}
