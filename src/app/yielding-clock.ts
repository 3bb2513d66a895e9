import { type Clock, elapsedOn } from "../core/clock.js";

/** Wakes sleepers one by one and handles events in between, so that only episodes slow down under load. */
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
