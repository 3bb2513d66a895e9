/** Defines what people do on a platform (events), and what becomes of it. */
import type { Belonging, Permission } from "../people/command.js";
import type { Platform } from "../platform.js";
import type { MessageRef } from "./card.js";

/** `key` is unique per event; a redelivered event has the same. */
export interface IncomingEvent {
  /** platform, workspace, kind, object, version: "slack:T1:reply:C1:1700000.0001:1". */
  readonly key: string;
  readonly platform: Platform;
  readonly workspace: string;
  /** Empty for "unsay". */
  readonly person: { readonly id: string; readonly name: string };
  /** Milliseconds since 1970, by the platform's clock if it has one. */
  readonly at: number;
  readonly what: IncomingKind;
}

export interface Rights {
  /** Absent where everybody may. Taking words back needs no right. */
  readonly mayAnswer?: () => Promise<boolean>;
  readonly mayManage?: () => Promise<Permission>;
  /** Whether the person is in a channel; "" means the home channel. Absent where nobody can tell. */
  readonly belongs?: (channel: string) => Promise<Belonging>;
}

export type IncomingKind =
  | { readonly kind: "press"; readonly question: string; readonly choice: string }
  /** `words`: typed into a question's form. `reply`: written in an episode's thread. */
  | { readonly kind: "words"; readonly question: string; readonly text: string }
  | {
      readonly kind: "reply";
      readonly episode: string;
      /** The question answered. Absent: the open one, or else the last. */
      readonly question?: string;
      /** The message's id, equal for all its edits. The event's key is `${message}:${version}`. */
      readonly message: string;
      readonly text: string;
    }
  /** A message was deleted. The key is `${message}:gone`. */
  | { readonly kind: "unsay"; readonly message: string }
  | { readonly kind: "retract"; readonly ballot: string }
  /** Replaces an earlier ballot ("Fix"). */
  | { readonly kind: "fix"; readonly ballot: string; readonly text: string };

/** Whether a message's key is that of a direct message, by its kind. */
export function isDirect(message: string): boolean {
  return message.split(":")[2] === "direct";
}

export const reservedChoices = { dontKnow: "dk", badQuestion: "bad" } as const;

/**
 * What became of an event. `unknown`: it belongs to nothing here. `opted-out`: not kept. `not-named`: an agent's
 * question is for others. Approvals: `unsure`: nobody can tell whether the person may; `unchecked`: kept until the
 * platform confirms it. Campaigns: `consent-needed`: no consent or practice yet; `enough-today`: the daily limit. Human
 * player: `not-an-action`: no possible move; `own-question`: the player asked it.
 */
export type InboxVerdict =
  | "accepted"
  | "duplicate"
  | "unknown"
  | "opted-out"
  | "not-allowed"
  | "not-named"
  | "own-login"
  | "unsure"
  | "unchecked"
  | "consent-needed"
  | "enough-today"
  | "not-your-turn"
  | "not-an-action"
  | "own-question";

export interface Opening {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: string;
  readonly about:
    | { readonly kind: "words"; readonly question: string }
    | { readonly kind: "fix"; readonly ballot: string };
  readonly at: number;
}

export interface Spoken {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: string;
  readonly message: string;
  /** A thread counts as its channel. Null for a direct message. */
  readonly channel: string | null;
  readonly homeChannel: string;
  /** The message to which this one replies. */
  readonly answers: MessageRef | null;
  /** Whether it addresses Sous. Otherwise it counts only if an earlier version did. */
  readonly addressed: boolean;
  /** Null means the home channel. */
  readonly mayRead: (channel: string | null) => Promise<Belonging>;
}

export interface Meant {
  readonly episode: string;
  readonly question: string | null;
}

export interface Inbox {
  /**
   * Resolves what a message is about: the target of its earlier version, the question it replies to, the newest open
   * question in its place or to its writer, or the task shown there last.
   */
  meant(spoken: Spoken): Promise<Meant | null>;
  /** Acknowledge only after this resolves. @param rights absent: words give no commands and approve nothing */
  receive(event: IncomingEvent, rights?: Rights): Promise<InboxVerdict>;
  /** Somebody opened a question: the time to answer starts. Kept only for participants of campaigns. */
  opened(opening: Opening): Promise<void>;
  /** Returns ids of the episode's replies, without those known to be deleted. */
  heard(episode: string): Promise<readonly string[]>;
}
