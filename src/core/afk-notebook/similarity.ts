/** How alike two notes are. */
import { nGrams } from "./words.js";

/** A measure in [0, 1] of how alike two sequences of words are. */
export type Similarity = (one: readonly string[], other: readonly string[]) => number;

/**
 * The share of n-grams that two notes have in common: Dice's coefficient of their sets of n-grams. The
 * paper names uni- and bi-gram similarity without a formula; like its code's measure, this one is above 0
 * exactly when an n-gram is shared. A note of fewer than n words is like nothing.
 */
export function nGramSimilarity(n: number): Similarity {
  const known = new WeakMap<readonly string[], ReadonlySet<string>>();
  const gramsOf = (words: readonly string[]): ReadonlySet<string> => {
    const grams = known.get(words) ?? new Set(nGrams(words, n));
    known.set(words, grams);
    return grams;
  };
  return (one, other) => {
    const ours = gramsOf(one);
    const theirs = gramsOf(other);
    const shared = [...ours].filter((gram) => theirs.has(gram)).length;
    return shared === 0 ? 0 : (2 * shared) / (ours.size + theirs.size);
  };
}

/** How many of one's n-grams, repeats counted, are among the other's: the overlap of Q-BabyAI's code. */
export function countOverlap(one: readonly string[], other: readonly string[], n: number): number {
  const theirs = new Set(nGrams(other, n));
  return nGrams(one, n).filter((gram) => theirs.has(gram)).length;
}

/** The threshold under which the measure above means "at least one n-gram is shared". */
export const anyOverlap = Number.MIN_VALUE;
