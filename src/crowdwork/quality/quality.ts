import { median } from "simple-statistics";
import type { RatedAnswer } from "../../core/campaign.js";
import { type CandidatesOf, majority } from "../statistics/aggregate.js";
import { aggregateIndependent, type IndependentResult } from "../statistics/independent.js";
import { groupBy } from "../statistics/rating.js";
import { shareOf } from "../statistics/wilson.js";
import { measureAgreement } from "./agreement.js";
import { claimsOf, firstAnswers, timesOf, toRatings, unsureLabel, withBad } from "./answers.js";
import { flagPerson, readPace } from "./flags.js";
import { type IsPreference, judgeQuestions, type QuestionQuality } from "./question-quality.js";
import { aggregateShared } from "./shared-categories.js";

export type PersonQuality = ReturnType<typeof judgePeople>[number];

export type CampaignQuality = ReturnType<typeof judgeQuality>;

/**
 * Judges answers without dropping any. Answers in sight of others are excluded from agreement, and aggregated only
 * without others. The first answer to a repeated question counts. "Don't know" counts only in agreement. Preferences
 * use the majority and judge nobody.
 *
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
  const verdicts = {
    taken: [...result.verdicts, ...wanted],
    shared: aggregateShared(ofWorld, candidatesOf),
  };
  const questions = judgeQuestions(firsts, verdicts, isPreference);
  return {
    questions,
    people: judgePeople(answers, { result, questions, candidatesOf }),
    /** Only questions of fact, as preferences have no right answer. */
    overall: measureAgreement(ofFact, candidatesOf),
    copying: result.copying,
  };
}

interface Judged {
  readonly result: IndependentResult;
  readonly questions: readonly QuestionQuality[];
  readonly candidatesOf: CandidatesOf;
}

function judgePeople(answers: readonly RatedAnswer[], { result, questions, candidatesOf }: Judged) {
  const byQuestion = new Map(questions.map((one) => [one.question, one]));
  const pace = readPace(answers, { questions, candidatesOf });
  return [...groupBy(answers, ({ person }) => person)].map(([person, given]) => {
    const claims = firstAnswers(given).filter(
      ({ label }) => label !== null && label !== unsureLabel,
    );
    const times = timesOf(given);
    const gold = claims.filter(({ truth }) => truth !== null);
    const beside = claims.filter(
      ({ question, sawOthers }) => !sawOthers && isShared(byQuestion.get(question)),
    );
    return {
      person,
      answers: given.length,
      gold: shareOf(gold.filter(({ label, truth }) => label === truth).length, gold.length),
      /** Claims that match the aggregated answer, on questions that others answered too. */
      consistent: shareOf(
        beside.filter(({ question, label }) => byQuestion.get(question)?.label === label).length,
        beside.length,
      ),
      /** One-coin estimate that a claim is right; null without claims. */
      quality: result.quality.get(person) ?? null,
      unsure: shareOf(given.filter(({ label }) => label === unsureLabel).length, given.length),
      medianMs: times.length === 0 ? null : median([...times]),
      /** Hints for a reader; no answer is dropped. */
      flags: flagPerson(person, given, { pace, copying: result.copying }),
    };
  });
}

function isShared(question: QuestionQuality | undefined): boolean {
  return question !== undefined && !question.preference && question.claims > 1;
}
