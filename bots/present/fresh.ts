/** What was looked up lately, so that it is not looked up again at once. */
import type { Clock } from "../../src/core/clock.js";

interface Kept<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/** Keeps values for a while, and at most so many; what could not be looked up is not kept. */
export class Fresh<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #clock: Clock;
  readonly #forMs: number;
  readonly #most: number;

  constructor(options: { clock: Clock; forMs: number; most: number }) {
    this.#clock = options.clock;
    this.#forMs = options.forMs;
    this.#most = options.most;
  }

  get(key: string, lookUp: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && known.until > this.#clock.now()) return known.value;
    const value = lookUp();
    this.#kept.delete(key);
    this.#kept.set(key, { until: this.#clock.now() + this.#forMs, value });
    value.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
