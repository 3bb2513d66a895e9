/** How Slack's events reach us. */
import type { Receiver } from "@slack/bolt";

/** Slack's deliveries, handed to the receiver that Bolt reads from. */
export interface Transport {
  readonly receiver: Receiver;
  /** @throws ConfigError when a setting is refused, DeliveryError when Slack is not reached. */
  open(): Promise<void>;
  /** May be called twice, and before `open`. */
  close(): Promise<void>;
}
