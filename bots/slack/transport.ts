/** How Slack's events reach us. */
import type {
  AuthorizeResult,
  InstallationQuery,
  InstallationStore,
  Receiver,
  ReceiverEvent,
} from "@slack/bolt";

export type Authorize = (query: InstallationQuery<boolean>) => Promise<AuthorizeResult>;

/** Lets workspaces install the app. */
export interface Installer {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs the state that the browser brings back. */
  readonly stateSecret: string;
  readonly installationStore: InstallationStore;
  readonly scopes: string[];
}

/** Slack's deliveries, handed to the receiver that Bolt reads from. */
export interface Transport {
  readonly receiver: Receiver;
  /** Gives the token of an installation, a new one when it is nearly too old; absent where nobody can install the app. */
  readonly authorize?: Authorize | undefined;
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
