/** Middleware, as Bolt and grammY have it: each step handles a context or passes it on. */
export type Step<C> = (context: C, next: () => Promise<void>) => Promise<void>;

/** One function that runs the steps in order; `next` of a step runs the steps after it. */
export function pipe<C>(...steps: readonly Step<C>[]): (context: C) => Promise<void> {
  const end = async (): Promise<void> => {};
  return (context) =>
    steps.reduceRight<() => Promise<void>>((next, step) => () => step(context, next), end)();
}
