/** Lists what servers of language models may support, and computes the price of a request. */
import type { ModelRole, ModelUsage } from "../../core/model/model.js";

/** What servers may support: OpenAI's parameters, and two forms of messages. */
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
  "system",
  /** Allows consecutive messages of one speaker. */
  "turns",
] as const;

export const namedAbilities = ["images"] as const;
export type Ability = (typeof abilityNames | typeof namedAbilities)[number];

export interface Price {
  readonly prompt: number;
  /** Price of cached prompt tokens; by default the prompt's. */
  readonly cached?: number;
  readonly completion: number;
}

export interface ModelSettings {
  /** langchain's provider name. Default "openai": any server with its protocol. */
  readonly provider?: string;
  readonly effort?: "minimal" | "low" | "medium" | "high" | undefined;
  readonly apiKey: string;
  /** Default "https://api.openai.com/v1". */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  readonly roles?: Readonly<Partial<Record<ModelRole, string>>>;
  /** Used when a role's model does not answer; same server and key. */
  readonly fallbackModel?: string | undefined;
  /** Per request; by default {@link usualTimeoutMs}. */
  readonly timeoutMs?: number;
  /** Retries with backoff. Default 3. */
  readonly maxRetries?: number;
  readonly concurrency?: number;
  /** By default derived from address and model. */
  readonly abilities?: readonly Ability[] | undefined;
  /** By model name; "*" matches every other. */
  readonly prices?: Readonly<Record<string, Price>>;
}

/** Milliseconds; enough for reasoning models and local ones. */
export const usualTimeoutMs = 120_000;

export const openAiUrl = "https://api.openai.com/v1";

export function serverOf({ provider = "openai", baseUrl }: ModelSettings): string {
  return baseUrl ?? (provider === "openai" ? openAiUrl : `${provider}'s own server`);
}

/** Abilities not used at these hosts unless configured. The first match counts. */
const leftOut: readonly (readonly [host: RegExp, abilities: readonly Ability[]])[] = [
  [/(^|\.)(openai\.com|openai\.azure\.com)$/, []],
  [/(^|\.)anthropic\.com$/, ["response_format", "logprobs", "stop", "prompt_cache_key"]],
  [/(^|\.)googleapis\.com$/, ["logprobs", "parallel_tool_calls", "prompt_cache_key"]],
  [/(?:)/, ["parallel_tool_calls", "prompt_cache_key"]],
];

const common: readonly Ability[] = [
  "tools",
  "tool_choice",
  "temperature",
  "max_tokens",
  "system",
  "turns",
];

/** OpenAI's reasoning models, which reject the abilities in `steering`. */
const reasoning = /^(o\d|gpt-5(?!-chat))/;
const steering: readonly Ability[] = ["temperature", "stop", "logprobs", "parallel_tool_calls"];

export function abilitiesOf(settings: ModelSettings, model: string): ReadonlySet<Ability> {
  const { provider = "openai", baseUrl = openAiUrl, abilities } = settings;
  if (abilities) return new Set(abilities);
  const [, without = []] = leftOut.find(([host]) => host.test(new URL(baseUrl).hostname)) ?? [];
  const sent =
    provider === "openai" ? abilityNames.filter((name) => !without.includes(name)) : common;
  return new Set(sent.filter((name) => !reasoning.test(model) || !steering.includes(name)));
}

/** US dollars; 0 for a model without a price. */
export function costOf(
  { prices = {} }: ModelSettings,
  model: string,
  usage: Pick<ModelUsage, "promptTokens" | "completionTokens" | "cachedTokens">,
): number {
  const price = prices[model] ?? prices["*"] ?? { prompt: 0, completion: 0 };
  const cached = Math.min(usage.cachedTokens, usage.promptTokens);
  const read =
    (usage.promptTokens - cached) * price.prompt + cached * (price.cached ?? price.prompt);
  return (read + usage.completionTokens * price.completion) / 1_000_000;
}
