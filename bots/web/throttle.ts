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

/** Counts what each client does; the counts fall with time. Each call takes the same time, however many there are. */
export class Throttle {
  readonly #clock: Clock;
  readonly #limit: Limit;
  #recent: Counts = new Map();
  #older: Counts = new Map();

  constructor(clock: Clock, limit: Limit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Counts one, or several, if the client may; else returns the seconds until it may. 0: it was counted. */
  take(client: string, some = 1): number {
    const { perMinute, atOnce } = this.#limit;
    const count = this.#count(client) + some;
    if (count > atOnce) return Math.max(1, Math.ceil(((count - atOnce) / perMinute) * 60));
    this.#recent.set(client, { count, at: elapsedOn(this.#clock) });
    if (this.#recent.size === remembered) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return 0;
  }

  #count(client: string): number {
    const known = this.#recent.get(client) ?? this.#older.get(client);
    if (!known) return 0;
    const minutes = Math.max(0, elapsedOn(this.#clock) - known.at) / minuteMs;
    return Math.max(0, known.count - minutes * this.#limit.perMinute);
  }
}

/** Wrong guesses in a minute. */
const mostWrong = { ofOne: 60, inAll: 600 };
/** Guesses that are remembered. */
const rememberedGuesses = 6_000;

/**
 * Limits guesses of a secret. A client with too many wrong ones has to wait, with the right one too: otherwise it could
 * go on guessing. Where all clients together made too many, only wrong ones are refused, so that nobody can lock
 * others out.
 */
export class Guesses {
  readonly #clock: Clock;
  /** Those of the last minute that were wrong or are being checked, the oldest first. */
  #counted: { readonly client: string; readonly at: number }[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns what `find` found, or null; `waitS` are the seconds until the client may guess again, where it must wait */
  async check<Found>(
    client: string,
    find: () => Found | null | Promise<Found | null>,
  ): Promise<{ readonly found: Found | null; readonly waitS: number }> {
    const now = elapsedOn(this.#clock);
    this.#counted = this.#counted.filter(({ at }) => at > now - minuteMs).slice(-rememberedGuesses);
    const own = this.#counted.filter((one) => one.client === client);
    const waitFor = (at: number): number => Math.max(1, Math.ceil((at + minuteMs - now) / 1000));
    const [oldest] = own;
    if (oldest && own.length >= mostWrong.ofOne) return { found: null, waitS: waitFor(oldest.at) };
    // It counts while it is checked, so that guesses at the same moment are not all let through.
    const guess = { client, at: now };
    this.#counted.push(guess);
    const found = await find();
    if (found !== null) this.#counted = this.#counted.filter((one) => one !== guess);
    const isOver = found === null && this.#counted.length > mostWrong.inAll;
    return { found, waitS: isOver ? waitFor(now) : 0 };
  }
}
