/** Language models that write options, and say how sure they are of each. */
import { sum } from "simple-statistics";
import { findMentions } from "../../../scenes/ambik/mentions.js";
import { appliances } from "../../../scenes/ambik/row.js";
import { endsName, nameObject, readWords } from "../../../scenes/ambik/words.js";
import { ConfigError } from "../../../src/core/errors.js";
import type { ChatModel, Prompt } from "../../../src/core/model/model.js";
import { type AskedStep, type Prompts, readOptions, truths } from "./prompts.js";
import { notListed, type SetScorer } from "./set-method.js";

const knowNo = {
  /** Of the softmax; it evens out the shares of a model that is too sure (KnowNo's own notebook). */
  temperature: 5,
  leastShare: 1e-9,
};

/** KnowNo (Ren et al. 2023): a model writes options and says how likely it takes each to be right. */
export function createKnowNo(model: ChatModel, prompts: Prompts): SetScorer {
  return {
    name: "knowno",
    async score(step) {
      const shares = await scoreOptions(model, prompts, step);
      const weights = shares.map(
        ({ score }) => Math.max(score, knowNo.leastShare) ** (1 / knowNo.temperature),
      );
      const total = sum(weights);
      return shares.map(({ option }, at) => ({ option, score: (weights[at] ?? 0) / total }));
    },
  };
}

/** LAP (Mullen and Manocha 2024): KnowNo's shares, times how possible the action is by the scene and by the model. */
export function createLap(model: ChatModel, prompts: Prompts, known: readonly string[]): SetScorer {
  const things = known.map(nameObject);
  /** Whether every known thing that an option names is in the kitchen. The end of a name will do. */
  const isInScene = (option: string, { row }: AskedStep): boolean => {
    const words = readWords(option);
    const here = [...row.objects, ...appliances].map(nameObject);
    return findMentions(words, [...here, ...things])
      .filter(({ by }) => by === "name")
      .every(({ from, to }) => {
        const named = words.slice(from, to).map(({ text }) => text);
        return here.some((thing) => endsName(named, thing));
      });
  };
  const believe = async (option: string, step: AskedStep): Promise<number> => {
    if (option === notListed) return 1;
    if (!isInScene(option, step)) return 0;
    const [isTrue] = await shareOut(model, prompts.affordance(step, option), truths);
    return isTrue?.score ?? 0;
  };
  return {
    name: "lap",
    async score(step) {
      const scored = [];
      for (const { option, score } of await scoreOptions(model, prompts, step))
        scored.push({ option, score: score * (await believe(option, step)) });
      return scored;
    },
  };
}

async function scoreOptions(model: ChatModel, prompts: Prompts, step: AskedStep) {
  const written = readOptions(await model.complete(prompts.options(step)));
  return shareOut(model, prompts.choice(step), [...new Set([...written, notListed])]);
}

/** @throws ConfigError where the server gives no log-probabilities: a mere choice has no shares */
async function shareOut(model: ChatModel, prompt: Prompt, options: readonly string[]) {
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

const lofree = { samples: 5, temperature: 0.7, weight: 0.1 };

/** LofreeCP (Su et al. 2024) asks several times: frequent options, and those like the most frequent one, are sure. */
export function createLofree(model: ChatModel, prompts: Prompts): SetScorer {
  return {
    name: "lofree",
    async score(step) {
      const said: string[] = [];
      for (let sample = 0; sample < lofree.samples; sample++) {
        const { temperature } = lofree;
        const text = await model.complete({ ...prompts.options(step), temperature, sample });
        said.push(...readOptions(text).map((option) => option.toLowerCase()));
      }
      if (said.length === 0) return [];
      const base = Math.max(2, said.length);
      const counts = countEach(said);
      const { nonconformity } = scoreLofree(counts, said.length, base, letterSimilarity);
      return [...nonconformity].map(([option, value]) => ({ option, score: 1 - value }));
    },
  };
}

function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** @param base of the entropy, more than 1 @internal */
export function scoreLofree(
  counts: ReadonlyMap<string, number>,
  samples: number,
  base: number,
  similarity: (one: string, other: string) => number,
) {
  const shares = [...counts.values()].map((count) => count / samples);
  const entropy = Math.abs(sum(shares.map((one) => one * Math.log(one))) / Math.log(base));
  const highest = Math.max(...counts.values());
  const [top = ""] = [...counts].find(([, count]) => count === highest) ?? [];
  const nonconformity = new Map(
    [...counts].map(([option, count]) => {
      // Options that are as frequent as the top one count as like nothing.
      const likeness = count === highest ? 0 : similarity(top, option);
      return [option, 1 - count / samples + lofree.weight * (entropy - likeness)];
    }),
  );
  return { entropy, nonconformity };
}

/** Cosine of the counts of three letters in a row, blanks at both ends included. @internal */
export function letterSimilarity(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => {
    const padded = ` ${text.toLowerCase()} `;
    return countEach(Array.from(padded, (_, at) => padded.slice(at, at + 3)).slice(0, -2));
  });
  const multiply = (a = first, b = second) =>
    sum([...(a ?? [])].map(([gram, count]) => count * (b?.get(gram) ?? 0)));
  const length = Math.sqrt(multiply(first, first) * multiply(second, second));
  return length === 0 ? 0 : multiply() / length;
}
