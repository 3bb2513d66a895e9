import type { RatedAnswer } from "../../core/campaign.js";
import type { CandidatesOf } from "../statistics/aggregate.js";
import { cohenKappa, fleissKappa, krippendorffAlpha } from "../statistics/agreement.js";
import { ownAlpha, ownKappa } from "../statistics/own-candidates.js";
import { groupBy, groupByItem, pairRaters, type Rating } from "../statistics/rating.js";
import { badLabel, firstAnswers, toRatings, unsureLabel } from "./answers.js";

const leastCommon = 10;

export function measureAgreement(answers: readonly RatedAnswer[], candidatesOf: CandidatesOf) {
  const ratings = toRatings(firstAnswers(answers.filter(({ sawOthers }) => !sawOthers)));
  const sharedCandidates = haveSameCandidates(ratings, candidatesOf);
  const chance = { candidatesOf, shared: [unsureLabel, badLabel] };
  return {
    answers: answers.length,
    unread: answers.filter(({ label }) => label === null).length,
    sawOthers: answers.filter(({ sawOthers }) => sawOthers).length,
    sharedCandidates,
    /** Krippendorff's alpha, with each question's own chance if choices differ. */
    alpha: sharedCandidates ? krippendorffAlpha(ratings) : ownAlpha(ratings, chance),
    /** Mean of Cohen's kappa over pairs with ten common questions, weighted by their number; chance as in alpha. */
    kappa: meanKappa(ratings, (common, pair) =>
      sharedCandidates ? cohenKappa(common, pair) : ownKappa(common, pair, chance),
    ),
    /** Fleiss' kappa over questions with the most frequent number of answers; only for shared choices. */
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
  for (const { pair, common } of pairRaters(groupByItem(ratings).values(), (unit) => unit)) {
    if (common.length < leastCommon) continue;
    sum += (kappaOf(common.flat(), pair) ?? 0) * common.length;
    weight += common.length;
  }
  return weight === 0 ? null : sum / weight;
}

function evenlyRated(ratings: readonly Rating[]): readonly Rating[] {
  const units = [...groupByItem(ratings).values()].filter((unit) => unit.length > 1);
  const bySize = [...groupBy(units, ({ length }) => String(length)).values()];
  return bySize.toSorted((a, b) => b.length - a.length)[0]?.flat() ?? [];
}
