/** Choices in the order of how well they fit what was said. */
import { distance } from "fastest-levenshtein";
import type { Choice } from "../core/question.js";
import { wordsIn } from "../core/wording.js";

/**
 * All choices, those first that the reply may have meant: what the grounder guessed, then those that share words
 * with it, spelt alike. Others keep their order.
 */
export function rankChoices(
  choices: readonly Choice[],
  { said, guesses }: { readonly said: string; readonly guesses: readonly string[] },
): readonly Choice[] {
  const words = wordsOf(said);
  const scores = new Map(
    choices.map((choice) => [
      choice.id,
      (guesses.includes(choice.value) ? 1 : 0) + likeness(words, wordsOf(choice.label)),
    ]),
  );
  const scoreOf = ({ id }: Choice) => scores.get(id) ?? 0;
  return choices.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

/** The sum over the label's words of how near the nearest word of the reply is, each at most 1. */
function likeness(said: readonly string[], label: readonly string[]): number {
  return label.reduce((sum, word) => sum + Math.max(0, ...said.map((one) => alike(one, word))), 0);
}

function alike(one: string, other: string): number {
  if (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))
    return 0.9;
  const share = 1 - distance(one, other) / Math.max(one.length, other.length);
  return share >= 0.7 ? share : 0;
}

/** Words that say something: "the" and "in" fit every place. */
function wordsOf(text: string): readonly string[] {
  return wordsIn(text).filter((word) => word.length > 2 && word !== "the");
}
