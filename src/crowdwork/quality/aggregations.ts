/** What different ways to aggregate make of the same answers. */
import type { RatedAnswer } from "../../core/campaign.js";
import { type CandidatesOf, majority, type Verdict } from "../statistics/aggregate.js";
import { aggregateIndependent } from "../statistics/independent.js";
import { type Share, shareOf } from "../statistics/wilson.js";
import { claimsOf, firstAnswers, toRatings, withBad } from "./answers.js";
import { aggregateShared } from "./shared-categories.js";

export interface Aggregation {
  /** Of gold questions that somebody claims something of, those that it has right without being told. */
  readonly gold: Share;
  /** The same of all questions of which the world says what is true. */
  readonly world: Share;
  /** Questions of which it says something else than the majority. */
  readonly unlikeMajority: number;
}

export interface Aggregations {
  /** Questions of which somebody claims something. */
  readonly questions: number;
  readonly majority: Aggregation;
  /** Everybody is right with a probability of their own; what people say together counts once. */
  readonly oneCoin: Aggregation;
  /** Dawid and Skene's, of questions that share their choices with others; null: there are too few. */
  readonly dawidSkene: SharedAggregation | null;
}

export interface SharedAggregation extends Aggregation {
  /** Questions that share their choices. */
  readonly questions: number;
  /** The majority and the one-coin model on these questions alone. */
  readonly majority: Aggregation;
  readonly oneCoin: Aggregation;
}

/**
 * None of them is told what the world says: it shows how good each is.
 *
 * @param worldOf what the world says of a question; null: nothing
 */
export function compareAggregations(
  answers: readonly RatedAnswer[],
  candidatesOf: CandidatesOf,
  worldOf: (question: string) => string | null = () => null,
): Aggregations {
  const claims = claimsOf(firstAnswers(answers));
  const ratings = toRatings(claims);
  const truths = new Map(
    claims.flatMap(({ question, truth }) => (truth === null ? [] : [[question, truth] as const])),
  );
  const most = majority(ratings);
  const usual = new Map(most.map(({ item, label }) => [item, label]));
  const compare = (verdicts: readonly Verdict[]): Aggregation => {
    const share = (truthOf: (item: string) => string | null): Share => {
      const told = verdicts.filter(({ item }) => truthOf(item) !== null);
      return shareOf(told.filter(({ item, label }) => truthOf(item) === label).length, told.length);
    };
    return {
      gold: share((item) => truths.get(item) ?? null),
      world: share(worldOf),
      unlikeMajority: verdicts.filter(({ item, label }) => usual.get(item) !== label).length,
    };
  };
  const { verdicts } = aggregateIndependent(ratings, withBad(candidatesOf));
  const shared = aggregateShared(ratings, candidatesOf);
  const isShared = ({ item }: Verdict): boolean => shared.some((one) => one.item === item);
  return {
    questions: most.length,
    majority: compare(most),
    oneCoin: compare(verdicts),
    dawidSkene:
      shared.length === 0
        ? null
        : {
            ...compare(shared),
            questions: shared.length,
            majority: compare(most.filter(isShared)),
            oneCoin: compare(verdicts.filter(isShared)),
          },
  };
}
