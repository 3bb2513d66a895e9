import { setTimeout } from "node:timers/promises";
import type { Clock } from "../core/clock.js";

/** The wall clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    await setTimeout(ms, undefined, signal ? { signal } : {});
  },
};
