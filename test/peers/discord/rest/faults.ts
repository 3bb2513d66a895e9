/** Something that shall go wrong with the next calls that match. */
export interface Fault {
  /** Matched against `METHOD /path`, such as `POST /channels/123/messages`. */
  route: RegExp;
  /** How many calls it spoils; 1 by default. */
  times?: number;
  /** The status that the app sees; 0 cuts the connection without an answer. */
  status: number;
  /** Discord's own code for what it refuses. */
  code?: number;
  /** For 429: how long the app must wait, in seconds; 1 by default. */
  retryAfterS?: number;
  /** For 429: whether every route is meant. */
  global?: boolean;
  /** Whether the call does its work first, so that only the answer is lost. */
  afterWrite?: boolean;
}

/** Holds what shall go wrong, and who still has to wait after a 429. */
export class Faults {
  readonly #pending: { fault: Fault; left: number }[] = [];

  /** Spoils the next calls that match. */
  add(fault: Fault): void {
    this.#pending.push({ fault, left: fault.times ?? 1 });
  }

  /** The fault that this call meets, if any. */
  take(call: string): Fault | undefined {
    const found = this.#pending.find(({ fault }) => fault.route.test(call));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left === 0) this.#pending.splice(this.#pending.indexOf(found), 1);
    return found.fault;
  }

  /** Forgets what has not happened yet. */
  clear(): void {
    this.#pending.length = 0;
  }
}
