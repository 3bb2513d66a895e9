/** The inbox: what people do and say, as a bot hands it in before it acknowledges the platform. */
import type { MessageRef } from "./card.js";
import type { Belonging, Permission } from "./command.js";
import type { Platform } from "./platform.js";

/** What a bot heard. `key` is unique per platform event: a repeated delivery has the same key. */
export interface IncomingEvent {
  /** platform, workspace, kind, object, version: "slack:T1:reply:C1:1700000.0001:1". */
  readonly key: string;
  readonly platform: Platform;
  readonly workspace: string;
  /** Who said it. Empty for "unsay", as the platform says that. */
  readonly person: { readonly id: string; readonly name: string };
  /** When it happened, by the platform's clock if it has one; milliseconds since 1970. */
  readonly at: number;
  readonly what: IncomingKind;
}

/** What somebody may do beside answering: asks the platform. */
export interface Rights {
  /** Absent: their words give no orders. */
  readonly mayManage?: () => Promise<Permission>;
  /** Whether they are in a channel; where Sous was set up, when it is empty. Absent: nobody can tell. */
  readonly belongs?: (channel: string) => Promise<Belonging>;
}

export type IncomingKind =
  | { readonly kind: "press"; readonly question: string; readonly choice: string }
  /** Words: for a question by id (modal, web form), or in an episode's thread. */
  | { readonly kind: "words"; readonly question: string; readonly text: string }
  | {
      readonly kind: "reply";
      readonly episode: string;
      /** The question that it is for; absent: the one that is open, or was asked last. */
      readonly question?: string;
      /** The platform's message, the same for all its versions. The key is `${message}:${version}`. */
      readonly message: string;
      readonly text: string;
    }
  /** The message of a reply was deleted. The key is `${message}:gone`. */
  | { readonly kind: "unsay"; readonly message: string }
  | { readonly kind: "retract"; readonly ballot: string }
  /** "Fix": the right answer in words. It replaces an earlier ballot. */
  | { readonly kind: "fix"; readonly ballot: string; readonly text: string };

/** Whether a reply came in a direct message: its identity says so in the place of the kind. */
export function isDirect(message: string): boolean {
  return message.split(":")[2] === "direct";
}

/** Choice ids that every question accepts, beside its own choices. */
export const reservedChoices = { dontKnow: "dk", badQuestion: "bad" } as const;

/**
 * `accepted`: it is in the database. `duplicate`: it already was. `unknown`: it belongs to nothing here.
 * `opted-out`: the person opted out, so nothing is kept. `not-allowed`: the person may not answer here. `not-named`: an
 * agent's question is for others. Of an approval, `unsure`: nobody can tell whether they may give it; `unchecked`: it
 * is kept, and counts when the platform has said so. In a campaign, `consent-needed`: the person has not agreed or practised yet; `enough-today`: they have reached the
 * day's limit. Where a person plays, `not-your-turn`: somebody else plays; `not-an-action`: it names no possible
 * move; `own-question`: the player asked it, so others answer.
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

/** One person has a question in front of them alone: in a form or on a page. */
export interface Opening {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: string;
  readonly about:
    | { readonly kind: "words"; readonly question: string }
    | { readonly kind: "fix"; readonly ballot: string };
  /** By our clock, after it was shown. */
  readonly at: number;
}

/** A message outside the threads of cards, perhaps to Sous. */
export interface Spoken {
  readonly platform: Platform;
  readonly workspace: string;
  /** Platform id of its writer. */
  readonly person: string;
  /** The platform's message, as in the event of a reply. */
  readonly message: string;
  /** Where it stands, a thread counts as its channel; null: a direct message. */
  readonly channel: string | null;
  /** The channel that the bot was set up for. */
  readonly homeChannel: string;
  /** The message that it answers; null when it answers none. */
  readonly answers: MessageRef | null;
  /** Whether it speaks to Sous. Otherwise it counts only if an earlier version did. */
  readonly addressed: boolean;
  /** Asks the platform whether the writer can read a channel; the home channel when null. */
  readonly mayRead: (channel: string | null) => Promise<Belonging>;
}

/** What a message is for. */
export interface Meant {
  readonly episode: string;
  /** Null: no question in particular. */
  readonly question: string | null;
}

export interface Inbox {
  /**
   * What a message is for: what an earlier version of it was for, the question that it answers, the newest open
   * question that stands there or was put to its writer, or the task that was shown there last. Null: nothing.
   */
  meant(spoken: Spoken): Promise<Meant | null>;
  /**
   * Writes the event in one local transaction. Acknowledge the platform only after this resolves.
   *
   * @param rights absent: words give no orders, and approve nothing
   */
  receive(event: IncomingEvent, rights?: Rights): Promise<InboxVerdict>;
  /** The time that the person takes to answer counts from then. Kept only in campaigns, for those who take part. */
  opened(opening: Opening): Promise<void>;
  /**
   * Messages heard as replies under an episode's card and not known to be gone. One that a complete reading of the
   * thread no longer shows was deleted.
   */
  heard(episode: string): Promise<readonly string[]>;
}
