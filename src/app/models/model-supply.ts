/** Chooses language models, and what reads replies, by the settings. */
import type { ModelStore } from "../../../memory/statements/models.js";
import type { Memory } from "../../../memory/stores.js";
import { startOfDay } from "../../core/local-time.js";
import { around, type ChatModel } from "../../core/model/model.js";
import type { Grounder, ReadCare } from "../../core/question/grounding.js";
import { createModelJudge, createModelPhraser } from "../../desk/ask/models.js";
import {
  createCombinedGrounder,
  createModelGrounder,
  createReader,
} from "../../desk/reading/index.js";
import { createChatModel } from "../../policies/llm/chat-model.js";
import type { BotParts } from "../serve/web-bot.js";
import { missingModel } from "../settings/llm-settings.js";
import type { Config } from "../settings/read-config.js";
import { createEmbedder } from "./embedder.js";

type Parts = Pick<BotParts, "clock" | "log"> & {
  readonly config: Pick<Config, "llm" | "rules">;
  readonly signal?: AbortSignal;
};

/** Returns the named model or, without a name, one that chooses a model by role. */
export type ModelSupply = (name?: string) => ChatModel;

/** @returns a function that throws ConfigError with what to set, when no model is configured */
export function modelSupply({
  config,
  store,
  clock,
  log,
  signal,
}: Parts & { readonly store: ModelStore }): ModelSupply {
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

export const chooseModels = (parts: Parts & Pick<BotParts, "config">) => ({
  embedder: createEmbedder(parts.config),
  grounder: chooseGrounder(parts, parts.config.readCare),
  phraser: forRole("phraser", parts, createModelPhraser),
  judge: forRole("judge", parts, createModelJudge),
});

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

/** Makes the part that uses a language model for a job. Undefined unless the settings name the job. */
function forRole<T>(role: "phraser" | "judge", parts: Parts, make: (model: ChatModel) => T) {
  return async ({ models: store }: Memory): Promise<T | undefined> =>
    parts.config.llm?.plays?.includes(role) ? make(modelSupply({ ...parts, store })()) : undefined;
}
