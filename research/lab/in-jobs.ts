/** Work on many items. Its progress is shown, and the first failure and Ctrl-C end it. */
import { setImmediate } from "node:timers/promises";
import PQueue from "p-queue";

interface Watched {
  readonly signal: AbortSignal;
  expect(units: number): void;
  advance(units: number): void;
}

/** The command that runs; null in tests. No AsyncLocalStorage: on Node 20 it slows every promise of the measured product. */
let watched: Watched | null = null;

export async function whileWatched<Result>(by: Watched, work: () => Promise<Result>) {
  watched = by;
  return work().finally(() => {
    watched = null;
  });
}

export const ending = (): AbortSignal | undefined => watched?.signal;
export const expectUnits = (units: number): void => watched?.expect(units);
export const advance = (units = 1): void => watched?.advance(units);

export async function breathe(): Promise<void> {
  await setImmediate();
  watched?.signal.throwIfAborted();
}

/** Results keep the order of the items. @throws the first failure: nothing is begun after it, and what is under way has ended */
export async function inJobs<Item, Result>(
  jobs: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const queue = new PQueue({ concurrency: jobs });
  const works = items.map((item) => async () => {
    try {
      await breathe();
      return await work(item);
    } catch (failure) {
      queue.clear();
      throw failure;
    }
  });
  return queue.addAll(works).finally(() => queue.onIdle());
}
