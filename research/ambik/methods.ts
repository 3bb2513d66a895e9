import { appliances } from "../../scenes/ambik/kitchen.js";
import { findMentions } from "../../scenes/ambik/mentions.js";
import { endsName, type Named, nameObject, readWords } from "../../scenes/ambik/words.js";
import type { ChatModel, Prompt } from "../../src/core/model/model.js";
import { embedded } from "./embedded/detect.js";
import { createKnowNo, scoreOptions, shareOut } from "./llm/knowno.js";
import { readOptions } from "./llm/options.js";
import {
  type AskedStep,
  certainties,
  createPrompts,
  type PromptStyle,
  type Prompts,
  truths,
} from "./llm/prompts.js";
import { createSetMethod, notListed, type SetScorer } from "./llm/set-method.js";
import type { AskedRow, Method, MethodName } from "./method.js";

/**
 * @param rows all that were loaded: the names of things are taken from them
 * @throws ConfigError from `model`; InputError when there is too little to calibrate with
 */
export async function createMethod(
  name: MethodName,
  options: {
    readonly rows: readonly AskedRow[];
    readonly calibration: readonly AskedRow[];
    readonly style: PromptStyle;
    readonly model: () => ChatModel;
  },
): Promise<Method> {
  if (name === "embedded") return embedded;
  const { rows, calibration } = options;
  const model = options.model();
  const prompts = createPrompts(options.style);
  if (name === "binary") return createBinary(model, prompts);
  if (name === "nohelp") return createNoHelp(model, prompts);
  const scorers: Readonly<Record<SetScorer["name"], () => SetScorer>> = {
    knowno: () => createKnowNo(model, prompts),
    lap: () => createLap(model, prompts, [...new Set(rows.flatMap(({ objects }) => objects))]),
    lofree: () => createLofree(model, prompts),
  };
  return createSetMethod(scorers[name](), calibration);
}

function createBinary(model: ChatModel, prompts: Prompts): Method {
  return {
    name: "binary",
    async answer(row, half) {
      const action = await model.complete(prompts.action({ row, half }));
      const asked = prompts.certainty({ row, half }, action);
      const { scored } = await model.choose(asked, certainties);
      return { answers: [action], label: scored[0]?.option ?? "" };
    },
  };
}

function createNoHelp(model: ChatModel, prompts: Prompts): Method {
  return {
    name: "nohelp",
    answer: async (row, half) => ({ answers: await model.complete(prompts.action({ row, half })) }),
  };
}

/** LAP (Mullen and Manocha 2024): KnowNo's shares, times how possible the action is by the scene and by the model. */

export function createLap(model: ChatModel, prompts: Prompts, known: readonly string[]): SetScorer {
  const things = known.map(nameObject);
  return {
    name: "lap",
    async score(step) {
      const shares = await scoreOptions(model, prompts, step);
      const scored = [];
      for (const { option, score } of shares) {
        const possible = await believe(model, prompts.affordance(step, option), {
          step,
          option,
          things,
        });
        scored.push({ option, score: score * possible });
      }
      return scored;
    },
  };
}

async function believe(
  model: ChatModel,
  prompt: Prompt,
  about: { readonly step: AskedStep; readonly option: string; readonly things: readonly Named[] },
): Promise<number> {
  const { step, option, things } = about;
  if (option === notListed) return 1;
  if (!isInScene(option, step.row, things)) return 0;
  const [isTrue] = await shareOut(model, prompt, truths);
  return isTrue?.score ?? 0;
}

/** Whether every known thing that an option names is in the kitchen. The end of a name will do. */
function isInScene(option: string, row: AskedRow, known: readonly Named[]): boolean {
  const words = readWords(option);
  const here = [...row.objects, ...appliances].map(nameObject);
  return findMentions(words, [...here, ...known])
    .filter(({ by }) => by === "name")
    .every(({ from, to }) => {
      const named = words.slice(from, to).map(({ text }) => text);
      return here.some((thing) => endsName(named, thing));
    });
}

/** LofreeCP (Su et al. 2024) asks several times: frequent options, and those like the most frequent one, are sure. */

const samples = 5;
const temperature = 0.7;

function createLofree(model: ChatModel, prompts: Prompts): SetScorer {
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

type Counts = ReadonlyMap<string, number>;

type Similarity = (one: string, other: string) => number;

const weight = 0.1;

/** @param base of the entropy, more than 1 */
export function scoreLofree(counts: Counts, samples: number, base: number, similarity: Similarity) {
  const entries = [...counts];
  const frequencies = new Map(entries.map(([option, count]) => [option, count / samples]));
  const shares = [...frequencies.values()];
  const sum = shares.reduce((total, share) => total + share * Math.log(share), 0);
  const entropy = Math.abs(sum / Math.log(base));
  const highest = Math.max(...counts.values());
  const top = entries.find(([, count]) => count === highest)?.[0] ?? "";
  // Of options that are as frequent as the top one: 0.
  const similarities = new Map(
    entries.map(([option, count]) => [option, count === highest ? 0 : similarity(top, option)]),
  );
  const nonconformity = new Map(
    [...frequencies].map(([option, share]) => [
      option,
      1 - share + weight * entropy - weight * (similarities.get(option) ?? 0),
    ]),
  );
  return { frequencies, entropy, similarities, nonconformity };
}

/** Cosine of the counts of three letters in a row, blanks at both ends included. */
export const letterSimilarity: Similarity = (one, other) => {
  const [first, second] = [trigrams(one), trigrams(other)];
  const dot = [...first].reduce((sum, [gram, count]) => sum + count * (second.get(gram) ?? 0), 0);
  const length = norm(first) * norm(second);
  return length === 0 ? 0 : dot / length;
};

function trigrams(text: string): ReadonlyMap<string, number> {
  const padded = ` ${text.toLowerCase()} `;
  const counts = new Map<string, number>();
  for (let index = 0; index + 3 <= padded.length; index++) {
    const gram = padded.slice(index, index + 3);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function norm(counts: ReadonlyMap<string, number>): number {
  return Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
}
