/**
 * Requests that Slack did not sign are counted, and nothing that they cause fills the log. Signed ones that were
 * acknowledged count once: a repetition is acknowledged too, and does nothing.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import type { BotLog } from "../present/bot-log.js";

const summaryMs = 60_000;

export class Strangers {
  /** Inside a request that may be anybody's: whether something was wrong with it. Null: it is known whose it is. */
  readonly #request = new AsyncLocalStorage<{ isRefused: boolean } | null>();
  readonly #clock: Clock;
  readonly #log: BotLog;
  #refused = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor({ clock, log }: { readonly clock: Clock; readonly log: BotLog }) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Runs what answers a request. Until {@link trust} what it logs is only counted, once for the request. */
  serve(work: () => void): void {
    this.#request.run({ isRefused: false }, work);
  }

  /** Runs what follows once it is known that Slack sent the request. */
  trust<Result>(work: () => Result): Result {
    return this.#request.run(null, work);
  }

  /** Counts the present request, and says at most once a minute how many there were. */
  refuse(): void {
    const request = this.#request.getStore();
    if (!request || request.isRefused) return;
    request.isRefused = true;
    this.#refused += 1;
    if (this.#clock.now() < this.#toldAt + summaryMs) return;
    this.#log.warn(
      { event: "request-refused" },
      `Slack: requests that Slack did not sign, or that were wrong, were refused (${this.#refused} since this was last said)`,
    );
    this.#toldAt = this.#clock.now();
    this.#refused = 0;
  }

  /** The log for what runs inside requests. */
  readonly log: BotLog = {
    warn: (...line) => this.#write("warn", line),
    error: (...line) => this.#write("error", line),
  };

  #write(level: keyof BotLog, line: Parameters<BotLog["warn"]>): void {
    if (this.#request.getStore()) this.refuse();
    else this.#log[level](...line);
  }
}

/** A request whose signature was found right. */
export interface SignedRequest {
  /** The HMAC of moment and body in hex: the same for every repetition, whatever its other headers. */
  readonly hash: string;
  /** The moment that was signed, in seconds since 1970. */
  readonly sentAt: number;
}

interface Heard {
  readonly sentAt: number;
  /** By our clock, in milliseconds since 1970: by then its signature is too old. */
  readonly until: number;
  readonly isDone: Promise<boolean>;
}

export class CountedOnce {
  /** In the order in which they came. */
  readonly #heard = new Map<string, Heard>();
  readonly #parts: { readonly clock: Clock; readonly forMs: number; readonly most: number };
  /** Older requests may have been forgotten. */
  #oldest = 0;

  /** @param parts.forMs how long a signature counts after it came. @param parts.most how many are remembered */
  constructor(parts: { readonly clock: Clock; readonly forMs: number; readonly most: number }) {
    this.#parts = parts;
  }

  /**
   * Whether it is a repetition of a request that was acknowledged. One that comes while the first is under way waits
   * for that. Otherwise it calls `start`, which says whether the request is acknowledged, once that is known.
   *
   * @throws DeliveryError for one so old that it may have been forgotten
   */
  async isRepeated(
    { hash, sentAt }: SignedRequest,
    start: () => Promise<boolean>,
  ): Promise<boolean> {
    this.#forgetOld();
    for (;;) {
      const before = this.#heard.get(hash);
      if (!before) break;
      if (await before.isDone) return true;
      if (this.#heard.get(hash) === before) this.#heard.delete(hash);
    }
    if (sentAt <= this.#oldest)
      throw new DeliveryError("Slack: too many requests, this one is too old", { retryable: true });
    const until = this.#parts.clock.now() + this.#parts.forMs;
    this.#heard.set(hash, { sentAt, until, isDone: start() });
    return false;
  }

  #forgetOld(): void {
    const { clock, most } = this.#parts;
    const now = clock.now();
    for (const [hash, { sentAt, until }] of this.#heard) {
      const isFull = this.#heard.size >= most;
      if (until > now && !isFull) return;
      this.#heard.delete(hash);
      if (until > now) this.#oldest = Math.max(this.#oldest, sentAt);
    }
  }
}
