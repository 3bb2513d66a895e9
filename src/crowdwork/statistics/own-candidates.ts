/**
 * Agreement where each item has its own candidates. Pooling labels, as the usual measures do, would expect almost no
 * agreement by chance and take guessing for agreement.
 */
import type { CandidatesOf } from "./aggregate.js";
import { correctForChance, countUnequalPairs, ratedByBoth } from "./agreement.js";
import { countLabels, groupByItem, type Rating } from "./rating.js";

export interface OwnChance {
  readonly candidatesOf: CandidatesOf;
  readonly shared: readonly string[];
}

/**
 * Krippendorff's alpha with expected disagreement over each item's own candidates: shared labels at their overall
 * frequency, the item's others uniform. Null without a pair of ratings, or with a single candidate everywhere.
 */
export function ownAlpha(ratings: readonly Rating[], chance: OwnChance): number | null {
  const units = [...groupByItem(ratings)].filter(([, unit]) => unit.length > 1);
  const pairable = units.flatMap(([, unit]) => unit);
  const chanceOf = readChance(pairable, chance);
  let disagreeing = 0;
  let expected = 0;
  for (const [item, unit] of units) {
    disagreeing += countUnequalPairs(unit) / (unit.length - 1);
    expected += unit.length * (1 - chanceOf(item));
  }
  return expected === 0 ? null : 1 - disagreeing / expected;
}

/**
 * Kappa with each item's candidates equally likely (Brennan and Prediger 1981, for shared categories); null without
 * common items.
 */
export function ownKappa(
  ratings: readonly Rating[],
  pair: readonly [string, string],
  chance: OwnChance,
): number | null {
  const both = ratedByBoth(ratings, pair);
  if (both.length === 0) return null;
  const chanceOf = readChance(both.flat(), chance);
  const alike = both.filter(([a, b]) => a?.label === b?.label).length;
  const expected = both.reduce((sum, [a]) => sum + (a ? chanceOf(a.item) : 0), 0);
  return correctForChance(alike / both.length, expected / both.length);
}

function readChance(
  ratings: readonly Rating[],
  { candidatesOf, shared }: OwnChance,
): (item: string) => number {
  const counts = countLabels(ratings);
  const shares = shared.map((label) => (counts.get(label) ?? 0) / Math.max(1, ratings.length));
  const own = 1 - shares.reduce((sum, share) => sum + share, 0);
  const alike = shares.reduce((sum, share) => sum + share ** 2, 0);
  return (item) => {
    const candidates = candidatesOf(item).filter((label) => !shared.includes(label));
    return alike + own ** 2 / Math.max(1, candidates.length);
  };
}
