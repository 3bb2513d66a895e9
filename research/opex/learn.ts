/** World knowledge from exploring (OPEx, section 3): counted, or written by a language model and filtered. */
import { z } from "zod";
import type { TrajectoryStep } from "../../src/core/episode.js";
import type { Charge, ChatModel } from "../../src/core/model.js";
import { filterCandidates, type LearnedRule, proposeCandidates } from "./candidates.js";
import { phraseRules } from "./phrase-rules.js";

type Sequence = readonly TrajectoryStep[];

/** Without a language model: candidates from counts, the filter, and rules in words, the best first. */
export function learnRules(sequences: readonly Sequence[]): readonly LearnedRule[] {
  return phraseRules(filterCandidates(proposeCandidates(sequences)));
}

const written = {
  name: "rules",
  schema: z.object({ rules: z.array(z.string()) }),
};

const writerSetup = `You are shown what a household robot did and what it saw, step by step. Some of it did not work: then the world says "Nothing happens."
Write down what can be learned from it of how this world works: general rules, each one short sentence, about what is possible, impossible or needed first. No rule about a single thing or place with a number, and nothing that the steps do not show.`;

const filterSetup = `You are given sentences about how a household world works, written by several observers.
Give back those that can stand together, word for word: of sentences that say the same only the clearest, and of sentences that contradict each other only the one that fits the others best, or none.`;

/** Steps in one prompt, and most rules that are kept. */
const stepsPerPrompt = 60;
const mostKept = 20;
const longestRule = 200;

/** OPEx-L: what the filter gives back and no observer wrote is left out. @throws ModelError */
export async function writeRules(
  model: ChatModel,
  sequences: readonly Sequence[],
  charge: Charge,
): Promise<readonly string[]> {
  const candidates: string[] = [];
  for (const sequence of sequences) {
    for (let from = 0; from < sequence.length; from += stepsPerPrompt) {
      const text = formatSteps(sequence.slice(from, from + stepsPerPrompt));
      candidates.push(...(await ask(model, charge, writerSetup, text)));
    }
  }
  const distinct = [...new Set(candidates.map(oneLine))].filter(
    (rule) => rule !== "" && rule.length <= longestRule,
  );
  if (distinct.length === 0) return [];
  const kept = (await ask(model, charge, filterSetup, JSON.stringify(distinct))).map(oneLine);
  return distinct.filter((rule) => kept.includes(rule)).slice(0, mostKept);
}

async function ask(
  model: ChatModel,
  charge: Charge,
  system: string,
  text: string,
): Promise<readonly string[]> {
  const { rules } = await model.structure(
    {
      role: "summariser",
      messages: [
        { speaker: "system", text: system },
        { speaker: "user", text },
      ],
      charge,
    },
    written,
  );
  return rules;
}

function formatSteps(sequence: Sequence): string {
  return sequence
    .flatMap((step) => {
      if (step.kind === "ask") return [];
      return step.kind === "begin"
        ? [`Start: ${step.observation}`]
        : [`> ${step.command}`, step.observation];
    })
    .join("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
