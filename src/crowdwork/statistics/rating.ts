/** What people said of items, as measures of agreement read it. */

/** One person's label of one item. */
export interface Rating {
  readonly item: string;
  readonly rater: string;
  readonly label: string;
}

/** Ratings of each item, items in the order in which they first occur. */
export function groupByItem(ratings: readonly Rating[]): ReadonlyMap<string, readonly Rating[]> {
  const groups = new Map<string, Rating[]>();
  for (const rating of ratings) {
    const group = groups.get(rating.item);
    if (group) group.push(rating);
    else groups.set(rating.item, [rating]);
  }
  return groups;
}

/** How often each label was given. */
export function countLabels(ratings: readonly Rating[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of ratings) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
