/** Decides for each item which of people's labels is right. */
import { countLabels, groupByItem, type Rating } from "./rating.js";

export interface Verdict {
  readonly item: string;
  readonly label: string;
  readonly confidence: number;
}

export type CandidatesOf = (item: string) => readonly string[];

/** Returns each item's most frequent label; among equals, the first given. */
export function majority(ratings: readonly Rating[]): readonly Verdict[] {
  return [...groupByItem(ratings)].map(([item, unit]) => {
    const [label = "", count = 0] = [...countLabels(unit)].sort((a, b) => b[1] - a[1])[0] ?? [];
    return { item, label, confidence: count / unit.length };
  });
}

const mostIterations = 100;
const tolerance = 1e-6;

/**
 * Estimates by a one-coin model: a rater is right with one probability for all items, else gives each other candidate
 * with equal probability. Starts from the majority's verdicts, with a weak prior (expectation maximisation).
 * @param candidatesOf possible labels; given labels are added
 * @param known labels, such as of gold questions
 * @param groupOf equal labels from one group count once, as they are not independent
 */
export function aggregateOneCoin(
  ratings: readonly Rating[],
  candidatesOf: CandidatesOf,
  known: ReadonlyMap<string, string> = new Map(),
  groupOf = (rater: string) => rater,
) {
  const units = toUnits(ratings, candidatesOf, known, groupOf);
  let posteriors = units.map(({ votes, candidates, known }) =>
    known === undefined ? shareVotes(votes, candidates) : new Map([[known, 1]]),
  );
  let quality = new Map<string, number>();
  for (let iteration = 1; ; iteration += 1) {
    const next = estimateQuality(units, posteriors);
    posteriors = units.map((one) => weigh(one, next));
    const change = largestChange(quality, next);
    quality = next;
    if (change < tolerance || iteration === mostIterations) {
      const verdicts = units.map(({ item }, at) => ({ item, ...likeliest(posteriors[at]) }));
      return {
        verdicts,
        /** Probability of a right label by rater, in (0, 1). */
        quality,
        units,
      };
    }
  }
}

export type Unit = ReturnType<typeof toUnits>[number];

export type Posterior = ReadonlyMap<string, number>;

function toUnits(
  ratings: readonly Rating[],
  candidatesOf: CandidatesOf,
  known: ReadonlyMap<string, string>,
  groupOf: (rater: string) => string,
) {
  return [...groupByItem(ratings)].map(([item, unit]) => {
    const truth = known.get(item);
    const said = unit.map(({ label }) => label);
    return {
      item,
      unit,
      known: truth,
      votes: [...new Map(unit.map((one) => [`${groupOf(one.rater)} ${one.label}`, one])).values()],
      candidates: [
        ...new Set([...candidatesOf(item), ...said, ...(truth === undefined ? [] : [truth])]),
      ],
    };
  });
}

export function shareVotes(votes: readonly Rating[], candidates: readonly string[]): Posterior {
  const counts = countLabels(votes);
  return new Map(candidates.map((label) => [label, (counts.get(label) ?? 0) / votes.length]));
}

/** Assumed numbers of right and wrong ratings before any is seen: people are more often right. */
export const prior = { right: 2, wrong: 1 };

function estimateQuality(
  units: readonly Unit[],
  posteriors: readonly Posterior[],
): Map<string, number> {
  const tally = new Map<string, { right: number; all: number }>();
  for (const [at, { unit }] of units.entries()) {
    for (const { rater, label } of unit) {
      const counts = tally.get(rater) ?? { right: 0, all: 0 };
      counts.right += posteriors[at]?.get(label) ?? 0;
      counts.all += 1;
      tally.set(rater, counts);
    }
  }
  return new Map(
    [...tally].map(([rater, { right, all }]) => [
      rater,
      (right + prior.right) / (all + prior.right + prior.wrong),
    ]),
  );
}

/** Returns how likely each label of an item is given the raters' qualities, ignoring the votes of `without`. */
export function weigh(
  { votes, candidates, known }: Unit,
  quality: ReadonlyMap<string, number>,
  without: readonly string[] = [],
): Posterior {
  if (known !== undefined) return new Map([[known, 1]]);
  const others = Math.max(1, candidates.length - 1);
  const odds = new Map<string, number>();
  for (const { rater, label } of votes) {
    if (without.includes(rater)) continue;
    const right = quality.get(rater) ?? 0.5;
    odds.set(label, (odds.get(label) ?? 0) + Math.log((right * others) / (1 - right)));
  }
  const logs = candidates.map((candidate) => odds.get(candidate) ?? 0);
  return normalise(candidates, logs);
}

/** Converts logarithms, which may underflow, to probabilities. */
export function normalise(labels: readonly string[], logs: readonly number[]): Posterior {
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return new Map(labels.map((label, at) => [label, (weights[at] ?? 0) / sum]));
}

export function likeliest(posterior: Posterior | undefined): Pick<Verdict, "label" | "confidence"> {
  const [label, confidence] = [...(posterior ?? [])].reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    ["", 0] as readonly [string, number],
  );
  return { label, confidence };
}

export function largestChange(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number {
  return Math.max(
    0,
    ...[...after].map(([rater, value]) =>
      Math.abs(value - (before.get(rater) ?? Number.POSITIVE_INFINITY)),
    ),
  );
}
