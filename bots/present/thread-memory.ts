/** Remembers which thread shows which task, and defines how Slack's and Discord's messages are read. */
import type { MessageRef, Post } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";
import type { Words } from "./incoming.js";

/** A task's message ("card"). */
export interface ShownCard {
  readonly episode: string;
  readonly ref: MessageRef;
  /** The task has ended, so its thread is read last. */
  readonly isOver?: boolean;
}

const mostKept = 2000;

/** Returns a thread's id; on Slack, and by default on Discord, that of its first message. */
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
      readonly episode: string | null;
      readonly open: boolean;
    }
  >();

  remember(ref: MessageRef, known: { readonly episode: string | null; readonly open: boolean }) {
    keepNewest(this.#threads, keyOf(ref), { ref, ...known }, mostKept);
  }

  /** Returns null for a thread that is not ours, undefined when unknown. */
  episodeOf(ref: MessageRef): string | null | undefined {
    return this.#threads.get(keyOf(ref))?.episode;
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

/** A message's place, author and time, without its words. */
export interface Heard {
  readonly ref: MessageRef;
  /** Empty when the platform does not report the author. */
  readonly writer: string;
  /** Its channel, for a message in a thread the thread's; null for a direct message. */
  readonly channel: string | null;
  /** First message of its thread; null outside threads. */
  readonly card: MessageRef | null;
  /** The message that it replies to, on Discord. */
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

export interface Reading<Reply> {
  readonly messages: readonly ReadMessage<Reply>[];
  /** `messages` has all messages since this time, in ms since 1970; Infinity when unknown. */
  readonly wholeSince: number;
  /** Threads that begin in `messages`, with the time of their newest message. */
  readonly threads: readonly { readonly card: MessageRef; readonly newest: number }[];
}

export interface ThreadSource<Reply> {
  readonly platform: string;
  /** How many ended tasks' threads are read again after an interruption. */
  readonly closedReadAgain: number;
  readThread(card: MessageRef): Promise<Reading<Reply>>;
  /** Reads back to `from`, up to a limit of messages. */
  readChannel(channel: string, from: number): Promise<Reading<Reply>>;
  activeThreads(): Promise<Reading<Reply>["threads"]>;
  directs(people: readonly string[]): Promise<readonly string[]>;
  /** Returns the episode (task) whose message this is; null for any other message. */
  episodeOnCard(card: MessageRef): Promise<string | null>;
  /** Returns whether a message that reading did not find is deleted. */
  isDeleted(message: KnownMessage, episode: string): Promise<boolean>;
  /** Parses a message's id in the inbox; null for that of another platform. */
  parseId(message: string, card: MessageRef): KnownMessage | null;
  writtenAt(id: string): number;
  /** Returns the part of a message's inbox id that names it. */
  objectOf(id: string, place: Place): string;
  /** Returns null for a reply without words. */
  wordsOf(reply: Reply): Promise<Words | null>;
}

export interface KnownMessage {
  readonly id: string;
  readonly place: Place;
}
