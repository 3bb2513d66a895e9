/** Who may ask a server now: a few requests at once, and none while it does not answer anyway. */
import type { AsyncCaller } from "@langchain/core/utils/async_caller";
import type { ModelError } from "../../core/model.js";
import { isKeyRefused } from "./refusals.js";

/** Calls in a row that must fail before a model is left alone, and for how long. */
const mostFailures = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 600_000;

interface Breaker {
  failures: number;
  pauseMs: number;
  /** Until then everything fails at once; afterwards one call is let through. */
  closedUntil: number;
  last: ModelError | null;
}

export interface Gate {
  /**
   * Waits for its turn, then does the work.
   *
   * @throws ModelError as the last call did, while the server is left alone
   */
  pass<T>(model: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** What became of a call; null: it was answered. */
  note(model: string, failure: ModelError | null): void;
}

export function createGate(concurrency: number, now: () => number): Gate {
  const breakers = new Map<string, Breaker>();
  let queue: Promise<AsyncCaller> | null = null;
  const load = async () => {
    const { AsyncCaller: Caller } = await import("@langchain/core/utils/async_caller");
    return new Caller({ maxConcurrency: concurrency, maxRetries: 0 });
  };
  const enter = (model: string): void => {
    const breaker = breakers.get(model);
    if (!breaker?.last || breaker.closedUntil === 0) return;
    if (now() < breaker.closedUntil) throw breaker.last;
    // one probe; the others wait for what it says
    breaker.closedUntil = now() + breaker.pauseMs;
  };
  return {
    async pass(model, signal, work) {
      queue ??= load();
      enter(model);
      return (await queue).callWithOptions({ signal }, work);
    },
    note(model, failure) {
      const breaker = breakers.get(model) ?? newBreaker();
      breakers.set(model, breaker);
      if (!failure) {
        breakers.set(model, newBreaker());
        return;
      }
      const isKey = isKeyRefused(failure);
      if (failure.failure !== "unreachable" && !isKey) return;
      breaker.failures += 1;
      if (breaker.failures < mostFailures && !isKey) return;
      breaker.closedUntil = now() + breaker.pauseMs;
      breaker.pauseMs = Math.min(breaker.pauseMs * 2, longestPauseMs);
      breaker.last = failure;
    },
  };
}

function newBreaker(): Breaker {
  return { failures: 0, pauseMs: firstPauseMs, closedUntil: 0, last: null };
}

/** Work under a signal of its own, as clients leave listeners on the one that they are handed. */
export async function scoped<T>(
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const stop = (): void => own.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener("abort", stop, { once: true });
  try {
    return await work(own.signal);
  } finally {
    outer?.removeEventListener("abort", stop);
  }
}
