/** Sends a request to a language model through langchain; repairs answers that langchain misreads. */
import type { AIMessage, BaseMessageLike } from "@langchain/core/messages";
import { z } from "zod";
import { ConfigError, reasonOf } from "../../core/errors.js";
import { fetchHere } from "../../core/fetch-here.js";
import type { ModelUsage } from "../../core/model/model.js";
import { answerIn } from "./errors.js";
import { callInText, parseObject, readJson, toolNamed } from "./json.js";
import { type Phrased, phrase, type Request } from "./request.js";
import { abilitiesOf, type ModelSettings, openAiUrl, usualTimeoutMs } from "./settings.js";

const part = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);
const content = z.union([z.string(), z.array(part.catch("")).transform((parts) => parts.join(""))]);
const call = z.looseObject({
  function: z.looseObject({ name: z.string().catch(""), arguments: z.unknown().optional() }),
});
const message = z.looseObject({
  content: content.catch(""),
  tool_calls: z.array(call).optional().catch(undefined),
});
const choice = z.looseObject({ message: message.catch({ content: "" }) });
const completion = z.looseObject({ choices: z.array(choice).min(1) });
/** Answers of OpenAI's Responses API, which langchain uses for some models; they have no `choices`. */
const otherProtocol = z.object({ output: z.array(z.unknown()), error: z.null().optional() });
const failure = z.object({ error: z.looseObject({}) });
const relayed = z.object({ metadata: z.object({ raw: z.string() }) });

const endingShape = z.object({
  choices: z.tuple([
    z.object({
      ended: z.string().nullable().catch(null),
      message: z.object({
        refusal: z.string().nullable().catch(null),
        reasoning_content: z.unknown().optional(),
        reasoning: z.unknown().optional(),
      }),
    }),
  ]),
});

/**
 * Reads the body within the time limit. Gives errors with status 200 another status, joins texts in parts, and notes
 * how an answer ended, which langchain's client drops.
 */
const fetchModel: typeof globalThis.fetch = async (input, init) => {
  const response = await fetchHere(input, init);
  const text = await response.text();
  const body = parseObject(text);
  if (response.ok && otherProtocol.safeParse(body).success) return new Response(text, response);
  const { data } = completion.safeParse(body);
  if (!response.ok || !data) return tellFailure(response, text, body);
  const choices = data.choices.slice(0, 1).map(({ message: said, ...others }) => ({
    ...others,
    ended: others.finish_reason,
    finish_reason: "stop",
    message: { ...said, role: "assistant" },
  }));
  return Response.json({ ...data, choices });
};

const shownFailure = 2_000;

/** Moves an error's text to `error.message`, where clients read it. */
function tellFailure({ ok, status, headers }: Response, text: string, body: unknown): Response {
  const { data: { error } = {} } = failure.safeParse(body);
  const code = Number(error?.code ?? error?.status);
  const own = Number.isInteger(code) && code >= 400 && code < 600 ? code : 502;
  const raw = relayed.safeParse(error).data?.metadata.raw ?? "";
  const words = ok && !error ? "an answer without a completion" : text.slice(0, shownFailure);
  const reason = typeof error?.message === "string" ? `${error.message} ${raw}`.trim() : words;
  const said = JSON.stringify({ error: { ...error, message: reason } });
  return new Response(said, { status: ok ? own : status, headers });
}

const scoredToken = z.object({ token: z.string(), logprob: z.number() });

export const replyShape = z.object({
  text: z.string(),
  calls: z
    .array(z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()) }))
    .default([]),
  /** The model's words when it declines to answer. */
  refusal: z.string().nullable(),
  finish: z.string(),
  /** Likeliest first tokens with natural log-probabilities; empty when not supported. */
  firstTokens: z.array(scoredToken),
  reasoned: z.boolean().default(false),
});
export type Reply = z.infer<typeof replyShape>;

export const noReply: Reply = replyShape.parse({
  text: "",
  refusal: null,
  finish: "stop",
  firstTokens: [],
});

export interface TokenUsage extends Omit<ModelUsage, "cached" | "cost"> {
  readonly model: string;
}

/**
 * Throws ConfigError for a missing provider package; else what langchain throws.
 * @param onUsage called once with the tokens used, also for a failed request
 */
export async function sendOnce(
  settings: ModelSettings,
  request: Request,
  onUsage: (usage: TokenUsage) => void,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  const { model } = request;
  const can = abilitiesOf(settings, model);
  const phrased = phrase(request, can);
  const chat = await connect(settings, model, phrased);
  let message: AIMessage | null = null;
  try {
    const messages = can.has("turns") ? phrased.messages : await mergeTurns(phrased.messages);
    message = await chat.invoke(messages, { signal, ...phrased.options });
    return readReply(message, request);
  } catch (error) {
    const answer = answerIn(error);
    if (answer) return { ...noReply, ...answer };
    throw error;
  } finally {
    onUsage({ model, requests: 1, ...usageOf(message, phrased) });
  }
}

/** Joins consecutive messages of one speaker, which some models reject. */
async function mergeTurns(messages: Phrased["messages"]): Promise<readonly object[]> {
  const { coerceMessageLikeToMessage, mergeMessageRuns } = await import("@langchain/core/messages");
  return mergeMessageRuns(
    messages.map((one) => coerceMessageLikeToMessage(one as BaseMessageLike)),
  );
}

interface Chat {
  invoke(messages: readonly object[], options: object): Promise<AIMessage>;
}

async function connect(
  settings: ModelSettings,
  model: string,
  { fields, tools }: Phrased,
): Promise<Chat> {
  const { provider = "openai", apiKey, timeoutMs = usualTimeoutMs, baseUrl, effort } = settings;
  const { initChatModel } = await import("langchain/chat_models/universal");
  const own =
    provider === "openai"
      ? {
          timeout: timeoutMs,
          streaming: false,
          configuration: { baseURL: baseUrl ?? openAiUrl, fetch: fetchModel },
          __includeRawResponse: true,
        }
      : baseUrl !== undefined && { [addressNames[provider] ?? "baseUrl"]: baseUrl };
  const chat = await initChatModel(model, {
    modelProvider: provider,
    apiKey,
    maxRetries: 0,
    ...fieldsFor(provider, fields),
    ...(effort && { reasoning: { effort } }),
    ...own,
  }).catch((error) => explain(error, provider));
  return (tools.length === 0 ? chat : chat.bindTools([...tools] as never)) as unknown as Chat;
}

/**
 * Names of the server's address in langchain's clients. Under another name it is ignored, and the provider's server
 * called.
 */
const addressNames: Readonly<Record<string, string>> = {
  anthropic: "anthropicApiUrl",
  mistral: "serverURL",
  mistralai: "serverURL",
};

/** Renames the token limit for some langchain clients. */
function fieldsFor(provider: string, fields: object): object {
  const named = { ollama: "numPredict", "google-genai": "maxOutputTokens" }[provider];
  if (!named || !("maxTokens" in fields)) return fields;
  const { maxTokens, ...rest } = fields;
  return { ...rest, [named]: maxTokens };
}

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

function readReply(message: AIMessage, { tools = [], stop }: Request): Reply {
  const names = tools.map(({ name }) => name);
  const { tool_calls: valid = [], invalid_tool_calls: invalid = [] } = message;
  const calls = [...valid, ...invalid].map(({ name = "", args }) => ({
    tool: toolNamed(name, names) ?? name,
    input: readInput(args),
  }));
  const text = stopAt(message.text, stop);
  const written = calls.length === 0 ? callInText(text, names) : null;
  const { finish_reason: finish, stop_reason: other, logprobs } = message.response_metadata;
  const { data } = endingShape.safeParse(message.additional_kwargs.__raw_response);
  const { ended = null, message: said } = data?.choices[0] ?? {};
  const hasThought = Boolean(said?.reasoning_content || said?.reasoning);
  return {
    text,
    calls: written ? [written] : calls,
    refusal: said?.refusal ?? null,
    finish: finishOf(ended ?? finish ?? other),
    firstTokens: readTokens(logprobs),
    reasoned: hasThought || usageOf(message).reasoningTokens > 0 || /^\s*<think>/.test(text),
  };
}

const keptCharacters = 400;

/** Reads a call's arguments: some servers send an object, others text that is nearly JSON. */
function readInput(args: unknown): Record<string, unknown> {
  const input = typeof args === "string" ? readJson(args) : args;
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return { unreadable: String(args ?? "").slice(0, keptCharacters) };
  return unwrapped({ ...input });
}

/** Takes arguments out of `arguments` or `parameters`, in which some models nest them. */
function unwrapped(input: Record<string, unknown>): Record<string, unknown> {
  const { arguments: own, parameters = own, ...others } = input;
  const isWrapped = typeof parameters === "object" && parameters !== null;
  return isWrapped && Object.keys(others).every((key) => key === "name")
    ? { ...parameters }
    : input;
}

/** Cuts at stop sequences, which some servers ignore. */
function stopAt(text: string, stops: readonly string[]): string {
  const ends = stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
}

function finishOf(reason: unknown): string {
  if (typeof reason !== "string") return "stop";
  return /^(max_tokens|max_output_tokens|length)$/i.test(reason) ? "length" : reason.toLowerCase();
}

const logprobsShape = z.object({ content: z.array(z.looseObject({})) });

/** Reads each token once. Returns none if only the chosen token is given, which says nothing about the others. */
function readTokens(logprobs: unknown): Reply["firstTokens"] {
  const [first] = logprobsShape.safeParse(logprobs).data?.content ?? [];
  const others = Array.isArray(first?.top_logprobs) ? first.top_logprobs : [];
  const read = [first, ...others].flatMap((one) => scoredToken.safeParse(one).data ?? []);
  const tokens = new Map(read.map((one) => [one.token, one]));
  return tokens.size > 1 ? [...tokens.values()] : [];
}

const mostTokens = 10_000_000;

/** Limits a server's counts: an impossible one would use up the budget for good. */
const tokenCount = z.coerce.number().int().min(0).max(mostTokens);

/** Assumed characters per token, where a server does not count. */
const tokenCharacters = 4;

function usageOf(
  message: AIMessage | null,
  phrased?: Phrased,
): Omit<TokenUsage, "model" | "requests"> {
  const { usage_metadata: usage, text, tool_calls: calls } = message ?? {};
  const countOf = (tokens: unknown): number => tokenCount.safeParse(tokens).data ?? 0;
  const estimated = (...parts: readonly unknown[]): number =>
    message && phrased ? Math.ceil(JSON.stringify(parts).length / tokenCharacters) : 0;
  return {
    promptTokens: countOf(usage?.input_tokens) || estimated(phrased?.messages),
    completionTokens: countOf(usage?.output_tokens) || estimated(text, calls),
    cachedTokens: countOf(usage?.input_token_details?.cache_read),
    reasoningTokens: countOf(usage?.output_token_details?.reasoning),
  };
}
