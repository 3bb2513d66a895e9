/** Pictures for cards: made once, never waited for long. */
import { setMaxListeners } from "node:events";
import type { Clock } from "../../src/core/clock.js";
import type { Picture } from "./question-picture.js";

export interface PictureSupplyOptions<T> {
  readonly clock: Clock;
  /** Renders a picture, and brings it to where cards can show it. */
  readonly make: (picture: Picture) => Promise<T>;
  /** Called when a card that went without could have its picture now. */
  readonly onReady: (episode: string) => void;
  /** Called with every failure. */
  readonly onFailure: (error: unknown) => void;
  /** How many are kept, the last used ones. */
  readonly mostKept: number;
}

/** How long a card waits for its picture, in milliseconds: it goes without rather than later. */
const patienceMs = 1000;
const mostAttempts = 3;
/** So many are made at a time; further cards take their turn later. */
const mostMaking = 20;
const mostPutOff = 5000;
const pauseMs = 4000;
const mostFailuresKept = 1000;

export class PictureSupply<T> {
  readonly #options: PictureSupplyOptions<T>;
  readonly #ready = new Map<string, T>();
  readonly #making = new Map<string, Promise<T | null>>();
  readonly #failures = new Map<string, number>();
  /** Failed a moment ago: whoever asks goes without. */
  readonly #resting = new Set<string>();
  /** Episodes whose cards went without because too much was to be done. */
  readonly #putOff = new Set<string>();
  #stopping = createStop();
  #isOff = false;

  constructor(options: PictureSupplyOptions<T>) {
    this.#options = options;
  }

  /** The picture, or null when it is not there in time: the episode's card is shown anew once it is. */
  async get(picture: Picture, episode: string): Promise<T | null> {
    const { hash } = picture;
    if (this.#isOff || this.#resting.has(hash) || this.#isHopeless(hash)) return null;
    const ready = this.#ready.get(hash);
    if (ready !== undefined) {
      keep(this.#ready, hash, ready, this.#options.mostKept);
      return ready;
    }
    if (!this.#making.has(hash) && this.#making.size >= mostMaking) {
      if (this.#putOff.size < mostPutOff) this.#putOff.add(episode);
      return null;
    }
    const making = this.#making.get(hash) ?? this.#make(picture, episode);
    const inTime = await this.#waitFor(making);
    if (inTime !== "late") return inTime;
    void making.then((made) => {
      if (made !== null) this.#options.onReady(episode);
    });
    return null;
  }

  /** Whether it is at hand. */
  has(hash: string): boolean {
    return this.#ready.has(hash);
  }

  /** Notes where a picture stands that was made before. */
  adopt(hash: string, made: T): void {
    keep(this.#ready, hash, made, this.#options.mostKept);
  }

  /**
   * The platform did not take it: the card goes without, and a little later it is tried again, the last
   * time with a new one.
   */
  refuse(hash: string, episode: string): void {
    if (this.#fail(hash, episode) === mostAttempts - 1) this.#ready.delete(hash);
  }

  /** No pictures any more: what is missing will not come by itself. */
  switchOff(): void {
    this.#isOff = true;
  }

  /** Nothing is tried again by itself until something is asked for. */
  stop(): void {
    this.#putOff.clear();
    this.#stopping.abort();
    this.#stopping = createStop();
  }

  #make(picture: Picture, episode: string): Promise<T | null> {
    const { hash } = picture;
    const making = this.#options
      .make(picture)
      .then((made) => {
        this.adopt(hash, made);
        return made;
      })
      .catch((error: unknown) => {
        this.#options.onFailure(error);
        this.#fail(hash, episode);
        return null;
      })
      .finally(() => {
        this.#making.delete(hash);
        this.#callNext();
      });
    this.#making.set(hash, making);
    return making;
  }

  /** Whoever was put off first has a turn. */
  #callNext(): void {
    const [episode] = this.#putOff;
    if (episode === undefined) return;
    this.#putOff.delete(episode);
    this.#options.onReady(episode);
  }

  async #waitFor(making: Promise<T | null>): Promise<T | null | "late"> {
    const patience = new AbortController();
    const late = this.#options.clock.sleep(patienceMs, patience.signal).then(
      () => "late" as const,
      () => "late" as const,
    );
    try {
      return await Promise.race([making, late]);
    } finally {
      patience.abort();
    }
  }

  /** The number of failures so far. */
  #fail(hash: string, episode: string): number {
    const attempts = (this.#failures.get(hash) ?? 0) + 1;
    keep(this.#failures, hash, attempts, mostFailuresKept);
    if (this.#isOff || this.#isHopeless(hash)) return attempts;
    this.#resting.add(hash);
    void this.#options.clock
      .sleep(attempts * pauseMs, this.#stopping.signal)
      .finally(() => this.#resting.delete(hash))
      .then(
        () => this.#options.onReady(episode),
        () => undefined,
      );
    return attempts;
  }

  #isHopeless(hash: string): boolean {
    return (this.#failures.get(hash) ?? 0) >= mostAttempts;
  }
}

/** Many cards may wait for it at a time. */
function createStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}

/** The oldest goes when there are too many. */
function keep<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
