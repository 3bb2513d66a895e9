/** What `sous doctor` finds out about language models, with three tiny requests each. */
import { z } from "zod";
import { type Check, fail, pass, warn } from "../../core/check.js";
import { ModelError } from "../../core/model.js";
import { readJson } from "./json.js";
import { type ModelSettings, openAiUrl } from "./settings.js";
import { createTransport, type Request, type Sent, type Transport } from "./transport.js";

const shape = z.object({ word: z.string() });

/** Every model that is named: of a role, for all others, and the fallback. Nothing is kept or counted. */
export async function checkModels(settings: ModelSettings): Promise<readonly Check[]> {
  const { model, roles = {}, fallbackModel } = settings;
  const transport = createTransport({
    ...settings,
    fallbackModel: undefined,
    maxRetries: 0,
    timeoutMs: Math.min(settings.timeoutMs ?? 60_000, 20_000),
  });
  const named = [model, ...Object.values(roles), ...(fallbackModel ? [fallbackModel] : [])];
  const checks: Check[] = [];
  for (const one of new Set(named)) {
    checks.push(...(await checkModel(transport, one, settings.baseUrl ?? openAiUrl)));
  }
  return checks;
}

async function checkModel(
  transport: Transport,
  model: string,
  url: string,
): Promise<readonly Check[]> {
  const name = `language model ${model}`;
  const ask = (extras: Partial<Request> = {}): Promise<Sent> =>
    transport.send(
      {
        messages: [{ speaker: "user", text: "Answer with the word kitchen." }],
        model,
        maxTokens: 64,
        stop: [],
        ...extras,
      },
      () => undefined,
    );
  try {
    await ask();
    const described = { name: "word", schema: z.toJSONSchema(shape) };
    return [
      pass(name, `answers at ${url}`),
      checkSchema(`${name}: JSON schema`, await ask({ schema: described })),
      checkLogProbabilities(
        `${name}: log-probabilities`,
        await ask({ topTokens: 20, maxTokens: 1 }),
      ),
    ];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const advice =
      error.failure === "rejected"
        ? "Check SOUS_LLM_MODEL (and SOUS_LLM_ROLES), SOUS_LLM_KEY and SOUS_LLM_URL in .env."
        : "See that the server runs and can be reached, or correct SOUS_LLM_URL in .env.";
    return [fail(name, error.message, advice)];
  }
}

function checkSchema(name: string, sent: Sent): Check {
  if ("reply" in sent && shape.safeParse(readJson(sent.reply.text)).success)
    return pass(name, "kept to");
  return warn(
    name,
    "reply" in sent ? "not kept to" : "not supported",
    "Objects are asked for in words instead, which fails more often; a server with structured output is surer.",
  );
}

function checkLogProbabilities(name: string, sent: Sent): Check {
  if ("reply" in sent && sent.reply.firstTokens.length > 0) return pass(name, "given");
  return warn(
    name,
    "not given",
    "Actions are chosen by a constrained answer instead, without a weight for each.",
  );
}
