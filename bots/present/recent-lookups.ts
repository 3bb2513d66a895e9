import { type Clock, elapsedOn } from "../../src/core/clock.js";
import { keepNewest } from "../../src/core/newest.js";

interface Lookup<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/** Caches the newest lookups for a limited time, without failures. */
export class RecentLookups<T> {
  readonly #known = new Map<string, Lookup<T>>();
  readonly #options: { readonly clock: Clock; readonly forMs: number; readonly most: number };

  constructor(options: { readonly clock: Clock; readonly forMs: number; readonly most: number }) {
    this.#options = options;
  }

  get(key: string, lookUp: () => Promise<T>): Promise<T> {
    const { clock, forMs, most } = this.#options;
    const known = this.#known.get(key);
    if (known && known.until > elapsedOn(clock)) return known.value;
    const value = lookUp();
    keepNewest(this.#known, key, { until: elapsedOn(clock) + forMs, value }, most);
    value.catch(() => this.#known.delete(key));
    return value;
  }
}
