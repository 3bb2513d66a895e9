/** How a world's text becomes decisions with features: what a learner needs to know of a world. */
import type { QueryDecision, QueryStep } from "../../../src/core/query-scene.js";
import type { Random } from "../../../src/core/random.js";

/** One game as read so far: the notebook, and what is seen. */
export interface GameReading {
  /** Takes in what happened next. @returns whether the notebook pays the exploration bonus for it */
  take(step: QueryStep): boolean;
  /**
   * All decisions that the pointer permits, at least one of those with the same features. Never empty.
   */
  decisions(): readonly QueryDecision[];
  /** One of all that the pointer permits, uniformly. */
  draw(random: Random): QueryDecision;
  features(decision: QueryDecision): readonly string[];
}

/** Begins a game's reading, before anything is seen. */
export type OpenReading = (instruction: string) => GameReading;

/** The decision of a step. */
export function decisionOf({ command, query }: QueryStep): QueryDecision {
  return query ? { kind: "ask", query } : { kind: "act", command: command ?? "" };
}
