import type { Clock } from "../../src/core/clock.js";

interface Sleeper {
  readonly until: number;
  wake(): void;
}

export class VirtualClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  #now: number;
  #elapsed = 0;

  /** @param startsAt milliseconds since 1970 */
  constructor(startsAt: number) {
    this.#now = startsAt;
  }

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#elapsed;
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
      const sleeper: Sleeper = { until: this.#elapsed + ms, wake };
      this.#sleepers.add(sleeper);
      signal?.addEventListener("abort", stop, { once: true });
    });
  }

  /** Advances and waits for woken work. @param turns of the event loop to wait */
  async pass(ms: number, turns = turnsToSettle): Promise<void> {
    this.skip(ms);
    for (const sleeper of [...this.#sleepers]) {
      if (sleeper.until > this.#elapsed) continue;
      this.#sleepers.delete(sleeper);
      sleeper.wake();
    }
    for (let turn = 0; turn < turns; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Advances while the machine is off: wakes nobody. */
  skip(ms: number): void {
    this.#now += ms;
    this.#elapsed += ms;
  }

  /** Sets the clock, as after the computer's sleep: no time passes for the process. */
  jump(ms: number): void {
    this.#now += ms;
  }
}

const turnsToSettle = 12;
