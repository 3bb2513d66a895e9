import type { Worth } from "./episode.js";
import type {
  Choice,
  Fallback,
  KnowledgeMode,
  Need,
  QuestionMode,
  QuestionView,
} from "./question.js";

export interface MessageRef {
  readonly channel: string;
  readonly message: string;
  readonly thread?: string;
}

/** In a channel, each further question posts the card anew below the first. The same rows give the same card. */
export interface Card {
  readonly episode: string;
  readonly household: string;
  readonly home: string;
  readonly round: number;
  /** In keeper mode, contents of places are hidden during the task. */
  readonly mode: KnowledgeMode;
  readonly task: string;
  readonly steps: number;
  readonly maxSteps: number;
  /** Stopped between two steps; its question can be answered. */
  readonly paused?: boolean;
  /** "the disk is full": resuming does not help. */
  readonly trouble?: string;
  readonly question: CardQuestion | null;
  readonly played?: true;
  /** Absent while no move is awaited. */
  readonly turn?: CardTurn;
  /** The latest answer: "Where is an apple?" -> "in the sink" (Ana, 8 s). */
  readonly heard: HeardAnswer | null;
  readonly doing: string;
  readonly done: CardEnd | null;
  /** A newer message shows the episode; this one shrinks to question and answer. */
  readonly past?: true;
}

export interface CardTurn {
  readonly id: string;
  readonly sees: readonly string[];
  /** Where not all fit, the last ones can be typed. */
  readonly choices: readonly Choice[];
  /** Null: the first person to move. */
  readonly player: string | null;
  /** As far as the player has seen it; null without a drawing. */
  readonly view: Pick<QuestionView, "owner" | "seen"> | null;
}

/** An approval's text. A bot shows all its lines or does not ask. */
export interface Bound {
  /** The first line of the question. */
  readonly asked: string;
  readonly lines: readonly string[];
}

export interface CardQuestion {
  readonly id: string;
  readonly need: Need;
  readonly text: string;
  readonly why: string;
  readonly choices: readonly Choice[];
  readonly mode: QuestionMode;
  /** The one follow-up to an unclear reply. */
  readonly followUp: boolean;
  readonly deadline: number;
  readonly view: QuestionView;
  /** Without an answer by the deadline. */
  readonly fallback: Fallback;
  /** A name, never a mention. Others may answer too. */
  readonly assignee: string | null;
  /** With several people; contents stay hidden. */
  readonly answers: { readonly given: number; readonly wanted: number } | null;
  /** Words in the thread do not count. */
  readonly blind?: true;
  readonly asker?: string;
  /** Only for approvals. */
  readonly bound?: Bound;
  /** The asker sees this card too: show others the contents of places separately. */
  readonly apart?: true;
}

export interface AskedPicture {
  readonly hash: string;
  readonly type: "image/png" | "image/jpeg";
  readonly words: string;
}

/** A question in another channel or sent directly. Edited once settled. */
export interface Call {
  readonly household: string;
  /** "Ana's kitchen". */
  readonly home: string;
  readonly asker?: { readonly agent: string; readonly runBy: string };
  readonly picture?: AskedPicture;
  readonly asked: string;
  /** Also for settled approvals. */
  readonly bound?: Bound;
  /** Each marked as the agent's. */
  readonly added?: readonly string[];
  /** Null once settled. */
  readonly question: CardQuestion | null;
  readonly heard: HeardAnswer | null;
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
  readonly reason: string | null;
  readonly steps: number;
  readonly questions: number;
  readonly worth: Worth | null;
  readonly choice?: string;
  /** As a sentence. */
  readonly guess?: string;
  /** Earlier answers used by the purchase, as sentences. */
  readonly reused?: readonly string[];
  /** Names, "" for unnamed people. */
  readonly helpers: readonly string[];
  /** As sentences. */
  readonly facts: readonly string[];
}

export interface Note {
  readonly kind: "receipt" | "unclear" | "late" | "news" | "reminder";
  readonly text: string;
  /** Receipts and late notes offer "Fix" and "Take back" for it. */
  readonly ballot: string | null;
  /** Platform id; null: everybody. Only reminders mention people. */
  readonly to: string | null;
  /** With its likely answers as buttons. */
  readonly asks?: { readonly question: string; readonly choices: readonly Choice[] };
  /** Posted in the channel too. */
  readonly announced?: true;
  /** Answers a press: visible to its person only, where the platform can do that. */
  readonly aside?: true;
  /** Answers a direct message there. */
  readonly direct?: true;
  /** Posted before the card, which waits for it. */
  readonly opening?: true;
  /** For platforms that show times in the reader's zone. */
  readonly time?: { readonly words: string; readonly at: number };
}

type DirectNote = Note & { readonly direct: true; readonly to: string };
type OpeningNote = Note & { readonly announced: true; readonly opening: true };

/** `id` has at most 25 characters and is stable over retries. */
export type Post = { readonly id: string; readonly episode: string; readonly channel: string } & (
  | {
      readonly kind: "card";
      readonly card: Card;
      readonly under?: MessageRef;
    }
  | { readonly kind: "note"; readonly note: Note; readonly under: MessageRef }
  /** Sent directly, or to the channel before its card. */
  | { readonly kind: "note"; readonly note: DirectNote | OpeningNote; readonly under?: undefined }
  | {
      readonly kind: "call";
      readonly call: Call;
      readonly bytes?: Uint8Array;
    }
);
