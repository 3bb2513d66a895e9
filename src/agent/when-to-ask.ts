/** When to ask: whether a need that the notebook cannot meet becomes a question. */
import type { AskPolicy } from "../core/decision.js";
import type { AskPolicyName } from "../core/episode.js";

/**
 * - `never`: look for everything oneself
 * - `missing`: ask when the notebook and the earlier answers do not say
 * - `always`: ask even then
 */
export function createAskPolicy(name: AskPolicyName): AskPolicy {
  const ask = name !== "never";
  return { name, eager: name === "always", decide: () => ({ ask, propensity: 1 }) };
}
