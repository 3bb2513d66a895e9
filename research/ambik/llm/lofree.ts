/** LofreeCP (Su et al. 2024) asks several times: frequent options, and those like the most frequent one, are sure. */
import type { ChatModel, Prompt } from "../../../src/core/model.js";
import type { Compat } from "../score.js";
import { letterSimilarity, scoreLofree } from "./lofree-scores.js";
import { cutMarker, letters, readOptions, readOptionsAsRepo } from "./options.js";
import type { Prompts } from "./prompts.js";
import type { SetScorer } from "./set-method.js";

const asking = {
  paper: { prompts: 5, temperature: 0.7 },
  repo: { prompts: 2, temperature: 0 },
} as const;

export function createLofree(model: ChatModel, prompts: Prompts, compat: Compat): SetScorer {
  return {
    name: "lofree",
    separator: ", ",
    async score(step) {
      const said = await sample(model, prompts.options(step), compat);
      const counts = new Map<string, number>();
      for (const option of said) counts.set(option, (counts.get(option) ?? 0) + 1);
      if (counts.size === 0) return [];
      const base = compat === "repo" ? asking.repo.prompts : Math.max(2, said.length);
      const { nonconformity } = scoreLofree(counts, said.length, base, letterSimilarity);
      return [...nonconformity].map(([option, value]) => ({
        option,
        score: compat === "repo" ? value : 1 - value,
      }));
    },
  };
}

async function sample(
  model: ChatModel,
  prompt: Prompt,
  compat: Compat,
): Promise<readonly string[]> {
  const { prompts, temperature } = asking[compat];
  const texts: string[] = [];
  for (let index = 0; index < prompts; index++)
    texts.push(await model.complete({ ...prompt, temperature, sample: index }));
  return texts.flatMap((text) => readSample(text, compat));
}

function readSample(text: string, compat: Compat): readonly string[] {
  if (compat === "paper") return readOptions(text).map((option) => option.toLowerCase());
  const options = readOptionsAsRepo(text);
  return letters.map((letter) => cutMarker(options[letter].toLowerCase()));
}
