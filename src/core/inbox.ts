/** People's actions, stored before the bot acknowledges the platform. */
import type { MessageRef } from "./card.js";
import type { Belonging, Permission } from "./command.js";
import type { Platform } from "./platform.js";

/** `key` is unique per platform event; a redelivery has the same key. */
export interface IncomingEvent {
  /** platform, workspace, kind, object, version: "slack:T1:reply:C1:1700000.0001:1". */
  readonly key: string;
  readonly platform: Platform;
  readonly workspace: string;
  /** Empty for "unsay", which the platform reports without a person. */
  readonly person: { readonly id: string; readonly name: string };
  /** Milliseconds since 1970, by the platform's clock if it has one. */
  readonly at: number;
  readonly what: IncomingKind;
}

/** Asks the platform for a person's rights besides answering. */
export interface Rights {
  /** Absent: their words give no commands. */
  readonly mayManage?: () => Promise<Permission>;
  /** Membership of a channel ("": the home channel). Absent: unknown. */
  readonly belongs?: (channel: string) => Promise<Belonging>;
}

export type IncomingKind =
  | { readonly kind: "press"; readonly question: string; readonly choice: string }
  /** An answer by question id (modal, web form), or words in an episode's thread. */
  | { readonly kind: "words"; readonly question: string; readonly text: string }
  | {
      readonly kind: "reply";
      readonly episode: string;
      /** Absent: the open question, or the last one. */
      readonly question?: string;
      /** The platform's message, equal for all its versions. The key is `${message}:${version}`. */
      readonly message: string;
      readonly text: string;
    }
  /** A deleted reply. The key is `${message}:gone`. */
  | { readonly kind: "unsay"; readonly message: string }
  | { readonly kind: "retract"; readonly ballot: string }
  /** "Fix": replaces an earlier ballot with the right answer in words. */
  | { readonly kind: "fix"; readonly ballot: string; readonly text: string };

/** The id of a direct message has "direct" in the place of the kind. */
export function isDirect(message: string): boolean {
  return message.split(":")[2] === "direct";
}

/** Choice ids that every question accepts. */
export const reservedChoices = { dontKnow: "dk", badQuestion: "bad" } as const;

/**
 * `accepted`: stored. `duplicate`: already stored. `unknown`: belongs to nothing here. `opted-out`: not kept.
 * `not-allowed`: may not answer here. `not-named`: an agent's question is for others. Approvals: `unsure`: nobody can
 * tell whether they may give it; `unchecked`: kept until the platform confirms it. Campaigns: `consent-needed`: no
 * consent or practice yet; `enough-today`: the day's limit is reached. Human player: `not-your-turn`; `not-an-action`:
 * names no possible move; `own-question`: the player asked it.
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

/** A person opened a question in a form or on a page. */
export interface Opening {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: string;
  readonly about:
    | { readonly kind: "words"; readonly question: string }
    | { readonly kind: "fix"; readonly ballot: string };
  /** Our clock, after it was shown. */
  readonly at: number;
}

/** A message outside the cards' threads, perhaps to Sous. */
export interface Spoken {
  readonly platform: Platform;
  readonly workspace: string;
  /** Platform id. */
  readonly person: string;
  /** The platform's message, as in a reply's event. */
  readonly message: string;
  /** A thread counts as its channel; null: a direct message. */
  readonly channel: string | null;
  readonly homeChannel: string;
  /** The message that it replies to, or null. */
  readonly answers: MessageRef | null;
  /** It addresses Sous; otherwise it counts only if an earlier version did. */
  readonly addressed: boolean;
  /** Whether the writer can read a channel (null: the home channel). */
  readonly mayRead: (channel: string | null) => Promise<Belonging>;
}

export interface Meant {
  readonly episode: string;
  readonly question: string | null;
}

export interface Inbox {
  /**
   * Returns what the message refers to, in this order: its earlier version's target, the question it replies to, the
   * newest open question in its place or put to its writer, the task shown there last. Null: nothing.
   */
  meant(spoken: Spoken): Promise<Meant | null>;
  /**
   * Stores the event in one local transaction. Acknowledge the platform only after this resolves.
   * @param rights absent: words give no commands and approve nothing
   */
  receive(event: IncomingEvent, rights?: Rights): Promise<InboxVerdict>;
  /** Starts the person's answer time. Kept only for participants of campaigns. */
  opened(opening: Opening): Promise<void>;
  /**
   * Replies under an episode's card that are not known to be deleted. One that a complete reading of the thread lacks
   * was deleted.
   */
  heard(episode: string): Promise<readonly string[]>;
}
