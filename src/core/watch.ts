/** Read-only rows for local pages, and for details in a chat. */
import type { Call, Card, CardQuestion, Note } from "./card.js";
import type { TimelineItem } from "./episode.js";
import type { Platform } from "./platform.js";
import type { KnowledgeMode } from "./question.js";
import type { OwnerView } from "./scene.js";

export interface Watch {
  /** Returns an unsubscribe function. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /**
   * A household (default: the last one played) with its last episode or the given one. A home without episodes has no
   * card. Null for an unknown one.
   */
  snapshot(household?: string, episode?: string, reader?: Reader): Promise<HomeSnapshot | null>;
  /** Platforms of each household, last played first. */
  played(): Promise<readonly { readonly household: string; readonly bot: string }[]>;
  /** Open or closed; null for an unknown one. */
  question(id: string): Promise<AskedQuestion | null>;
  /** Agents' open questions on a platform, oldest first. */
  calls(platform: string): Promise<readonly Call[]>;
  /** The picture of an agent's open question, or null. */
  picture(
    platform: string,
    question: string,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
  /** The last note to a person about an agent's question, or null. `person`: platform id. */
  receipt(question: string, person: string): Promise<Note | null>;
  /** Current card and steps; null for an unknown one. */
  episode(id: string): Promise<EpisodeStory | null>;
  /** Null for an unknown one. */
  note(id: string): Promise<Note | null>;
}

/** Marks the reader's own words. */
export interface Reader {
  readonly platform: Platform;
  readonly workspace: string;
  readonly id: string;
}

export interface PlatformPerson {
  readonly platform: string;
  readonly workspace: string;
  readonly id: string;
}

export interface AskedQuestion {
  readonly question: CardQuestion;
  /** Hide the contents of places: people answer from memory. */
  readonly secret: boolean;
  /** The player who asks; hide the contents of places from them alone. */
  readonly player?: PlatformPerson;
}

export interface EpisodeStory {
  readonly card: Card;
  readonly timeline: readonly TimelineItem[];
}

export interface Change {
  readonly household: string;
  /** Null for a move between two episodes. */
  readonly episode: string | null;
}

export type LiveEvent = Change & { readonly kind: "changed" };

export interface HomeSnapshot {
  readonly household: string;
  readonly title: string;
  /** Null before the first task. */
  readonly card: Card | null;
  /** Mode of new tasks. In keeper mode people may look round or put things away before the first one. */
  readonly mode: KnowledgeMode;
  readonly owner: OwnerView;
  /** Places that the robot has seen inside. */
  readonly seen: readonly string[];
  /** The household's cards and notes, oldest first. */
  readonly conversation: readonly ConversationItem[];
  /** The current episode's steps. */
  readonly timeline: readonly TimelineItem[];
  /** People's claims as sentences; a valid one may be "disputed". */
  readonly facts: readonly {
    readonly text: string;
    readonly by: string | null;
    readonly status: string;
    /** Why it is no longer used: "Ana corrected it"; null while valid. */
    readonly ended: string | null;
  }[];
  /** Questions that were not asked, with the reason. */
  readonly reused: readonly string[];
}

export type ConversationItem =
  | { readonly kind: "card"; readonly id: string; readonly at: number; readonly card: Card }
  | { readonly kind: "note"; readonly id: string; readonly at: number; readonly note: Note }
  /** A closed question; the open one is on the card. */
  | { readonly kind: "asked"; readonly id: string; readonly at: number; readonly text: string }
  | {
      readonly kind: "answer";
      readonly id: string;
      readonly at: number;
      /** Empty for those without a name. */
      readonly by: string;
      /** By the reader. */
      readonly isOwn: boolean;
      readonly text: string;
    };
