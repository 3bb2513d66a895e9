/** Defines the queue of messages to show (deliveries). */
import type { MessageRef, Note } from "./card.js";

export interface OutboxNote {
  readonly id: string;
  readonly note: Note;
}

export type DeliveryState = "queued" | "sending" | "sent" | "dead";

/** `card.ts` explains the kinds of message. Each change raises `wanted`; `shown` is the version on display. */
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
