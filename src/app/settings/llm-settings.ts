/** The settings of language models. */
import { z } from "zod";
import { ConfigError } from "../../core/errors.js";
import { type ModelRole, modelRoles } from "../../core/model.js";
import type { Caps, ModelSettings, Price } from "../../policies/llm/index.js";
import { abilityNames } from "../../policies/llm/settings.js";

const text = z.string().trim().min(1).optional();

/** "name=value,name=value" */
function pairs(value: string): readonly (readonly [name: string, value: string])[] {
  return value
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "")
    .map((pair) => {
      const at = pair.lastIndexOf("=");
      return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
    });
}

const isRole = (name: string): name is ModelRole => modelRoles.some((role) => role === name);

const roleModels = z.string().transform((value, context) => {
  const models: Partial<Record<ModelRole, string>> = {};
  for (const [name, model] of pairs(value)) {
    if (isRole(name) && model !== "") models[name] = model;
    else
      context.addIssue({
        code: "custom",
        message: `"${name}=${model}" is not a model of a role (${modelRoles.join(", ")}); use e.g. planner=gpt-4.1`,
      });
  }
  return models;
});

const modelPrices = z.string().transform((value, context) => {
  const prices: Record<string, Price> = {};
  for (const [model, price] of pairs(value)) {
    const amounts = price.split("/").map(Number);
    const [prompt, completion] = [amounts[0], amounts.at(-1)];
    const isPrice = [2, 3].includes(amounts.length) && amounts.every(isDollars);
    if (model !== "" && isPrice && prompt !== undefined && completion !== undefined)
      prices[model] = { prompt, completion, ...(amounts.length === 3 && { cached: amounts[1] }) };
    else
      context.addIssue({
        code: "custom",
        message: `"${model}=${price}" is not a price per million tokens, in and out; use e.g. gpt-4.1=2/8, or gpt-4.1=2/0.5/8 with the price of what the server had read before`,
      });
  }
  return prices;
});

const modelAbilities = z
  .string()
  .transform((value) => value.split(",").map((name) => name.trim()))
  .pipe(z.array(z.enum(abilityNames, `is a list of ${abilityNames.join(", ")}`)));

function isDollars(amount: number): boolean {
  return Number.isFinite(amount) && amount >= 0;
}

const cap = z.coerce.number().positive().optional();

/** Part of the settings' schema. */
export const llmVariables = {
  SOUS_LLM_MODEL: text,
  SOUS_LLM_KEY: text,
  SOUS_LLM_URL: z.url().optional(),
  SOUS_LLM_PROVIDER: z
    .string()
    .trim()
    .regex(/^[a-z][a-z-]*$/, "is a name such as openai, anthropic, google-genai or ollama")
    .default("openai"),
  SOUS_LLM_API: z.enum(["chat", "responses"]).default("chat"),
  SOUS_LLM_ABILITIES: modelAbilities.optional(),
  SOUS_LLM_FALLBACK_MODEL: text,
  SOUS_LLM_ROLES: roleModels.optional(),
  SOUS_LLM_ANSWERS: z.enum(["on", "off"]).default("off"),
  SOUS_LLM_QUESTIONS: z.enum(["on", "off"]).default("off"),
  SOUS_LLM_COMPARES: z.enum(["on", "off"]).default("off"),
  SOUS_LLM_TIMEOUT_SECONDS: z.coerce.number().positive().max(3600).default(60),
  SOUS_LLM_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  SOUS_LLM_THINKING_TOKENS: z.coerce.number().int().min(0).max(200_000).default(0),
  SOUS_LLM_EFFORT: z.enum(["minimal", "low", "medium", "high"]).optional(),
  SOUS_LLM_SCORES: z.enum(["letters", "tokens"]).default("letters"),
  SOUS_LLM_THOUGHTS: z.enum(["on", "off"]).default("on"),
  SOUS_LLM_PICTURE: z.enum(["on", "off"]).default("off"),
  SOUS_LLM_PATIENCE: z.coerce.number().int().min(0).max(100).default(3),
  SOUS_LLM_WHEN_SPENT: z.enum(["end", "rules"]).default("end"),
  SOUS_LLM_PRICES: modelPrices.optional(),
  SOUS_LLM_EPISODE_TOKENS: cap,
  SOUS_LLM_DAY_TOKENS: cap,
  SOUS_LLM_DAY_DOLLARS: cap,
};
const variables = z.object(llmVariables);

export interface LlmSettings {
  readonly model: ModelSettings;
  readonly caps: Caps;
  /** Whether the agent says why it does what it does; default: true. */
  readonly thoughts?: boolean;
  /** Whether the agent's model is shown a picture of the home; default: false. */
  readonly picture?: boolean;
  /** Steps in a row that rules may decide in the model's place; default: 3. */
  readonly patience?: number;
  /** Whether rules go on when a budget is used up; default: false. */
  readonly rulesWhenSpent?: boolean;
  /** Whether the model reads answers that the reader does not understand; default: false. */
  readonly answers?: boolean;
  /** Whether the model words questions; default: false. */
  readonly questions?: boolean;
  /** Whether the model says if questions are the same that the rules cannot tell; default: false. */
  readonly comparisons?: boolean;
}

/** A language model is configured with name and key, or not at all. */
export function llmProblems(
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { SOUS_LLM_MODEL: model, SOUS_LLM_KEY: key, SOUS_LLM_URL: url } = given;
  if (model === undefined && (key !== undefined || url !== undefined))
    return [`SOUS_LLM_MODEL: ${whereToGetLlm.SOUS_LLM_MODEL}`];
  if (model !== undefined && key === undefined)
    return [`SOUS_LLM_KEY: ${whereToGetLlm.SOUS_LLM_KEY}`];
  const switched = ["SOUS_LLM_ANSWERS", "SOUS_LLM_QUESTIONS", "SOUS_LLM_COMPARES"].filter(
    (name) => given[name] === "on",
  );
  if (model === undefined && switched.length > 0)
    return switched.map((name) => `${name}: needs SOUS_LLM_MODEL and SOUS_LLM_KEY`);
  const dollars = given.SOUS_LLM_DAY_DOLLARS !== undefined;
  if (dollars && given.SOUS_LLM_PRICES === undefined)
    return ["SOUS_LLM_PRICES: SOUS_LLM_DAY_DOLLARS needs prices, such as gpt-4.1=2/8"];
  return [];
}

/** @returns null when no language model is configured */
export function llmSettings(settings: z.infer<typeof variables>): LlmSettings | null {
  const { SOUS_LLM_MODEL: model, SOUS_LLM_KEY: apiKey } = settings;
  if (!model || !apiKey) return null;
  return {
    model: {
      apiKey,
      model,
      baseUrl: settings.SOUS_LLM_URL,
      provider: settings.SOUS_LLM_PROVIDER,
      api: settings.SOUS_LLM_API,
      effort: settings.SOUS_LLM_EFFORT,
      abilities: settings.SOUS_LLM_ABILITIES,
      scores: settings.SOUS_LLM_SCORES,
      fallbackModel: settings.SOUS_LLM_FALLBACK_MODEL,
      roles: settings.SOUS_LLM_ROLES ?? {},
      timeoutMs: settings.SOUS_LLM_TIMEOUT_SECONDS * 1000,
      concurrency: settings.SOUS_LLM_CONCURRENCY,
      thinkingTokens: settings.SOUS_LLM_THINKING_TOKENS,
      prices: settings.SOUS_LLM_PRICES ?? {},
    },
    thoughts: settings.SOUS_LLM_THOUGHTS === "on",
    picture: settings.SOUS_LLM_PICTURE === "on",
    patience: settings.SOUS_LLM_PATIENCE,
    rulesWhenSpent: settings.SOUS_LLM_WHEN_SPENT === "rules",
    answers: settings.SOUS_LLM_ANSWERS === "on",
    questions: settings.SOUS_LLM_QUESTIONS === "on",
    ...(settings.SOUS_LLM_COMPARES === "on" && { comparisons: true }),
    caps: {
      campaignTokens: null,
      episodeTokens: settings.SOUS_LLM_EPISODE_TOKENS ?? null,
      dayTokens: settings.SOUS_LLM_DAY_TOKENS ?? null,
      dayDollars: settings.SOUS_LLM_DAY_DOLLARS ?? null,
    },
  };
}

const whereToGetLlm = {
  SOUS_LLM_MODEL: "the model's name on its server, such as gpt-4.1-mini or qwen3:8b",
  SOUS_LLM_KEY: "platform.openai.com, API keys (any word for your own server without keys)",
} as const;

/** The error for a language model that is needed and not configured. */
export function missingModel(): ConfigError {
  const lines = Object.entries(whereToGetLlm).map(([name, where]) => `${name}: ${where}`);
  return new ConfigError(
    `To use a language model, set these in .env (and SOUS_LLM_URL for another server than OpenAI's):\n  ${lines.join("\n  ")}`,
  );
}
