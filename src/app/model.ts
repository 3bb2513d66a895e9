/** The language model that is set. */
import type { ChatModel } from "../core/model.js";
import { createChatModel } from "../policies/llm/index.js";
import type { Config } from "./config.js";
import { missingModel } from "./llm-settings.js";

/**
 * Gives the same model each time it is asked.
 *
 * @returns a function that throws ConfigError, which says what to set, where none is configured
 */
export function modelSupply({ llm }: Pick<Config, "llm">): () => ChatModel {
  let model: ChatModel | null = null;
  return () => {
    if (!llm) throw missingModel();
    model ??= createChatModel(llm.model);
    return model;
  };
}
