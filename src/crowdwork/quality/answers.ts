/** Answers of a campaign as ratings. */
import type { RatedAnswer } from "../../core/campaign.js";
import type { CandidatesOf } from "../statistics/aggregate.js";
import type { Rating } from "../statistics/rating.js";

/** What "don't know" is understood as; and that a question cannot be answered. */
export const unsureLabel = "dk";
export const badLabel = "bad";

/** In the order in which the keys first occur. */
export function groupBy<T>(
  values: readonly T[],
  keyOf: (value: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** Of each person the first answer to each question that something was read from. */
export function firstAnswers(answers: readonly RatedAnswer[]): readonly RatedAnswer[] {
  const read = answers.filter(({ label }) => label !== null);
  return [...groupBy(read, ({ question, person }) => JSON.stringify([question, person])).values()]
    .map(([first]) => first)
    .filter((first) => first !== undefined);
}

/** How long answers took, in milliseconds, where that is known. */
export function timesOf(answers: readonly RatedAnswer[]): readonly number[] {
  return answers.flatMap(({ tookMs }) => tookMs ?? []);
}

/** What says something is so, found out apart from others; of questions without such, what there is. */
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

/** A question may also be a bad one. */
export function withBad(candidatesOf: CandidatesOf): CandidatesOf {
  return (question) => [...candidatesOf(question), badLabel];
}
