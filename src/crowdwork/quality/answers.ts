import type { RatedAnswer } from "../../core/campaign.js";
import type { CandidatesOf } from "../statistics/aggregate.js";
import { groupBy, type Rating } from "../statistics/rating.js";

/** "Don't know", and a question that cannot be answered. */
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

/** Excludes "don't know", and answers given in sight of others unless a question has no others. */
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
