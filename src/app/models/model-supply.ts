import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import { startOfDay } from "../../core/local-time.js";
import { around, type ChatModel } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";
import { createChatModel } from "../../policies/llm/index.js";
import { missingModel } from "../settings/llm-settings.js";
import type { Config } from "../settings/read-config.js";

export interface ModelParts {
  readonly config: Pick<Config, "llm" | "rules">;
  readonly store: ModelStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** Ends all waiting when aborted. */
  readonly signal?: AbortSignal;
}

/** Returns the named model, or the model of each role. */
export type ModelSupply = (name?: string) => ChatModel;

/** @returns a function that throws ConfigError with what to set, when no model is configured */
export function modelSupply({ config, store, clock, log, signal }: ModelParts): ModelSupply {
  const models = new Map<string | undefined, ChatModel>();
  return (name) => {
    const { llm, rules } = config;
    if (!llm) throw missingModel();
    const known = models.get(name);
    if (known) return known;
    const model = around(
      createChatModel(
        name === undefined ? llm.model : { ...llm.model, model: name, roles: {} },
        { store, clock, caps: llm.caps, startOfDay: (at) => startOfDay(at, rules.timeZone) },
        signal,
      ),
      (call) =>
        call().catch((error: unknown) => {
          if (!signal?.aborted)
            log.warn(
              { event: "model-unusable", err: error },
              "the language model gave no usable answer",
            );
          throw error;
        }),
    );
    models.set(name, model);
    return model;
  };
}
