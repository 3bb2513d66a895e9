import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createOpenAiEmbedder } from "../../../memory/embed/openai.js";
import type { Embedder } from "../../core/stores.js";
import type { Config } from "../settings/read-config.js";

/** All writers of a memory must use the same one. */
export function createEmbedder({ embed }: Pick<Config, "embed">): Embedder {
  return embed ? createOpenAiEmbedder(embed) : createHashingEmbedder();
}
