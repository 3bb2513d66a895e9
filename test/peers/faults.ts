/** What shall go wrong with the next calls that match; each platform says how they match. */
export interface Fault {
  /** How many calls it spoils; 1 unless told. */
  times?: number;
  /** HTTP status; 0 drops the connection unanswered. */
  status?: number;
  /** For 429: how long the app must wait, in seconds; 1 unless told. */
  retryAfterS?: number;
  /** Whether the call does its work first, so that only the answer is lost. */
  afterWrite?: boolean;
}

/** The faults that are still to come, taken one call at a time. */
export class Faults<F extends Fault> {
  readonly #waiting: { fault: F; left: number }[] = [];

  /** Spoils the next calls that match. */
  add(fault: F): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** The fault that this call meets, if any. */
  take(meets: (fault: F) => boolean): F | undefined {
    const found = this.#waiting.find(({ fault }) => meets(fault));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#waiting.splice(this.#waiting.indexOf(found), 1);
    return found.fault;
  }

  /** Forgets what has not happened yet. */
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

const longestWaitMs = 1000;

/** Lets what comes pass at once, or, when told to, the next few in reverse order. */
export class Shuffled {
  readonly #waiting: (() => void)[] = [];
  #wanted = 0;
  #timer: NodeJS.Timeout | undefined;

  /** The next so many wait for each other, a second at most, and the last comes first. */
  reverseNext(count: number): void {
    this.release();
    this.#wanted = count;
  }

  /** Whether what comes next has to wait. */
  get isWaiting(): boolean {
    return this.#waiting.length < this.#wanted;
  }

  /** Resolves when it is this one's turn. */
  async turn(): Promise<void> {
    if (!this.isWaiting) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#timer ??= setTimeout(() => this.release(), longestWaitMs);
      // Only then does the last one wait, too.
      if (this.#waiting.length === this.#wanted) queueMicrotask(() => this.release());
    });
  }

  /** Those that wait go, the last one first. */
  release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wanted = 0;
    for (const go of this.#waiting.splice(0).reverse()) go();
  }
}
