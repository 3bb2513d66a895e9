import type { Clock } from "../core/clock.js";

export interface Repeated {
  start(): void;
  /** Also waits for the current run. */
  stop(): Promise<void>;
}

/** @param work must not reject; its signal is aborted by `stop` */
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
