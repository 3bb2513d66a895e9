/** Limits how often each client may do something. No client can use up what another one has. */
import { type Clock, elapsedOn } from "../../src/core/clock.js";

/** A client is remembered until so many others were counted since; at most twice as many are kept at once. */
const remembered = 20_000;
const minuteMs = 60_000;

export interface Limit {
  readonly perMinute: number;
  /** How many at once, after a while without any. */
  readonly atOnce: number;
}

type Counts = Map<string, { readonly count: number; readonly at: number }>;

/** Counts for each client, which fall with time. Each call takes the same time, however many there are. */
export class FallingCounts {
  readonly #clock: Clock;
  readonly #limit: Limit;
  #recent: Counts = new Map();
  #older: Counts = new Map();

  constructor(clock: Clock, limit: Limit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  of(client: string): number {
    const known = this.#recent.get(client) ?? this.#older.get(client);
    if (!known) return 0;
    const minutes = Math.max(0, elapsedOn(this.#clock) - known.at) / minuteMs;
    return Math.max(0, known.count - minutes * this.#limit.perMinute);
  }

  /** Counts one more, as far as it is counted, and returns the count. */
  add(client: string): number {
    const count = Math.min(this.of(client) + 1, this.#limit.atOnce);
    this.#recent.set(client, { count, at: elapsedOn(this.#clock) });
    if (this.#recent.size === remembered) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return count;
  }
}

export class Throttle {
  readonly #limit: Limit;
  readonly #counts: FallingCounts;

  constructor(clock: Clock, limit: Limit) {
    this.#limit = limit;
    this.#counts = new FallingCounts(clock, limit);
  }

  /** Counts one if the client may; else returns the seconds until it may. 0: it was counted. */
  take(client: string): number {
    const { perMinute, atOnce } = this.#limit;
    const excess = this.#counts.of(client) + 1 - atOnce;
    if (excess > 0) return Math.max(1, Math.ceil((excess / perMinute) * 60));
    this.#counts.add(client);
    return 0;
  }
}
