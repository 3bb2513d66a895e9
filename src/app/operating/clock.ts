import { setTimeout as rest } from "node:timers/promises";
import type { Clock } from "../../core/clock.js";

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Math.trunc(performance.now()),
  sleep: (ms, signal) =>
    rest(ms, undefined, signal && { signal }).catch(() => signal?.throwIfAborted()),
};
