/** How Slack's events reach us. */
import type { Receiver, ReceiverEvent } from "@slack/bolt";

/** Slack's deliveries, handed to the receiver that Bolt reads from. */
export interface Transport {
  readonly receiver: Receiver;
  /** Hands on what the receiver got; a delivery that counted already is only acknowledged. */
  hear(event: ReceiverEvent, handle: (event: ReceiverEvent) => Promise<void>): Promise<void>;
  /** @throws ConfigError when a setting is refused, DeliveryError when Slack is not reached. */
  open(): Promise<void>;
  /** Why nothing is heard now; null while connected. */
  trouble(): string | null;
  /** Why some events may not reach us though we are connected; null when all do. */
  warning(): string | null;
  /** May be called twice, and before `open`. */
  close(): Promise<void>;
}
