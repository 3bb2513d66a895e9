/** Whether an effect between two arms would be found, where households, not tasks, are drawn into arms. */
import { mean, variance } from "simple-statistics";
import type { CampaignDesign } from "../../core/campaign.js";
import { type Random, seededRandom } from "../../core/random.js";
import { drawByPropensity } from "../quality/propensities.js";
import { isSignificant } from "../statistics/welch.js";
import type { PlanAssumptions, PlannedArm } from "./plan-parts.js";

export interface PlannedPower {
  readonly arms: readonly [string, string];
  /** Difference in the share of tasks done. */
  readonly effect: number;
  /** Share of runs in which Welch's test of the households' means finds it (two-sided, 5 %). */
  readonly power: number;
  /** The same where there is no effect: about 5 %. */
  readonly falseAlarms: number;
  /** Smallest effect, to a thousandth, that 80 % of runs find; null: there is none. */
  readonly detectable: number | null;
  /**
   * How many times more tasks are needed than if tasks of a household were independent: by the formula 1 +
   * (rounds - 1) * correlation, and in the runs (variance of the first arm's mean against independent tasks).
   */
  readonly designEffect: { readonly formula: number; readonly simulated: number };
}

const wantedPower = 0.8;

/** The first arm against each of the others; nothing for a single arm. */
export function planPower(
  design: CampaignDesign,
  arms: readonly PlannedArm[],
  assumptions: PlanAssumptions,
): readonly PlannedPower[] {
  const { effect, success, correlation } = assumptions;
  return arms.slice(1).map((arm, other) => {
    const compare = (size: number) =>
      simulateArms(design, { arms, assumptions, other: other + 1, size });
    const none = compare(0);
    return {
      arms: [arms[0]?.name ?? "", arm.name],
      effect,
      power: compare(effect).found,
      falseAlarms: none.found,
      detectable: findDetectable(1 - success, (size) => compare(size).found),
      designEffect: {
        formula: 1 + (design.rounds - 1) * correlation,
        simulated: none.designEffect,
      },
    };
  });
}

/** Bisection. Every effect is simulated from the same seed, so power grows with the effect. */
function findDetectable(most: number, powerOf: (effect: number) => number): number | null {
  if (most <= 0 || powerOf(most) < wantedPower) return null;
  let [low, high] = [0, most];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (powerOf(middle) >= wantedPower) high = middle;
    else low = middle;
  }
  return high;
}

interface Comparison {
  readonly arms: readonly PlannedArm[];
  readonly assumptions: PlanAssumptions;
  /** Index of the arm that is compared with the first. */
  readonly other: number;
  readonly size: number;
}

function simulateArms(design: CampaignDesign, { arms, assumptions, other, size }: Comparison) {
  const { success, runs, seed } = assumptions;
  const households = design.tasks.length * design.copies;
  const propensities = arms.map(({ propensity }) => propensity);
  const spread: number[] = [];
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    const random = seededRandom(seed, "power", String(other), String(run));
    const [first, second]: [number[], number[]] = [[], []];
    for (let household = 0; household < households; household += 1) {
      const arm = drawByPropensity(propensities, random);
      const share = arm === other ? success + size : success;
      const done = playHousehold(assumptions, { share, rounds: design.rounds }, random);
      if (arm === 0) first.push(done);
      else if (arm === other) second.push(done);
    }
    if (isSignificant(first, second)) found += 1;
    if (first.length > 0)
      spread.push((mean(first) - success) * Math.sqrt(first.length * design.rounds));
  }
  const independent = success * (1 - success);
  const designEffect =
    spread.length > 1 && independent > 0 ? variance(spread) / independent : Number.NaN;
  return { found: found / runs, designEffect };
}

/**
 * Share of a household's tasks that are done. A task follows the household with probability sqrt(correlation), and
 * is drawn for itself otherwise: two tasks of a household then have this correlation.
 */
function playHousehold(
  { correlation }: PlanAssumptions,
  { share, rounds }: { readonly share: number; readonly rounds: number },
  random: Random,
): number {
  const household = random() < share;
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [follows, own] = [random(), random()];
    if (follows < Math.sqrt(correlation) ? household : own < share) done += 1;
  }
  return done / rounds;
}
