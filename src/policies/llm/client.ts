/** Models through langchain: one kept client for each way in which a model is asked. */
import type { AIMessage, BaseMessage } from "@langchain/core/messages";
import { ConfigError } from "../../core/errors.js";
import type { ToolCall, Turn } from "../../core/model.js";
import type { Known } from "./features.js";
import { honestFetch, type Seen, wire } from "./honest-fetch.js";
import { callInText, parseObject } from "./json.js";
import { judgeAttempt } from "./refusals.js";
import { type Phrased, plainSchema, type Request } from "./request.js";
import { isForeign, type ModelSettings, openAiUrl } from "./settings.js";

/** One completion, as the server gave it. */
export interface Reply {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  /** What the model says in place of an answer; null where it answers. */
  readonly refusal: string | null;
  /** "stop", "length", "content_filter" … */
  readonly finish: string;
  /** The likeliest first tokens with their natural logarithms; empty where the server gives none. */
  readonly firstTokens: readonly { readonly token: string; readonly logprob: number }[];
  /** Whether it thought before it answered, as the server counts. */
  readonly reasoned: boolean;
}

/** What one call took. */
export interface Taken {
  readonly model: string;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  readonly reasoningTokens: number;
}

export interface Client {
  /**
   * @param onTaken told once, also when it failed
   * @throws what langchain throws, after its last attempt
   */
  send(
    call: { readonly request: Request; readonly phrased: Phrased; readonly known: Known },
    signal: AbortSignal,
    onTaken: (taken: Taken) => void,
  ): Promise<Reply>;
}

interface Asked {
  invoke(messages: BaseMessage[], options: { signal: AbortSignal }): Promise<AIMessage>;
}

/** Beyond, the client that was used longest ago is dropped: options of a choice differ from step to step. */
const mostClients = 32;

/** Nothing is loaded or connected before the first call. */
export function createClient(settings: ModelSettings): Client {
  const clients = new Map<string, Promise<Asked>>();
  const clientFor = (model: string, phrased: Phrased): Promise<Asked> => {
    const key = JSON.stringify([model, phrased.fields, phrased.tools.map(({ name }) => name)]);
    const kept = clients.get(key) ?? connect(settings, model, phrased);
    clients.delete(key);
    clients.set(key, kept);
    for (const oldest of [...clients.keys()].slice(0, -mostClients)) clients.delete(oldest);
    kept.catch(() => clients.delete(key));
    return kept;
  };
  return {
    async send({ request, phrased, known }, signal, onTaken) {
      const { model } = request;
      const seen: Seen = { requests: 0, finish: null, refusal: null };
      let message: AIMessage | null = null;
      try {
        const client = await clientFor(model, phrased);
        const messages = await toMessages(phrased.messages, known);
        message = await wire.run(seen, () => client.invoke(messages, { signal }));
        return readReply(message, request, seen);
      } finally {
        onTaken({ model, ...usageOf(message), requests: Math.max(seen.requests, message ? 1 : 0) });
      }
    },
  };
}

async function connect(settings: ModelSettings, model: string, phrased: Phrased): Promise<Asked> {
  const { provider = "openai", apiKey, timeoutMs = 60_000, maxRetries = 3 } = settings;
  const { initChatModel } = await import("langchain/chat_models/universal");
  const shared = {
    modelProvider: provider,
    apiKey,
    maxRetries,
    onFailedAttempt: judgeAttempt,
    ...(isForeign(settings) ? nativeFields(settings, phrased) : chatFields(phrased)),
    ...(settings.effort && { reasoning: { effort: settings.effort } }),
    ...(provider === "openai" && {
      timeout: timeoutMs,
      streaming: false,
      useResponsesApi: settings.api === "responses",
      configuration: { baseURL: settings.baseUrl ?? openAiUrl, fetch: honestFetch },
    }),
  };
  const chat = await initChatModel(model, shared).catch(explain);
  const { tool_choice: choice, parallel_tool_calls: parallel } = phrased.fields;
  if (phrased.tools.length === 0) return chat as unknown as Asked;
  const options = {
    ...(choice !== undefined && { tool_choice: provider === "openai" ? choice : "any" }),
    ...(parallel !== undefined && { parallel_tool_calls: parallel }),
  };
  const tools = phrased.tools.map(({ name, description, schema }) => ({
    type: "function" as const,
    function: { name, description, parameters: plainSchema(schema) },
  }));
  return chat.bindTools(tools, options as object) as unknown as Asked;
}

/** A provider's package is asked for by its name. */
function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const [missing] = /@langchain\/[a-z-]+/.exec(reason) ?? [];
  if (missing && /unable to import/i.test(reason))
    throw new ConfigError(`SOUS_LLM_PROVIDER needs a package. Type: npm install ${missing}`);
  if (/unsupported/i.test(reason))
    throw new ConfigError(`SOUS_LLM_PROVIDER: ${reason.replace(/\s+/g, " ")}`);
  throw error;
}

/** Fields of OpenAI's chat completions, as they are sent. */
function chatFields({ fields }: Phrased): object {
  const { max_tokens, temperature, stop, logprobs, top_logprobs, prompt_cache_key, ...rest } =
    fields;
  const { tool_choice: _, parallel_tool_calls: __, ...kwargs } = rest;
  return {
    ...(max_tokens !== undefined && { maxTokens: max_tokens }),
    ...(temperature !== undefined && { temperature }),
    ...(stop !== undefined && { stop }),
    ...(logprobs !== undefined && { logprobs, topLogprobs: top_logprobs }),
    ...(prompt_cache_key !== undefined && { promptCacheKey: prompt_cache_key }),
    modelKwargs: kwargs,
  };
}

/** The same for other protocols, in langchain's names. */
function nativeFields(
  { baseUrl, provider = "openai" }: ModelSettings,
  { fields }: Phrased,
): object {
  const { max_tokens: maxTokens, temperature } = fields;
  const limitName =
    { ollama: "numPredict", "google-genai": "maxOutputTokens" }[provider] ?? "maxTokens";
  return {
    ...(maxTokens !== undefined && { [limitName]: maxTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(baseUrl !== undefined && provider !== "openai" && { baseUrl }),
  };
}

async function toMessages(turns: readonly Turn[], { system }: Known): Promise<BaseMessage[]> {
  const { AIMessage, HumanMessage, SystemMessage, ToolMessage } = await import(
    "@langchain/core/messages"
  );
  const developer = { additional_kwargs: { __openai_role__: "developer" } };
  return turns.map((turn) => {
    switch (turn.speaker) {
      case "system":
        if (system === "user") return new HumanMessage(turn.text);
        return new SystemMessage({ content: turn.text, ...(system === "developer" && developer) });
      case "user":
        return new HumanMessage(turn.text);
      case "assistant":
        return new AIMessage(turn.text);
      case "caller": {
        const { tool: name, input } = turn.call;
        const call = { name, args: { ...input }, id: turn.id, type: "tool_call" as const };
        return new AIMessage({ content: "", tool_calls: [call] });
      }
      case "tool":
        return new ToolMessage({
          content: turn.text,
          tool_call_id: turn.id,
          status: turn.failed ? "error" : "success",
        });
    }
    return turn satisfies never;
  });
}

function readReply(message: AIMessage, { tools = [], stop }: Request, seen: Seen): Reply {
  const text = stopAt(message.text, stop);
  const calls = (message.tool_calls ?? []).map(({ name, args }) => ({ tool: name, input: args }));
  const names = tools.map(({ name }) => name);
  const written = calls.length === 0 && names.length > 0 ? callInText(text, names) : null;
  const { finish_reason: finish, stop_reason: other, logprobs } = message.response_metadata;
  return {
    text,
    calls: written ? [written] : calls,
    refusal: seen.refusal,
    finish: finishOf(seen.finish ?? finish ?? other),
    firstTokens: readTokens(logprobs),
    reasoned: usageOf(message).reasoningTokens > 0,
  };
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

function readTokens(logprobs: unknown): Reply["firstTokens"] {
  const { content } = (parseObject(JSON.stringify(logprobs ?? null)) ?? {}) as {
    content?: unknown;
  };
  const [first] = Array.isArray(content) ? content : [];
  const others = Array.isArray(first?.top_logprobs) ? first.top_logprobs : [];
  return [first, ...others].flatMap((one) =>
    typeof one?.token === "string" && typeof one.logprob === "number"
      ? [{ token: one.token, logprob: one.logprob }]
      : [],
  );
}

function usageOf(message: AIMessage | null): Omit<Taken, "model" | "requests"> {
  const { input_tokens, output_tokens, input_token_details, output_token_details } =
    message?.usage_metadata ?? {};
  return {
    promptTokens: input_tokens ?? 0,
    completionTokens: output_tokens ?? 0,
    cachedTokens: input_token_details?.cache_read ?? 0,
    reasoningTokens: output_token_details?.reasoning ?? 0,
  };
}
