/** Read-only rows for local pages, and for people in a chat who ask for details. */
import type { Call, Card, CardQuestion, Note } from "./card.js";
import type { TimelineItem } from "./episode.js";
import type { Platform } from "./platform.js";
import type { KnowledgeMode } from "./question.js";
import type { OwnerView } from "./scene.js";

/** What the web page and the terminal show beside cards. */
export interface Watch {
  /** Calls back for every event until the returned function is called. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /**
   * One household as it is now (absent: the last one played), with its last episode or the given one. A home
   * without episodes has no card. Null for an unknown one.
   */
  snapshot(household?: string, episode?: string, reader?: Reader): Promise<HomeSnapshot | null>;
  /** On which platforms each household was played, the last played first. */
  played(): Promise<readonly { readonly household: string; readonly bot: string }[]>;
  /** A question as people were asked it, open or not; null for an unknown one. */
  question(id: string): Promise<AskedQuestion | null>;
  /** The open questions of agents on a platform, oldest first. */
  calls(platform: string): Promise<readonly Call[]>;
  /** The picture of such a question while it is open; null when it has none. */
  picture(
    platform: string,
    question: string,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
  /** What a person was last told about such a question; null before that. `person`: as the platform knows them. */
  receipt(question: string, person: string): Promise<Note | null>;
  /** An episode's card and steps as they are now; null for an unknown one. */
  episode(id: string): Promise<EpisodeStory | null>;
  /** A note in full; null for an unknown one. */
  note(id: string): Promise<Note | null>;
}

/** The reader, whose own words are shown as theirs. */
export interface Reader {
  readonly platform: Platform;
  readonly workspace: string;
  readonly id: string;
}

/** A person, as their platform knows them. */
export interface PlatformPerson {
  readonly platform: string;
  readonly workspace: string;
  readonly id: string;
}

export interface AskedQuestion {
  readonly question: CardQuestion;
  /** The contents of places must not be shown, as people answer from memory while the task goes on. */
  readonly secret: boolean;
  /** The player, who asks it. They alone may not see the contents of places. */
  readonly player?: PlatformPerson;
}

export interface EpisodeStory {
  readonly card: Card;
  readonly timeline: readonly TimelineItem[];
}

/** What kind of visible thing a write changed. */
export interface Change {
  readonly household: string;
  /** Null when it happened between two episodes: somebody moved a thing. */
  readonly episode: string | null;
}

/** A change that a page may want to show at once. */
export type LiveEvent = Change & { readonly kind: "changed" };

export interface HomeSnapshot {
  readonly household: string;
  readonly title: string;
  /** Null before the first task. */
  readonly card: Card | null;
  /** The mode of tasks begun here. In keeper mode people look round or put things away before the first one. */
  readonly mode: KnowledgeMode;
  readonly owner: OwnerView;
  /** Places that the robot has seen inside. */
  readonly seen: readonly string[];
  /** Cards and notes shown so far in this household, oldest first. */
  readonly conversation: readonly ConversationItem[];
  /** The present episode's steps, for the timeline. */
  readonly timeline: readonly TimelineItem[];
  /** What people told, as sentences with names. Valid facts may be "disputed". */
  readonly facts: readonly {
    readonly text: string;
    readonly by: string | null;
    readonly status: string;
    /** Why it is not used any more: "Ana corrected it"; null while it is. */
    readonly ended: string | null;
  }[];
  /** Questions that were not asked, with the reason. */
  readonly reused: readonly string[];
}

export type ConversationItem =
  | { readonly kind: "card"; readonly id: string; readonly at: number; readonly card: Card }
  | { readonly kind: "note"; readonly id: string; readonly at: number; readonly note: Note }
  /** A question that is not open any more; the open one is on the card. */
  | { readonly kind: "asked"; readonly id: string; readonly at: number; readonly text: string }
  | {
      readonly kind: "answer";
      readonly id: string;
      readonly at: number;
      /** Empty for those who gave no name. */
      readonly by: string;
      /** The reader said it. */
      readonly isOwn: boolean;
      readonly text: string;
    };
