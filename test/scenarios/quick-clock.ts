import { setTimeout } from "node:timers/promises";
import type { Clock } from "../../src/core/clock.js";

/** Accelerated real time that can jump. */
export class QuickClock implements Clock {
  readonly #rate: number;
  readonly #began = Date.now();
  readonly #startsAt: number;
  readonly #jumps = new Set<() => void>();
  #jumped = 0;

  constructor(options: { rate?: number; startsAt?: number } = {}) {
    this.#rate = options.rate ?? 6;
    this.#startsAt = options.startsAt ?? this.#began;
  }

  now(): number {
    return this.#startsAt + (Date.now() - this.#began) * this.#rate + this.#jumped;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const end = this.now() + ms;
    for (let left = ms; left > 0; left = end - this.now()) {
      signal?.throwIfAborted();
      const woken = new AbortController();
      const wake = () => woken.abort();
      this.#jumps.add(wake);
      const either = signal ? AbortSignal.any([signal, woken.signal]) : woken.signal;
      await setTimeout(left / this.#rate, undefined, { signal: either }).catch(() => undefined);
      this.#jumps.delete(wake);
    }
    signal?.throwIfAborted();
  }

  jump(ms: number): void {
    this.#jumped += ms;
    for (const wake of [...this.#jumps]) wake();
  }
}
