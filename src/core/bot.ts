/**
 * Defines what a bot (the part that talks to one platform) provides and is given. It stores what it hears in the inbox
 * before it acknowledges the platform.
 */

import type { CampaignDesk } from "./campaign/campaign-report.js";
import type { ReleaseDesk } from "./campaign/release-desk.js";
import type { ReviewDesk } from "./campaign/review.js";
import type { Studio } from "./campaign/studio.js";
import type { AnswersWorth } from "./episode/episode.js";
import type { HomeDesk } from "./episode/home-desk.js";
import type { Watch } from "./episode/watch.js";
import type { HealthDesk } from "./memory/storage.js";
import type {
  Access,
  Belonging,
  Command,
  ConsentRequest,
  Permission,
  PracticeRequest,
  Preference,
  QueueMove,
  Suggestion,
} from "./people/command.js";
import type { HeardPlaceStore, Installations } from "./people/installation.js";
import type { JoinDesk } from "./people/join.js";
import type { SessionDesk } from "./people/session.js";
import type { Platform } from "./platform.js";
import type { AgentDoor, AttentionDesk } from "./question/asking.js";
import type { CardQuestion, MessageRef, Post } from "./question/card.js";
import type { Inbox, IncomingKind } from "./question/inbox.js";
import type { Clarified, OrderChoice } from "./question/question.js";

export type { TimelineItem } from "./episode/episode.js";
export type * from "./episode/watch.js";
export type { ConsentRequest, PracticeRequest } from "./people/command.js";
export type * from "./people/installation.js";
export * from "./platform.js";
export type * from "./question/card.js";
export * from "./question/inbox.js";

export interface Caller {
  readonly platform: Platform;
  readonly workspace: string;
  readonly person: { readonly id: string; readonly name: string };
  /** Where the command was given; in a direct message, the home channel (for which Sous was set up). */
  readonly channel: string;
  readonly homeChannel?: string;
  readonly isDirect?: true;
  readonly command?: string;
  /** Set for a press on a button that a campaign showed to the caller alone. */
  readonly wasAsked?: true;
  readonly mayManage: () => Promise<Permission>;
  /** Makes the caller's channel the home channel. Absent in direct messages and where the settings name one. */
  readonly settle?: () => Promise<void>;
  /** Asks whether the caller is a member of the home channel (`home`) or of the command's (`here`). */
  readonly belongs: (to: "home" | "here") => Promise<Belonging>;
}

export const ownerRights = {
  mayManage: async () => ({ allowed: true }),
  belongs: async () => "yes",
} as const satisfies Pick<Caller, "mayManage" | "belongs">;

export interface PersonPage {
  /** Questions that the person could answer now, those put to them by name first. */
  readonly questions: readonly {
    readonly home: string;
    readonly task: string;
    readonly question: CardQuestion;
  }[];
  /** Answers that were not taken back, newest first. */
  readonly answers: readonly {
    readonly ballot: string;
    readonly question: string;
    readonly answer: string;
    readonly at: number;
  }[];
  /** What the person's answers saved. Null or absent when no answer is kept. */
  readonly worth?: AnswersWorth | null;
  /** Questions put to the person by name today, and the most per day. */
  readonly asked: number;
  readonly cap: number;
  readonly consented: boolean;
  readonly optedOut: boolean;
  /** While a deletion waits for confirmation: the number of answers to delete. */
  readonly forgetting?: number | null;
}

export interface PersonFile {
  readonly name: string;
  readonly text: string;
}

export interface Control {
  /** Carries out a command and returns plain text, also for wrong or forbidden commands. */
  perform(command: Command, caller: Caller): Promise<string>;
  /** Completes what somebody types. Things and places are those of `home`, or else of the channel's home. */
  suggest(
    request: {
      readonly kind: "home" | "thing" | "place";
      readonly typed: string;
      readonly home: string | null;
    },
    caller: Caller,
  ): Promise<readonly Suggestion[]>;
  pageOf(caller: Caller): Promise<PersonPage>;
  consentFor(what: IncomingKind): Promise<ConsentRequest | null>;
  /** The practice that the caller must pass before their answers count. */
  practiceFor(campaign: string, caller: Caller): Promise<PracticeRequest | null>;
  dataOf(caller: Caller): Promise<PersonFile | null>;
  prefer(preference: Preference, caller: Caller): Promise<string>;
  /** Lists playable homes. Homes that people made need the access "everything". */
  homes(access?: Access): Promise<readonly { readonly id: string; readonly title: string }[]>;
  /** Does what somebody says, or asks back. @throws InputError for an unknown home, and when the caller may not */
  order(request: OrderRequest, caller: Caller): Promise<OrderReply>;
  /** Changes the queue. @throws InputError when the order no longer waits, and when the caller may not */
  changeQueue(
    request: { readonly home: string | null; readonly order: string; readonly move: QueueMove },
    caller: Caller,
  ): Promise<string>;
  /** Orders that the home could carry out in its present state. */
  examples(home: string): Promise<readonly string[]>;
  /** @throws InputError for an unknown home, and when the caller may not */
  play(
    request: PlayRequest,
    caller: Caller,
  ): Promise<{ readonly episode: string; readonly text: string }>;
  /** Accepts ids and names ("Ana's mug"). @throws InputError when impossible, and when the caller may not */
  move(
    request: { readonly home: string | null; readonly thing: string; readonly place: string },
    caller: Caller,
  ): Promise<string>;
}

export interface PlayRequest {
  readonly home: string | null;
  readonly rounds?: number;
  /** Moves a task that is played elsewhere to the caller's channel. */
  readonly here?: boolean;
}

export interface OrderRequest {
  readonly home: string | null;
  readonly text: string;
  /** Answers the follow-up question: the `clarified` of the chosen {@link OrderChoice}. */
  readonly clarified?: Clarified | undefined;
  /** The same order has the same key, however often it is received. */
  readonly key: string;
}

export interface OrderReply {
  /** `asked`: a question; to answer, send the order again with a choice's `clarified`. `unread`: perhaps no order. */
  readonly kind: "begun" | "queued" | "asked" | "refused" | "unread";
  readonly text: string;
  readonly choices: readonly OrderChoice[];
  readonly household: string;
}

export interface Channels {
  readonly platform: Platform;
  readonly space: string;
  readonly channels: readonly string[] | null;
}

export interface ChannelDesk {
  /** Pauses what is played in channels that can no longer be used. @param why reason and remedy, in sentences */
  lost(where: Channels, why: string): Promise<void>;
  /** Resumes what `lost` paused. */
  regained(where: Channels): Promise<void>;
  /** Returns true when Sous should introduce itself: once per channel, and only where nothing was played. */
  joined(platform: Platform, channel: string): Promise<boolean>;
  /** Called for any deleted message, ours or not. */
  deleted(platform: Platform, ref: MessageRef): Promise<void>;
}

/** What a bot may call. A part is absent when its feature is off. */
export interface BotHandlers {
  readonly inbox: Inbox;
  readonly control: Control;
  readonly watch: Watch;
  readonly channels: ChannelDesk;
  readonly review?: ReviewDesk;
  readonly campaigns?: CampaignDesk;
  readonly releases?: ReleaseDesk;
  readonly studio?: Studio;
  readonly homes?: HomeDesk;
  readonly sessions?: SessionDesk;
  readonly join?: JoinDesk;
  readonly installations?: Installations;
  /** How far each channel was read. Absent where nothing is kept over restarts. */
  readonly places?: HeardPlaceStore;
  readonly agents?: AgentDoor;
  readonly attention?: AttentionDesk;
  readonly health?: HealthDesk;
  /** Shows a task's message (its "card") again, for example when its picture is ready. */
  refresh(episode: string): Promise<void>;
}

export interface BotChannel {
  readonly id: string;
  readonly title: string;
}

export interface Bot {
  readonly platform: Platform;
  /** What a command begins with: "/sous". */
  readonly command?: string;
  /** @throws ConfigError for a missing or refused token */
  start(handlers: BotHandlers): Promise<void>;
  stop(): Promise<void>;
  /** @throws DeliveryError */
  post(post: Post): Promise<MessageRef>;
  /** @throws DeliveryError */
  edit(ref: MessageRef, post: Post): Promise<void>;
  /** Finds copies of a post that were posted before a crash, oldest first. */
  find(post: Post): Promise<readonly MessageRef[]>;
  remove(ref: MessageRef): Promise<void>;
  /** Reads what was missed while offline into the inbox, with the event keys of live delivery: nothing counts twice. */
  catchUp(
    cards: readonly {
      readonly episode: string;
      readonly ref: MessageRef;
      /** The task has ended, so its thread is read last. */
      readonly isOver?: boolean;
    }[],
  ): Promise<void>;
  /** Whether a person is in a channel; "" means the home channel. Absent where nobody can tell. */
  readonly belongs?: (person: string, channel: string) => Promise<Belonging>;
  readonly channels?: () => Promise<readonly BotChannel[]>;
  /** Least milliseconds between two edits in a channel; 0 for no limit. */
  readonly paceMs: number;
  /** Least milliseconds between two edits in a workspace. Default: 0. */
  readonly editPaceMs?: number;
  /** Least milliseconds between two edits of a message that show only progress. Default: 0. */
  readonly progressMs?: number;
  /** Why nobody is heard now. Null while connected. */
  readonly trouble?: () => string | null;
  /** Why some people may not be heard although the bot is connected. */
  readonly warning?: () => string | null;
  /** Resolves when the platform revokes access for good. */
  readonly refused?: Promise<unknown>;
}
