import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createOpenAiEmbedder } from "../../../memory/embed/openai.js";
import { createWordsEmbedder } from "../../../memory/embed/words.js";
import type { Embedder } from "../../core/stores.js";
import type { Config } from "../settings/read-config.js";

/** The embedder that is set; the table of word pieces by default. Everything that writes a memory uses the same. */
export function createEmbedder({ embed }: Pick<Config, "embed">): Embedder {
  if (embed === null) return createWordsEmbedder();
  return embed === "letters" ? createHashingEmbedder() : createOpenAiEmbedder(embed);
}
