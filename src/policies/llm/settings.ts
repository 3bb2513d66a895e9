/** Where language models are, and how they are called. */
import type { ModelRole, ModelUsage } from "../../core/model.js";

/** US dollars for a million tokens. */
export interface Price {
  readonly prompt: number;
  /** Of what the server had read before; as the prompt's when absent. */
  readonly cached?: number;
  readonly completion: number;
}

export interface ModelSettings {
  /** The name that langchain has for the provider. "openai" when absent: every server with its protocol. */
  readonly provider?: string;
  /** Of OpenAI's two protocols; "chat" when absent. */
  readonly api?: "chat" | "responses";
  /** How long a model that reasons is to think; its own choice when absent. */
  readonly effort?: "minimal" | "low" | "medium" | "high" | undefined;
  readonly apiKey: string;
  /** "https://api.openai.com/v1" when absent; any server with the same protocol. */
  readonly baseUrl?: string | undefined;
  /** Of every role that has none of its own. */
  readonly model: string;
  readonly roles?: Readonly<Partial<Record<ModelRole, string>>>;
  /** Asked when the model of the role does not answer; same server, same key. */
  readonly fallbackModel?: string | undefined;
  /** Of one request, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
  /** Further attempts after a failed request, each after a longer pause. Default 3. */
  readonly maxRetries?: number;
  /** Requests under way at once. Default 4. */
  readonly concurrency?: number;
  /**
   * Tokens that a model may think before it answers, on top of every limit. Default 0: it does not. Models
   * that think give no log-probabilities of their answer.
   */
  readonly thinkingTokens?: number;
  /** What an option is scored by: the letter that it has in a list, or its own tokens after the prompt. Default: letters. */
  readonly scores?: "letters" | "tokens";
  /** By model name; "*" stands for every other. */
  readonly prices?: Readonly<Record<string, Price>>;
}

export const openAiUrl = "https://api.openai.com/v1";

/** The server that is called, for messages. */
export function serverOf({ provider = "openai", baseUrl }: ModelSettings): string {
  return baseUrl ?? (provider === "openai" ? openAiUrl : `${provider}'s own server`);
}

/** Whether another protocol is spoken than OpenAI's chat completions. */
export function isForeign({ provider = "openai", api = "chat" }: ModelSettings): boolean {
  return provider !== "openai" || api !== "chat";
}

/** US dollars by the configured prices; 0 when the model has no price. */
export function costOf(
  { prices = {} }: ModelSettings,
  model: string,
  taken: Pick<ModelUsage, "promptTokens" | "completionTokens" | "cachedTokens">,
): number {
  const price = prices[model] ?? prices["*"] ?? { prompt: 0, completion: 0 };
  const cached = Math.min(taken.cachedTokens, taken.promptTokens);
  const read =
    (taken.promptTokens - cached) * price.prompt + cached * (price.cached ?? price.prompt);
  return (read + taken.completionTokens * price.completion) / 1_000_000;
}
