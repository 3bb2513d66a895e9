/** What people are shown: the card of an episode, its question put to somebody else, and notes. Pure values. */
import type { Worth } from "./episode.js";
import type {
  Choice,
  Fallback,
  KnowledgeMode,
  Need,
  QuestionMode,
  QuestionView,
} from "./question.js";

/** Where a message stands on its platform: channel id, message id, and its thread if it has one. */
export interface MessageRef {
  readonly channel: string;
  readonly message: string;
  readonly thread?: string;
}

/** The one message per episode, edited in place. A pure value: the same rows give the same card. */
export interface Card {
  readonly episode: string;
  readonly household: string;
  /** "Ana's kitchen". */
  readonly home: string;
  readonly round: number;
  /** In keeper mode what is in the places is hidden from its start to its end. */
  readonly mode: KnowledgeMode;
  readonly task: string;
  /** World steps taken so far, and the limit. */
  readonly steps: number;
  readonly maxSteps: number;
  /** Stopped between two steps until somebody lets it go on; its question can be answered. */
  readonly paused?: boolean;
  readonly question: CardQuestion | null;
  /** A person plays, who is not to see what they have not found. */
  readonly played?: true;
  /** What the person who plays can do now; absent while nothing waits for them. */
  readonly turn?: CardTurn;
  /** What was heard last: "Where is an apple?" -> "in the sink" (Ana, 8 s). */
  readonly heard: HeardAnswer | null;
  /** What the agent is doing, for people: its last thought. */
  readonly doing: string;
  readonly done: CardEnd | null;
}

/** A step that waits for the person who plays; pressed and answered in words as a question is. */
export interface CardTurn {
  readonly id: string;
  /** What they see, line by line. */
  readonly sees: readonly string[];
  /** What they can do, in order; of a platform that cannot show all of them the last are typed. */
  readonly choices: readonly Choice[];
  /** Name of who plays; null: whoever acts first. Never a mention. */
  readonly player: string | null;
  /** The home as far as they have seen it; null where there is no drawing. */
  readonly view: Pick<QuestionView, "owner" | "seen"> | null;
}

export interface CardQuestion {
  readonly id: string;
  readonly need: Need;
  readonly text: string;
  readonly why: string;
  readonly choices: readonly Choice[];
  readonly mode: QuestionMode;
  /** True when this is the one follow-up to an unclear reply. */
  readonly followUp: boolean;
  readonly deadline: number;
  /** What the answering person may be shown. */
  readonly view: QuestionView;
  /** What happens when nobody answers by the deadline. */
  readonly fallback: Fallback;
  /** Name of the person it is put to; anybody may answer. Never a mention. */
  readonly assignee: string | null;
  /** Where several people are asked: how many have answered, of how many. What they said is hidden. */
  readonly answers: { readonly given: number; readonly wanted: number } | null;
  /** Each of them answers without seeing what the others say: what stands in a thread does not count. */
  readonly blind?: true;
  /** The person who plays asks it: their name. Others answer. */
  readonly asker?: string;
  /** The asker sees the same card: what is in the places is shown only to others, and apart from it. */
  readonly apart?: true;
}

/** The same question, put to somebody in another channel or directly; edited once it is settled. */
export interface Call {
  readonly household: string;
  /** "Ana's kitchen". */
  readonly home: string;
  /** The sentence that was asked. */
  readonly asked: string;
  /** Null once it is settled: then nothing can be pressed any more. */
  readonly question: CardQuestion | null;
  /** What it was settled with; null while it is open, or when nobody knew. */
  readonly heard: HeardAnswer | null;
  /** The card with the conversation; null while it is not shown yet. */
  readonly conversation: MessageRef | null;
}

export interface HeardAnswer {
  readonly question: string;
  readonly answer: string;
  readonly by: string | null;
  readonly seconds: number;
}

export interface CardEnd {
  readonly success: boolean;
  /** Why it ended without success, for people; null on success. */
  readonly reason: string | null;
  readonly steps: number;
  readonly questions: number;
  readonly worth: Worth | null;
  /** Of an open task: whose choice it was, as a sentence. */
  readonly choice?: string;
  /** Who answered, for "Without Ana's answer it would have taken 19". */
  readonly helpers: readonly string[];
  /** Facts this episode learned from people, as sentences. */
  readonly facts: readonly string[];
}

/** A line in the thread under the card: a receipt, a thank-you for a late answer, news. */
export interface Note {
  /** `summary` is the last word of an episode: after it the thread is closed. */
  readonly kind: "receipt" | "unclear" | "late" | "news" | "reminder" | "summary";
  readonly text: string;
  /** The ballot that it answers; with it come "Fix" and "Take back" (receipt and late only). */
  readonly ballot: string | null;
  /** Platform id of the person it is for, or null for everybody. */
  readonly to: string | null;
  /** It is for the whole channel, not only for who reads the thread. */
  readonly announced?: true;
}

/** Something to be shown. `id` is at most 25 characters, the same on every attempt. */
export type Post = { readonly id: string; readonly episode: string; readonly channel: string } & (
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "note"; readonly note: Note; readonly under: MessageRef }
  | { readonly kind: "call"; readonly call: Call }
);
