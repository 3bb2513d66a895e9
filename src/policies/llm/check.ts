/** What `sous doctor` finds out about language models, with four tiny requests each. */
import { z } from "zod";
import { type Check, fail, pass, warn } from "../../core/check.js";
import { ModelError } from "../../core/model.js";
import type { FeatureRow } from "../../core/model-store.js";
import { createFeatureStore } from "./features.js";
import { readJson } from "./json.js";
import { remedyOf } from "./refusals.js";
import type { Request } from "./request.js";
import { type ModelSettings, serverOf } from "./settings.js";
import { createTransport, type Transport } from "./transport.js";

const shape = z.object({ word: z.string() });
const tool = { name: "say", description: "Says a word.", schema: shape };

/**
 * Every model that is named: of a role, for all others, and the fallback. Nothing is kept or counted.
 *
 * @param learned what was learned of them before
 */
export async function checkModels(
  settings: ModelSettings,
  learned: readonly FeatureRow[] = [],
): Promise<readonly Check[]> {
  const { model, roles = {}, fallbackModel = model } = settings;
  const store = createFeatureStore();
  for (const row of learned) await store.learnFeature(row);
  const timeoutMs = Math.min(settings.timeoutMs ?? 60_000, 20_000);
  const asked = { ...settings, fallbackModel: undefined, maxRetries: 0, timeoutMs };
  const transport = createTransport(asked, store, Date.now);
  const checks: Check[] = [];
  for (const one of new Set([model, ...Object.values(roles), fallbackModel])) {
    checks.push(...(await checkModel(transport, one, settings)));
    const known = (await store.features(Date.now())).filter((row) => row.model === one);
    if (known.length > 0) checks.push(tellFeatures(`language model ${one}: learned`, known));
  }
  return checks;
}

async function checkModel(
  send: Transport,
  model: string,
  settings: ModelSettings,
): Promise<readonly Check[]> {
  const { scores } = settings;
  const name = `language model ${model}`;
  const messages = [{ speaker: "user", text: "Answer with the word kitchen." }] as const;
  const ask = async (extras: Partial<Request>) => {
    const request = { model, messages, maxTokens: 64, stop: [], ...extras };
    return (await send(request, () => undefined)).reply;
  };
  const tell = (what: string, can: boolean, found: string, otherwise: string) =>
    can ? pass(`${name}: ${what}`, found) : warn(`${name}: ${what}`, `not ${found}`, otherwise);
  try {
    await ask({ temperature: 0 });
    const object = await ask({ schema: { name: "word", schema: z.toJSONSchema(shape) } });
    const called = await ask({ tools: [tool] });
    const scored = await ask({ topTokens: 20, maxTokens: 1 });
    const echoed = scores === "tokens" ? await ask({ texts: [" kitchen\n"], maxTokens: 1 }) : null;
    return [
      pass(name, `answers at ${serverOf(settings)}`),
      tell(
        "JSON schema",
        shape.safeParse(readJson(object?.text ?? "")).success,
        "kept to",
        "Objects are asked for in words instead, which fails more often; a server with structured output is surer.",
      ),
      tell(
        "tools",
        (called?.calls.length ?? 0) > 0,
        "called",
        "The policy agent asks for JSON objects instead, which fails more often; a model that calls tools is surer.",
      ),
      tell(
        "log-probabilities",
        (scored?.firstTokens.length ?? 0) > 0,
        "given",
        "Actions are chosen by a constrained answer instead, without a weight for each.",
      ),
      ...(scores === "tokens"
        ? [
            tell(
              "log-probabilities of a given text",
              (echoed?.sums.length ?? 0) > 0,
              "given",
              "SOUS_LLM_SCORES=tokens needs them: letters of a list are scored instead.",
            ),
          ]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const remedy = remedyOf(error.cause);
    return [fail(name, error.message.replace(` ${remedy}`, ""), remedy)];
  }
}

function tellFeatures(name: string, rows: readonly FeatureRow[]): Check {
  const lines = rows.map(
    ({ feature, value, evidence }) => `${feature}: ${value} (${evidence.replace(/\s+/g, " ")})`,
  );
  return pass(name, ["sous doctor --again forgets it", ...lines].join("\n"));
}
