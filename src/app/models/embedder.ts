import { createFolderEmbedder } from "../../../memory/embed/folder.js";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createOpenAiEmbedder } from "../../../memory/embed/openai.js";
import { createWordsEmbedder } from "../../../memory/embed/words.js";
import type { Embedder } from "../../core/memory/stores.js";
import type { Config } from "../settings/read-config.js";

/** Makes the embedder, which turns texts into vectors. All writers of a database must use the same. */
export function createEmbedder({ embed }: Pick<Config, "embed">): Embedder {
  if (embed === null) return createWordsEmbedder();
  if (embed === "letters") return createHashingEmbedder();
  return "folder" in embed ? createFolderEmbedder(embed.folder) : createOpenAiEmbedder(embed);
}
