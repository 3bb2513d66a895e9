/** Models through langchain: one kept client for each way in which a model is asked. */
import type { AIMessage } from "@langchain/core/messages";
import { z } from "zod";
import { ConfigError, reasonOf } from "../../core/errors.js";
import type { ModelUsage } from "../../core/model.js";
import { keepNewest } from "../../core/newest.js";
import { honestFetch, type Seen, wire } from "./honest-fetch.js";
import { callInText, openThought, toolNamed } from "./json.js";
import { judgeAttempt } from "./refusals.js";
import { inputOf, type Phrased, type Request } from "./request.js";
import { isForeign, type ModelSettings, openAiUrl } from "./settings.js";

const scoredToken = z.object({ token: z.string(), logprob: z.number() });

/** One completion, as the server gave it; also as it is kept. */
export const replyShape = z.object({
  text: z.string(),
  calls: z
    .array(z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()) }))
    .default([]),
  /** What the model says in place of an answer; null where it answers. */
  refusal: z.string().nullable(),
  /** "stop", "length", "content_filter" … */
  finish: z.string(),
  /** The likeliest first tokens with their natural logarithms; empty where the server gives none. */
  firstTokens: z.array(scoredToken),
  /** Of texts whose probability was wanted: its natural logarithm; empty where the server does not tell. */
  sums: z.array(z.number()).default([]),
  /** Whether it thought before it answered, as the server counts. */
  reasoned: z.boolean().default(false),
});
export type Reply = z.infer<typeof replyShape>;

/** What one call took. */
export interface Taken extends Omit<ModelUsage, "cached" | "cost"> {
  readonly model: string;
}

interface Asked {
  invoke(messages: readonly object[], options: { signal: AbortSignal }): Promise<AIMessage>;
}

/** Beyond, the client that was used longest ago is dropped: options of a choice differ from step to step. */
const mostClients = 32;

/**
 * Nothing is loaded or connected before the first call.
 *
 * @returns what sends a request, tells once what it took, also when it failed, and throws what langchain throws after
 * its last attempt
 */
export function createClient(settings: ModelSettings) {
  const clients = new Map<string, Promise<Asked>>();
  const clientFor = (model: string, phrased: Phrased): Promise<Asked> => {
    const { options, toolOptions, tools } = phrased;
    const key = JSON.stringify([model, options, toolOptions, tools.map(({ name }) => name)]);
    const kept = clients.get(key) ?? connect(settings, model, phrased);
    keepNewest(clients, key, kept, mostClients);
    kept.catch(() => clients.delete(key));
    return kept;
  };
  return async (
    request: Request,
    phrased: Phrased,
    { signal, onTaken }: { signal: AbortSignal; onTaken: (taken: Taken) => void },
  ): Promise<Reply> => {
    const { model } = request;
    const seen: Seen = { requests: 0, finish: null, refusal: null, reasoned: false };
    let message: AIMessage | null = null;
    try {
      const client = await clientFor(model, phrased);
      message = await wire.run(seen, () => client.invoke(phrased.messages, { signal }));
      return readReply(message, request, seen);
    } finally {
      onTaken({
        model,
        ...usageOf(message, phrased),
        requests: Math.max(seen.requests, message ? 1 : 0),
      });
    }
  };
}

async function connect(settings: ModelSettings, model: string, phrased: Phrased): Promise<Asked> {
  const { provider = "openai", apiKey, timeoutMs = 60_000, maxRetries = 3, baseUrl } = settings;
  const { initChatModel } = await import("langchain/chat_models/universal");
  const isOpenAi = provider === "openai";
  const chat = await initChatModel(model, {
    modelProvider: provider,
    apiKey,
    maxRetries,
    onFailedAttempt: judgeAttempt,
    ...optionsFor(provider, phrased.options),
    ...(settings.effort && { reasoning: { effort: settings.effort } }),
    ...(!isOpenAi && baseUrl !== undefined && { baseUrl }),
    ...(isOpenAi && {
      timeout: timeoutMs,
      streaming: false,
      useResponsesApi: isForeign(settings),
      configuration: { baseURL: baseUrl ?? openAiUrl, fetch: honestFetch },
    }),
  }).catch((error) => explain(error, provider));
  const { tools, toolOptions } = phrased;
  if (tools.length === 0) return chat as unknown as Asked;
  const { tool_choice: choice } = toolOptions;
  const options = { ...toolOptions, ...(choice && !isOpenAi ? { tool_choice: "any" } : {}) };
  const shown = tools.map((tool) => {
    const { name, description } = tool;
    return { type: "function", function: { name, description, parameters: inputOf(tool) } };
  });
  return chat.bindTools(shown, options) as unknown as Asked;
}

/** Some clients of langchain have another name for the limit. */
function optionsFor(provider: string, options: Phrased["options"]): object {
  const named = { ollama: "numPredict", "google-genai": "maxOutputTokens" }[provider];
  if (!named || !("maxTokens" in options)) return options;
  const { maxTokens, ...rest } = options;
  return { ...rest, [named]: maxTokens };
}

/** A provider's package is asked for by its name. */
function explain(error: unknown, provider: string): never {
  const reason = reasonOf(error);
  const [missing] = /@langchain\/[a-z-]+/.exec(reason) ?? [];
  if (missing && /unable to import/i.test(reason))
    throw new ConfigError(
      `SOUS_LLM_PROVIDER=${provider} needs a package that is not installed. Type: npm install ${missing}`,
    );
  const [, known] = /supported model providers are: (.+)/is.exec(reason) ?? [];
  if (known)
    throw new ConfigError(
      `SOUS_LLM_PROVIDER=${provider} names no known provider. Set one of these in .env: ${known.trim()}`,
    );
  throw error;
}

function readReply(message: AIMessage, { tools = [], stop }: Request, seen: Seen): Reply {
  const names = tools.map(({ name }) => name);
  const calls = (message.tool_calls ?? []).map(({ name, args }) => ({
    tool: toolNamed(name, names) ?? name,
    input: unwrapped(args),
  }));
  const text = stopAt(message.text, stop);
  const written = calls.length === 0 ? callInText(text, names) : null;
  const { finish_reason: finish, stop_reason: other, logprobs } = message.response_metadata;
  return {
    text,
    calls: written ? [written] : calls,
    refusal: seen.refusal,
    finish: finishOf(seen.finish ?? finish ?? other),
    firstTokens: readTokens(logprobs),
    sums: [],
    reasoned: seen.reasoned || usageOf(message).reasoningTokens > 0 || openThought.test(text),
  };
}

/** Arguments within arguments. */
function unwrapped(input: Record<string, unknown>): Record<string, unknown> {
  const { arguments: own, parameters = own, ...others } = input;
  const isWrapped = typeof parameters === "object" && parameters !== null;
  return isWrapped && Object.keys(others).every((key) => key === "name")
    ? { ...parameters }
    : input;
}

/** Where a server does not know where to stop, the text is cut here. */
function stopAt(text: string, stops: readonly string[]): string {
  const ends = stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
}

function finishOf(reason: unknown): string {
  if (typeof reason !== "string") return "stop";
  return /^(max_tokens|max_output_tokens|length)$/i.test(reason) ? "length" : reason.toLowerCase();
}

const logprobsShape = z.object({ content: z.array(z.looseObject({})) });

/** Each token once. The chosen one alone says nothing of the others: then there are none. */
function readTokens(logprobs: unknown): Reply["firstTokens"] {
  const [first] = logprobsShape.safeParse(logprobs).data?.content ?? [];
  const others = Array.isArray(first?.top_logprobs) ? first.top_logprobs : [];
  const read = [first, ...others].flatMap((one) => scoredToken.safeParse(one).data ?? []);
  const tokens = new Map(read.map((one) => [one.token, one]));
  return tokens.size > 1 ? [...tokens.values()] : [];
}

const mostTokens = 10_000_000;

/** Checks a server's token counts: an impossible figure would use up a budget for good. */
export const tokenCount = z.coerce.number().int().min(0).max(mostTokens);

/** Characters of a token, where a server does not count. */
const tokenCharacters = 4;

/** @param phrased what was sent; without it, what the server does not count is 0 */
function usageOf(message: AIMessage | null, phrased?: Phrased): Omit<Taken, "model" | "requests"> {
  const usage = message?.usage_metadata;
  const counted = (tokens: unknown, text: () => string): number => {
    const told = tokenCount.safeParse(tokens).data ?? 0;
    if (told > 0) return told;
    return message && phrased ? Math.ceil(text().length / tokenCharacters) : 0;
  };
  return {
    promptTokens: counted(usage?.input_tokens, () => JSON.stringify(phrased?.messages)),
    completionTokens: counted(usage?.output_tokens, () =>
      JSON.stringify([message?.text, message?.tool_calls]),
    ),
    cachedTokens: counted(usage?.input_token_details?.cache_read, () => ""),
    reasoningTokens: counted(usage?.output_token_details?.reasoning, () => ""),
  };
}
