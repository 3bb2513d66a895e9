/** Who may ask a server now: a few requests at once, and none while it does not answer anyway. */
import type { AsyncCaller } from "@langchain/core/utils/async_caller";
import type { ModelError } from "../../core/model.js";
import { failureOf, isKeyRefused } from "./refusals.js";
import { type ModelSettings, serverOf } from "./settings.js";

/** Calls in a row that must fail before a model is left alone, and for how long. */
const mostFailures = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 600_000;

/** How the last calls of a model failed. */
interface Trouble {
  readonly failures: number;
  readonly last: ModelError;
  /** Of the next pause. */
  readonly pauseMs: number;
  /** Until then everything fails at once; afterwards one call is let through. Null: it is not left alone. */
  readonly closedUntil: number | null;
}

/** @param signal when aborted, work under way fails, and that to come */
export function createGate(settings: ModelSettings, now: () => number, signal?: AbortSignal) {
  const { concurrency = 4 } = settings;
  const url = serverOf(settings);
  const troubles = new Map<string, Trouble>();
  let queue: Promise<AsyncCaller> | null = null;
  const openQueue = async () => {
    const { AsyncCaller: Caller } = await import("@langchain/core/utils/async_caller");
    return new Caller({ maxConcurrency: concurrency, maxRetries: 0 });
  };
  const enter = (model: string): void => {
    const trouble = troubles.get(model);
    if (!trouble || trouble.closedUntil === null) return;
    if (now() < trouble.closedUntil) throw trouble.last;
    // one probe; the others wait for what it says
    troubles.set(model, { ...trouble, closedUntil: now() + trouble.pauseMs });
  };
  const note = (model: string, last: ModelError): void => {
    const isKey = isKeyRefused(last);
    if (signal?.aborted || (last.failure !== "unreachable" && !isKey)) return;
    const { failures = 0, pauseMs = firstPauseMs } = troubles.get(model) ?? {};
    const isLeft = isKey || failures + 1 >= mostFailures;
    troubles.set(model, {
      failures: failures + 1,
      last,
      pauseMs: isLeft ? Math.min(pauseMs * 2, longestPauseMs) : pauseMs,
      closedUntil: isLeft ? now() + pauseMs : null,
    });
  };
  /**
   * Waits for its turn, then does the work.
   *
   * @throws what the work throws; ModelError as the last call did, while the server is left alone
   */
  return async <T>(model: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    queue ??= openQueue();
    enter(model);
    try {
      const caller = await queue;
      const done = await scoped(signal, (own) =>
        caller.callWithOptions({ signal: own }, () => work(own)),
      );
      troubles.delete(model);
      return done;
    } catch (error) {
      note(model, failureOf(error, { model, url }));
      throw error;
    }
  };
}

/** Work under a signal of its own, as clients leave listeners on the one that they are handed. */
async function scoped<T>(
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
