/** Which thread belongs to which episode. */
import type { MessageRef } from "../../src/core/bot.js";

interface Thread {
  readonly ref: MessageRef;
  /** Null: looked up, and none of ours. */
  readonly episode: string | null;
  /** Whether the card still waits for something. */
  readonly open: boolean;
}

const mostKept = 2000;
const closedReadAgain = 20;

/** The thread that hangs, or will hang, under a card: Discord gives it the message's own id. */
export function threadOf(ref: MessageRef): string {
  return ref.thread ?? ref.message;
}

/** A memory, not a truth: what it does not know is looked up on Discord once. */
export class Threads {
  readonly #threads = new Map<string, Thread>();

  remember(ref: MessageRef, known: { episode: string | null; open: boolean }): void {
    const key = threadOf(ref);
    this.#threads.delete(key);
    this.#threads.set(key, { ref, ...known });
    const [oldest] = this.#threads.keys();
    if (this.#threads.size > mostKept && oldest !== undefined) this.#threads.delete(oldest);
  }

  /** The episode's id, null for a thread that is none of ours, undefined when not known yet. */
  episodeOf(thread: string): string | null | undefined {
    return this.#threads.get(thread)?.episode;
  }

  /** Every thread known to be an episode's. */
  ofEpisode(episode: string): string[] {
    return [...this.#threads].flatMap(([thread, known]) =>
      known.episode === episode ? [thread] : [],
    );
  }

  /** Cards under which something may have been written unheard: all open ones, a few closed ones. */
  toReadAgain(): { episode: string; ref: MessageRef }[] {
    const ours = [...this.#threads.values()].flatMap(({ ref, episode, open }) =>
      episode === null ? [] : [{ ref, episode, open }],
    );
    const closed = ours.filter(({ open }) => !open).slice(-closedReadAgain);
    return [...ours.filter(({ open }) => open), ...closed];
  }
}
