/** Dawid and Skene's model where it means something: among questions that have the same choices. */
import type { CandidatesOf, Verdict } from "../statistics/aggregate.js";
import { dawidSkene } from "../statistics/dawid-skene.js";
import { groupByItem, type Rating } from "../statistics/rating.js";
import { groupBy } from "./answers.js";

/** Fewer questions with the same choices say nothing of how somebody confuses them. */
const leastShared = 5;

/**
 * Each set of choices is estimated by itself. Of questions with choices that hardly any other has, or with
 * none, there is no verdict.
 */
export function aggregateShared(
  ratings: readonly Rating[],
  candidatesOf: CandidatesOf,
): readonly Verdict[] {
  const items = [...groupByItem(ratings).keys()].filter((item) => candidatesOf(item).length > 0);
  const groups = groupBy(items, (item) => JSON.stringify(candidatesOf(item).toSorted()));
  return [...groups.values()].flatMap((group) => {
    if (group.length < leastShared) return [];
    const shared = new Set(group);
    return dawidSkene(ratings.filter(({ item }) => shared.has(item))).verdicts;
  });
}
