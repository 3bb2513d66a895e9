import { gistOf, sameGist } from "./gist.js";
import { swapsRoles } from "./question-roles.js";

/**
 * The least similarity of two sentences with the same gist. It is low, as the gist decides; it excludes pairs that
 * only share a few words.
 */
const leastSimilarity = 0.3;

/**
 * Whether two questions mean the same, so that one's answer serves the other. Measured on pairs of household
 * questions (`sous bench paraphrases`): it prefers asking twice to a wrong answer.
 *
 * @param similarity the embedder's similarity of the sentences, in [0, 1]
 */
export function isSameQuestion(one: string, other: string, similarity: number): boolean {
  if (similarity < leastSimilarity || !sameGist(gistOf(one), gistOf(other))) return false;
  return !swapsRoles(one, other);
}
