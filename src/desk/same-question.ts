import { gistOf, sameGist } from "./gist.js";

/**
 * How alike two sentences of one gist have to be for the embedder. Low, because the gist decides; it keeps
 * out what only shares a few words.
 */
const leastSimilarity = 0.3;

/**
 * Whether two questions mean the same, so that the answer to one serves the other. Measured on pairs of
 * household questions (`sous bench paraphrases`): it rather asks twice than takes a wrong answer.
 *
 * @param similarity what the embedder says of the two sentences, in [0, 1]
 */
export function isSameQuestion(one: string, other: string, similarity: number): boolean {
  return similarity >= leastSimilarity && sameGist(gistOf(one), gistOf(other));
}
