/** Chooses the answers that count, and judges each question by them. */
import type { RatedAnswer } from "../../core/campaign/campaign.js";
import { type CandidatesOf, majority, type Verdict } from "../statistics/aggregate.js";
import { countUnequalPairs } from "../statistics/agreement.js";
import { dawidSkene } from "../statistics/dawid-skene.js";
import { countLabels, groupBy, groupByItem, type Rating } from "../statistics/rating.js";

/** Labels of the answers "I don't know" and "bad question". */
export const unsureLabel = "dk";
export const badLabel = "bad";

export function firstAnswers(answers: readonly RatedAnswer[]): readonly RatedAnswer[] {
  const read = answers.filter(({ label }) => label !== null);
  return [...groupBy(read, ({ question, person }) => JSON.stringify([question, person])).values()]
    .map(([first]) => first)
    .filter((first) => first !== undefined);
}

export function timesOf(answers: readonly RatedAnswer[]): readonly number[] {
  return answers.flatMap(({ tookMs }) => tookMs ?? []);
}

/** Leaves out "don't know", and answers given after seeing others', unless a question has only such answers. */
export function claimsOf(firsts: readonly RatedAnswer[]): readonly RatedAnswer[] {
  const claims = firsts.filter(({ label }) => label !== unsureLabel);
  const blind = new Set(
    claims.filter(({ sawOthers }) => !sawOthers).map(({ question }) => question),
  );
  return claims.filter(({ question, sawOthers }) => !sawOthers || !blind.has(question));
}

export function toRatings(answers: readonly RatedAnswer[]): readonly Rating[] {
  return answers.flatMap(({ question, person, label }) =>
    label === null ? [] : [{ item: question, rater: person, label }],
  );
}

export function withBad(candidatesOf: CandidatesOf): CandidatesOf {
  return (question) => [...candidatesOf(question), badLabel];
}

/** Fewest questions with the same choices that show how a person confuses them. */
const leastShared = 5;

/** Estimates each set of choices separately. Rare sets and questions without choices get no verdict. */
export function aggregateShared(
  ratings: readonly Rating[],
  candidatesOf: CandidatesOf,
): readonly Verdict[] {
  const items = [...groupByItem(ratings).keys()].filter((item) => candidatesOf(item).length > 0);
  const groups = groupBy(items, (item) => JSON.stringify(candidatesOf(item).toSorted()));
  return [...groups.values()].flatMap((group) => {
    if (group.length < leastShared) return [];
    const shared = new Set(group);
    return dawidSkene(ratings.filter(({ item }) => shared.has(item))).verdicts;
  });
}

export type QuestionQuality = ReturnType<typeof judgeQuestions>[number];

export type IsPreference = (question: string) => boolean;

/** @param byModel Dawid and Skene's verdicts */
export function judgeQuestions(
  firsts: readonly RatedAnswer[],
  verdicts: readonly Verdict[],
  byModel: readonly Verdict[],
  isPreference: IsPreference,
) {
  const byQuestion = new Map(verdicts.map((verdict) => [verdict.item, verdict]));
  const modelOf = new Map(byModel.map(({ item, ...verdict }) => [item, verdict]));
  return [...groupBy(firsts, ({ question }) => question)].map(([question, answers]) => {
    const { label = null, confidence = 0 } = byQuestion.get(question) ?? {};
    const claims = claimsOf(answers);
    const [most] = majority(toRatings(claims));
    const blind = toRatings(answers.filter(({ sawOthers }) => !sawOthers));
    const truth = answers.find((answer) => answer.truth !== null)?.truth ?? null;
    return {
      question,
      label,
      confidence,
      answers: answers.length,
      claims: claims.length,
      majority: most?.label ?? null,
      dawidSkene: modelOf.get(question) ?? null,
      said: Object.fromEntries(countLabels(toRatings(answers))),
      disagreement:
        blind.length > 1 ? countUnequalPairs(blind) / (blind.length * (blind.length - 1)) : null,
      onlySeen: claims.length > 0 && claims.every(({ sawOthers }) => sawOthers),
      preference: isPreference(question),
      right: truth === null || !most ? null : most.label === truth,
    };
  });
}
