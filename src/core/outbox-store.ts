import type { MessageRef, Note } from "./card.js";

export interface OutboxNote {
  readonly id: string;
  readonly note: Note;
}

export type DeliveryState = "queued" | "sending" | "sent" | "dead";

/** An episode's card has one row; in a channel, so has each further question. Each change raises `wanted`. */
export interface Delivery {
  readonly id: string;
  readonly episode: string;
  readonly kind: "card" | "question" | "note" | "call";
  readonly bot: string;
  readonly channel: string;
  readonly note: Note | null;
  /** A call's question, or a further question's id. */
  readonly question: string | null;
  readonly state: DeliveryState;
  readonly ref: MessageRef | null;
  readonly wanted: number;
  readonly shown: number;
  readonly attempts: number;
  /** Next attempt; for a dead delivery, its end. */
  readonly dueAt: number;
  readonly error: string | null;
  readonly createdAt: number;
  /** Reposts after somebody deleted the message. */
  readonly deleted: number;
}

export interface OutboxStore {
  /** Makes the episode's newest message due. Outside channels, this creates the card the first time. */
  touchCard(episode: string, at: number): Promise<void>;
  addNote(episode: string, note: OutboxNote, at: number): Promise<void>;
  /** Oldest first; at most `most` per lane (bot, channel and kind), so that a busy lane delays no other. */
  due(at: number, most: number): Promise<readonly Delivery[]>;
  get(id: string): Promise<Delivery | null>;
  card(episode: string): Promise<Delivery | null>;
  messages(episode: string): Promise<readonly Delivery[]>;
  /** The delivery that this bot's message shows, or null. */
  shownBy(bot: string, ref: MessageRef): Promise<Delivery | null>;
  /** The newest task or call in a channel or sent to a person, by id. */
  lastShown(bot: string, place: string): Promise<Delivery | null>;
  /** Precedes the network call. False when not queued: another sender has it. */
  markSending(id: string): Promise<boolean>;
  /** @param shown the readable question, and since when; the first time is kept */
  markSent(
    id: string,
    ref: MessageRef,
    revision: number,
    shown?: { readonly question: string; readonly at: number },
  ): Promise<void>;
  /** Queued until `dueAt`, or dead. */
  markFailed(id: string, failure: { error: string; dueAt: number; dead: boolean }): Promise<void>;
  markReplaced(id: string, ref: MessageRef, revision: number): Promise<void>;
  /** Makes deliveries due at `at` that would wait for longer than `until`. */
  hasten(until: number, at: number): Promise<void>;
  putOff(id: string, dueAt: number): Promise<void>;
  /** Left in `sending` by a crash. */
  interrupted(): Promise<readonly Delivery[]>;
  list(filter?: { episode?: string; state?: DeliveryState }): Promise<readonly Delivery[]>;
  /** Dead, or at least on the third attempt; oldest first. */
  stuck(): Promise<readonly Delivery[]>;
  /** Counts one attempt, so that an earlier copy is searched for first. Returns false for an unknown delivery. */
  retry(id: string, at: number): Promise<boolean>;
}
