/** Many episodes in one process: none of them keeps people waiting. */
import type { Clock } from "../core/clock.js";

/**
 * A clock whose sleepers come back one after the other: between two of them the process takes in what
 * people say and what platforms answer. When more come back than it can serve, they are slowed down,
 * and nobody else is.
 */
export function takeTurns(clock: Clock): Clock {
  let last: Promise<void> = Promise.resolve();
  const turn = (): Promise<void> => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      await clock.sleep(ms, signal);
      await turn();
      signal?.throwIfAborted();
    },
  };
}
