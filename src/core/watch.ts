/** Read-only rows as they are told: for local pages, and for what people in a chat want to see in full. */
import type { Card, CardQuestion, Note } from "./card.js";
import type { TimelineItem } from "./episode.js";
import type { KnowledgeMode } from "./question.js";
import type { OwnerView } from "./scene.js";

/** What the web page and the terminal show beside cards: subscribe to what happens. */
export interface Watch {
  /** Calls back for every event until the returned function is called. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /**
   * One household as it is now (absent: the one last played), told from its last episode or a given one.
   * A home in which nothing was played yet has no card. Null for an unknown one.
   */
  snapshot(household?: string, episode?: string): Promise<HomeSnapshot | null>;
  /** A question as people were asked it, open or not; null for an unknown one. */
  question(id: string): Promise<AskedQuestion | null>;
  /** An episode's card and steps as they are now; null for an unknown one. */
  episode(id: string): Promise<EpisodeStory | null>;
  /** A note as it was told, at full length; null for an unknown one. */
  note(id: string): Promise<Note | null>;
}

/** Somebody, as their platform knows them. */
export interface PlatformPerson {
  readonly platform: string;
  readonly workspace: string;
  readonly id: string;
}

export interface AskedQuestion {
  readonly question: CardQuestion;
  /** What is in the places must not be shown: people answer from memory while the task goes on. */
  readonly secret: boolean;
  /** Who plays and asks it: of all people they alone may not see what is in the places. */
  readonly player?: PlatformPerson;
}

export interface EpisodeStory {
  readonly card: Card;
  readonly timeline: readonly TimelineItem[];
}

/** What a write changed that people may see. */
export interface Change {
  readonly household: string;
  /** Null when it happened between two episodes: somebody moved a thing. */
  readonly episode: string | null;
}

/** Something happened that a page may want to show at once. */
export type LiveEvent = Change & { readonly kind: "changed" };

export interface HomeSnapshot {
  readonly household: string;
  readonly title: string;
  /** Null before the first task. */
  readonly card: Card | null;
  /** Of the tasks that begin here: in keeper mode people look round, or put things away, before the first. */
  readonly mode: KnowledgeMode;
  readonly owner: OwnerView;
  /** Places the robot has seen inside. */
  readonly seen: readonly string[];
  /** Cards and notes shown so far in this household, oldest first. */
  readonly conversation: readonly ConversationItem[];
  /** The present episode's steps, for the timeline. */
  readonly timeline: readonly TimelineItem[];
  /** Facts that people told, as sentences, with who said them; of valid ones some may be "disputed". */
  readonly facts: readonly {
    readonly text: string;
    readonly by: string | null;
    readonly status: string;
  }[];
  /** Questions that were not asked, with the reason. */
  readonly reused: readonly string[];
}

export type ConversationItem =
  | { readonly kind: "card"; readonly id: string; readonly at: number; readonly card: Card }
  | { readonly kind: "note"; readonly id: string; readonly at: number; readonly note: Note }
  | {
      readonly kind: "answer";
      readonly id: string;
      readonly at: number;
      readonly by: string;
      readonly text: string;
    };
