/** Where language models are, how they are called, and what their servers take. */
import type { ModelRole, ModelUsage } from "../../core/model.js";

/** Parameters by their names in the protocol, and two forms of messages. */
export const abilityNames = [
  "tools",
  "tool_choice",
  "parallel_tool_calls",
  "response_format",
  "logprobs",
  "temperature",
  "stop",
  "max_tokens",
  "prompt_cache_key",
  /** Messages of the role `system`. */
  "system",
  /** Several messages of one speaker in a row. */
  "turns",
] as const;

/** What is asked for only where the setting names it. */
export const namedAbilities = [
  /** Pictures in messages: the agent's model is then shown the home. */
  "images",
] as const;
export type Ability = (typeof abilityNames | typeof namedAbilities)[number];

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
  /** Of one request, in milliseconds. Default: {@link usualTimeoutMs}. */
  readonly timeoutMs?: number;
  /** Further attempts after a failed request, each after a longer pause. Default 3. */
  readonly maxRetries?: number;
  /** Requests under way at once. Default 4. */
  readonly concurrency?: number;
  /** What the server takes; by its address and the model when absent. */
  readonly abilities?: readonly Ability[] | undefined;
  /** By model name; "*" stands for every other. */
  readonly prices?: Readonly<Record<string, Price>>;
}

/** Models that reason take a while, and so does a model on a computer of your own. */
export const usualTimeoutMs = 120_000;

export const openAiUrl = "https://api.openai.com/v1";

/** The server that is called, for messages. */
export function serverOf({ provider = "openai", baseUrl }: ModelSettings): string {
  return baseUrl ?? (provider === "openai" ? openAiUrl : `${provider}'s own server`);
}

/** What is not sent to hosts unless the setting names it; the first match counts. */
const leftOut: readonly (readonly [host: RegExp, abilities: readonly Ability[]])[] = [
  [/(^|\.)(openai\.com|openai\.azure\.com)$/, []],
  [/(^|\.)anthropic\.com$/, ["response_format", "logprobs", "stop", "prompt_cache_key"]],
  [/(^|\.)googleapis\.com$/, ["logprobs", "parallel_tool_calls", "prompt_cache_key"]],
  [/(?:)/, ["parallel_tool_calls", "prompt_cache_key"]],
];

/** What langchain's clients of other protocols have in common. */
const common: readonly Ability[] = [
  "tools",
  "tool_choice",
  "temperature",
  "max_tokens",
  "system",
  "turns",
];

/** OpenAI's models that reason, and what they refuse. */
const reasoning = /^(o\d|gpt-5(?!-chat))/;
const steering: readonly Ability[] = ["temperature", "stop", "logprobs", "parallel_tool_calls"];

/** What is asked of a server's model. */
export function abilitiesOf(settings: ModelSettings, model: string): ReadonlySet<Ability> {
  const { provider = "openai", baseUrl = openAiUrl, abilities } = settings;
  if (abilities) return new Set(abilities);
  const [, without = []] = leftOut.find(([host]) => host.test(new URL(baseUrl).hostname)) ?? [];
  const sent =
    provider === "openai" ? abilityNames.filter((name) => !without.includes(name)) : common;
  return new Set(sent.filter((name) => !reasoning.test(model) || !steering.includes(name)));
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
