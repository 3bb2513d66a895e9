/** Who words questions: the desk's own sentences, or the language model where that is switched on. */
import type { Phraser } from "../../core/phrasing.js";
import type { Memory } from "../../core/stores.js";
import { createModelPhraser } from "../../desk/model-phraser.js";
import { type ModelParts, modelSupply } from "./model-supply.js";

/** Made of the settings and of what is kept; undefined for the desk's own sentences. */
export function choosePhraser(
  parts: Omit<ModelParts, "store">,
): (memory: Memory) => Promise<Phraser | undefined> {
  return async (memory) => {
    if (!parts.config.llm?.questions) return undefined;
    return createModelPhraser(modelSupply({ ...parts, store: memory.models })());
  };
}
