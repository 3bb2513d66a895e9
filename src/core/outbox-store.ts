/** The outbox: what is to be shown, and how far that got. */
import type { MessageRef, Note } from "./card.js";

export interface OutboxNote {
  readonly id: string;
  readonly note: Note;
}

export type DeliveryState = "queued" | "sending" | "sent" | "dead";

/**
 * One thing to be shown. An episode's card has one row; in a channel each further question has one too, and its id.
 * Each change raises `wanted`.
 */
export interface Delivery {
  readonly id: string;
  readonly episode: string;
  readonly kind: "card" | "question" | "note" | "call";
  readonly bot: string;
  readonly channel: string;
  readonly note: Note | null;
  /** Of a call: the question that it puts to somebody. Of a further question: its id. */
  readonly question: string | null;
  readonly state: DeliveryState;
  readonly ref: MessageRef | null;
  /** Revision to be shown, and revision shown. */
  readonly wanted: number;
  readonly shown: number;
  readonly attempts: number;
  /** The earliest time of the next attempt. If dead: when it died. */
  readonly dueAt: number;
  readonly error: string | null;
  readonly createdAt: number;
  /** How often it was posted again because somebody had deleted its message. */
  readonly deleted: number;
}

export interface OutboxStore {
  /**
   * Makes the newest message of the episode due. In a channel it has none before something is asked; elsewhere its card
   * is created the first time.
   */
  touchCard(episode: string, at: number): Promise<void>;
  addNote(episode: string, note: OutboxNote, at: number): Promise<void>;
  /**
   * Deliveries with something to do, oldest first. Each lane (bot, channel and kind) gives at most `most`, so that
   * a busy lane delays no other.
   */
  due(at: number, most: number): Promise<readonly Delivery[]>;
  get(id: string): Promise<Delivery | null>;
  card(episode: string): Promise<Delivery | null>;
  /** The episode's card and the messages of its further questions, oldest first. */
  messages(episode: string): Promise<readonly Delivery[]>;
  /** The delivery that a message of this bot shows; null when it shows none. */
  shownBy(bot: string, ref: MessageRef): Promise<Delivery | null>;
  /** The newest task or call that is shown in a channel or was put to a person, by its id; null when there is none. */
  lastShown(bot: string, place: string): Promise<Delivery | null>;
  /** queued -> sending, before the call leaves the process. False when it is not queued: somebody else sends it. */
  markSending(id: string): Promise<boolean>;
  /** @param shown the question that can be read there, and since when; the first time is kept */
  markSent(
    id: string,
    ref: MessageRef,
    revision: number,
    shown?: { readonly question: string; readonly at: number },
  ): Promise<void>;
  /** Back to queued (due later), or dead. */
  markFailed(id: string, failure: { error: string; dueAt: number; dead: boolean }): Promise<void>;
  /** Its message was gone, and this one shows it now. */
  markReplaced(id: string, ref: MessageRef, revision: number): Promise<void>;
  /** Makes due what was to wait for longer than until then. */
  hasten(until: number, at: number): Promise<void>;
  /** Leaves a queued delivery for later. */
  putOff(id: string, dueAt: number): Promise<void>;
  /** Deliveries that a crash left in `sending`. */
  interrupted(): Promise<readonly Delivery[]>;
  list(filter?: { episode?: string; state?: DeliveryState }): Promise<readonly Delivery[]>;
  /** Deliveries that are dead or on their third or a later attempt, oldest first. */
  stuck(): Promise<readonly Delivery[]>;
  /**
   * Makes a dead or waiting delivery due now. It counts as tried once, so an earlier copy is looked for first.
   * Returns false when there is no such delivery.
   */
  retry(id: string, at: number): Promise<boolean>;
}
