/** What a plan is made from. */
import type { Random } from "../../core/random.js";

/** An arm as the plan needs it. */
export interface PlannedArm {
  readonly name: string;
  /** Probability with which a household is drawn into it. */
  readonly propensity: number;
  readonly reuse: boolean;
  /** How many questions an episode asks when it lacks this many facts. */
  readonly asks: (needs: number, random: Random) => number;
}

/** Assumptions about people and tasks; a pilot measures them. */
export interface PlanAssumptions {
  readonly people: number;
  readonly answersADay: number;
  /** Probability that two people answer a question differently. */
  readonly disagreement: number;
  /** Share of those asked who answer at all. */
  readonly responding: number;
  /** Mean hours until they do. */
  readonly hoursToAnswer: number;
  /** Mean number of facts that an episode lacks when nothing is remembered. */
  readonly needs: number;
  /** Share of these that earlier rounds have answered, where answers are reused. */
  readonly remembered: number;
  readonly payPerAnswer: number;
  /** Absent: not stated. */
  readonly currency?: string;
  /** How long an answer takes, where people are paid by the hour. */
  readonly secondsAnAnswer?: number;
  /** Share of tasks done in the first arm, and how much more in another. */
  readonly success: number;
  readonly effect: number;
  /** Correlation of two tasks of the same household (intraclass). */
  readonly correlation: number;
  readonly runs: number;
  readonly seed: number;
}
