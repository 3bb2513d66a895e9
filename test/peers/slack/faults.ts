/** What goes wrong with the next calls of a Web API method. */
export interface Fault {
  /** Which methods, for instance `/^chat\.postMessage$/`; a string is read as a pattern. */
  method: RegExp | string;
  /** Only calls about this channel. */
  channel?: string;
  /** How many calls fail; 1 unless told. */
  times?: number;
  /** HTTP status; 429 unless told (500 with `afterWrite`). 0 drops the connection unanswered. */
  status?: number;
  /** Seconds in the Retry-After header of a 429; 1 unless told. */
  retryAfterS?: number;
  /** The write goes through, only its answer is lost; with status 200 it is only late (`delayMs`). */
  afterWrite?: boolean;
  /** Answer `{ok: false, error}` with status 200, as Slack does for most errors. */
  error?: string;
  /** How long the answer is held back, in milliseconds. */
  delayMs?: number;
}

/** The faults that are still to come, taken one call at a time. */
export class Faults {
  readonly #waiting: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** The fault that this call meets, if any. */
  take(method: string, channel: unknown): Fault | undefined {
    const index = this.#waiting.findIndex(
      ({ fault }) =>
        new RegExp(fault.method).test(method) &&
        (fault.channel === undefined || fault.channel === channel),
    );
    const found = this.#waiting[index];
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#waiting.splice(index, 1);
    return found.fault;
  }

  clear(): void {
    this.#waiting.length = 0;
  }
}

/** Counts down the times a switch still applies. */
export class Countdown {
  #left = 0;

  set(times: number): void {
    this.#left = times;
  }

  take(): boolean {
    if (this.#left <= 0) return false;
    this.#left -= 1;
    return true;
  }
}
