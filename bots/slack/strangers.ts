/** Counts unsigned requests, so they cannot fill the log. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import type { BotLog } from "../present/bot-log.js";

const summaryMs = 60_000;

export class Strangers {
  /** Null once the sender is verified. */
  readonly #request = new AsyncLocalStorage<{ isRefused: boolean } | null>();
  readonly #clock: Clock;
  readonly #log: BotLog;
  #refused = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor({ clock, log }: { readonly clock: Clock; readonly log: BotLog }) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Counts the request as refused instead of logging its lines, until {@link trust}. */
  serve(work: () => void): void {
    this.#request.run({ isRefused: false }, work);
  }

  trust<Result>(work: () => Result): Result {
    return this.#request.run(null, work);
  }

  /** Logs the count at most once a minute. */
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

  readonly log: BotLog = {
    warn: (...line) => this.#write("warn", line),
    error: (...line) => this.#write("error", line),
  };

  #write(level: keyof BotLog, line: Parameters<BotLog["warn"]>): void {
    if (this.#request.getStore()) this.refuse();
    else this.#log[level](...line);
  }
}

export interface SignedRequest {
  /** HMAC of time and body in hex: equal for all repetitions. */
  readonly hash: string;
  /** Seconds since 1970. */
  readonly sentAt: number;
}

interface Heard {
  readonly sentAt: number;
  /** When the signature expires, in milliseconds since 1970. */
  readonly until: number;
  readonly isDone: Promise<boolean>;
}

export class CountedOnce {
  readonly #heard = new Map<string, Heard>();
  readonly #parts: { readonly clock: Clock; readonly forMs: number; readonly most: number };
  /** Requests up to this time may have been evicted. */
  #oldest = 0;

  /** @param parts.forMs validity of a signature after arrival @param parts.most cache size */
  constructor(parts: { readonly clock: Clock; readonly forMs: number; readonly most: number }) {
    this.#parts = parts;
  }

  /**
   * Returns true for a repetition, after waiting for the first. Otherwise calls `start`, which resolves to whether
   * the request was acknowledged.
   * @throws DeliveryError when it may have been evicted
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
