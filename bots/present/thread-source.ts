import type { IncomingEvent, MessageRef } from "../../src/core/bot.js";

export interface Heard {
  readonly ref: MessageRef;
  /** Empty when the platform does not report the author. */
  readonly writer: string;
  /** Of its thread, where it is in one; null for a direct message. */
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
  /** Nothing since then is missing; Infinity when that is unknown. */
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
  identityOf(id: string, place: Place): string;
  replyEvent(reply: Reply, episode: string, place: Place): Promise<IncomingEvent | null>;
  deletionEvent(id: string, place: Place): IncomingEvent;
}

export interface Standing {
  readonly id: string;
  readonly place: Place;
  readonly written: number;
}
