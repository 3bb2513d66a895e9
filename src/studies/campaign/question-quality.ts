/** What a campaign's questions were answered with, and how far people differ. */
import type { RatedAnswer } from "../../core/campaign.js";
import { majority, type Verdict } from "../crowd/aggregate.js";
import { countUnequalPairs } from "../crowd/agreement.js";
import { countLabels } from "../crowd/rating.js";
import { claimsOf, groupBy, toRatings } from "./answers.js";

export interface QuestionQuality {
  readonly question: string;
  /** The aggregated answer; where the world's is known, that one; null: nobody claimed anything. */
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
  /** It asks what somebody wants: people differ rightly, and the answer is only what most of them want. */
  readonly preference: boolean;
  /** What most people claim is what the world says; null: the question is not gold, or nobody claims anything. */
  readonly right: boolean | null;
}

/** Whether a question asks what somebody wants, not what is so. */
export type IsPreference = (question: string) => boolean;

/** @param firsts one answer a person and question */
export function judgeQuestions(
  firsts: readonly RatedAnswer[],
  verdicts: readonly Verdict[],
  isPreference: IsPreference,
): readonly QuestionQuality[] {
  const byQuestion = new Map(verdicts.map((verdict) => [verdict.item, verdict]));
  return [...groupBy(firsts, ({ question }) => question)].map(([question, answers]) => {
    const { label = null, confidence = 0 } = byQuestion.get(question) ?? {};
    const claims = claimsOf(answers);
    const [most] = majority(toRatings(claims));
    const blind = toRatings(answers.filter(({ sawOthers }) => !sawOthers));
    const truth = answers.find((answer) => answer.truth !== null)?.truth ?? null;
    return {
      ...{ question, label, confidence, answers: answers.length, claims: claims.length },
      said: Object.fromEntries(countLabels(toRatings(answers))),
      disagreement:
        blind.length > 1 ? countUnequalPairs(blind) / (blind.length * (blind.length - 1)) : null,
      onlySeen: claims.length > 0 && claims.every(({ sawOthers }) => sawOthers),
      preference: isPreference(question),
      right: truth === null || !most ? null : most.label === truth,
    };
  });
}
