/** What different ways to aggregate make of the same answers. */
import type { RatedAnswer } from "../../core/campaign.js";
import { type CandidatesOf, majority, type Verdict } from "../crowd/aggregate.js";
import { dawidSkene } from "../crowd/dawid-skene.js";
import { aggregateIndependent } from "../crowd/independent.js";
import { type Share, shareOf } from "../crowd/wilson.js";
import { haveSameCandidates } from "./agreement.js";
import { claimsOf, firstAnswers, toRatings, withBad } from "./answers.js";

export interface Aggregation {
  /** Of gold questions that somebody claims something of, those that it has right without being told. */
  readonly gold: Share;
  /** Questions of which it says something else than the majority. */
  readonly unlikeMajority: number;
}

export interface Aggregations {
  /** Questions of which somebody claims something. */
  readonly questions: number;
  readonly majority: Aggregation;
  /** Everybody is right with a probability of their own; what people say together counts once. */
  readonly oneCoin: Aggregation;
  /** Dawid and Skene's; null where questions have candidates of their own, or nobody claims anything. */
  readonly dawidSkene: Aggregation | null;
}

/** None of them is told what the world says: gold questions show how good each is. */
export function compareAggregations(
  answers: readonly RatedAnswer[],
  candidatesOf: CandidatesOf,
): Aggregations {
  const claims = claimsOf(firstAnswers(answers));
  const ratings = toRatings(claims);
  const truths = new Map(
    claims.flatMap(({ question, truth }) => (truth === null ? [] : [[question, truth] as const])),
  );
  const most = majority(ratings);
  const usual = new Map(most.map(({ item, label }) => [item, label]));
  const compare = (verdicts: readonly Verdict[]): Aggregation => {
    const gold = verdicts.filter(({ item }) => truths.has(item));
    const right = gold.filter(({ item, label }) => truths.get(item) === label);
    return {
      gold: shareOf(right.length, gold.length),
      unlikeMajority: verdicts.filter(({ item, label }) => usual.get(item) !== label).length,
    };
  };
  const isShared = ratings.length > 0 && haveSameCandidates(ratings, candidatesOf);
  return {
    questions: most.length,
    majority: compare(most),
    oneCoin: compare(aggregateIndependent(ratings, withBad(candidatesOf)).verdicts),
    dawidSkene: isShared ? compare(dawidSkene(ratings).verdicts) : null,
  };
}
