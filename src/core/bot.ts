/**
 * A bot shows views of rows, and stores what it hears in the inbox before it acknowledges the
 * platform. Platform types stay inside the bot.
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

/** Who gives a command, and where. */
export interface Caller {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: { readonly id: string; readonly name: string };
  /** For a direct message, the home channel. A home is played there. */
  readonly channel: string;
  /** The channel that Sous was set up for; absent where there is no other. */
  readonly homeChannel?: string;
  readonly isDirect?: true;
  /** Prefix of commands, "/sous"; absent where there is none. */
  readonly command?: string;
  /** The command is a press on a button that a campaign showed to the caller alone. */
  readonly wasAsked?: true;
  /** Asks the platform whether the caller may start, stop and change things. */
  readonly mayManage: () => Promise<Permission>;
  /**
   * Makes the command's channel the home channel. Absent in direct messages and where the settings
   * name one.
   */
  readonly settle?: () => Promise<void>;
  /**
   * Asks the platform whether the caller is a member of the home channel (`home`) or of the
   * command's (`here`).
   */
  readonly belongs: (to: "home" | "here") => Promise<Belonging>;
}

/** Rights of the owner of this computer: everything. */
export const ownerRights = {
  mayManage: async () => ({ allowed: true }),
  belongs: async () => "yes",
} as const satisfies Pick<Caller, "mayManage" | "belongs">;

export interface PersonPage {
  /** Questions that they could answer now; those assigned to them come first. */
  readonly questions: readonly {
    readonly home: string;
    readonly task: string;
    readonly question: CardQuestion;
  }[];
  /** Latest answers that were not taken back, newest first. */
  readonly answers: readonly {
    readonly ballot: string;
    readonly question: string;
    readonly answer: string;
    readonly at: number;
  }[];
  /** Absent or null when nothing of theirs is kept. */
  readonly worth?: AnswersWorth | null;
  /** Questions assigned to or answered by them today, and the limit. */
  readonly asked: number;
  readonly cap: number;
  readonly consented: boolean;
  readonly optedOut: boolean;
  /** While they confirm a deletion: the number of their answers. Otherwise null. */
  readonly forgetting?: number | null;
}

/** A person's data, as a JSON file for them alone. */
export interface PersonFile {
  readonly name: string;
  readonly text: string;
}

/** Commands that people give to a bot (`/sous play kitchen`). */
export interface Control {
  /**
   * Carries out a command and returns plain text. Wrong or forbidden commands are answered in words
   * too.
   */
  perform(command: Command, caller: Caller): Promise<string>;
  /**
   * Returns completions, best first, only of what the caller may read.
   * @param request.kind things and places are those of the home, or of the channel's home
   */
  suggest(
    request: {
      readonly kind: "home" | "thing" | "place";
      readonly typed: string;
      readonly home: string | null;
    },
    caller: Caller,
  ): Promise<readonly Suggestion[]>;
  pageOf(caller: Caller): Promise<PersonPage>;
  /** The consent that the campaign requires, or null. */
  consentFor(what: IncomingKind): Promise<ConsentRequest | null>;
  /** The practice to pass before the caller's answers count, or null. */
  practiceFor(campaign: string, caller: Caller): Promise<PracticeRequest | null>;
  /** All data kept about the caller, for them alone; null when there is none. */
  dataOf(caller: Caller): Promise<PersonFile | null>;
  /** Changes a preference and returns the confirmation. */
  prefer(preference: Preference, caller: Caller): Promise<string>;
  /** Homes that can be played. People's own homes need the access "everything". */
  homes(access?: Access): Promise<readonly { readonly id: string; readonly title: string }[]>;
  /**
   * Starts the home's next round where the caller is, or says that one is open.
   * @throws InputError for an unknown home, and when the caller may not
   */
  play(
    request: PlayRequest,
    caller: Caller,
  ): Promise<{ readonly episode: string; readonly text: string }>;
  /**
   * Moves a thing between two tasks, unseen by the robot. Names are ids or everyday names ("Ana's
   * mug").
   * @throws InputError when the move is impossible, and when the caller may not
   */
  move(
    request: { readonly home: string | null; readonly thing: string; readonly place: string },
    caller: Caller,
  ): Promise<string>;
}

export interface PlayRequest {
  readonly home: string | null;
  /** Number of tasks in a row; default 1. */
  readonly rounds?: number;
  /** Moves a task played elsewhere to the caller's channel. */
  readonly here?: boolean;
}

/** Channels of a workspace. */
export interface Channels {
  readonly platform: Platform;
  readonly space: string;
  /** Null: all of them. */
  readonly channels: readonly string[] | null;
}

/** Handles the loss and return of channels. */
export interface ChannelDesk {
  /**
   * Pauses what is played there, also over restarts.
   * @param why reason and remedy, in sentences for people
   */
  lost(where: Channels, why: string): Promise<void>;
  /** Resumes what `lost` paused. */
  regained(where: Channels): Promise<void>;
  /**
   * Called at an invitation and at start. Returns true when Sous should introduce itself: once per
   * channel, also over restarts, and not where something was played.
   */
  joined(platform: Platform, channel: string): Promise<boolean>;
  /** Called for any deleted message, ours or not. */
  deleted(platform: Platform, ref: MessageRef): Promise<void>;
}

export interface BotHandlers {
  readonly inbox: Inbox;
  readonly control: Control;
  /** Read-only rows, for a local page and for details in a chat. */
  readonly watch: Watch;
  readonly channels: ChannelDesk;
  /** For the owner's local page; absent when nobody reviews. */
  readonly review?: ReviewDesk;
  /** For the owner's local page; absent without campaigns. */
  readonly campaigns?: CampaignDesk;
  /** For the owner's local page: campaign data. */
  readonly releases?: ReleaseDesk;
  /** For the owner's local page: new campaigns. */
  readonly studio?: Studio;
  /** For the owner's local page; absent where nobody builds homes. */
  readonly homes?: HomeDesk;
  /** For a web page with passwords; absent without log-in. */
  readonly sessions?: SessionDesk;
  /** For participants from outside; absent when none are admitted. */
  readonly join?: JoinDesk;
  /** Workspaces that installed Sous themselves; absent where none do. */
  readonly installations?: Installations;
  /** The last message heard in each channel; absent where nothing outlives a restart. */
  readonly places?: HeardPlaceStore;
  /** For agents outside Sous; absent where none are admitted. */
  readonly agents?: AgentDoor;
  /** Agents' questions, for the owner. */
  readonly attention?: AttentionDesk;
  /** For monitoring; absent without it. */
  readonly health?: HealthDesk;
  /** Renders an episode's card again, for example when its picture is ready. */
  refresh(episode: string): Promise<void>;
}

export interface BotChannel {
  readonly id: string;
  readonly title: string;
}

/** One platform. Implementations pass the same contract tests. */
export interface Bot {
  readonly platform: Platform;
  /** Prefix of commands, "/sous"; absent where there is none. */
  readonly command?: string;
  /**
   * Connects and starts listening.
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
   * Updates a shown message.
   * @throws DeliveryError
   */
  edit(ref: MessageRef, post: Post): Promise<void>;
  /** Finds copies that an attempt before a crash posted, oldest first. */
  find(post: Post): Promise<readonly MessageRef[]>;
  /** Removes an extra copy. */
  remove(ref: MessageRef): Promise<void>;
  /**
   * Hands messages missed while disconnected to the inbox, with the keys of live delivery, so none
   * counts twice. Deleted messages are handed in as unsaid.
   */
  catchUp(
    cards: readonly {
      readonly episode: string;
      readonly ref: MessageRef;
      /** Its task has ended: others come first. */
      readonly isOver?: boolean;
    }[],
  ): Promise<void>;
  /** Whether a person is in a channel ("": the home channel). Absent: unknown for this platform. */
  readonly belongs?: (person: string, channel: string) => Promise<Belonging>;
  /** Channels in which it can ask; absent: none. */
  readonly channels?: () => Promise<readonly BotChannel[]>;
  /** Milliseconds between two edits in one channel; 0: no limit. */
  readonly paceMs: number;
  /** Milliseconds between two edits in one workspace; default 0. */
  readonly editPaceMs?: number;
  /** Milliseconds between two edits of a message that show only progress; default 0. */
  readonly progressMs?: number;
  /** Why nobody is heard now; null while connected. Absent without a connection. */
  readonly trouble?: () => string | null;
  /** Why some people may not be heard despite the connection, or null. */
  readonly warning?: () => string | null;
  /** Resolves when the platform revokes access for good; the process must stop. */
  readonly refused?: Promise<unknown>;
}
