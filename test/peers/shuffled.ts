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
