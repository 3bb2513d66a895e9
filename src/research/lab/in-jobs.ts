/** Does work on items, at most `jobs` at a time. Results keep the order of the items. */
export async function inJobs<Item, Result>(
  jobs: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const workOn = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: jobs }, workOn));
  return results;
}
