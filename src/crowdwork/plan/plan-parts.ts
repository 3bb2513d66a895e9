import type { Random } from "../../core/random.js";

export interface PlannedArm {
  readonly name: string;
  readonly propensity: number;
  readonly reuse: boolean;
  /** Questions that an episode asks when this many facts are missing. */
  readonly asks: (needs: number, random: Random) => number;
}

export interface PlanAssumptions {
  readonly people: number;
  readonly answersADay: number;
  /** Probability that two people give different answers. */
  readonly disagreement: number;
  /** Share of asked people who answer at all. */
  readonly responding: number;
  readonly hoursToAnswer: number;
  /** Mean facts that an episode lacks without memory. */
  readonly needs: number;
  /** Share of these answered in earlier rounds, where answers are reused. */
  readonly remembered: number;
  readonly payPerAnswer: number;
  readonly currency?: string;
  readonly secondsAnAnswer?: number;
  /** Share of tasks done in the first arm, and the difference in another. */
  readonly success: number;
  readonly effect: number;
  readonly correlation: number;
  readonly runs: number;
  readonly seed: number;
}
