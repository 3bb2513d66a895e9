/** A simulated process that ends at its n-th database or outside operation. */

/** Rolls back an open transaction at the end of a life. */
class Killed extends Error {}

const never = new Promise<never>(() => undefined);

export class Life {
  points = 0;
  readonly over: Promise<void>;
  atEnd: () => void = () => undefined;
  readonly #end: number;
  #isOver = false;
  #tellOver: () => void = () => undefined;

  constructor(end: number = Number.POSITIVE_INFINITY) {
    this.#end = end;
    this.over = new Promise((resolve) => {
      this.#tellOver = resolve;
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Counts one point. @throws Killed at and after the end */
  pass(): void {
    this.points += 1;
    if (this.points >= this.#end) this.end();
    if (this.#isOver) throw new Killed("the process was killed");
  }

  end(): void {
    if (this.#isOver) return;
    this.atEnd();
    this.#isOver = true;
    this.#tellOver();
  }

  /** Nothing settles after the end, so no line of the process runs on. */
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

  /** Waits from outside; null if the process died. */
  outlive<Result>(work: Promise<Result>): Promise<Result | null> {
    return Promise.race([work, this.over.then(() => null)]);
  }
}
