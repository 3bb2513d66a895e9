/** KnowNo (Ren et al. 2023): a model writes options and says how likely it takes each to be right. */
import { ConfigError } from "../../../src/core/errors.js";
import type { ChatModel, Prompt } from "../../../src/core/model/model.js";
import { readOptions } from "./options.js";
import type { AskedStep, Prompts } from "./prompts.js";
import { notListed, type ScoredOption, type SetScorer } from "./set-method.js";

/** Of the softmax; it evens out the shares of a model that is too sure (KnowNo's own notebook). */
const temperature = 5;
const leastShare = 1e-9;

export function createKnowNo(model: ChatModel, prompts: Prompts): SetScorer {
  return {
    name: "knowno",
    async score(step) {
      const shares = await scoreOptions(model, prompts, step);
      const logits = shares.map(({ score }) => Math.log(Math.max(score, leastShare)));
      const scores = softmax(logits, temperature);
      return shares.map(({ option }, index) => ({ option, score: scores[index] ?? 0 }));
    },
  };
}

export async function scoreOptions(
  model: ChatModel,
  prompts: Prompts,
  step: AskedStep,
): Promise<readonly ScoredOption[]> {
  const written = readOptions(await model.complete(prompts.options(step)));
  return shareOut(model, prompts.choice(step), [...new Set([...written, notListed])]);
}

/** @throws ConfigError where the server gives no log-probabilities: a mere choice has no shares */
export async function shareOut(
  model: ChatModel,
  prompt: Prompt,
  options: readonly string[],
): Promise<readonly ScoredOption[]> {
  const { scored, by } = await model.choose(prompt, options);
  if (by === "constrained" && options.length > 1) {
    throw new ConfigError(
      "KnowNo and LAP need log-probabilities, and the server gave none for the letter of an option. Use a server and model that give them (sous doctor says whether they do), or --method lofree, which needs none.",
    );
  }
  return options.map((option) => ({
    option,
    score: scored.find((one) => one.option === option)?.probability ?? 0,
  }));
}

function softmax(logits: readonly number[], temperature = 1): readonly number[] {
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp((logit - highest) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
