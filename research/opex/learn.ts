/** World knowledge from exploring (OPEx, section 3): counted, or written by a language model and filtered. */
import { z } from "zod";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import type { Charge, ChatModel } from "../../src/core/model/model.js";
import { plural, preposition, withArticle } from "../../src/core/words/names.js";
import { joinWords } from "../../src/core/words/wording.js";
import { type Candidate, filterCandidates, proposeCandidates } from "./candidates.js";

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
  const ask = async (system: string, text: string): Promise<readonly string[]> => {
    const messages = [
      { speaker: "system", text: system },
      { speaker: "user", text },
    ] as const;
    const { rules } = await model.structure({ role: "summariser", messages, charge }, written);
    return rules.map(oneLine);
  };
  const candidates: string[] = [];
  for (const sequence of sequences) {
    for (let from = 0; from < sequence.length; from += stepsPerPrompt) {
      const text = formatSteps(sequence.slice(from, from + stepsPerPrompt));
      candidates.push(...(await ask(writerSetup, text)));
    }
  }
  const distinct = [...new Set(candidates)].filter(
    (rule) => rule !== "" && rule.length <= longestRule,
  );
  if (distinct.length === 0) return [];
  const kept = await ask(filterSetup, JSON.stringify(distinct));
  return distinct.filter((rule) => kept.includes(rule)).slice(0, mostKept);
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

/** A verb's action, as a sentence about a closed or distant place says it. */
const deeds: Readonly<Record<string, string>> = {
  take: "take something out of it",
  put: "put something into it",
  clean: "clean something there",
  heat: "heat something there",
  cool: "cool something there",
};

function phraseRules(candidates: readonly Candidate[]): readonly LearnedRule[] {
  const of = (about: Candidate["about"]) => candidates.filter((one) => one.about === about);
  const each = (about: Candidate["about"], say: (one: Candidate) => string) =>
    of(about).map((one) => join([one], say(one)));
  const together = (about: Candidate["about"], say: (verbs: readonly string[]) => string) => {
    const alike = of(about);
    return alike.length === 0
      ? []
      : [join(alike, say(alike.map(({ what }) => what).toSorted(byOrder)))];
  };
  return [
    ...each("hand-full", () => "You can hold only one thing: put it down before you take another."),
    ...together("not-held", (verbs) => `You can ${joinWords(verbs, "and")} only what you hold.`),
    ...together("shut", (verbs) => `Open a closed place before you ${orDeeds(verbs)}.`),
    ...together("away", (verbs) => `Go to a place before you ${orDeeds(verbs)}.`),
    ...each("only", ({ what, kinds }) => `You can ${what} things only with ${oneOf(kinds)}.`),
    ...each("kind", ({ what, kinds }) => `You cannot ${what} things with ${oneOf(kinds)}.`),
    ...each(
      "found",
      ({ what, kinds }) =>
        `You find ${plural(what)} ${oneOf(kinds, (kind) => `${preposition(kind)} `)}.`,
    ),
  ].sort((a, b) => b.support - a.support);
}

function byOrder(a: string, b: string): number {
  const order = Object.keys(deeds);
  return order.indexOf(a) - order.indexOf(b);
}

function orDeeds(verbs: readonly string[]): string {
  return joinWords(
    verbs.map((verb) => deeds[verb] ?? verb),
    "or",
  );
}

function oneOf(kinds: readonly string[], before = (_: string) => ""): string {
  return joinWords(
    kinds.map((kind) => `${before(kind)}${withArticle(kind)}`),
    "or",
  );
}

export type LearnedRule = ReturnType<typeof join>;

function join(candidates: readonly Candidate[], text: string) {
  const support = candidates.reduce((sum, one) => sum + one.support, 0);
  const borneOut = candidates.reduce((sum, one) => sum + one.borneOut, 0);
  return { text, support, purity: borneOut / support };
}
