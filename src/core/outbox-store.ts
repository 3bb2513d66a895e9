import type { MessageRef, Note } from "./card.js";

export interface OutboxNote {
  readonly id: string;
  readonly note: Note;
}

export type DeliveryState = "queued" | "sending" | "sent" | "dead";

/**
 * A message to show. An episode's card has one row; in a channel, so has each further question. Each change raises
 * `wanted`.
 */
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
  /** Time of the next attempt. For a dead delivery, the time of its end. */
  readonly dueAt: number;
  readonly error: string | null;
  readonly createdAt: number;
  /** Number of reposts after somebody deleted the message. */
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
  /** The newest task or call in a channel or sent to a person. `place` is the id of either. */
  lastShown(bot: string, place: string): Promise<Delivery | null>;
  /** Must precede the network call. Returns false when the delivery is not queued, as another sender has it. */
  markSending(id: string): Promise<boolean>;
  /** @param shown the readable question, and since when; the first time is kept */
  markSent(
    id: string,
    ref: MessageRef,
    revision: number,
    shown?: { readonly question: string; readonly at: number },
  ): Promise<void>;
  /** Queues the delivery until `dueAt`, or marks it as dead. */
  markFailed(id: string, failure: { error: string; dueAt: number; dead: boolean }): Promise<void>;
  markReplaced(id: string, ref: MessageRef, revision: number): Promise<void>;
  /** Makes deliveries due at `at` that would wait longer than `until`. */
  hasten(until: number, at: number): Promise<void>;
  putOff(id: string, dueAt: number): Promise<void>;
  /** Deliveries that a crash left in `sending`. */
  interrupted(): Promise<readonly Delivery[]>;
  list(filter?: { episode?: string; state?: DeliveryState }): Promise<readonly Delivery[]>;
  /** Deliveries that are dead or at least on their third attempt, oldest first. */
  stuck(): Promise<readonly Delivery[]>;
  /**
   * Makes the delivery due with one attempt counted, so that an earlier copy is searched for first. Returns false for
   * an unknown one.
   */
  retry(id: string, at: number): Promise<boolean>;
}
