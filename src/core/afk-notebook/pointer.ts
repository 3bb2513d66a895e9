/** The pointer (section 3.2): which words a question may be made of. */
import type { Note } from "./note.js";

/**
 * Whose words may be asked about. In the released code: `notebook` is "ours_note" (A0 only, the paper's
 * rule), `all` is "ours" (A0, what is observed and the instruction), `surroundings` is "query" (what is
 * observed and the instruction). `free` has no mask.
 */
export const pointerRules = ["notebook", "all", "surroundings", "free"] as const;
export type PointerRule = (typeof pointerRules)[number];

export interface PointerView {
  /** A0. */
  readonly taskNotes: readonly Note[];
  /** Words of the present observation and of the instruction. */
  readonly surroundings: readonly string[];
}

/** The words that a question's adjective and noun may be; null when any may. Its function word is free. */
export function askableWords(
  rule: PointerRule,
  { taskNotes, surroundings }: PointerView,
): ReadonlySet<string> | null {
  const noted = taskNotes.flatMap(({ words }) => words);
  switch (rule) {
    case "notebook":
      return new Set(noted);
    case "all":
      return new Set([...noted, ...surroundings]);
    case "surroundings":
      return new Set(surroundings);
    case "free":
      return null;
  }
}

export interface Vocabulary {
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
}

/** The word that stands for "no adjective" in the code's vocabularies. */
export const noWord = "none";

/**
 * The adjectives and nouns of a world that the rule leaves, sorted: the 0/1 masks of Q-TextWorld. "none"
 * is always an adjective that may be chosen; as in the code, where surroundings count it is a noun too.
 */
export function maskVocabulary(
  rule: PointerRule,
  view: PointerView,
  { adjectives, nouns }: Vocabulary,
): Vocabulary {
  const words = askableWords(rule, view);
  const left = (list: readonly string[], more: boolean): readonly string[] =>
    list.filter((word) => !words || words.has(word) || (more && word === noWord)).sort();
  return { adjectives: left(adjectives, true), nouns: left(nouns, rule !== "notebook") };
}

/**
 * The pointer as probabilities (Q-BabyAI): attention over the words of A0, position by position, where
 * equal words are added up and words outside the vocabulary have none. They sum to 1, or there are none.
 *
 * @param attention one weight for each word, none negative
 */
export function pointAt(
  words: readonly string[],
  attention: readonly number[],
  vocabulary: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [position, word] of words.entries()) {
    if (!vocabulary.has(word)) continue;
    weights.set(word, (weights.get(word) ?? 0) + (attention[position] ?? 0));
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return new Map();
  return new Map([...weights].map(([word, weight]) => [word, weight / total]));
}
