import type { Policy } from "../../src/core/decision.js";
import type { ModelStore } from "../../src/core/model-store.js";
import type { Experience } from "../../src/core/tuple.js";
import type { BenchParts } from "./bench-parts.js";

/** What every lab works with. */
export interface LabParts extends BenchParts {
  /** Memory for agents that play from memory; each game's own, empty memory when absent. */
  readonly experiences?: readonly Experience[];
  /** What agents know of how the world works: sentences from whomever the agent takes rules from. */
  readonly worldRules?: readonly string[];
  /** Takes the place of the policy that was chosen: to record it, or to play something else. */
  readonly wrapPolicy?: (policy: Policy) => Policy;
  /**
   * Where the answers of language models are kept, from one game to the next, and what they took. Without
   * it no agent and no person is a language model.
   */
  readonly store?: ModelStore;
}
