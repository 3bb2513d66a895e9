/**
 * Bots: where people are. A bot shows views of rows, and hands what it hears to the inbox before it acknowledges
 * the platform. Platform types stay inside the bot.
 */

import type { AgentDoor } from "./agent-door.js";
import type { AnswersWorth } from "./answers-worth.js";
import type { AttentionDesk } from "./attention.js";
import type { CampaignDesk } from "./campaign-report.js";
import type { CardQuestion, MessageRef, Post } from "./card.js";
import type {
  Access,
  Belonging,
  Command,
  ConsentRequest,
  Permission,
  PracticeRequest,
  Preference,
  Suggestion,
} from "./command.js";
import type { HeardPlaceStore } from "./heard-places.js";
import type { HomeDesk } from "./home-desk.js";
import type { Inbox, IncomingKind } from "./inbox.js";
import type { Installations } from "./installation.js";
import type { JoinDesk } from "./join.js";
import type { Platform } from "./platform.js";
import type { ReleaseDesk } from "./release-desk.js";
import type { ReviewDesk } from "./review.js";
import type { SessionDesk } from "./session.js";
import type { Studio } from "./studio.js";
import type { HealthDesk } from "./vitals.js";
import type { Watch } from "./watch.js";

export type * from "./card.js";
export type { ConsentRequest, PracticeRequest } from "./command.js";
export type { TimelineItem } from "./episode.js";
export * from "./inbox.js";
export type * from "./installation.js";
export * from "./platform.js";
export type * from "./watch.js";

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
   * Makes the channel of the command the one that Sous was set up for. Absent where the settings name it, and in direct
   * messages.
   */
  readonly settle?: () => Promise<void>;
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
  /** What can be played. Homes that people made are only for who may be told everything. */
  homes(access?: Access): Promise<readonly { readonly id: string; readonly title: string }[]>;
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
  /**
   * The bot was invited, or starts and is there. Returns whether it is to introduce itself: once, also over restarts,
   * and not where something was played.
   */
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
  /** For the owner's local page: the data of campaigns. */
  readonly releases?: ReleaseDesk;
  /** For the owner's local page: new campaigns. */
  readonly studio?: Studio;
  /** For the owner's local page; absent where nobody builds homes. */
  readonly homes?: HomeDesk;
  /** For a web page with passwords; absent where nobody logs in. */
  readonly sessions?: SessionDesk;
  /** For people from outside, each with a page of their own; absent when none are let in. */
  readonly join?: JoinDesk;
  /** Workspaces that let Sous in by themselves; absent where none do. */
  readonly installations?: Installations;
  /** Keeps the last message heard in each channel; absent where nothing is kept over a restart. */
  readonly places?: HeardPlaceStore;
  /** For agents outside Sous; absent where none are let in. */
  readonly agents?: AgentDoor;
  /** What they ask, for the owner. */
  readonly attention?: AttentionDesk;
  /** For machines that watch Sous; absent where none do. */
  readonly health?: HealthDesk;
  /** Shows an episode's card again, because something that belongs on it (its picture) is ready. */
  refresh(episode: string): Promise<void>;
}

/** A channel as people know it: "#kitchen in Slack". */
export interface BotChannel {
  readonly id: string;
  readonly title: string;
}

/** One platform. All implementations keep one contract. */
export interface Bot {
  readonly platform: Platform;
  /** What a command begins with: "/sous". Absent where nothing stands before it. */
  readonly command?: string;
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
   * Reads what people wrote while nobody listened, under these messages and wherever else they are heard, and hands it
   * to the inbox. The keys are those of live delivery, so nothing counts twice. Messages that are gone are handed in as
   * unsaid.
   */
  catchUp(
    cards: readonly {
      readonly episode: string;
      readonly ref: MessageRef;
      /** Its task has ended: others come first. */
      readonly isOver?: boolean;
    }[],
  ): Promise<void>;
  /** Whether a person is in a channel; where Sous was set up, when that is empty. Absent: nobody can be asked later. */
  readonly belongs?: (person: string, channel: string) => Promise<Belonging>;
  /** The channels in which it can ask, for somebody to choose from; none when absent. */
  readonly channels?: () => Promise<readonly BotChannel[]>;
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
