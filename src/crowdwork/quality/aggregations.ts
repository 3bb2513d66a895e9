/** The same answers, aggregated in different ways. */
import type { RatedAnswer } from "../../core/campaign.js";
import { type CandidatesOf, majority, type Verdict } from "../statistics/aggregate.js";
import { aggregateIndependent } from "../statistics/independent.js";
import { type Share, shareOf } from "../statistics/wilson.js";
import { claimsOf, firstAnswers, toRatings, withBad } from "./answers.js";
import { aggregateShared } from "./shared-categories.js";

export interface Aggregation {
  /** Of gold questions with a claim, those that it gets right without knowing the truth. */
  readonly gold: Share;
  /** The same, of all questions whose answer the world knows. */
  readonly world: Share;
  /** Questions where it differs from the majority. */
  readonly unlikeMajority: number;
}

export interface Aggregations {
  /** Questions with a claim. */
  readonly questions: number;
  readonly majority: Aggregation;
  /** Each person is right with a probability of their own; people who copy count as one. */
  readonly oneCoin: Aggregation;
  /** Dawid and Skene's model, over questions that share their choices; null: there are too few. */
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
 * No way to aggregate knows the truth, so the shares show how good each is.
 *
 * @param worldOf the true answer of a question; null: unknown
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
      const known = verdicts.filter(({ item }) => truthOf(item) !== null);
      const right = known.filter(({ item, label }) => truthOf(item) === label);
      return shareOf(right.length, known.length);
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
