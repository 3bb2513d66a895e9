/** Defines what pages show of homes, tasks and questions. */
import type { Platform } from "../platform.js";
import type { Call, Card, CardQuestion, Note } from "../question/card.js";
import type { KnowledgeMode } from "../question/question.js";
import type { TimelineItem } from "./episode.js";
import type { OwnerView } from "./scene.js";

export interface Watch {
  /** Returns an unsubscribe function. */
  subscribe(listener: (event: Change) => void): () => void;
  /** State of a home. Default: the household played last, with its last episode. Null for an unknown one. */
  snapshot(household?: string, episode?: string, reader?: Reader): Promise<HomeSnapshot | null>;
  played(): Promise<readonly { readonly household: string; readonly bot: string }[]>;
  question(id: string): Promise<AskedQuestion | null>;
  /** Open questions of agents outside: urgent ones first, then by age. */
  calls(platform: string): Promise<readonly Call[]>;
  /** The picture of an agent's question, only while it is open. */
  picture(
    platform: string,
    question: string,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
  /** The last note to a person about an agent's question. `person` is a platform id. */
  receipt(question: string, person: string): Promise<Note | null>;
  episode(id: string): Promise<EpisodeStory | null>;
  note(id: string): Promise<Note | null>;
}

export interface Reader {
  readonly platform: Platform;
  readonly workspace: string;
  readonly id: string;
}

export interface AskedQuestion {
  readonly question: CardQuestion;
  /** People answer from memory: hide the contents of places. */
  readonly secret: boolean;
  /** A person who plays the task: the contents of places are hidden from this person alone. */
  readonly player?: Reader;
}

export interface EpisodeStory {
  readonly card: Card;
  readonly timeline: readonly TimelineItem[];
}

export interface Change {
  readonly household: string;
  /** Null for a move between episodes. */
  readonly episode: string | null;
  /** A message that people see has to change. */
  readonly isShown?: boolean;
}

export interface HomeSnapshot {
  readonly household: string;
  readonly title: string;
  readonly card: Card | null;
  /** Mode of new tasks. In keeper mode people may look round or put things away before the first one. */
  readonly mode: KnowledgeMode;
  readonly owner: OwnerView;
  readonly seen: readonly string[];
  readonly conversation: readonly ConversationItem[];
  readonly timeline: readonly TimelineItem[];
  /** People's claims. A valid one may be "disputed". */
  readonly facts: readonly {
    readonly text: string;
    readonly by: string | null;
    readonly status: string;
    /** Why it is not used any more: "Ana corrected it". */
    readonly ended: string | null;
  }[];
  readonly reused: readonly string[];
  /** Orders that wait, the next first. */
  readonly queue: readonly { readonly id: string; readonly sentence: string }[];
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
      readonly by: string;
      readonly isOwn: boolean;
      readonly text: string;
    };
