import type { MessageRef, Post } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";

interface KnownThread {
  readonly ref: MessageRef;
  /** Null for a thread that is not ours. */
  readonly episode: string | null;
  readonly open: boolean;
}

export interface ShownCard {
  readonly episode: string;
  readonly ref: MessageRef;
  /** Read last when the platform limits the rate. */
  readonly isOver?: boolean;
}

const mostKept = 2000;

/** Some platforms give a thread its message's id. */
export function threadOf(ref: MessageRef): string {
  return ref.thread ?? ref.message;
}

export function isDirectNote(post: Post): post is DirectNote {
  return post.kind === "note" && post.note.direct === true && post.note.to !== null;
}

type DirectNote = Post & { readonly kind: "note"; readonly note: { readonly to: string } };

/** Looks up an unknown thread on the platform once. */
export class ThreadMemory {
  readonly #threads = new Map<string, KnownThread>();

  remember(ref: MessageRef, known: { readonly episode: string | null; readonly open: boolean }) {
    keepNewest(this.#threads, keyOf(ref), { ref, ...known }, mostKept);
  }

  /** Null for a thread that is not ours, undefined when unknown. */
  episodeOf(ref: MessageRef): string | null | undefined {
    return this.#threads.get(keyOf(ref))?.episode;
  }

  episodeIn(thread: string): string | undefined {
    return this.#ours().find(({ ref }) => threadOf(ref) === thread)?.episode;
  }

  ofEpisode(episode: string): string[] {
    return this.#ours().flatMap((card) => (card.episode === episode ? [threadOf(card.ref)] : []));
  }

  /** Returns all open cards and the last closed ones. */
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
