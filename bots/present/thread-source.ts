/** Messages as the bots of chat platforms hear them, live or read back, and what a platform knows about them. */
import type { IncomingEvent, MessageRef } from "../../src/core/bot.js";

/** A person's message, in whatever channel or thread. */
export interface Heard {
  /** The message itself: its writer is answered there. */
  readonly ref: MessageRef;
  /** Its writer's id; empty where the platform does not tell it. */
  readonly writer: string;
  /** Its channel, or the one of its thread; null: a direct message. */
  readonly channel: string | null;
  /** The message above its thread; null outside of threads. */
  readonly card: MessageRef | null;
  /** The message that it answers. */
  readonly answers: MessageRef | null;
  /** Whether it mentions Sous or is a direct message. */
  readonly addressed: boolean;
  /** When it was written, by the platform's clock; milliseconds since 1970, finer where several share one. */
  readonly written: number;
  /** When it was edited last; null when it never was. */
  readonly edited: number | null;
}

/** The kind of place that a message is in, and its channel (the card's, in a card's thread). */
export interface Place {
  readonly kind: "thread" | "channel" | "direct";
  readonly channel: string;
}

/** A message that was read back; `reply` is null when it is not a person's. */
export interface ReadMessage<Reply> {
  readonly heard: Heard;
  readonly reply: Reply | null;
}

/** A thread, and when something was written there last. */
export interface ThreadNews {
  readonly card: MessageRef;
  readonly newest: number;
}

/** Messages of a thread, or of a channel outside threads. */
export interface Reading<Reply> {
  readonly messages: readonly ReadMessage<Reply>[];
  /** All that was written there since then is among them; Infinity when nothing is known to be. */
  readonly wholeSince: number;
  /** Threads under its messages, where the platform says so. */
  readonly threads: readonly ThreadNews[];
}

/** Reads messages back from a platform. */
export interface ThreadSource<Reply> {
  /** "Slack". */
  readonly platform: string;
  /** Closed cards to read again after an interruption. */
  readonly closedReadAgain: number;
  readThread(card: MessageRef): Promise<Reading<Reply>>;
  /** The newest messages of a channel, or of the direct messages with a person, back to `from` if they are not too many. */
  readChannel(channel: string, from: number): Promise<Reading<Reply>>;
  /** Threads of the workspace in which something was written last, where no channel names them. */
  activeThreads(): Promise<readonly ThreadNews[]>;
  /** Direct messages with people. `people`: those who were heard last. */
  directs(people: readonly string[]): Promise<readonly string[]>;
  /** The episode that the card above a thread shows; null when it is not a card of ours. */
  episodeOnCard(card: MessageRef): Promise<string | null>;
  /** Whether a message that was not found where it stood is gone everywhere. */
  isDeleted(standing: Standing, episode: string): Promise<boolean>;
  /** Finds the place of a heard message by its identity in the inbox; null for another platform's. */
  standingOf(message: string, card: MessageRef): Standing | null;
  /** When a message was written, by its id. */
  writtenAt(id: string): number;
  /** A message's identity in the inbox. */
  identityOf(id: string, place: Place): string;
  /** A message as the event of a reply; null when it has no words. */
  replyEvent(reply: Reply, episode: string, place: Place): Promise<IncomingEvent | null>;
  deletionEvent(id: string, place: Place): IncomingEvent;
}

/** A message that was heard. */
export interface Standing {
  readonly id: string;
  readonly place: Place;
  readonly written: number;
}
