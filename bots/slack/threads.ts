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

/** A memory, not a truth: what it does not know is looked up on Slack once. */
export class Threads {
  readonly #threads = new Map<string, Thread>();

  remember(ref: MessageRef, known: { episode: string | null; open: boolean }): void {
    const key = keyOf(ref.channel, ref.message);
    this.#threads.delete(key);
    this.#threads.set(key, { ref, ...known });
    const [oldest] = this.#threads.keys();
    if (this.#threads.size > mostKept && oldest !== undefined) this.#threads.delete(oldest);
  }

  /** The episode's id, null for a thread that is none of ours, undefined when not known yet. */
  episodeOf(channel: string, thread: string): string | null | undefined {
    return this.#threads.get(keyOf(channel, thread))?.episode;
  }

  /** Cards whose episodes have not ended. */
  open(): { episode: string; ref: MessageRef }[] {
    return [...this.#threads.values()].flatMap(({ ref, episode, open }) =>
      open && episode !== null ? [{ ref, episode }] : [],
    );
  }
}

function keyOf(channel: string, thread: string): string {
  return `${channel}:${thread}`;
}
