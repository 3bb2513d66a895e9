import type { RatedAnswer } from "../../core/campaign.js";
import { majority, type Verdict } from "../statistics/aggregate.js";
import { countUnequalPairs } from "../statistics/agreement.js";
import { countLabels, groupBy } from "../statistics/rating.js";
import { claimsOf, toRatings } from "./answers.js";

export type QuestionQuality = ReturnType<typeof judgeQuestions>[number];

export type IsPreference = (question: string) => boolean;

export function judgeQuestions(
  firsts: readonly RatedAnswer[],
  { taken, shared }: { taken: readonly Verdict[]; shared: readonly Verdict[] },
  isPreference: IsPreference,
) {
  const byQuestion = new Map(taken.map((verdict) => [verdict.item, verdict]));
  const sharedBy = new Map(shared.map(({ item, ...verdict }) => [item, verdict]));
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
      dawidSkene: sharedBy.get(question) ?? null,
      said: Object.fromEntries(countLabels(toRatings(answers))),
      disagreement:
        blind.length > 1 ? countUnequalPairs(blind) / (blind.length * (blind.length - 1)) : null,
      onlySeen: claims.length > 0 && claims.every(({ sawOthers }) => sawOthers),
      preference: isPreference(question),
      right: truth === null || !most ? null : most.label === truth,
    };
  });
}
