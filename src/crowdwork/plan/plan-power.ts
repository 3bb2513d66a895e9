/** Simulates how likely a study finds an effect, when households, not tasks, are randomised. */
import { mean, variance } from "simple-statistics";
import type { CampaignDesign } from "../../core/campaign/campaign.js";
import { type Random, seededRandom } from "../../core/random.js";
import { drawByPropensity } from "../quality/propensities.js";
import { isSignificant } from "../statistics/significance.js";

const wantedPower = 0.8;

export function planPower(
  design: CampaignDesign,
  arms: readonly PlannedArm[],
  assumptions: PlanAssumptions,
) {
  const { effect, success, correlation } = assumptions;
  return arms.slice(1).map((arm, other) => {
    const compare = (size: number) => simulateArms(design, arms, assumptions, other + 1, size);
    const none = compare(0);
    return {
      arms: [arms[0]?.name ?? "", arm.name] as const,
      effect,
      /** Share of runs in which Welch's test of household means finds it (two-sided, 5 %). */
      power: compare(effect).found,
      /** Share of runs with a significant difference without an effect: about 5 %. */
      falseAlarms: none.found,
      /** Smallest effect, to a thousandth, found in 80 % of runs; null if none. */
      detectable: findDetectable(1 - success, (size) => compare(size).found),
      /**
       * How many times as many tasks are needed as with independent tasks: by formula, and by the variance of the first
       * arm's mean in the runs.
       */
      designEffect: {
        formula: 1 + (design.rounds - 1) * correlation,
        simulated: none.designEffect,
      },
    };
  });
}

/** Bisects. A common seed makes power grow with the effect. */
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

function simulateArms(
  design: CampaignDesign,
  arms: readonly PlannedArm[],
  assumptions: PlanAssumptions,
  other: number,
  size: number,
) {
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
      const done = playHousehold(share, design.rounds, assumptions.correlation, random);
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

/** Draws the share of tasks done. A task follows its household with probability sqrt(correlation). */
function playHousehold(share: number, rounds: number, correlation: number, random: Random): number {
  const household = random() < share;
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [follows, own] = [random(), random()];
    if (follows < Math.sqrt(correlation) ? household : own < share) done += 1;
  }
  return done / rounds;
}

export interface PlannedArm {
  readonly name: string;
  readonly propensity: number;
  readonly reuse: boolean;
  /** Questions that an episode asks when this many facts are missing. */
  readonly asks: (needs: number, random: Random) => number;
}

export const usualAssumptions = {
  people: 30,
  answersADay: 5,
  disagreement: 0.2,
  responding: 0.9,
  hoursToAnswer: 1,
  /** Mean number of facts that an episode lacks without memory. */
  needs: 2,
  /** Share of these that earlier rounds answered, where answers are reused. */
  remembered: 0.5,
  secondsAnAnswer: 60,
  /** Share of tasks done in the first arm (variant), and the difference in another. */
  success: 0.5,
  effect: 0.1,
  correlation: 0.2,
  runs: 500,
};

/** `secondsAnAnswer` and `currency` are absent if nothing is paid by the hour, or at all. */
export interface PlanAssumptions
  extends Readonly<Omit<typeof usualAssumptions, "secondsAnAnswer">> {
  readonly secondsAnAnswer?: number;
  readonly payPerAnswer: number;
  readonly currency?: string;
  readonly seed: number;
}
