/** Reads the settings of language models (SOUS_LLM_…). */
import { z } from "zod";
import { ConfigError } from "../../core/errors.js";
import { type ModelRole, modelRoles } from "../../core/model/model.js";
import type { Books } from "../../policies/llm/ledger.js";
import type { ModelSettings, Price } from "../../policies/llm/settings.js";
import { abilityNames, namedAbilities } from "../../policies/llm/settings.js";

const text = z.string().trim().min(1).optional();

/** Parses "name=value,name=value,name". */
function pairs(value: string): readonly (readonly [name: string, value: string])[] {
  return value
    .split(",")
    .filter((pair) => pair.trim() !== "")
    .map((pair) => {
      const [, name = pair, rest = ""] = /^(.*)=(.*)$/.exec(pair) ?? [];
      return [name.trim(), rest.trim()];
    });
}

/** Roles that are off unless named. They need no model of their own. */
const extraRoles = ["grounder", "phraser", "judge"] as const satisfies readonly ModelRole[];
const roleNames = [...modelRoles, "fallback"] as const;
type RoleName = (typeof roleNames)[number];

const roleModels = z.string().transform((value, context) => {
  const models: Partial<Record<RoleName, string>> = {};
  for (const [name, model] of pairs(value)) {
    const role = roleNames.find((one) => one === name);
    if (role && (model !== "" || extraRoles.some((one) => one === role))) models[role] = model;
    else
      context.addIssue(
        `"${name}=${model}" is not a model of a role (${roleNames.join(", ")}); use e.g. planner=gpt-4.1`,
      );
  }
  return models;
});

const modelPrices = z.string().transform((value, context) => {
  const prices: Record<string, Price> = {};
  for (const [model, price] of pairs(value)) {
    const amounts = price.split("/").map(Number);
    const [prompt, completion] = [amounts[0], amounts.at(-1)];
    const isPrice =
      [2, 3].includes(amounts.length) &&
      amounts.every((amount) => Number.isFinite(amount) && amount >= 0);
    if (model !== "" && isPrice && prompt !== undefined && completion !== undefined)
      prices[model] = { prompt, completion, ...(amounts.length === 3 && { cached: amounts[1] }) };
    else
      context.addIssue(
        `"${model}=${price}" is not a price per million tokens, in and out; use e.g. gpt-4.1=2/8, or gpt-4.1=2/0.5/8 with the price of what the server had read before`,
      );
  }
  return prices;
});

const knownAbilities = [...abilityNames, ...namedAbilities] as const;
const efforts = ["minimal", "low", "medium", "high"] as const;

/** Parses a model's abilities, which replace the default ones; an effort alone ("effort=low") keeps the defaults. */
const modelAbilities = z.string().transform((value, context) => {
  const given = pairs(value);
  const abilities = knownAbilities.filter((one) =>
    given.some(([name, is]) => name === one && is === ""),
  );
  const effort = efforts.find((one) => given.some(([name, is]) => name === "effort" && is === one));
  if (abilities.length + (effort ? 1 : 0) !== given.length)
    context.addIssue(`is a list of ${knownAbilities.join(", ")}, effort=${efforts.join("|")}`);
  return { abilities: abilities.length > 0 ? abilities : undefined, effort };
});

export const llmVariables = {
  SOUS_LLM_MODEL: text,
  SOUS_LLM_KEY: text,
  SOUS_LLM_URL: z.url().optional(),
  SOUS_LLM_PROVIDER: z
    .string()
    .trim()
    .regex(/^[a-z][a-z-]*$/, "is a name such as openai, anthropic, google-genai or ollama")
    .default("openai"),
  SOUS_LLM_ABILITIES: modelAbilities.optional(),
  SOUS_LLM_ROLES: roleModels.optional(),
  SOUS_LLM_PRICES: modelPrices.optional(),
  SOUS_LLM_DAY_DOLLARS: z.coerce.number().positive().optional(),
};
const variables = z.object(llmVariables);

export interface LlmSettings {
  readonly model: ModelSettings;
  readonly caps: Pick<Books, "dayDollars">;
  readonly plays?: readonly (typeof extraRoles)[number][];
}

export function llmProblems(
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { SOUS_LLM_MODEL: model, SOUS_LLM_KEY: key, SOUS_LLM_URL: url } = given;
  if (model === undefined && (key !== undefined || url !== undefined))
    return [`SOUS_LLM_MODEL: ${whereToGetLlm.SOUS_LLM_MODEL}`];
  if (model !== undefined && key === undefined)
    return [`SOUS_LLM_KEY: ${whereToGetLlm.SOUS_LLM_KEY}`];
  if (model === undefined && given.SOUS_LLM_ROLES !== undefined)
    return ["SOUS_LLM_ROLES: needs SOUS_LLM_MODEL and SOUS_LLM_KEY"];
  const dollars = given.SOUS_LLM_DAY_DOLLARS !== undefined;
  if (dollars && given.SOUS_LLM_PRICES === undefined)
    return ["SOUS_LLM_PRICES: SOUS_LLM_DAY_DOLLARS needs prices, such as gpt-4.1=2/8"];
  return [];
}

export function llmSettings(settings: z.infer<typeof variables>): LlmSettings | null {
  const { SOUS_LLM_MODEL: model, SOUS_LLM_KEY: apiKey } = settings;
  if (!model || !apiKey) return null;
  const { fallback: fallbackModel, ...roles } = settings.SOUS_LLM_ROLES ?? {};
  return {
    model: {
      apiKey,
      model,
      baseUrl: settings.SOUS_LLM_URL,
      provider: settings.SOUS_LLM_PROVIDER,
      ...settings.SOUS_LLM_ABILITIES,
      fallbackModel,
      roles: Object.fromEntries(Object.entries(roles).filter(([, own]) => own !== "")),
      prices: settings.SOUS_LLM_PRICES ?? {},
    },
    plays: extraRoles.filter((role) => roles[role] !== undefined),
    caps: { dayDollars: settings.SOUS_LLM_DAY_DOLLARS ?? null },
  };
}

const whereToGetLlm = {
  SOUS_LLM_MODEL: "the model's name on its server, such as gpt-4.1-mini or qwen3:8b",
  SOUS_LLM_KEY: "platform.openai.com, API keys (any word for your own server without keys)",
} as const;

export function missingModel(): ConfigError {
  const lines = Object.entries(whereToGetLlm).map(([name, where]) => `${name}: ${where}`);
  return new ConfigError(
    `To use a language model, set these in .env (and SOUS_LLM_URL for another server than OpenAI's):\n  ${lines.join("\n  ")}`,
  );
}
