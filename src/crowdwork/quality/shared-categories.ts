/** Dawid and Skene's model among questions that have the same choices: elsewhere it means nothing. */
import type { CandidatesOf, Verdict } from "../statistics/aggregate.js";
import { dawidSkene } from "../statistics/dawid-skene.js";
import { groupBy, groupByItem, type Rating } from "../statistics/rating.js";

/** With fewer questions of the same choices, a person's confusions cannot be estimated. */
const leastShared = 5;

/**
 * Each set of choices is estimated separately. Questions whose choices few others share, and questions without
 * choices, get no verdict.
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
