/** What a campaign's questions were answered with, and how far people differ. */
import type { RatedAnswer } from "../../core/campaign.js";
import type { OneCoinResult } from "../crowd/aggregate.js";
import { countUnequalPairs } from "../crowd/agreement.js";
import { countLabels } from "../crowd/rating.js";
import { claimsOf, groupBy, toRatings } from "./answers.js";

export interface QuestionQuality {
  readonly question: string;
  /** The aggregated answer; null: nobody claimed anything. */
  readonly label: string | null;
  /** Probability of the answer; 0: none. */
  readonly confidence: number;
  /** Answers that something was read from, one a person. */
  readonly answers: number;
  /** Of these, what the answer rests on. */
  readonly claims: number;
  /** How often each label was given, "dk" and "bad" too: people's preferences may differ rightly. */
  readonly said: Readonly<Record<string, number>>;
  /** Share of pairs of people who do not say the same; null: one answer. */
  readonly disagreement: number | null;
  /** Everybody who claims something saw what others had said. */
  readonly onlySeen: boolean;
  /** The answer is what the world says; null: the question is not gold, or there is no answer. */
  readonly right: boolean | null;
}

/** @param firsts one answer a person and question */
export function judgeQuestions(
  firsts: readonly RatedAnswer[],
  { verdicts }: OneCoinResult,
): readonly QuestionQuality[] {
  const byQuestion = new Map(verdicts.map((verdict) => [verdict.item, verdict]));
  return [...groupBy(firsts, ({ question }) => question)].map(([question, answers]) => {
    const { label = null, confidence = 0 } = byQuestion.get(question) ?? {};
    const claims = claimsOf(answers);
    const blind = toRatings(answers.filter(({ sawOthers }) => !sawOthers));
    const truth = answers.find((answer) => answer.truth !== null)?.truth ?? null;
    return {
      ...{ question, label, confidence, answers: answers.length, claims: claims.length },
      said: Object.fromEntries(countLabels(toRatings(answers))),
      disagreement:
        blind.length > 1 ? countUnequalPairs(blind) / (blind.length * (blind.length - 1)) : null,
      onlySeen: claims.length > 0 && claims.every(({ sawOthers }) => sawOthers),
      right: truth === null || label === null ? null : label === truth,
    };
  });
}
