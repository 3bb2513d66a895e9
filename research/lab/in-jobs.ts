/** Work on many items, which the first failure and Ctrl-C end. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";

/** Of the command that runs: aborted by Ctrl-C. */
export const stopping = new AsyncLocalStorage<AbortSignal>();

/** Lets Ctrl-C through. @throws the reason, when it was pressed */
export async function breathe(): Promise<void> {
  await setImmediate();
  stopping.getStore()?.throwIfAborted();
}

/**
 * Does work on items, at most `jobs` at a time. Results keep the order of the items.
 *
 * @throws the first failure: nothing is begun after it, and what is under way has ended
 */
export async function inJobs<Item, Result>(
  jobs: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = [...items.entries()];
  const workOn = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      await breathe();
      if (failures.length > 0) return;
      results[index] = await work(item);
    }
  };
  const note = (failure: unknown) => failures.push(failure);
  await Promise.all(Array.from({ length: jobs }, () => workOn().catch(note)));
  if (failures.length > 0) throw failures[0];
  return results;
}
