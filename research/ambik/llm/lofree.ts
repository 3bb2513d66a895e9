/** LofreeCP (Su et al. 2024) asks several times: frequent options, and those like the most frequent one, are sure. */
import type { ChatModel, Prompt } from "../../../src/core/model/model.js";
import { letterSimilarity, scoreLofree } from "./lofree-scores.js";
import { readOptions } from "./options.js";
import type { Prompts } from "./prompts.js";
import type { SetScorer } from "./set-method.js";

const samples = 5;
const temperature = 0.7;

export function createLofree(model: ChatModel, prompts: Prompts): SetScorer {
  return {
    name: "lofree",
    async score(step) {
      const said = await sample(model, prompts.options(step));
      const counts = new Map<string, number>();
      for (const option of said) counts.set(option, (counts.get(option) ?? 0) + 1);
      if (counts.size === 0) return [];
      const base = Math.max(2, said.length);
      const { nonconformity } = scoreLofree(counts, said.length, base, letterSimilarity);
      return [...nonconformity].map(([option, value]) => ({ option, score: 1 - value }));
    },
  };
}

async function sample(model: ChatModel, prompt: Prompt): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let index = 0; index < samples; index++)
    texts.push(await model.complete({ ...prompt, temperature, sample: index }));
  return texts.flatMap((text) => readOptions(text).map((option) => option.toLowerCase()));
}
