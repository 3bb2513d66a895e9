/** What people see: an episode's card, its question put to somebody else, and notes. */
import type { Worth } from "./episode.js";
import type {
  Choice,
  Fallback,
  KnowledgeMode,
  Need,
  QuestionMode,
  QuestionView,
} from "./question.js";

/** A message's channel id, message id, and thread if it has one. */
export interface MessageRef {
  readonly channel: string;
  readonly message: string;
  readonly thread?: string;
}

/**
 * An episode's message. In a channel each further question posts it anew below the first. The same
 * rows give the same card.
 */
export interface Card {
  readonly episode: string;
  readonly household: string;
  /** "Ana's kitchen". */
  readonly home: string;
  readonly round: number;
  /** In keeper mode, contents of places are hidden during the task. */
  readonly mode: KnowledgeMode;
  readonly task: string;
  /** World steps. */
  readonly steps: number;
  readonly maxSteps: number;
  /** Stopped between two steps until resumed. Its question can be answered. */
  readonly paused?: boolean;
  /** Why resuming does not help: "the disk is full". */
  readonly trouble?: string;
  readonly question: CardQuestion | null;
  /** A person plays, so what they have not found is hidden. */
  readonly played?: true;
  /** The player's moves; absent while none is awaited. */
  readonly turn?: CardTurn;
  /** The latest answer: "Where is an apple?" -> "in the sink" (Ana, 8 s). */
  readonly heard: HeardAnswer | null;
  /** The agent's last thought. */
  readonly doing: string;
  readonly done: CardEnd | null;
  /** A newer message shows the episode; this one shrinks to its question and answer. */
  readonly past?: true;
}

/** A step of a human player, answered like a question. */
export interface CardTurn {
  readonly id: string;
  /** One entry per line. */
  readonly sees: readonly string[];
  /** In order. Where not all fit, the last ones can be typed. */
  readonly choices: readonly Choice[];
  /** A name, never a mention; null: the first person to move. */
  readonly player: string | null;
  /** The home as far as the player has seen it; null without a drawing. */
  readonly view: Pick<QuestionView, "owner" | "seen"> | null;
}

/** The text that an approval binds. A bot shows all its lines or does not ask. */
export interface Bound {
  /** The question's first line. */
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
  /** It is the one follow-up to an unclear reply. */
  readonly followUp: boolean;
  readonly deadline: number;
  /** What the answering person may see. */
  readonly view: QuestionView;
  /** What happens without an answer by the deadline. */
  readonly fallback: Fallback;
  /** A name, never a mention. Others may answer too. */
  readonly assignee: string | null;
  /** When several people are asked: answers given and wanted. Their contents are hidden. */
  readonly answers: { readonly given: number; readonly wanted: number } | null;
  /** Nobody sees others' answers, so words in the thread do not count. */
  readonly blind?: true;
  /** The player who asks; others answer. */
  readonly asker?: string;
  /** An approval's whole text; absent for other kinds. */
  readonly bound?: Bound;
  /** The asker sees this card too, so contents of places are shown to the others separately. */
  readonly apart?: true;
}

/** An agent's picture, shown while its question is open. */
export interface AskedPicture {
  readonly hash: string;
  readonly type: "image/png" | "image/jpeg";
  /** Alternative text. */
  readonly words: string;
}

/** A question put to somebody in another channel or directly. Edited once it is settled. */
export interface Call {
  readonly household: string;
  /** "Ana's kitchen". */
  readonly home: string;
  /** The agent outside Sous that asks; absent: Sous asks. */
  readonly asker?: { readonly agent: string; readonly runBy: string };
  readonly picture?: AskedPicture;
  /** The question's sentence. */
  readonly asked: string;
  /** Also for settled approvals. */
  readonly bound?: Bound;
  /** Later lines, each marked as the agent's. */
  readonly added?: readonly string[];
  /** Null once settled: the buttons are gone. */
  readonly question: CardQuestion | null;
  /** The settling answer; null while open or unknown. */
  readonly heard: HeardAnswer | null;
  /** The card's message; null while not shown. */
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
  /** Why it failed, for people; null on success. */
  readonly reason: string | null;
  readonly steps: number;
  readonly questions: number;
  readonly worth: Worth | null;
  /** In an open task: who chose, as a sentence. */
  readonly choice?: string;
  /** What was used on a guess, as a sentence. */
  readonly guess?: string;
  /** Earlier answers that the purchase used, as sentences. */
  readonly reused?: readonly string[];
  /**
   * Names of those who answered ("" for unnamed ones), for "Without Ana's answer it would have
   * taken 19".
   */
  readonly helpers: readonly string[];
  /** Facts learned from people, as sentences. */
  readonly facts: readonly string[];
}

/** A line in the card's thread: a receipt, thanks for a late answer, news. */
export interface Note {
  readonly kind: "receipt" | "unclear" | "late" | "news" | "reminder";
  readonly text: string;
  /** The ballot it answers; receipts and late notes offer "Fix" and "Take back" for it. */
  readonly ballot: string | null;
  /** Platform id of its person; null: everybody. Only reminders mention people. */
  readonly to: string | null;
  /** A question with its likely answers as buttons. */
  readonly asks?: { readonly question: string; readonly choices: readonly Choice[] };
  /** Posted in the channel too, not only in the thread. */
  readonly announced?: true;
  /** Answers a press: only its person sees it, where the platform can do that. */
  readonly aside?: true;
  /** Answers a direct message, in the same place. */
  readonly direct?: true;
  /** Posted in the channel before the card, which waits for it. */
  readonly opening?: true;
  /** The text's last time, for platforms that show it in the reader's time zone. */
  readonly time?: { readonly words: string; readonly at: number };
}

type DirectNote = Note & { readonly direct: true; readonly to: string };
type OpeningNote = Note & { readonly announced: true; readonly opening: true };

/** A delivery's content. `id` has at most 25 characters and is stable over retries. */
export type Post = { readonly id: string; readonly episode: string; readonly channel: string } & (
  | {
      readonly kind: "card";
      readonly card: Card;
      /** The episode's first message, when this one shows a further question. */
      readonly under?: MessageRef;
    }
  | { readonly kind: "note"; readonly note: Note; readonly under: MessageRef }
  /** Sent to one person directly, or to the channel before its card. */
  | { readonly kind: "note"; readonly note: DirectNote | OpeningNote; readonly under?: undefined }
  | {
      readonly kind: "call";
      readonly call: Call;
      /** The picture's bytes. */
      readonly bytes?: Uint8Array;
    }
);
