/**
 * Agreement where each item has candidates of its own. Labels of different items then differ: measures that pool
 * labels expect almost no agreement by chance, and take guessing for agreeing.
 */
import type { CandidatesOf } from "./aggregate.js";
import { correctForChance, countUnequalPairs, ratedByBoth } from "./agreement.js";
import { countLabels, groupByItem, type Rating } from "./rating.js";

export interface OwnChance {
  readonly candidatesOf: CandidatesOf;
  /** Labels that mean the same for every item, such as "don't know". */
  readonly shared: readonly string[];
}

/**
 * Krippendorff's alpha with the disagreement that chance makes among each item's own candidates: shared labels
 * are as frequent as over all items, an item's other labels equally frequent. 1: all agree; 0: people guess. Items
 * with fewer than two ratings do not count.
 *
 * @returns null when there is no pair of ratings, or only one candidate everywhere
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
 * Kappa of two raters over the items that both rated, with each item's own candidates equally likely (Brennan and
 * Prediger 1981, there for shared categories).
 *
 * @returns null when they have no item in common
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

/** Probability that two labels of an item are equal by chance. */
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
