import { nGrams } from "./words.js";

/**
 * Dice's coefficient of n-gram sets, in [0, 1]. The paper names uni- and bi-gram similarity without a formula. As in
 * its code, it is above 0 exactly when an n-gram is shared. A note of fewer than n words is similar to nothing.
 */
export function shareOfGrams(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of ours) if (theirs.has(gram)) shared++;
  return shared === 0 ? 0 : (2 * shared) / (ours.size + theirs.size);
}

/** The overlap of Q-BabyAI's code, which counts repeats. */
export function countOverlap(one: readonly string[], other: readonly string[], n: number): number {
  const theirs = new Set(nGrams(other, n));
  return nGrams(one, n).filter((gram) => theirs.has(gram)).length;
}

/** The least threshold: one shared n-gram. */
export const anyOverlap = Number.MIN_VALUE;
