/** Judges a study's answers: the right one for each question, and each person's reliability. */
import { median } from "simple-statistics";
import type { RatedAnswer } from "../../core/campaign/campaign.js";
import { type CandidatesOf, majority } from "../statistics/aggregate.js";
import {
  cohenKappa,
  fleissKappa,
  krippendorffAlpha,
  ownAlpha,
  ownKappa,
} from "../statistics/agreement.js";
import { aggregateIndependent, type IndependentResult } from "../statistics/copying.js";
import { groupBy, groupByItem, pairRaters, type Rating } from "../statistics/rating.js";
import { shareOf } from "../statistics/significance.js";
import {
  aggregateShared,
  badLabel,
  claimsOf,
  firstAnswers,
  type IsPreference,
  judgeQuestions,
  type QuestionQuality,
  timesOf,
  toRatings,
  unsureLabel,
  withBad,
} from "./answers.js";
import { describeCrowd, flagPerson } from "./flags.js";

export type PersonQuality = ReturnType<typeof judgePeople>[number];

export type CampaignQuality = ReturnType<typeof judgeQuality>;

/**
 * Skips answers given after seeing another person's, unless a question has no independent ones; agreement always skips
 * them. Counts a person's first answer to a repeated question. Counts "don't know" in agreement only. Decides
 * preferences by majority, without effect on reliability.
 * @param candidatesOf choices in the order shown
 */
export function judgeQuality(
  answers: readonly RatedAnswer[],
  candidatesOf: CandidatesOf,
  isPreference: IsPreference = () => false,
) {
  const firsts = firstAnswers(answers);
  const claims = claimsOf(firsts);
  const ofFact = answers.filter(({ question }) => !isPreference(question));
  const known = new Map(
    answers.flatMap(({ question, truth }) => (truth === null ? [] : [[question, truth] as const])),
  );
  const ofWorld = toRatings(claims.filter(({ question }) => !isPreference(question)));
  const result = aggregateIndependent(ofWorld, withBad(candidatesOf), known);
  const wanted = majority(toRatings(claims.filter(({ question }) => isPreference(question))));
  const verdicts = [...result.verdicts, ...wanted];
  const byModel = aggregateShared(ofWorld, candidatesOf);
  const questions = judgeQuestions(firsts, verdicts, byModel, isPreference);
  return {
    questions,
    people: judgePeople(answers, questions, result, candidatesOf),
    /** People's agreement on questions of fact, as preferences have no right answer. */
    overall: measureAgreement(ofFact, candidatesOf),
    copying: result.copying,
  };
}

function judgePeople(
  answers: readonly RatedAnswer[],
  questions: readonly QuestionQuality[],
  { quality, copying }: IndependentResult,
  candidatesOf: CandidatesOf,
) {
  const byQuestion = new Map(questions.map((one) => [one.question, one]));
  const crowd = describeCrowd(answers, questions, candidatesOf);
  return [...groupBy(answers, ({ person }) => person)].map(([person, given]) => {
    const claims = firstAnswers(given).filter(
      ({ label }) => label !== null && label !== unsureLabel,
    );
    const times = timesOf(given);
    const gold = claims.filter(({ truth }) => truth !== null);
    const compared = claims.filter(
      ({ question, sawOthers }) => !sawOthers && isShared(byQuestion.get(question)),
    );
    return {
      person,
      answers: given.length,
      gold: shareOf(gold.filter(({ label, truth }) => label === truth).length, gold.length),
      /** Share of claims that match the aggregated answer, on questions that others answered too. */
      consistent: shareOf(
        compared.filter(({ question, label }) => byQuestion.get(question)?.label === label).length,
        compared.length,
      ),
      /** Estimated probability that the person's claim is right; null without claims. */
      quality: quality.get(person) ?? null,
      unsure: shareOf(given.filter(({ label }) => label === unsureLabel).length, given.length),
      medianMs: times.length === 0 ? null : median([...times]),
      flags: flagPerson(person, given, crowd, copying),
    };
  });
}

function isShared(question: QuestionQuality | undefined): boolean {
  return question !== undefined && !question.preference && question.claims > 1;
}

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
    alpha: sharedCandidates ? krippendorffAlpha(ratings) : ownAlpha(ratings, chance),
    /** Mean of Cohen's kappa over pairs with ten common questions, weighted by their number. */
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
