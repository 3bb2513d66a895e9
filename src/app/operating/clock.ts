import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../core/clock.js";

/** The computer's clock. A sleep that is aborted rejects with the signal's reason. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Math.trunc(performance.now()),
  sleep: (ms, signal) =>
    sleep(ms, undefined, { signal }).catch(() => {
      throw signal?.reason;
    }),
};
