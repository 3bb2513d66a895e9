/** Reads the computer's time, and waits. */
import type { Clock } from "../../core/clock.js";

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Math.trunc(performance.now()),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const wake = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", wake);
        resolve();
      }, ms);
      signal?.addEventListener("abort", wake, { once: true });
    }),
};
