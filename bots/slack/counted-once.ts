/** Signed requests that were acknowledged: a repetition of one is acknowledged too, and does nothing. */
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";

/** A request whose signature was found right. */
export interface SignedRequest {
  /** The HMAC of moment and body in hex: the same for every repetition, whatever its other headers. */
  readonly hash: string;
  /** The moment that was signed, in seconds since 1970. */
  readonly sentAt: number;
}

interface Heard {
  readonly sentAt: number;
  /** By our clock, in milliseconds since 1970: by then its signature is too old. */
  readonly until: number;
  readonly isDone: Promise<boolean>;
}

export class CountedOnce {
  /** In the order in which they came. */
  readonly #heard = new Map<string, Heard>();
  readonly #parts: { readonly clock: Clock; readonly forMs: number; readonly most: number };
  /** Older requests may have been forgotten. */
  #oldest = 0;

  /** @param parts.forMs how long a signature counts after it came. @param parts.most how many are remembered */
  constructor(parts: { readonly clock: Clock; readonly forMs: number; readonly most: number }) {
    this.#parts = parts;
  }

  /**
   * Whether it is a repetition of a request that was acknowledged. One that comes while the first is under way waits
   * for that. Otherwise it calls `start`, which says whether the request is acknowledged, once that is known.
   *
   * @throws DeliveryError for one so old that it may have been forgotten
   */
  async isRepeated(
    { hash, sentAt }: SignedRequest,
    start: () => Promise<boolean>,
  ): Promise<boolean> {
    this.#forgetOld();
    for (;;) {
      const before = this.#heard.get(hash);
      if (!before) break;
      if (await before.isDone) return true;
      if (this.#heard.get(hash) === before) this.#heard.delete(hash);
    }
    if (sentAt <= this.#oldest)
      throw new DeliveryError("Slack: too many requests, this one is too old", { retryable: true });
    const until = this.#parts.clock.now() + this.#parts.forMs;
    this.#heard.set(hash, { sentAt, until, isDone: start() });
    return false;
  }

  #forgetOld(): void {
    const { clock, most } = this.#parts;
    const now = clock.now();
    for (const [hash, { sentAt, until }] of this.#heard) {
      const isFull = this.#heard.size >= most;
      if (until > now && !isFull) return;
      this.#heard.delete(hash);
      if (until > now) this.#oldest = Math.max(this.#oldest, sentAt);
    }
  }
}
