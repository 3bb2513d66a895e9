/** Answers of a campaign as ratings. */
import type { RatedAnswer } from "../../core/campaign.js";
import type { CandidatesOf } from "../statistics/aggregate.js";
import { groupBy, type Rating } from "../statistics/rating.js";

/** The labels of "don't know" and of a question that cannot be answered. */
export const unsureLabel = "dk";
export const badLabel = "bad";

/** Each person's first answer to each question that was understood. */
export function firstAnswers(answers: readonly RatedAnswer[]): readonly RatedAnswer[] {
  const read = answers.filter(({ label }) => label !== null);
  return [...groupBy(read, ({ question, person }) => JSON.stringify([question, person])).values()]
    .map(([first]) => first)
    .filter((first) => first !== undefined);
}

/** How long answers took, in milliseconds, where it is known. */
export function timesOf(answers: readonly RatedAnswer[]): readonly number[] {
  return answers.flatMap(({ tookMs }) => tookMs ?? []);
}

/** Answers other than "don't know", given unseen by others. Questions without such answers keep all their claims. */
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

/** A question's candidates, and that it is a bad question. */
export function withBad(candidatesOf: CandidatesOf): CandidatesOf {
  return (question) => [...candidatesOf(question), badLabel];
}
