/** A call, whatever the server can do: what it refuses is left out from then on. */
import { ModelError, type Prompt } from "../../core/model.js";
import type { Feature } from "./failures.js";
import type { Send } from "./ledger.js";
import { type ModelSettings, modelOf } from "./settings.js";
import type { Reply } from "./tap.js";
import type { Request } from "./transport.js";

/** What one kind of call adds to a prompt. */
export type Extras = Pick<Request, "schema" | "topTokens"> & { readonly maxTokens?: number };

export interface Caller {
  /** Whether the model that plays the prompt's role may know the feature. */
  can(prompt: Prompt, feature: Feature): boolean;
  /** From now on the model is taken not to know the feature. */
  cannot(prompt: Prompt, feature: Feature): void;
  /**
   * @returns null when the server refuses a feature of `extras`
   * @throws ModelError
   */
  call(prompt: Prompt, extras?: Extras): Promise<Reply | null>;
}

/** Tokens of a completion, where the prompt says nothing. */
const defaultMaxTokens = 512;

export function createCaller(send: Send, settings: ModelSettings): Caller {
  const { thinkingTokens = 0 } = settings;
  const modelFor = ({ role }: Prompt) => modelOf(settings, role);
  const missing = new Set<string>();
  const keyOf = (prompt: Prompt, feature: Feature) => `${modelFor(prompt)} ${feature}`;
  const caller: Caller = {
    can: (prompt, feature) =>
      !missing.has(keyOf(prompt, feature)) &&
      !(feature === "log-probabilities" && thinkingTokens > 0),
    cannot: (prompt, feature) => void missing.add(keyOf(prompt, feature)),
    async call(prompt, extras = {}) {
      const hasTemperature = caller.can(prompt, "temperature");
      const request = describe(prompt, modelFor(prompt), hasTemperature, extras);
      const maxTokens = request.maxTokens + thinkingTokens;
      const sent = await send(prompt, { ...request, maxTokens });
      if ("reply" in sent) return sent.reply;
      caller.cannot(prompt, sent.refuses);
      return sent.refuses === "temperature" ? caller.call(prompt, extras) : null;
    },
  };
  return caller;
}

function describe(
  { messages, stop = [], temperature = 0, maxTokens = defaultMaxTokens }: Prompt,
  model: string,
  hasTemperature: boolean,
  extras: Extras,
): Request {
  const warmth = hasTemperature ? { temperature } : {};
  return { model, messages, stop, maxTokens, ...warmth, ...extras };
}

/** What some models think aloud before they answer. */
const thoughts = /^\s*<think>[\s\S]*?<\/think>/;

/**
 * The text of a reply that is an answer, without what the model thought before it.
 *
 * @throws ModelError "refused" or "cut-off"
 */
export function answerOf({ text, refusal, finish }: Reply, { role }: Prompt): string {
  if (refusal !== null || finish === "content_filter")
    throw new ModelError(
      "refused",
      `The ${role} model declined to answer: ${refusal ?? "its content filter"}.`,
    );
  if (finish === "length")
    throw new ModelError("cut-off", `The ${role} model's answer reached its limit of tokens.`);
  return text.replace(thoughts, "").trim();
}
