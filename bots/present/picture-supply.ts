/** Supplies pictures for cards. Each picture is made once, and no card waits long. */
import { setMaxListeners } from "node:events";
import type { Clock } from "../../src/core/clock.js";
import { keepNewest } from "../../src/core/newest.js";
import type { Picture } from "./message-picture.js";
import { within } from "./patience.js";

interface PictureSupplyOptions<T> {
  readonly clock: Clock;
  /** Renders a picture, and brings it to where cards can show it. */
  readonly make: (picture: Picture) => Promise<T>;
  /** Called when a card without its picture can have it now. */
  readonly onReady: (episode: string) => void;
  /** Called with every failure until it is switched off. */
  readonly onFailure: (error: unknown) => void;
  /** How many are kept, the last used ones. */
  readonly mostKept: number;
}

/** After this time, in milliseconds, a card is shown without its picture. */
const patienceMs = 1000;
const mostAttempts = 3;
/** How many are made at a time. Other cards take their turn later. */
const mostMaking = 20;
const mostPutOff = 5000;
const pauseMs = 4000;
const mostFailuresKept = 1000;

export class PictureSupply<T> {
  readonly #options: PictureSupplyOptions<T>;
  readonly #ready = new Map<string, T>();
  readonly #making = new Map<string, Promise<T | null>>();
  readonly #failures = new Map<string, number>();
  /** Hashes of pictures that failed a moment ago. Cards go without them. */
  readonly #resting = new Set<string>();
  /** Episodes whose cards wait because too many pictures are being made. */
  readonly #putOff = new Set<string>();
  #stopping = createStop();
  #isOff = false;

  constructor(options: PictureSupplyOptions<T>) {
    this.#options = options;
  }

  /** The picture, or null when it is not ready in time. Then the card is shown again once it is ready. */
  async get(picture: Picture, episode: string): Promise<T | null> {
    const { hash } = picture;
    const { clock, mostKept, onReady } = this.#options;
    if (this.#isOff || this.#resting.has(hash) || this.#isHopeless(hash)) return null;
    const ready = this.#ready.get(hash);
    if (ready !== undefined) {
      keepNewest(this.#ready, hash, ready, mostKept);
      return ready;
    }
    if (!this.#making.has(hash) && this.#making.size >= mostMaking) {
      if (this.#putOff.size < mostPutOff) this.#putOff.add(episode);
      return null;
    }
    const making = this.#making.get(hash) ?? this.#make(picture, episode);
    const inTime = await within(making, { clock, ms: patienceMs, late: "late" as const });
    if (inTime !== "late") return inTime;
    void making.then((made) => {
      if (made !== null) onReady(episode);
    });
    return null;
  }

  /** Whether it was made already. */
  has(hash: string): boolean {
    return this.#ready.has(hash);
  }

  /** Takes a picture that was made before. */
  adopt(hash: string, made: T): void {
    keepNewest(this.#ready, hash, made, this.#options.mostKept);
  }

  /**
   * The platform refused the picture, so the card goes without. A little later it is tried again. The last
   * attempt makes the picture anew.
   */
  refuse(hash: string, episode: string): void {
    if (this.#fail(hash, episode) === mostAttempts - 1) this.#ready.delete(hash);
  }

  /** No more pictures: the platform does not let us show any. */
  switchOff(): void {
    this.#isOff = true;
  }

  /** Stops trying again. Asking for a picture starts anew. */
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
        if (!this.#isOff) this.#options.onFailure(error);
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

  /** The card that was put off first has its turn. */
  #callNext(): void {
    const [episode] = this.#putOff;
    if (episode === undefined) return;
    this.#putOff.delete(episode);
    this.#options.onReady(episode);
  }

  /** The number of failures so far. */
  #fail(hash: string, episode: string): number {
    const attempts = (this.#failures.get(hash) ?? 0) + 1;
    keepNewest(this.#failures, hash, attempts, mostFailuresKept);
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

/** Many cards may wait for the signal at a time. */
function createStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}
