/** How much people of a campaign agree, beyond chance. */
import type { RatedAnswer } from "../../core/campaign.js";
import type { CandidatesOf } from "../statistics/aggregate.js";
import { cohenKappa, fleissKappa, krippendorffAlpha } from "../statistics/agreement.js";
import { ownAlpha, ownKappa } from "../statistics/own-candidates.js";
import { groupByItem, type Rating } from "../statistics/rating.js";
import { badLabel, firstAnswers, toRatings, unsureLabel } from "./answers.js";

export interface OverallAgreement {
  readonly answers: number;
  /** Words that nothing was read from. */
  readonly unread: number;
  /** Given in sight of others' answers: left out of agreement. */
  readonly sawOthers: number;
  /** All questions have the same candidates: then the measures are the published ones. */
  readonly sharedCandidates: boolean;
  /** Krippendorff's alpha; where questions have candidates of their own, with the chance of each. */
  readonly alpha: number | null;
  /** Mean of Cohen's kappa over pairs with ten questions in common, weighted by them; chance as in alpha. */
  readonly kappa: number | null;
  /** Of questions with as many answers as most have; only where candidates are shared. */
  readonly fleiss: number | null;
}

/** Fewer questions in common say nothing of a pair. */
const leastCommon = 10;

/** @param candidatesOf a question's own choices */
export function measureAgreement(
  answers: readonly RatedAnswer[],
  candidatesOf: CandidatesOf,
): OverallAgreement {
  const ratings = toRatings(firstAnswers(answers.filter(({ sawOthers }) => !sawOthers)));
  const sharedCandidates = haveSameCandidates(ratings, candidatesOf);
  const chance = { candidatesOf, shared: [unsureLabel, badLabel] };
  return {
    answers: answers.length,
    unread: answers.filter(({ label }) => label === null).length,
    sawOthers: answers.filter(({ sawOthers }) => sawOthers).length,
    sharedCandidates,
    alpha: sharedCandidates ? krippendorffAlpha(ratings) : ownAlpha(ratings, chance),
    kappa: meanKappa(ratings, (common, pair) =>
      sharedCandidates ? cohenKappa(common, pair) : ownKappa(common, pair, chance),
    ),
    fleiss: sharedCandidates ? fleissKappa(evenlyRated(ratings)) : null,
  };
}

function haveSameCandidates(ratings: readonly Rating[], candidatesOf: CandidatesOf): boolean {
  const sets = ratings.map(({ item }) => JSON.stringify(candidatesOf(item).toSorted()));
  return new Set(sets).size <= 1;
}

type Kappa = (ratings: readonly Rating[], pair: readonly [string, string]) => number | null;

function meanKappa(ratings: readonly Rating[], kappaOf: Kappa): number | null {
  let [sum, weight] = [0, 0];
  for (const { pair, common } of pairsOf(ratings)) {
    if (common.length < 2 * leastCommon) continue;
    sum += (kappaOf(common, pair) ?? 0) * common.length;
    weight += common.length;
  }
  return weight === 0 ? null : sum / weight;
}

interface CommonRatings {
  readonly pair: readonly [string, string];
  readonly common: readonly Rating[];
}

/** Of every two people their ratings of what both rated. */
function pairsOf(ratings: readonly Rating[]): readonly CommonRatings[] {
  const pairs = new Map<string, { pair: readonly [string, string]; common: Rating[] }>();
  for (const unit of groupByItem(ratings).values()) {
    const sorted = unit.toSorted((a, b) => (a.rater < b.rater ? -1 : 1));
    for (const [at, one] of sorted.entries()) {
      for (const other of sorted.slice(at + 1)) {
        const key = JSON.stringify([one.rater, other.rater]);
        const found = pairs.get(key);
        if (found) found.common.push(one, other);
        else pairs.set(key, { pair: [one.rater, other.rater], common: [one, other] });
      }
    }
  }
  return [...pairs.values()];
}

/** Items with as many ratings as most have, and with at least two. */
function evenlyRated(ratings: readonly Rating[]): readonly Rating[] {
  const units = [...groupByItem(ratings).values()].filter((unit) => unit.length > 1);
  const sizes = new Map<number, number>();
  for (const { length } of units) sizes.set(length, (sizes.get(length) ?? 0) + 1);
  const [size] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return units.filter(({ length }) => length === size).flat();
}
