/** Who understands answers: the grammar, and behind it the language model where that is switched on. */
import type { Grounder } from "../../core/grounding.js";
import type { Memory } from "../../core/stores.js";
import {
  createCombinedGrounder,
  createGrammarGrounder,
  createModelGrounder,
} from "../../desk/grounding/index.js";
import { type ModelParts, modelSupply } from "./model-supply.js";

/** Made of the settings and of what is kept. */
export function chooseGrounder(
  parts: Omit<ModelParts, "store">,
): (memory: Memory) => Promise<Grounder> {
  return async (memory) => {
    const grammar = createGrammarGrounder();
    if (!parts.config.llm?.answers) return grammar;
    const model = modelSupply({ ...parts, store: memory.models })();
    return createCombinedGrounder(grammar, createModelGrounder(model));
  };
}
