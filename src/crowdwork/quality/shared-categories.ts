/** Dawid and Skene's model only makes sense for questions with the same choices. */
import type { CandidatesOf, Verdict } from "../statistics/aggregate.js";
import { dawidSkene } from "../statistics/dawid-skene.js";
import { groupBy, groupByItem, type Rating } from "../statistics/rating.js";

/** Too few questions do not determine a person's confusions. */
const leastShared = 5;

/** Estimates each set of choices separately; rare sets and questions without choices get no verdict. */
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
