/** Measures agreement, corrected for chance: 1 is full, 0 as by chance, negative less than by chance. */
import { mean } from "simple-statistics";
import type { CandidatesOf } from "./aggregate.js";
import { countLabels, groupByItem, type Rating } from "./rating.js";

/**
 * Krippendorff's alpha for nominal labels (Krippendorff 2011); null without a pair of ratings. Ratings may be missing;
 * items with fewer than two do not count.
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

/** Fleiss' kappa for items with the same number of ratings, at least two; null without items. */
export function fleissKappa(ratings: readonly Rating[]): number | null {
  const units = [...groupByItem(ratings).values()];
  const raters = units[0]?.length;
  if (raters === undefined) return null;
  const pairs = raters * (raters - 1);
  const observed = mean(units.map((unit) => 1 - countUnequalPairs(unit) / pairs));
  let expected = 0;
  for (const count of countLabels(ratings).values()) expected += (count / ratings.length) ** 2;
  return correctForChance(observed, expected);
}

function ratedByBoth(
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

function correctForChance(observed: number, expected: number): number {
  return expected === 1 ? 1 : (observed - expected) / (1 - expected);
}

interface OwnChance {
  readonly candidatesOf: CandidatesOf;
  readonly shared: readonly string[];
}

/**
 * Krippendorff's alpha for items with different candidates. Expects shared labels at their overall frequency, and an
 * item's other candidates equally often. Null without a pair of ratings, or with a single candidate everywhere.
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

/** Kappa with chance as in {@link ownAlpha} (cf. Brennan and Prediger 1981); null without common items. */
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
