import type {
  AuthorizeResult,
  InstallationQuery,
  InstallationStore,
  Receiver,
  ReceiverEvent,
} from "@slack/bolt";

export type Authorize = (query: InstallationQuery<boolean>) => Promise<AuthorizeResult>;

export interface Installer {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stateSecret: string;
  readonly installationStore: InstallationStore;
  readonly scopes: string[];
}

/** Receives Slack's events for Bolt. */
export interface Transport {
  readonly receiver: Receiver;
  readonly authorize?: Authorize | undefined;
  /** Acknowledges a repeated event without handling it. */
  hear(event: ReceiverEvent, handle: (event: ReceiverEvent) => Promise<void>): Promise<void>;
  /** @throws ConfigError when a setting is refused, DeliveryError when Slack is not reached */
  open(): Promise<void>;
  /** Null while connected. */
  trouble(): string | null;
  /** Why some events may be lost while connected; null when none. */
  warning(): string | null;
  /** Idempotent; may be called before `open`. */
  close(): Promise<void>;
}
