/**
 * Bots: where people are. A bot shows views of rows, and hands what it hears to the inbox before it acknowledges
 * the platform. Platform types stay inside the bot.
 */
import type { AnswersWorth } from "./answers-worth.js";
import type { CampaignDesk } from "./campaign-report.js";
import type { CardQuestion, MessageRef, Post } from "./card.js";
import type {
  Belonging,
  Command,
  ConsentRequest,
  Permission,
  PracticeRequest,
  Preference,
  Suggestion,
} from "./command.js";
import type { Installations } from "./installation.js";
import type { JoinDesk } from "./join.js";
import type { Platform } from "./platform.js";
import type { ReviewDesk } from "./review.js";
import type { SessionDesk } from "./session.js";
import type { HealthDesk } from "./vitals.js";
import type { Watch } from "./watch.js";

export type * from "./card.js";
export type { ConsentRequest, PracticeRequest } from "./command.js";
export type { TimelineItem } from "./episode.js";
export type * from "./installation.js";
export * from "./platform.js";
export type * from "./watch.js";

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
export type Rights = Pick<Caller, "mayManage">;

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
 * `opted-out`: the person opted out, so nothing is kept. `not-allowed`: the person may not answer here. In a
 * campaign, `consent-needed`: the person has not agreed or practised yet; `enough-today`: they have reached the
 * day's limit. Where a person plays, `not-your-turn`: somebody else plays; `not-an-action`: it names no possible
 * move; `own-question`: the player asked it, so others answer.
 */
export type InboxVerdict =
  | "accepted"
  | "duplicate"
  | "unknown"
  | "opted-out"
  | "not-allowed"
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
   * @param rights absent: words give no orders
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

/** Who gives a command, and from where. */
export interface Caller {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: { readonly id: string; readonly name: string };
  /** Where the command was given, or, for a direct message, the home channel. A home is played there. */
  readonly channel: string;
  /** The channel that Sous was set up for; absent where there is no other. */
  readonly homeChannel?: string;
  /** It was given in a direct message: nobody else is there. */
  readonly isDirect?: true;
  /** What a command begins with where the caller is: "/sous". Absent where nothing stands before it. */
  readonly command?: string;
  /** They press a button that a campaign showed to them alone. */
  readonly wasAsked?: true;
  /** Asks the platform whether they may start, stop and change things. */
  readonly mayManage: () => Promise<Permission>;
  /**
   * Asks the platform whether they are one of the people whom Sous was set up for (`home`), or one of those in the
   * channel of the command (`here`).
   */
  readonly belongs: (to: "home" | "here") => Promise<Belonging>;
}

/** What the owner of this computer may do: everything. */
export const ownerRights = {
  mayManage: async () => ({ allowed: true }),
  belongs: async () => "yes",
} as const satisfies Pick<Caller, "mayManage" | "belongs">;

/** What one person sees about themselves. */
export interface PersonPage {
  /** Questions that they could answer now; those put to them by name come first. */
  readonly questions: readonly {
    readonly home: string;
    readonly task: string;
    readonly question: CardQuestion;
  }[];
  /** Their latest answers that still stand, newest first. */
  readonly answers: readonly {
    readonly ballot: string;
    readonly question: string;
    readonly answer: string;
    readonly at: number;
  }[];
  /** What their answers were worth; absent or null when nothing of theirs is kept. */
  readonly worth?: AnswersWorth | null;
  /** Questions put to them or answered by them today, and the limit. */
  readonly asked: number;
  readonly cap: number;
  readonly consented: boolean;
  readonly optedOut: boolean;
  /** Set while they are asked whether to delete their answers: the number of these answers. Otherwise null. */
  readonly forgetting?: number | null;
}

/** A person's data, as a file for them alone. */
export interface PersonFile {
  /** "sous-my-data.json". */
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/** What people may command from a bot (`/sous play kitchen`). */
export interface Control {
  /**
   * Carries out a command and returns its result as plain text, one or several lines. A wrong command, or one that
   * the caller may not give, is answered in words too.
   */
  perform(command: Command, caller: Caller): Promise<string>;
  /**
   * Suggestions that fit what was typed so far, by label, the best first; only of what the caller may read.
   * @param request.kind things and places are those of the home, or of the home that the channel is about
   */
  suggest(
    request: {
      readonly kind: "home" | "thing" | "place";
      readonly typed: string;
      readonly home: string | null;
    },
    caller: Caller,
  ): Promise<readonly Suggestion[]>;
  /** The caller's page: what they could answer, have answered, and want for themselves. */
  pageOf(caller: Caller): Promise<PersonPage>;
  /** The consent that the campaign asks for; null when none is needed. */
  consentFor(what: IncomingKind): Promise<ConsentRequest | null>;
  /** The practice that the caller has to pass before their answers count; null when there is none, or not yet. */
  practiceFor(campaign: string, caller: Caller): Promise<PracticeRequest | null>;
  /** All that is kept about the caller, for nobody else; null when nothing is kept. */
  dataOf(caller: Caller): Promise<PersonFile | null>;
  /** Changes a preference of the caller and says what holds now. */
  prefer(preference: Preference, caller: Caller): Promise<string>;
  homes(): Promise<readonly { readonly id: string; readonly title: string }[]>;
  /**
   * Starts the next round in a home, where the caller is. If a round is already open there, it says so.
   * @throws InputError for an unknown home, and when the caller may not
   */
  play(
    request: PlayRequest,
    caller: Caller,
  ): Promise<{ readonly episode: string; readonly text: string }>;
  /**
   * Moves a thing between two tasks, unseen by the robot. Names are ids or everyday names ("Ana's mug", "corner
   * cabinet").
   * @throws InputError when the move is not possible, and when the caller may not
   */
  move(
    request: { readonly home: string | null; readonly thing: string; readonly place: string },
    caller: Caller,
  ): Promise<string>;
}

export interface PlayRequest {
  readonly home: string | null;
  /** Number of tasks in a row; 1 when absent. */
  readonly rounds?: number;
  /** A task that is played elsewhere goes on where the caller is. */
  readonly here?: boolean;
}

/** Some channels of a workspace. */
export interface Channels {
  readonly platform: Platform;
  readonly space: string;
  /** Null: all of them. */
  readonly channels: readonly string[] | null;
}

/** Is told when channels are lost: archived or deleted, or the bot was removed. */
export interface ChannelDesk {
  /**
   * Nothing can be shown there any more: what is played there waits, over restarts too.
   * @param why the reason and what to do, in sentences for people
   */
  lost(where: Channels, why: string): Promise<void>;
  /** Something can be shown there again: what waited because of that goes on. */
  regained(where: Channels): Promise<void>;
  /** The bot was invited. Returns whether it is to introduce itself there: once, also over restarts. */
  joined(platform: Platform, channel: string): Promise<boolean>;
  /** Somebody deleted a message, perhaps one of ours. */
  deleted(platform: Platform, ref: MessageRef): Promise<void>;
}

/** What a running bot is handed. */
export interface BotHandlers {
  readonly inbox: Inbox;
  readonly control: Control;
  /** Read-only rows: for a local page, and for people in a chat who ask for details. */
  readonly watch: Watch;
  readonly channels: ChannelDesk;
  /** For the owner's local page; absent when nobody reviews. */
  readonly review?: ReviewDesk;
  /** For the owner's local page; absent when nobody runs campaigns. */
  readonly campaigns?: CampaignDesk;
  /** For a web page with passwords; absent where nobody logs in. */
  readonly sessions?: SessionDesk;
  /** For people from outside, each with a page of their own; absent when none are let in. */
  readonly join?: JoinDesk;
  /** Workspaces that let Sous in by themselves; absent where none do. */
  readonly installations?: Installations;
  /** For machines that watch Sous; absent where none do. */
  readonly health?: HealthDesk;
  /** Shows an episode's card again, because something that belongs on it (its picture) is ready. */
  refresh(episode: string): Promise<void>;
}

/** One platform. All implementations keep one contract. */
export interface Bot {
  readonly platform: Platform;
  /**
   * Connects and begins to hear.
   * @throws ConfigError when a token is missing or refused
   */
  start(handlers: BotHandlers): Promise<void>;
  stop(): Promise<void>;
  /**
   * Shows something for the first time.
   * @throws DeliveryError
   */
  post(post: Post): Promise<MessageRef>;
  /**
   * Brings a shown message up to date.
   * @throws DeliveryError
   */
  edit(ref: MessageRef, post: Post): Promise<void>;
  /** Finds copies of a post that an earlier attempt made before a crash, oldest first. */
  find(post: Post): Promise<readonly MessageRef[]>;
  /** Removes an extra copy. */
  remove(ref: MessageRef): Promise<void>;
  /**
   * Reads again what people wrote under these cards, with one call each, and hands it to the inbox. The keys are
   * those of live delivery, so nothing counts twice. Messages that are gone are handed in as unsaid.
   */
  catchUp(
    cards: readonly {
      readonly episode: string;
      readonly ref: MessageRef;
      /** Its task has ended: others come first. */
      readonly isOver?: boolean;
    }[],
  ): Promise<void>;
  /** Least time between two edits in one channel, in milliseconds; 0 for no limit. */
  readonly paceMs: number;
  /** Least time between two edits in one workspace, in milliseconds; 0 when absent. */
  readonly editPaceMs?: number;
  /** Least time between two edits of a message that show nothing but progress, in milliseconds; 0 when absent. */
  readonly progressMs?: number;
  /** Why nobody is heard now; null while connected. Absent where there is nothing to connect to. */
  readonly trouble?: () => string | null;
  /** Why some people may not be heard though it is connected; null when all are. Absent where that cannot be. */
  readonly warning?: () => string | null;
  /** Resolves when the platform, which had let us in, refuses us for good: then stop, nobody is heard any more. */
  readonly refused?: Promise<unknown>;
}
