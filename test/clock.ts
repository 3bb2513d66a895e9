/** A clock that stands still until a test turns it. */
import type { Clock } from "../src/core/clock.js";

interface Sleeper {
  readonly until: number;
  wake(): void;
}

export class TurnedClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  #now: number;

  constructor(startsAt = Date.UTC(2026, 0, 5, 9)) {
    this.#now = startsAt;
  }

  now(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = (): void => {
        this.#sleepers.delete(sleeper);
        reject(signal?.reason);
      };
      const wake = (): void => {
        signal?.removeEventListener("abort", stop);
        resolve();
      };
      const sleeper: Sleeper = { until: this.#now + ms, wake };
      this.#sleepers.add(sleeper);
      signal?.addEventListener("abort", stop);
    });
  }

  /** Lets time pass, and those whose time has come go on. */
  async turn(ms: number): Promise<void> {
    this.#now += ms;
    for (const sleeper of [...this.#sleepers]) {
      if (sleeper.until > this.#now) continue;
      this.#sleepers.delete(sleeper);
      sleeper.wake();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
