/** The life of one simulated process: it ends at the n-th thing that it does to its database or to the world. */

/** Thrown where the life ends, so that an open transaction is rolled back. Nothing of the process sees it. */
class Killed extends Error {}

const never = new Promise<never>(() => undefined);

export class Life {
  /** How many points it has passed: statements, commits, and calls to the world. */
  points = 0;
  /** Resolves when it is over. */
  readonly over: Promise<void>;
  /** Called where it ends, in the middle of what is being done. */
  atEnd: () => void = () => undefined;
  readonly #end: number;
  #isOver = false;
  #tellOver: () => void = () => undefined;

  /** @param end the point at which it ends; it never does when absent */
  constructor(end: number = Number.POSITIVE_INFINITY) {
    this.#end = end;
    this.over = new Promise((resolve) => {
      this.#tellOver = resolve;
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Passes one point. @throws Killed where the life ends, and ever after */
  pass(): void {
    this.points += 1;
    if (this.points >= this.#end) this.end();
    if (this.#isOver) throw new Killed("the process was killed");
  }

  /** Ends it now. */
  end(): void {
    if (this.#isOver) return;
    this.atEnd();
    this.#isOver = true;
    this.#tellOver();
  }

  /** Does work of the process. Once the life is over nothing settles any more: no line of the process runs on. */
  async live<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isOver) return never;
    try {
      const result = await work();
      return this.#isOver ? never : result;
    } catch (error) {
      if (this.#isOver) return never;
      throw error;
    }
  }

  /** What somebody outside waits for: null when the process died instead. */
  outlive<Result>(work: Promise<Result>): Promise<Result | null> {
    return Promise.race([work, this.over.then(() => null)]);
  }
}
