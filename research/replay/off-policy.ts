/**
 * What other policies of asking would have come to, from the logged probabilities of the choices that were made, by
 * inverse propensity scores (self-normalised).
 */
import { sum } from "simple-statistics";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { criticalT } from "../../src/crowdwork/statistics/welch.js";

/** Whether to ask, as it was decided once. */
export interface LoggedChoice {
  readonly asked: boolean;
  /** The probability of this choice, in (0, 1]. */
  readonly propensity: number;
  /** Steps from here to the next choice, or to the end. */
  readonly cost: number;
}

export interface LoggedEpisode {
  readonly household: string;
  /** Steps before the first choice. */
  readonly before: number;
  readonly choices: readonly LoggedChoice[];
}

/** The probability of asking when so many were asked in the episode. */
export type AskingTarget = (asked: number) => number;

export type OffPolicyEstimate = NonNullable<ReturnType<typeof estimateOffPolicy>>;

/** Greater weights are cut: they would rest the estimate on a handful of episodes. */
export const mostWeight = 200;

/** Steps that a choice came to, its question counted as `price` steps. */
export function costOf({ asked, cost }: LoggedChoice, price: number): number {
  return cost + (asked ? price : 0);
}

/**
 * Estimates the mean cost of an episode. Intervals take households, not episodes, for independent.
 *
 * @param price steps that a question counts as
 * @returns null when the logs say nothing of the policy: choices that it would make had no chance, or one household
 * alone made them
 */
export function estimateOffPolicy(
  episodes: readonly LoggedEpisode[],
  target: AskingTarget,
  price: number,
) {
  const ratios = episodes.map(({ choices }) => weigh(choices, target));
  if (ratios.includes(null)) return null;
  const weights = ratios.map((weight) => Math.min(mostWeight, weight ?? 0));
  const total = sum(weights);
  const effective = total ** 2 / sum(weights.map((weight) => weight ** 2));
  const rows = episodes.map(({ household, before, choices }, at) => ({
    household,
    share: (weights[at] ?? 0) / total,
    cost: before + sum(choices.map((one) => costOf(one, price))),
  }));
  const households = [...groupBy(rows, ({ household }) => household).values()];
  if (!(effective > 1) || households.length < 2) return null;
  const value = sum(rows.map(({ share, cost }) => share * cost));
  // An estimate without a household differs the more, the more of the weight is its.
  const errors = households.map((some) => {
    const share = sum(some.map((row) => row.share));
    return sum(some.map((row) => row.share * (row.cost - value))) / (1 - share);
  });
  const squares = errors.map((error) => error ** 2);
  const variance = sum(squares);
  // A few households with great errors tell their spread as badly as a few households do.
  const freedom = variance ** 2 / sum(squares.map((square) => square ** 2));
  const reach = variance > 0 ? criticalT(freedom) * Math.sqrt(variance) : 0;
  return {
    ips: { value, low: value - reach, high: value + reach },
    /** As many episodes of the policy itself would say as much as the weighed ones (Kish). */
    effective,
    /** Share of the episodes whose weight was cut. */
    clipped: ratios.filter((weight) => (weight ?? 0) > mostWeight).length / episodes.length,
  };
}

/** How much likelier the target makes these choices; null where it would make one that had no chance. */
function weigh(choices: readonly LoggedChoice[], target: AskingTarget): number | null {
  let [weight, number] = [1, 0];
  for (const { asked, propensity } of choices) {
    const asks = target(number);
    const chance = asked ? asks : 1 - asks;
    if (propensity === 1 && chance !== 1) return null;
    weight *= chance / propensity;
    number += Number(asked);
  }
  return weight;
}
