export interface Fault {
  times?: number;
  /** HTTP status; 0 drops the connection. */
  status?: number;
  /** Retry-After of a 429 in seconds; 1 by default. */
  retryAfterS?: number;
  /** Executes the call and loses only the answer. */
  afterWrite?: boolean;
}

export class Faults<F extends Fault> {
  readonly #waiting: { fault: F; left: number }[] = [];

  add(fault: F): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  take(meets: (fault: F) => boolean): F | undefined {
    const found = this.#waiting.find(({ fault }) => meets(fault));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#waiting.splice(this.#waiting.indexOf(found), 1);
    return found.fault;
  }

  clear(): void {
    this.#waiting.length = 0;
  }
}

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

/** Delivers items at once, or on demand the next few in reverse order. */
export class Shuffled {
  readonly #waiting: (() => void)[] = [];
  #wanted = 0;
  #timer: NodeJS.Timeout | undefined;

  reverseNext(count: number): void {
    this.release();
    this.#wanted = count;
  }

  get isWaiting(): boolean {
    return this.#waiting.length < this.#wanted;
  }

  async turn(): Promise<void> {
    if (!this.isWaiting) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#timer ??= setTimeout(() => this.release(), longestWaitMs);
      if (this.#waiting.length === this.#wanted) queueMicrotask(() => this.release());
    });
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wanted = 0;
    for (const go of this.#waiting.splice(0).reverse()) go();
  }
}
