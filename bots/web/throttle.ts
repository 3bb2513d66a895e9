/** Limits requests and guesses of secrets, for each client. */
import { type Clock, elapsedOn } from "../../src/core/clock.js";

/** Counts of the last so many clients are kept, or up to twice as many. */
const remembered = 20_000;
const minuteMs = 60_000;

type Counts = Map<string, { readonly count: number; readonly at: number }>;

/** Leaky bucket per client; each call takes constant time. */
export class Throttle {
  #recent: Counts = new Map();
  #older: Counts = new Map();

  /** @param limit.atOnce burst size */
  constructor(
    private readonly clock: Clock,
    private readonly limit: { readonly perMinute: number; readonly atOnce: number },
  ) {}

  /** Returns 0 if counted, else the seconds to wait. */
  take(client: string, some = 1): number {
    const { perMinute, atOnce } = this.limit;
    const count = this.#count(client) + some;
    if (count > atOnce) return Math.max(1, Math.ceil(((count - atOnce) / perMinute) * 60));
    this.#recent.set(client, { count, at: elapsedOn(this.clock) });
    if (this.#recent.size === remembered) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return 0;
  }

  #count(client: string): number {
    const known = this.#recent.get(client) ?? this.#older.get(client);
    if (!known) return 0;
    const minutes = Math.max(0, elapsedOn(this.clock) - known.at) / minuteMs;
    return Math.max(0, known.count - minutes * this.limit.perMinute);
  }
}

const mostWrong = { ofOne: 60, inAll: 600 };
const rememberedGuesses = 6_000;

/**
 * Limits guesses of a secret. A client over its own limit waits even with the right secret. Over the limit of all
 * clients, only wrong guesses are refused, so that nobody can lock others out.
 */
export class Guesses {
  /** Wrong or pending guesses of the last minute, oldest first. */
  #counted: { readonly client: string; readonly at: number }[] = [];

  constructor(private readonly clock: Clock) {}

  /** @returns the result of `find`, and `waitS`, the seconds until the next allowed guess */
  async check<Found>(
    client: string,
    find: () => Found | null | Promise<Found | null>,
  ): Promise<{ readonly found: Found | null; readonly waitS: number }> {
    const now = elapsedOn(this.clock);
    this.#counted = this.#counted.filter(({ at }) => at > now - minuteMs).slice(-rememberedGuesses);
    const own = this.#counted.filter((one) => one.client === client);
    const waitFor = (at: number): number => Math.max(1, Math.ceil((at + minuteMs - now) / 1000));
    const [oldest] = own;
    if (oldest && own.length >= mostWrong.ofOne) return { found: null, waitS: waitFor(oldest.at) };
    // Counts pending guesses, or simultaneous ones would all pass.
    const guess = { client, at: now };
    this.#counted.push(guess);
    const found = await find();
    if (found !== null) this.#counted = this.#counted.filter((one) => one !== guess);
    const isOver = found === null && this.#counted.length > mostWrong.inAll;
    return { found, waitS: isOver ? waitFor(now) : 0 };
  }
}
