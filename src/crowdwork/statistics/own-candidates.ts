/**
 * Agreement where each item has candidates of its own. Labels of different items are then different
 * labels: measures that pool them expect next to no agreement by chance, and take guessing for agreeing.
 */
import type { CandidatesOf } from "./aggregate.js";
import { correctForChance, countUnequalPairs } from "./agreement.js";
import { countLabels, groupByItem, type Rating } from "./rating.js";

/** Labels that are no item's own: they mean the same of each, as "don't know" does. */
export interface OwnChance {
  readonly candidatesOf: CandidatesOf;
  readonly shared: readonly string[];
}

/**
 * Alpha as Krippendorff's, with the disagreement that chance makes among each item's own candidates:
 * shared labels come as often as they do over all, the others of an item equally often. 1: all agree;
 * 0: as people who guess. Items with fewer than two ratings do not count.
 *
 * @returns null where nothing can be said: no pair of ratings, or one candidate everywhere
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
 * Kappa of two raters over the items that both rated, with each item's own candidates equally likely
 * (as Brennan and Prediger 1981 have it, where all items share their categories).
 *
 * @returns null where they have none in common
 */
export function ownKappa(
  ratings: readonly Rating[],
  [one, other]: readonly [string, string],
  chance: OwnChance,
): number | null {
  const both = [...groupByItem(ratings)].flatMap(([item, unit]) => {
    const labels = [one, other].map((rater) => unit.find((rating) => rating.rater === rater));
    const [first, second] = labels;
    return first && second ? [{ item, pair: [first, second] }] : [];
  });
  if (both.length === 0) return null;
  const chanceOf = readChance(
    both.flatMap(({ pair }) => pair),
    chance,
  );
  const alike = both.filter(({ pair: [a, b] }) => a?.label === b?.label).length;
  const expected = both.reduce((sum, { item }) => sum + chanceOf(item), 0);
  return correctForChance(alike / both.length, expected / both.length);
}

/** Probability that two labels of an item are the same by chance. */
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
