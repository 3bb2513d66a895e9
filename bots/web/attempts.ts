/** Limits how often an address may try something: a password, or an entrance. */
import type { Clock } from "../../src/core/clock.js";

const windowMs = 60_000;

export interface AttemptLimits {
  readonly fromOne: number;
  /** For all addresses together: many addresses give no more attempts than this. */
  readonly ofAll: number;
}

const ofPasswords: AttemptLimits = { fromOne: 5, ofAll: 30 };

/** Failed attempts within the last minute. */
export class Attempts {
  readonly #clock: Clock;
  readonly #most: AttemptLimits;
  #failed: { readonly from: string; readonly at: number }[] = [];

  constructor(clock: Clock, most = ofPasswords) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Seconds until `from` may try again; 0 when at once. */
  waitS(from: string): number {
    const now = this.#clock.now();
    this.#failed = this.#failed.filter(({ at }) => at > now - windowMs);
    const own = this.#failed.filter((attempt) => attempt.from === from);
    const tooMany =
      own.length >= this.#most.fromOne ? own : this.#failed.slice(this.#most.ofAll - 1);
    const [oldest] = tooMany;
    return oldest ? Math.ceil((oldest.at + windowMs - now) / 1000) : 0;
  }

  /** Called before the password is compared, so that attempts at the same moment count too. */
  count(from: string): void {
    this.#failed.push({ from, at: this.#clock.now() });
  }

  /** The password was right: earlier attempts from there no longer count. */
  forgive(from: string): void {
    this.#failed = this.#failed.filter((attempt) => attempt.from !== from);
  }
}
