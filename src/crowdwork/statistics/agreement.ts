/** Chance-corrected agreement: 1 is full, 0 as by chance, negative less than by chance. */
import { mean } from "simple-statistics";
import { countLabels, groupByItem, type Rating } from "./rating.js";

/**
 * Krippendorff's alpha for nominal labels (Krippendorff 2011, "Computing Krippendorff's alpha-reliability"); null
 * without a pair of ratings. Ratings may be missing; items with fewer than two do not count.
 */
export function krippendorffAlpha(ratings: readonly Rating[]): number | null {
  const units = [...groupByItem(ratings).values()].filter((unit) => unit.length > 1);
  const pairable = units.flat();
  const n = pairable.length;
  if (n === 0) return null;
  let disagreeing = 0;
  for (const unit of units) disagreeing += countUnequalPairs(unit) / (unit.length - 1);
  const expected = countUnequalPairs(pairable) / (n - 1);
  return expected === 0 ? 1 : 1 - disagreeing / expected;
}

/** Cohen's kappa over the items that both raters rated; null without any. */
export function cohenKappa(
  ratings: readonly Rating[],
  pair: readonly [string, string],
): number | null {
  const both = ratedByBoth(ratings, pair).map((labels) => labels.map(({ label }) => label));
  if (both.length === 0) return null;
  const observed = both.filter(([a, b]) => a === b).length / both.length;
  const shareOf = (at: 0 | 1, label: string) =>
    both.filter((labels) => labels[at] === label).length / both.length;
  const labels = new Set(both.flat());
  let expected = 0;
  for (const label of labels) expected += shareOf(0, label) * shareOf(1, label);
  return correctForChance(observed, expected);
}

/**
 * Fleiss' kappa; null without items.
 *
 * @throws RangeError when the numbers of ratings differ or are below two
 */
export function fleissKappa(ratings: readonly Rating[]): number | null {
  const units = [...groupByItem(ratings).values()];
  const raters = units[0]?.length;
  if (raters === undefined) return null;
  if (raters < 2 || units.some((unit) => unit.length !== raters)) {
    throw new RangeError("Fleiss' kappa takes items that all have the same number of ratings.");
  }
  const pairs = raters * (raters - 1);
  const observed = mean(units.map((unit) => 1 - countUnequalPairs(unit) / pairs));
  let expected = 0;
  for (const count of countLabels(ratings).values()) expected += (count / ratings.length) ** 2;
  return correctForChance(observed, expected);
}

export function ratedByBoth(
  ratings: readonly Rating[],
  pair: readonly [string, string],
): readonly (readonly Rating[])[] {
  return [...groupByItem(ratings).values()]
    .map((unit) => pair.flatMap((rater) => unit.find((rating) => rating.rater === rater) ?? []))
    .filter((both) => both.length === 2);
}

export function countUnequalPairs(ratings: readonly Rating[]): number {
  let equal = 0;
  for (const count of countLabels(ratings).values()) equal += count * (count - 1);
  return ratings.length * (ratings.length - 1) - equal;
}

export function correctForChance(observed: number, expected: number): number {
  return expected === 1 ? 1 : (observed - expected) / (1 - expected);
}
