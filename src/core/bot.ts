/**
 * Bots: where people are. Everything a bot shows is a view of rows; everything it hears goes to the
 * inbox before the platform is acknowledged. Platform types stop at the bot.
 */
import type { AnswersWorth } from "./answers-worth.js";
import type { CampaignDesk } from "./campaign-report.js";
import type { CardQuestion, MessageRef, Post } from "./card.js";
import type {
  Command,
  ConsentRequest,
  Permission,
  PracticeRequest,
  Preference,
  Suggestion,
} from "./command.js";
import type { JoinDesk } from "./join.js";
import type { Platform } from "./platform.js";
import type { ReviewDesk } from "./review.js";
import type { Watch } from "./watch.js";

export type * from "./card.js";
export type { ConsentRequest, PracticeRequest } from "./command.js";
export type { TimelineItem } from "./episode.js";
export * from "./platform.js";
export type * from "./watch.js";

/** What a bot heard. `key` is unique per platform event: the same delivery twice has the same key. */
export interface IncomingEvent {
  /** platform, workspace, kind, object, version: "slack:T1:reply:C1:1700000.0001:1". */
  readonly key: string;
  readonly platform: Platform;
  readonly workspace: string;
  /** Who said it. Of an "unsay" empty: the platform says it, not a person. */
  readonly person: { readonly id: string; readonly name: string };
  /** When it happened, by the platform's clock where it has one; milliseconds since 1970. */
  readonly at: number;
  readonly what: IncomingKind;
}

export type IncomingKind =
  | { readonly kind: "press"; readonly question: string; readonly choice: string }
  /** Words: for a question by id (modal, web form), or in an episode's thread. */
  | { readonly kind: "words"; readonly question: string; readonly text: string }
  | {
      readonly kind: "reply";
      readonly episode: string;
      /** The platform's message, the same for all its versions: the key is `${message}:${version}`. */
      readonly message: string;
      readonly text: string;
    }
  /** A reply's message is no longer there. The key is `${message}:gone`. */
  | { readonly kind: "unsay"; readonly message: string }
  | { readonly kind: "retract"; readonly ballot: string }
  /** "Fix": the right answer in words, in place of an earlier ballot. */
  | { readonly kind: "fix"; readonly ballot: string; readonly text: string };

/** Choice ids that every question accepts beside its own. */
export const reservedChoices = { dontKnow: "dk", badQuestion: "bad" } as const;

/**
 * `accepted`: it is in the database. `duplicate`: it already was. `unknown`: it belongs to nothing here.
 * Nothing is kept of people who have opted out (`opted-out`) or may not answer here (`not-allowed`); in a
 * campaign not before they have agreed to it and have practised (`consent-needed`), and no more than so much a day
 * (`enough-today`). Where a person plays: only they act (`not-your-turn`), in what is possible (`not-an-action`),
 * and others answer what they ask (`own-question`).
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

/** Somebody has a question before them alone: the form to answer it or to put an answer right, or a page. */
export interface Opening {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: string;
  readonly about:
    | { readonly kind: "words"; readonly question: string }
    | { readonly kind: "fix"; readonly ballot: string };
  /** By our clock, once it was shown. */
  readonly at: number;
}

export interface Inbox {
  /** Persists before it returns (one local transaction): acknowledge the platform only after it resolves. */
  receive(event: IncomingEvent): Promise<InboxVerdict>;
  /** From then on that person thinks about it. Kept in campaigns only, of those who take part. */
  opened(opening: Opening): Promise<void>;
  /**
   * The messages heard as replies under an episode's card, as far as nobody has said that they are gone:
   * one that a complete reading of the thread no longer shows was deleted.
   */
  heard(episode: string): Promise<readonly string[]>;
}

/** Who gives a command, and from where. */
export interface Caller {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: { readonly id: string; readonly name: string };
  /** Where it was given: what is played is played there. */
  readonly channel: string;
  /** Asks the platform whether they may start, stop and change things here. */
  readonly mayManage: () => Promise<Permission>;
}

/** What one person sees of their own. */
export interface PersonPage {
  /** What they could answer now, what was put to them by name first. */
  readonly questions: readonly {
    readonly home: string;
    readonly task: string;
    readonly question: CardQuestion;
  }[];
  /** What they said last and still stands, newest first. */
  readonly answers: readonly {
    readonly ballot: string;
    readonly question: string;
    readonly answer: string;
    readonly at: number;
  }[];
  /** What their answers were worth; absent or null: nothing of theirs is kept. */
  readonly worth?: AnswersWorth | null;
  /** Questions of today that were put to them or that they answered, and how many may be. */
  readonly asked: number;
  readonly cap: number;
  readonly consented: boolean;
  readonly optedOut: boolean;
  /** They are being asked whether what they said is to be deleted: how many answers that are. Null: not asked. */
  readonly forgetting?: number | null;
}

/** A person's data as a file for them alone. */
export interface PersonFile {
  /** "sous-my-data.json". */
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/** What people may command from a bot (`/sous play kitchen`). */
export interface Control {
  /**
   * Does a command and says what came of it, in plain text of one or several lines. What is wrong with
   * it, and that the caller may not give it, are answers too.
   */
  perform(command: Command, caller: Caller): Promise<string>;
  /**
   * What fits what was typed so far, by label, the best first.
   * @param kind things and places are those of the home, or of the one that the channel is about
   */
  suggest(request: {
    readonly kind: "home" | "thing" | "place";
    readonly typed: string;
    readonly home: string | null;
    readonly channel: string;
  }): Promise<readonly Suggestion[]>;
  /** What the caller could answer, has answered, and wants for themselves. */
  pageOf(caller: Caller): Promise<PersonPage>;
  /** What the campaign that this is about asks people to agree to; null where nothing has to be. */
  consentFor(what: IncomingKind): Promise<ConsentRequest | null>;
  /** What the caller has to practise before they are heard in the campaign; null when nothing, or not yet. */
  practiceFor(campaign: string, caller: Caller): Promise<PracticeRequest | null>;
  /** All that is kept of the caller, to be handed to nobody else; null when nothing is. */
  dataOf(caller: Caller): Promise<PersonFile | null>;
  /** Changes what the caller wants for themselves; says what holds now. */
  prefer(preference: Preference, caller: Caller): Promise<string>;
  homes(): Promise<readonly { readonly id: string; readonly title: string }[]>;
  /**
   * Starts the next round in a home, carried by the given bot and channel.
   * Says so when one is already open there. Throws InputError for an unknown home.
   */
  play(request: PlayRequest): Promise<{ readonly episode: string; readonly text: string }>;
  /**
   * Moves a thing behind the robot's back, between two tasks. Names are ids or what people call them
   * ("Ana's mug", "corner cabinet"). Throws InputError when it is not possible, saying why.
   */
  move(request: {
    readonly home: string | null;
    readonly thing: string;
    readonly place: string;
  }): Promise<string>;
  /** For people: what is going on, what is known. Plain text, several lines. */
  status(): Promise<string>;
  facts(household: string | null): Promise<string>;
}

export interface PlayRequest {
  readonly home: string | null;
  readonly bot: Platform;
  readonly channel: string;
  /** Number of tasks in a row; 1 when absent. */
  readonly rounds?: number;
}

/** What a running bot is handed. */
export interface BotHandlers {
  readonly inbox: Inbox;
  readonly control: Control;
  /** Read-only rows: for a local page, and for what people in a chat want to see in full. */
  readonly watch: Watch;
  /** For a local page of the owner; absent where nobody reviews. */
  readonly review?: ReviewDesk;
  /** For a local page of the owner; absent where nobody runs campaigns. */
  readonly campaigns?: CampaignDesk;
  /** For people from outside, each on a page of their own; absent where none are let in. */
  readonly join?: JoinDesk;
  /** Has an episode's card shown anew: something that belongs on it (its picture) has become ready. */
  refresh(episode: string): Promise<void>;
}

/** One platform. Five implementations, one contract suite. */
export interface Bot {
  readonly platform: Platform;
  /** Connects and begins to hear. Throws ConfigError when a token is missing or refused. */
  start(handlers: BotHandlers): Promise<void>;
  stop(): Promise<void>;
  /** Shows something for the first time. Throws DeliveryError. */
  post(post: Post): Promise<MessageRef>;
  /** Brings a shown message up to date. Throws DeliveryError. */
  edit(ref: MessageRef, post: Post): Promise<void>;
  /** Looks whether this was already posted (after a crash between sending and knowing). Oldest first. */
  find(post: Post): Promise<readonly MessageRef[]>;
  /** Removes an extra copy. */
  remove(ref: MessageRef): Promise<void>;
  /**
   * Reads again what people wrote under these cards, with one cheap call each, and hands it to the
   * inbox: same keys as live delivery, so nothing counts twice. What was heard and is not there any
   * more is handed in as unsaid.
   */
  catchUp(cards: readonly { readonly episode: string; readonly ref: MessageRef }[]): Promise<void>;
  /** Least time between two edits in one channel, in milliseconds; 0 where it does not matter. */
  readonly paceMs: number;
  /** Cards have threads, each closed with a summary note. */
  readonly threads?: true;
}
