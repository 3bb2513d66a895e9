/** What a plan rests on. */
import type { Random } from "../../core/random.js";

/** An arm as the plan needs it. */
export interface PlannedArm {
  readonly name: string;
  /** Probability with which a household is drawn into it. */
  readonly propensity: number;
  readonly reuse: boolean;
  /** How many questions an episode asks that lacks so many answers. */
  readonly asks: (needs: number, random: Random) => number;
}

/** What is assumed of people and tasks; a pilot shows how it really is. */
export interface PlanAssumptions {
  readonly people: number;
  readonly answersADay: number;
  /** Probability that two people do not say the same of a question. */
  readonly disagreement: number;
  /** Share of those asked who answer at all. */
  readonly responding: number;
  /** Mean hours until they do. */
  readonly hoursToAnswer: number;
  /** Mean of what an episode lacks when nothing is remembered. */
  readonly needs: number;
  /** Share of it that answers of earlier rounds meet, where they are used again. */
  readonly remembered: number;
  readonly payPerAnswer: number;
  /** What it is in; absent: nobody said. */
  readonly currency?: string;
  /** Where people are paid by the hour: how long an answer takes. */
  readonly secondsAnAnswer?: number;
  /** Share of tasks done in the first arm, and by how much more in another. */
  readonly success: number;
  readonly effect: number;
  /** Correlation of two tasks of the same household (intraclass). */
  readonly correlation: number;
  readonly runs: number;
  readonly seed: number;
}

/** Index of an arm. */
export function drawArm(arms: readonly PlannedArm[], random: Random): number {
  let left = random();
  const drawn = arms.findIndex(({ propensity }) => {
    left -= propensity;
    return left < 0;
  });
  return drawn < 0 ? arms.length - 1 : drawn;
}
