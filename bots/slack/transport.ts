/** A way by which what people do on Slack reaches us. */
import type { Receiver } from "@slack/bolt";

/** Slack's deliveries, handed to the receiver that Bolt reads from. */
export interface Transport {
  readonly receiver: Receiver;
  /** @throws ConfigError when a setting is refused, DeliveryError when Slack is not reached. */
  open(): Promise<void>;
  /** Also when it was never opened, and twice. */
  close(): Promise<void>;
}
