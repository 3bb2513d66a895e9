/** Finds out what models support, with tiny requests, for `sous doctor`. */
import { z } from "zod";
import { type Check, fail, pass, warn } from "../../core/check.js";
import { ModelError } from "../../core/model/model.js";
import type { Reply } from "./client.js";
import { remedyOf } from "./errors.js";
import { readJson } from "./json.js";
import type { Request } from "./request.js";
import {
  type Ability,
  abilitiesOf,
  abilityNames,
  type ModelSettings,
  namedAbilities,
  serverOf,
  usualTimeoutMs,
} from "./settings.js";
import { createTransport } from "./transport.js";

interface Trial {
  readonly asked?: Partial<Request>;
  readonly needs?: readonly Ability[];
  readonly shows?: (reply: Reply) => boolean;
  /** Makes a line of the report: name, text if supported, text if not. */
  readonly report?: readonly [what: string, found: string, otherwise: string];
}

const shape = z.object({ word: z.string() });
const question = { speaker: "user", text: "Answer with the word kitchen." } as const;
/** 32 × 32 pixels: some servers reject smaller pictures. */
const greyPicture =
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAAAAABWESUoAAAAFklEQVR42mNoIAAYRhWMKhhVMFIVAABCAAAfN5c2AAAAAABJRU5ErkJggg==";
const tools = [{ name: "say", description: "Says a word.", schema: shape }];
const calls: Trial = {
  asked: { tools },
  needs: ["tools"],
  shows: (reply) => reply.calls.length > 0,
};
const trials: Readonly<Record<Ability, Trial>> = {
  tools: {
    ...calls,
    report: [
      "tools",
      "called",
      "The policy agent asks for JSON objects instead, which fails more often; a model that calls tools is more reliable.",
    ],
  },
  tool_choice: calls,
  parallel_tool_calls: calls,
  response_format: {
    asked: { schema: { name: "word", schema: z.toJSONSchema(shape) } },
    shows: ({ text }) => shape.safeParse(readJson(text)).success,
    report: [
      "JSON schema",
      "followed",
      "Objects are asked for in words instead, which fails more often; a server with structured output is more reliable.",
    ],
  },
  logprobs: {
    asked: { topTokens: 20, maxTokens: 1 },
    shows: ({ firstTokens }) => firstTokens.length > 0,
    report: [
      "log-probabilities",
      "given",
      "Actions are chosen by a constrained answer instead, without a weight for each.",
    ],
  },
  temperature: { asked: { temperature: 0 } },
  stop: { asked: { stop: ["\n"] } },
  max_tokens: {},
  prompt_cache_key: { asked: { cacheKey: "sous-doctor" } },
  system: { asked: { messages: [{ speaker: "system", text: "Be short." }, question] } },
  turns: { asked: { messages: [{ speaker: "user", text: "Be short." }, question] } },
  images: { asked: { messages: [{ ...question, picture: greyPicture }] } },
};

export async function checkModels(settings: ModelSettings): Promise<readonly Check[]> {
  const { model, roles = {}, fallbackModel = model } = settings;
  const timeoutMs = Math.min(settings.timeoutMs ?? usualTimeoutMs, 20_000);
  const asked = { ...settings, fallbackModel: undefined, maxRetries: 0, timeoutMs };
  const checks: Check[] = [];
  for (const one of new Set([model, ...Object.values(roles), fallbackModel]))
    checks.push(...(await checkModel(asked, one)));
  return checks;
}

async function checkModel(settings: ModelSettings, model: string): Promise<readonly Check[]> {
  const name = `language model ${model}`;
  const ask = async (abilities: readonly Ability[], extras: Partial<Request> = {}) => {
    const send = createTransport({ ...settings, abilities }, Date.now);
    const request = { model, messages: [question], maxTokens: 64, stop: [], ...extras };
    return (await send(request, () => undefined)).reply;
  };
  const attempt = (...asked: Parameters<typeof ask>) =>
    ask(...asked).catch((error: ModelError) => {
      if (error.failure === "rejected") return null;
      throw error;
    });
  try {
    const limit = (await attempt(["max_tokens"])) ? (["max_tokens"] as const) : [];
    if (limit.length === 0) await ask([]);
    const [has, refused]: [Set<Ability>, Set<Ability>] = [new Set(limit), new Set()];
    const named = namedAbilities.filter((one) => settings.abilities?.includes(one));
    for (const ability of [...abilityNames, ...named].filter((one) => one !== "max_tokens")) {
      const { asked, needs = [], shows = () => true } = trials[ability];
      const reply = await attempt([...limit, ...needs, ability], asked);
      if (!reply) refused.add(ability);
      else if (shows(reply)) has.add(ability);
    }
    return [
      pass(name, `answers at ${serverOf(settings)}`),
      ...abilityNames.flatMap((ability) => {
        const { report } = trials[ability];
        if (!report) return [];
        const [what, found, otherwise] = report;
        const line = `${name}: ${what}`;
        return has.has(ability) ? pass(line, found) : warn(line, `not ${found}`, otherwise);
      }),
      tellAbilities(
        `${name}: abilities`,
        settings.effort,
        abilitiesOf(settings, model),
        has,
        refused,
      ),
    ];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const remedy = remedyOf(error.cause, { model, url: serverOf(settings) });
    return [fail(name, error.message.replace(` ${remedy}`, ""), remedy)];
  }
}

/** Compares the abilities used with those found. Refused ones make a request fail, ignored ones make it be repeated. */
function tellAbilities(
  name: string,
  effort: ModelSettings["effort"],
  used: ReadonlySet<Ability>,
  has: ReadonlySet<Ability>,
  refused: ReadonlySet<Ability>,
): Check {
  const found = [...abilityNames, ...namedAbilities].filter((one) => has.has(one));
  const lacking = [...used].filter((one) => !has.has(one));
  if (lacking.length === 0) return pass(name, found.join(", "));
  const named = [...found, ...(effort ? [`effort=${effort}`] : [])];
  const advice = `Set SOUS_LLM_ABILITIES=${named.join(",")} in .env.`;
  const faults = lacking.map((one) => `${one} (${refused.has(one) ? "refused" : "no effect"})`);
  const detail = `Sous uses abilities that the server lacks: ${faults.join(", ")}`;
  return (lacking.some((one) => refused.has(one)) ? fail : warn)(name, detail, advice);
}
