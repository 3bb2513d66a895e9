/** Which thread belongs to which episode. */
import type { MessageRef, Post } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";

interface KnownThread {
  readonly ref: MessageRef;
  /** Null: looked up, and not one of ours. */
  readonly episode: string | null;
  /** Whether the card still waits for something. */
  readonly open: boolean;
}

/** A card in its channel, and the episode that it shows. */
export interface ShownCard {
  readonly episode: string;
  readonly ref: MessageRef;
  /** Its task has ended: where the platform asks to wait, it is read last. */
  readonly isOver?: boolean;
}

const mostKept = 2000;

/** The id of the thread under a message; a platform may give it the message's own id. */
export function threadOf(ref: MessageRef): string {
  return ref.thread ?? ref.message;
}

/** Whether a post answers a direct message, and is written there. */
export function isDirectNote(post: Post): post is DirectNote {
  return post.kind === "note" && post.note.direct === true && post.note.to !== null;
}

type DirectNote = Post & { readonly kind: "note"; readonly note: { readonly to: string } };

/** Remembers threads. An unknown thread is looked up on the platform once. */
export class ThreadMemory {
  readonly #threads = new Map<string, KnownThread>();

  remember(ref: MessageRef, known: { readonly episode: string | null; readonly open: boolean }) {
    keepNewest(this.#threads, keyOf(ref), { ref, ...known }, mostKept);
  }

  /** The episode's id, null for a thread that is not one of ours, undefined when not known yet. */
  episodeOf(ref: MessageRef): string | null | undefined {
    return this.#threads.get(keyOf(ref))?.episode;
  }

  /** The episode whose thread has this id; undefined when it is not known. */
  episodeIn(thread: string): string | undefined {
    return this.#ours().find(({ ref }) => threadOf(ref) === thread)?.episode;
  }

  /** Every thread known to be an episode's. */
  ofEpisode(episode: string): string[] {
    return this.#ours().flatMap((card) => (card.episode === episode ? [threadOf(card.ref)] : []));
  }

  /** Cards to be read again after an interruption: all open ones, and the last closed ones. */
  toReadAgain(mostClosed: number): ShownCard[] {
    const ours = this.#ours();
    const closed = ours.filter(({ open }) => !open);
    return [
      ...ours.filter(({ open }) => open),
      ...closed.slice(Math.max(0, closed.length - mostClosed)).map((card) => ({
        ...card,
        isOver: true,
      })),
    ];
  }

  #ours(): (ShownCard & { readonly open: boolean })[] {
    return [...this.#threads.values()].flatMap(({ ref, episode, open }) =>
      episode === null ? [] : [{ ref, episode, open }],
    );
  }
}

function keyOf(ref: MessageRef): string {
  return `${ref.channel}:${threadOf(ref)}`;
}
