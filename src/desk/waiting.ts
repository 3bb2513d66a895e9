/** The waiters for questions to be settled. */
export class Waiting {
  readonly #bells = new Map<string, Set<() => void>>();

  /**
   * A bell that rings at the question's next `ring`, or when the signal is aborted. Take it before looking at the
   * question, so that nothing in between is missed.
   */
  listen(question: string, signal: AbortSignal): { readonly rung: Promise<void>; drop(): void } {
    const bells = this.#bells.get(question) ?? new Set();
    this.#bells.set(question, bells);
    let drop = (): void => {};
    const rung = new Promise<void>((resolve) => {
      drop = () => {
        bells.delete(drop);
        if (bells.size === 0 && this.#bells.get(question) === bells) this.#bells.delete(question);
        signal.removeEventListener("abort", drop);
        resolve();
      };
    });
    bells.add(drop);
    signal.addEventListener("abort", drop);
    return { rung, drop };
  }

  /** The questions that are waited for. */
  questions(): readonly string[] {
    return [...this.#bells.keys()];
  }

  ring(question: string): void {
    for (const bell of [...(this.#bells.get(question) ?? [])]) bell();
  }
}
