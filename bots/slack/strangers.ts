/** Requests that Slack did not sign: they are counted, and nothing that they cause fills the log. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "../../src/core/clock.js";
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
