/** Waiting for a platform: how long, and how often it is asked again. */
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";

const mostAttempts = 4;
const longestPauseMs = 60_000;

/** Repeats calls until they succeed, are refused, or the bot stops. */
export class Patience {
  readonly #clock: Clock;
  readonly #stopping = new AbortController();
  #isLimited = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the platform has asked to wait. */
  get isLimited(): boolean {
    return this.#isLimited;
  }

  /** Ends all repeating. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Makes up to four attempts. @throws the last failure; a refusal at once */
  async attempt<T>(call: () => Promise<T>): Promise<T> {
    for (let count = 1; ; count += 1) {
      try {
        return await call();
      } catch (error) {
        this.#isLimited ||= error instanceof DeliveryError && error.retryAfterMs !== undefined;
        const enough = count === mostAttempts || this.#stopping.signal.aborted;
        if (enough || !mayPass(error)) throw error;
        await this.#pause(error, count);
      }
    }
  }

  /** Tries until it succeeds or is refused for good. Never rejects. */
  async insist(call: () => Promise<void>, onFailure: (error: unknown) => void): Promise<void> {
    for (let count = 1; !this.#stopping.signal.aborted; count += 1) {
      try {
        return await call();
      } catch (error) {
        onFailure(error);
        if (!mayPass(error)) return;
        await this.#pause(error, count);
      }
    }
  }

  /** As long as the platform asks, else longer each time, at most a minute. */
  async #pause(error: unknown, count: number): Promise<void> {
    const asked = error instanceof DeliveryError ? error.retryAfterMs : undefined;
    const ms = Math.min(longestPauseMs, asked ?? 500 * 2 ** count);
    await this.#clock.sleep(ms, this.#stopping.signal).catch(() => undefined);
  }
}

/** Whether another attempt may succeed: always, unless the platform has refused for good. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof DeliveryError) || error.retryable;
}

/** The promise's value, or `late` after `ms` milliseconds. */
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

/** Error codes of requests that never left: nothing can have been done. */
const neverSent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/** Whether a request may have reached the platform, by the code of what went wrong. */
export function mayHaveLeft(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code !== "string" || !neverSent.includes(code);
}

/**
 * Makes `deliver`, which runs one call of a platform's client.
 *
 * @param asDeliveryError turns what the client throws into a DeliveryError
 */
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
