/** Something that is done again and again while Sous runs. */
import type { Clock } from "../core/clock.js";

export interface Repeated {
  /** Does it now, then again after each pause until stopped. */
  start(): void;
  /** Ends the pause, and waits for what is being done. */
  stop(): Promise<void>;
}

/**
 * @param pauseMs milliseconds between two times, by the clock
 * @param work must not reject; its signal is aborted when it is to end
 */
export function repeat(
  clock: Clock,
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> = Promise.resolve();

  async function keepWorking(): Promise<void> {
    while (!signal.aborted) {
      await work(signal);
      await clock.sleep(pauseMs, signal).catch(() => undefined);
    }
  }

  return {
    start() {
      working = keepWorking();
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
