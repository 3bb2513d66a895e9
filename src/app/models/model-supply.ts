import type { Logger } from "pino";
import type { ModelStore } from "../../../memory/statements/models.js";
import type { Memory } from "../../../memory/stores.js";
import type { Clock } from "../../core/clock.js";
import { startOfDay } from "../../core/local-time.js";
import { around, type ChatModel } from "../../core/model/model.js";
import type { Grounder, ReadCare } from "../../core/question/grounding.js";
import type { Phraser } from "../../core/question/phrasing.js";
import { createModelJudge, createModelPhraser } from "../../desk/ask/models.js";
import type { Judge } from "../../desk/parts.js";
import {
  createCombinedGrounder,
  createModelGrounder,
  createReader,
} from "../../desk/reading/index.js";
import { createChatModel } from "../../policies/llm/chat-model.js";
import { missingModel } from "../settings/llm-settings.js";
import type { Config } from "../settings/read-config.js";

/** Makes the configured language models, and chooses what reads replies, words questions and compares them. */
export interface ModelParts {
  readonly config: Pick<Config, "llm" | "rules">;
  readonly store: ModelStore;
  readonly clock: Clock;
  readonly log: Logger;
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
        { store, clock, ...llm.caps, startOfDay: (at) => startOfDay(at, rules.timeZone) },
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

type Parts = Omit<ModelParts, "store">;

/** Chooses what reads replies: the built-in reader or, if set, a language model for what that does not understand. */
export function chooseGrounder(
  parts: Parts,
  care: ReadCare = "normal",
): (memory: Memory) => Promise<Grounder> {
  return async (memory) => {
    const reader = createReader(care, memory.learnedReaders);
    if (!parts.config.llm?.plays?.includes("grounder")) return reader;
    const model = modelSupply({ ...parts, store: memory.models })();
    return createCombinedGrounder(reader, createModelGrounder(model));
  };
}

export function choosePhraser(parts: Parts): (memory: Memory) => Promise<Phraser | undefined> {
  return async (memory) => {
    if (!parts.config.llm?.plays?.includes("phraser")) return undefined;
    return createModelPhraser(modelSupply({ ...parts, store: memory.models })());
  };
}

export function chooseJudge(parts: Parts): (memory: Memory) => Promise<Judge | undefined> {
  return async (memory) => {
    if (!parts.config.llm?.plays?.includes("judge")) return undefined;
    return createModelJudge(modelSupply({ ...parts, store: memory.models })());
  };
}
