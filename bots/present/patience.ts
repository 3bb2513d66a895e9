/** Repeats failed requests to a platform, and limits waits. */
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";

const mostAttempts = 4;
const longestPauseMs = 60_000;

export class Patience {
  readonly #stopping = new AbortController();
  isLimited = false;

  constructor(private readonly clock: Clock) {}

  stop(): void {
    this.#stopping.abort();
  }

  /** Makes up to `most` attempts. @throws the last failure, or a refusal at once */
  async attempt<T>(
    call: () => Promise<T>,
    most = mostAttempts,
    onFailure: (error: unknown) => void = () => {},
  ): Promise<T> {
    for (let count = 1; ; count += 1) {
      try {
        return await call();
      } catch (error) {
        onFailure(error);
        this.isLimited ||= error instanceof DeliveryError && error.retryAfterMs !== undefined;
        if (count < most && mayPass(error)) await this.#pause(error, count);
        else throw error;
        if (this.#stopping.signal.aborted) throw error;
      }
    }
  }

  /** Retries until the call succeeds or is refused. Never rejects. */
  async insist(call: () => Promise<void>, onFailure: (error: unknown) => void): Promise<void> {
    if (!this.#stopping.signal.aborted)
      await this.attempt(call, Number.POSITIVE_INFINITY, onFailure).catch(() => undefined);
  }

  /** Uses the platform's delay, else a backoff of at most a minute. */
  async #pause(error: unknown, count: number): Promise<void> {
    const asked = error instanceof DeliveryError ? error.retryAfterMs : undefined;
    const ms = Math.min(longestPauseMs, asked ?? 500 * 2 ** count);
    await this.clock.sleep(ms, this.#stopping.signal).catch(() => undefined);
  }
}

/** Returns whether repeating may help: false only for a refusal. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof DeliveryError) || error.retryable;
}

export async function within<T, L>(
  promise: Promise<T>,
  { clock, ms, late }: { readonly clock: Clock; readonly ms: number; readonly late: L },
): Promise<T | L> {
  const waiting = new AbortController();
  const timer = clock.sleep(ms, waiting.signal).then(
    () => late,
    () => late,
  );
  try {
    return await Promise.race([promise, timer]);
  } finally {
    waiting.abort();
  }
}

export function createDeliver(
  asDeliveryError: (error: unknown) => DeliveryError,
): <T>(call: () => Promise<T>) => Promise<T> {
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      throw asDeliveryError(error);
    }
  };
}
