import type { Grounder, ReadCare } from "../../core/grounding.js";
import type { Phraser } from "../../core/phrasing.js";
import type { Memory } from "../../core/stores.js";
import { createModelJudge, createModelPhraser } from "../../desk/ask/models.js";
import type { Judge } from "../../desk/parts.js";
import {
  createCombinedGrounder,
  createModelGrounder,
  createReader,
} from "../../desk/reading/index.js";
import { type ModelParts, modelSupply } from "./model-supply.js";

type Parts = Omit<ModelParts, "store">;

/** The language model reads only what the reader does not understand. */
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

/** Undefined for the desk's own sentences. */
export function choosePhraser(parts: Parts): (memory: Memory) => Promise<Phraser | undefined> {
  return async (memory) => {
    if (!parts.config.llm?.plays?.includes("phraser")) return undefined;
    return createModelPhraser(modelSupply({ ...parts, store: memory.models })());
  };
}

/** Undefined when only the rules compare questions. */
export function chooseJudge(parts: Parts): (memory: Memory) => Promise<Judge | undefined> {
  return async (memory) => {
    if (!parts.config.llm?.plays?.includes("judge")) return undefined;
    return createModelJudge(modelSupply({ ...parts, store: memory.models })());
  };
}
