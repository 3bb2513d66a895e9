/** Groups, pairs and counts labels that people (raters) gave to items. */
export interface Rating {
  readonly item: string;
  readonly rater: string;
  readonly label: string;
}

export function groupBy<T>(
  values: readonly T[],
  keyOf: (value: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

export function groupByItem(ratings: readonly Rating[]): ReadonlyMap<string, readonly Rating[]> {
  return groupBy(ratings, ({ item }) => item);
}

export function pairRaters<Item>(
  items: Iterable<Item>,
  ratingsOf: (item: Item) => readonly Rating[],
) {
  const pairs = new Map<string, { pair: readonly [string, string]; common: Item[] }>();
  for (const item of items) {
    const raters = [...new Set(ratingsOf(item).map(({ rater }) => rater))].sort();
    for (const [at, one] of raters.entries()) {
      for (const other of raters.slice(at + 1)) {
        const key = JSON.stringify([one, other]);
        const found = pairs.get(key);
        if (found) found.common.push(item);
        else pairs.set(key, { pair: [one, other], common: [item] });
      }
    }
  }
  return [...pairs.values()];
}

export function countLabels(ratings: readonly Rating[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of ratings) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
