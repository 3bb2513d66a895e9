/** Keeps people from waiting while many episodes run in one process. */
import { type Clock, elapsedOn } from "../core/clock.js";

/**
 * A clock whose sleepers wake one after the other. Between two of them the process handles what people say and what
 * platforms answer. When too many wake at once, only the episodes slow down.
 */
export function takeTurns(clock: Clock): Clock {
  let last: Promise<void> = Promise.resolve();
  const turn = (): Promise<void> => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
  return {
    now: () => clock.now(),
    elapsed: () => elapsedOn(clock),
    async sleep(ms, signal) {
      await clock.sleep(ms, signal);
      await turn();
      signal?.throwIfAborted();
    },
  };
}
