/** Rows at once: language models answer several requests side by side. */
const groupSize = 8;

/** Maps items in groups that run together; results are in the order of items. */
export async function mapInGroups<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += groupSize)
    results.push(...(await Promise.all(items.slice(from, from + groupSize).map(map))));
  return results;
}
