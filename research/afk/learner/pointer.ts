/** The pointer as masks over a world's vocabulary (AFK, section 3.2). */
import { askableWords, noWord, type Vocabulary } from "../../../src/core/afk-notebook/index.js";

type Askable = Parameters<typeof askableWords>;

/**
 * The adjectives and nouns of a world that the rule leaves, sorted: the 0/1 masks of Q-TextWorld. "none"
 * is always an adjective that may be chosen; as in the code, where surroundings count it is a noun too.
 */
export function maskVocabulary(
  rule: Askable[0],
  view: Askable[1],
  { adjectives, nouns }: Vocabulary,
): Vocabulary {
  const words = askableWords(rule, view);
  const left = (list: readonly string[], more: boolean): readonly string[] =>
    list.filter((word) => !words || words.has(word) || (more && word === noWord)).sort();
  return { adjectives: left(adjectives, true), nouns: left(nouns, rule !== "notebook") };
}
