import type { Clock } from "../../core/clock.js";

export type Repeated = ReturnType<typeof repeat>;

/** Repeats `work`, with a pause after each run. `stop` aborts its signal. @param onError hears why a run failed */
export function repeat(
  clock: Clock,
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> = Promise.resolve();

  async function keepWorking(): Promise<void> {
    while (!signal.aborted) {
      await work(signal).catch((error) => signal.aborted || onError(error));
      await clock.sleep(pauseMs, signal).catch(() => undefined);
    }
  }

  return {
    start() {
      working = keepWorking();
    },
    /** Stops, and waits for the current run. */
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
