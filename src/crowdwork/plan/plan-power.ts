/** Whether an effect between two arms would be seen, where households, not tasks, are drawn. */
import { mean, sampleVariance, variance } from "simple-statistics";
import type { CampaignDesign } from "../../core/campaign.js";
import { type Random, seededRandom } from "../../core/random.js";
import { drawArm, type PlanAssumptions, type PlannedArm } from "./plan-parts.js";

export interface PlannedPower {
  readonly arms: readonly [string, string];
  /** Difference in the share of tasks done. */
  readonly effect: number;
  /** Share of runs in which Welch's test of the households' means finds it (two-sided, 5 %). */
  readonly power: number;
  /** The same where there is no effect: about 5 %. */
  readonly falseAlarms: number;
  /** Smallest effect, to a thousandth, that is found in 80 % of runs; null: none is. */
  readonly detectable: number | null;
  /**
   * How many times more tasks are needed than if households did not matter: 1 + (rounds - 1) * correlation,
   * and as the runs have it (variance of the first arm's mean against that of independent tasks).
   */
  readonly designEffect: { readonly formula: number; readonly simulated: number };
}

const wantedPower = 0.8;
/** The two-sided 5 % point of the normal distribution. */
const z = 1.959964;

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

/** Bisection: the same seed for every effect makes power grow with it. */
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
  /** Index of the arm that the first is compared with. */
  readonly other: number;
  readonly size: number;
}

function simulateArms(design: CampaignDesign, { arms, assumptions, other, size }: Comparison) {
  const { success, correlation, runs, seed } = assumptions;
  const households = design.tasks.length * design.copies;
  const spread: number[] = [];
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    const random = seededRandom(seed, "power", String(other), String(run));
    const [first, second]: [number[], number[]] = [[], []];
    for (let household = 0; household < households; household += 1) {
      const arm = drawArm(arms, random);
      const share = arm === other ? success + size : success;
      const done = playHousehold({ share, correlation, rounds: design.rounds }, random);
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
 * Share of a household's tasks that are done. Each goes as the household goes with probability
 * sqrt(correlation), and otherwise for itself: two of them then correlate exactly so.
 */
function playHousehold(
  {
    share,
    correlation,
    rounds,
  }: { readonly share: number; readonly correlation: number; readonly rounds: number },
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

/** Welch's unequal-variances t-test of two lists of households' shares. */
export function isSignificant(one: readonly number[], other: readonly number[]): boolean {
  if (one.length < 2 || other.length < 2) return false;
  const [a, b] = [one, other].map((values) => sampleVariance([...values]) / values.length);
  if (a === undefined || b === undefined) return false;
  const difference = Math.abs(mean([...one]) - mean([...other]));
  if (a + b === 0) return difference > 0;
  const freedom = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  return difference / Math.sqrt(a + b) > criticalT(freedom);
}

/** The two-sided 5 % point of Student's t. (Abramowitz and Stegun 26.7.5) */
export function criticalT(freedom: number): number {
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ];
  return terms.reduce((sum, term, at) => sum + term / freedom ** (at + 1), z);
}
