/** Finds people who answer alike more often than independent people would. */
import { aggregateOneCoin, type CandidatesOf, prior, type Unit, weigh } from "./aggregate.js";
import { pairRaters, type Rating } from "./rating.js";

/** Two people who agree beyond chance. One may copy the other, or both a third. */
export type CopyingPair = ReturnType<typeof judgePair>;

const leastCommon = 5;

/**
 * Measures how surprisingly pairs agree, above all on labels that others contradict. If A's label is right with
 * probability p, B gives it too with p * quality(B) + (1 - p) * (1 - quality(B)) / (candidates - 1). Qualities exclude
 * the other person's votes. Compares the number of equal labels with such independent draws (Poisson-binomial), also
 * with A and B exchanged; the less surprising result counts.
 * @internal
 */
export function judgePairs({
  units,
  quality,
}: Pick<ReturnType<typeof aggregateOneCoin>, "units" | "quality">): readonly CopyingPair[] {
  const unitsOf = new Map<string, Unit[]>();
  for (const unit of units)
    for (const { rater } of unit.unit) unitsOf.set(rater, [...(unitsOf.get(rater) ?? []), unit]);
  const qualityWithout = (rater: string, other: string) =>
    estimateWithout(rater, other, unitsOf.get(rater) ?? [], quality);
  return pairRaters(units, ({ unit }) => unit)
    .filter(({ common }) => common.length >= leastCommon)
    .map(({ pair: [one, other], common }) => {
      const apart = new Map(quality);
      apart.set(one, qualityWithout(one, other));
      apart.set(other, qualityWithout(other, one));
      return judgePair([one, other], common, apart);
    });
}

/** @param apart everybody's quality; for both of the pair, without the other's votes */
function judgePair(
  pair: readonly [string, string],
  common: readonly Unit[],
  apart: ReadonlyMap<string, number>,
) {
  const [one, other] = pair;
  const alike = common.filter((unit) => labelOf(unit, one) === labelOf(unit, other)).length;
  const sides = [pair, [other, one] as const].map((side) => {
    const chances = common.map((unit) => chanceAlike(unit, side, apart));
    return {
      expected: chances.reduce((sum, chance) => sum + chance, 0),
      /** Probability of at least as many equal labels if both answer independently. */
      probability: atLeast(alike, chances),
    };
  });
  const [first = { expected: 0, probability: 1 }, second = first] = sides;
  const side = first.probability >= second.probability ? first : second;
  return { pair, common: common.length, alike, ...side };
}

function chanceAlike(
  unit: Unit,
  [one, other]: readonly [string, string],
  quality: ReadonlyMap<string, number>,
): number {
  const label = labelOf(unit, one) ?? "";
  const right = weigh(unit, quality, [other]).get(label) ?? 0;
  const able = quality.get(other) ?? 0.5;
  return right * able + ((1 - right) * (1 - able)) / Math.max(1, unit.candidates.length - 1);
}

function labelOf({ unit }: Unit, rater: string): string | undefined {
  return unit.find((rating) => rating.rater === rater)?.label;
}

/** Re-estimates quality without the other person's votes (expectation maximisation). */
function estimateWithout(
  rater: string,
  other: string,
  rated: readonly Unit[],
  quality: ReadonlyMap<string, number>,
): number {
  const seen = rated.map((unit) => {
    const label = labelOf(unit, rater) ?? "";
    return {
      right: weigh(unit, quality, [rater, other]).get(label) ?? 0,
      wrongs: Math.max(1, unit.candidates.length - 1),
    };
  });
  let able = quality.get(rater) ?? 0.5;
  for (let iteration = 0; iteration < 20; iteration += 1) {
    let sum = prior.right;
    for (const { right, wrongs } of seen) {
      const hit = right * able;
      sum += hit / (hit + ((1 - right) * (1 - able)) / wrongs);
    }
    able = sum / (seen.length + prior.right + prior.wrong);
  }
  return able;
}

export function atLeast(least: number, chances: readonly number[]): number {
  let of = [1];
  for (const chance of chances) {
    const next = Array<number>(of.length + 1).fill(0);
    for (const [count, probability] of of.entries()) {
      next[count] = (next[count] ?? 0) + probability * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + probability * chance;
    }
    of = next;
  }
  return of.slice(least).reduce((sum, probability) => sum + probability, 0);
}

/**
 * Keeps pairs that independent people would hardly be (Benjamini and Hochberg 1995).
 * @param falseDiscovery expected share of honest pairs among those kept
 * @internal
 */
export function keepSurprising(
  judged: readonly CopyingPair[],
  falseDiscovery: number,
): readonly CopyingPair[] {
  const sorted = judged.toSorted((a, b) => a.probability - b.probability);
  const last = sorted.findLastIndex(
    ({ probability }, at) => probability <= (falseDiscovery * (at + 1)) / sorted.length,
  );
  return sorted.slice(0, last + 1);
}

/** @internal */
export function joinPairs(pairs: readonly CopyingPair[]): (rater: string) => string {
  const above = new Map<string, string>();
  const headOf = (rater: string): string => {
    const next = above.get(rater);
    return next === undefined ? rater : headOf(next);
  };
  for (const { pair } of pairs) {
    const [one, other] = pair.map(headOf).sort();
    if (one !== undefined && other !== undefined && one !== other) above.set(other, one);
  }
  return headOf;
}

export type IndependentResult = ReturnType<typeof aggregateIndependent>;

/** Accepted shares of honest pairs among those reported and merged. Merging an honest pair costs at most one vote. */
const falseDiscovery = { reported: 0.05, counted: 0.2 };

/**
 * Alternates one-coin estimation with the search for copying pairs until the pairs are stable. Unmerged copiers confirm
 * each other and make people who contradict them look like copiers, so the most surprising pairs are merged first.
 */
export function aggregateIndependent(
  ratings: readonly Rating[],
  candidatesOf: CandidatesOf,
  known?: ReadonlyMap<string, string>,
) {
  let found: readonly CopyingPair[] = [];
  for (let round = 1; ; round += 1) {
    const groupOf = joinPairs(found);
    const result = aggregateOneCoin(ratings, candidatesOf, known, groupOf);
    const judged = judgePairs(result);
    const next = takeSurprising(keepSurprising(judged, falseDiscovery.counted), round);
    const settled = round > cautiousRounds && namesOf(next) === namesOf(found);
    if (settled || next.length === 0 || round === mostRounds)
      return { ...result, copying: keepSurprising(judged, falseDiscovery.reported) };
    found = next;
  }
}

const cautiousRounds = 2;
const mostRounds = 6;

/** Keeps pairs with a probability up to a root of the smallest: square root in round 1, fourth root in round 2. */
function takeSurprising(found: readonly CopyingPair[], round: number): readonly CopyingPair[] {
  if (round > cautiousRounds) return found;
  const least = Math.min(...found.map(({ probability }) => probability));
  return found.filter(({ probability }) => probability <= least ** (1 / 2 ** round));
}

function namesOf(pairs: readonly CopyingPair[]): string {
  return JSON.stringify(pairs.map(({ pair }) => pair).sort());
}
