import type { MessageRef, Post } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";
import type { Words } from "./incoming.js";

export interface ShownCard {
  readonly episode: string;
  readonly ref: MessageRef;
  /** An ended task's thread is read last when the platform limits the rate. */
  readonly isOver?: boolean;
}

const mostKept = 2000;

/** On some platforms, a thread has its first message's id. */
export function threadOf(ref: MessageRef): string {
  return ref.thread ?? ref.message;
}

export function isDirectNote(post: Post): post is DirectNote {
  return post.kind === "note" && post.note.direct === true && post.note.to !== null;
}

type DirectNote = Post & { readonly kind: "note"; readonly note: { readonly to: string } };

/** Keeps each thread's episode, so that the platform is asked only once. */
export class ThreadMemory {
  readonly #threads = new Map<
    string,
    {
      readonly ref: MessageRef;
      /** Null for a thread that is not ours. */
      readonly episode: string | null;
      readonly open: boolean;
    }
  >();

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

export interface Heard {
  readonly ref: MessageRef;
  /** Empty when the platform does not report the author. */
  readonly writer: string;
  /** For a message in a thread, the thread's channel; null for a direct message. */
  readonly channel: string | null;
  /** First message of its thread. */
  readonly card: MessageRef | null;
  readonly answers: MessageRef | null;
  /** A mention of Sous, or a direct message. */
  readonly addressed: boolean;
  /** Milliseconds since 1970 by the platform's clock, with a fraction where the id has one. */
  readonly written: number;
  readonly edited: number | null;
}

export interface Place {
  readonly kind: "thread" | "channel" | "direct";
  readonly channel: string;
}

export interface ReadMessage<Reply> {
  readonly heard: Heard;
  readonly reply: Reply | null;
}

export interface ThreadNews {
  readonly card: MessageRef;
  readonly newest: number;
}

export interface Reading<Reply> {
  readonly messages: readonly ReadMessage<Reply>[];
  /** Time since when no message is missing; Infinity when unknown. */
  readonly wholeSince: number;
  readonly threads: readonly ThreadNews[];
}

export interface ThreadSource<Reply> {
  readonly platform: string;
  /** Closed cards to read again after an interruption. */
  readonly closedReadAgain: number;
  readThread(card: MessageRef): Promise<Reading<Reply>>;
  /** Reads back to `from`, up to a limit of messages. */
  readChannel(channel: string, from: number): Promise<Reading<Reply>>;
  activeThreads(): Promise<readonly ThreadNews[]>;
  directs(people: readonly string[]): Promise<readonly string[]>;
  /** Null for a message that is not our card. */
  episodeOnCard(card: MessageRef): Promise<string | null>;
  /** Returns whether a message missing in its place is gone everywhere. */
  isDeleted(standing: Standing, episode: string): Promise<boolean>;
  /** Parses a message's inbox identity; null for another platform's. */
  standingOf(message: string, card: MessageRef): Standing | null;
  writtenAt(id: string): number;
  /** Names a message in its inbox identity. */
  objectOf(id: string, place: Place): string;
  /** Null for a reply that says nothing. */
  wordsOf(reply: Reply): Promise<Words | null>;
}

export interface Standing {
  readonly id: string;
  readonly place: Place;
}
