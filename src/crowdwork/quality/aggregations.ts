import type { RatedAnswer } from "../../core/campaign/campaign.js";
import { type CandidatesOf, majority, type Verdict } from "../statistics/aggregate.js";
import { aggregateIndependent } from "../statistics/copying.js";
import { shareOf } from "../statistics/significance.js";
import { aggregateShared, claimsOf, firstAnswers, toRatings, withBad } from "./answers.js";

export type Aggregations = ReturnType<typeof compareAggregations>;
export type Aggregation = Aggregations["majority"];

/**
 * Measures how often methods of combining answers find the known right answer, which none of them uses.
 * @param worldOf known answers of the world
 */
export function compareAggregations(
  answers: readonly RatedAnswer[],
  candidatesOf: CandidatesOf,
  worldOf: (question: string) => string | null = () => null,
) {
  const claims = claimsOf(firstAnswers(answers));
  const ratings = toRatings(claims);
  const truths = new Map(
    claims.flatMap(({ question, truth }) => (truth === null ? [] : [[question, truth] as const])),
  );
  const most = majority(ratings);
  const usual = new Map(most.map(({ item, label }) => [item, label]));
  const compare = (verdicts: readonly Verdict[]) => {
    const share = (truthOf: (item: string) => string | null) => {
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
    /** Each person has one probability of being right. People who copy count as one. */
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
