/** What people are shown: an episode's card, its question put to somebody else, and notes. Pure values. */
import type { Worth } from "./episode.js";
import type {
  Choice,
  Fallback,
  KnowledgeMode,
  Need,
  QuestionMode,
  QuestionView,
} from "./question.js";

/** The place of a message on its platform: channel id, message id, and its thread if it has one. */
export interface MessageRef {
  readonly channel: string;
  readonly message: string;
  readonly thread?: string;
}

/**
 * What an episode shows. In a channel it is posted with the first question, and each further question posts it anew
 * under that; elsewhere it is one message. The same rows give the same card.
 */
export interface Card {
  readonly episode: string;
  readonly household: string;
  /** "Ana's kitchen". */
  readonly home: string;
  readonly round: number;
  /** In keeper mode the contents of places are hidden while the task goes on. */
  readonly mode: KnowledgeMode;
  readonly task: string;
  /** World steps taken so far, and the limit. */
  readonly steps: number;
  readonly maxSteps: number;
  /** Stopped between two steps until somebody resumes it. Its question can be answered. */
  readonly paused?: boolean;
  /** Why nothing goes on, whoever resumes it: "the disk is full". */
  readonly trouble?: string;
  readonly question: CardQuestion | null;
  /** A person plays, and must not see what they have not found. */
  readonly played?: true;
  /** What the player can do now; absent while nothing waits for them. */
  readonly turn?: CardTurn;
  /** The latest answer: "Where is an apple?" -> "in the sink" (Ana, 8 s). */
  readonly heard: HeardAnswer | null;
  /** What the agent is doing: its last thought. */
  readonly doing: string;
  readonly done: CardEnd | null;
  /** A newer message shows the episode: this one shrinks to its question's answer. */
  readonly past?: true;
}

/** A step that waits for the player. It is pressed and answered in words like a question. */
export interface CardTurn {
  readonly id: string;
  /** What the player sees, line by line. */
  readonly sees: readonly string[];
  /** The possible moves in order. A platform that cannot show them all lets people type the last ones. */
  readonly choices: readonly Choice[];
  /** The player's name, never a mention; null: the first person to move. */
  readonly player: string | null;
  /** The home as far as the player has seen it; null when there is no drawing. */
  readonly view: Pick<QuestionView, "owner" | "seen"> | null;
}

/** The text that an approval binds. A bot shows all of its lines, or doesn't ask. */
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
  /** The line that says which earlier questions the first choices answered, and who said so when. */
  readonly offered?: string;
  readonly mode: QuestionMode;
  /** Whether it is the one follow-up to an unclear reply. */
  readonly followUp: boolean;
  readonly deadline: number;
  /** What the answering person may be shown. */
  readonly view: QuestionView;
  /** What happens without an answer by the deadline. */
  readonly fallback: Fallback;
  /** Name of the person it is put to; others may answer too. Never a mention. */
  readonly assignee: string | null;
  /** When several people are asked: answers given, and wanted. What they said is hidden. */
  readonly answers: { readonly given: number; readonly wanted: number } | null;
  /** Each person answers without seeing the others' answers, so words in the thread do not count. */
  readonly blind?: true;
  /** Name of the player who asks it. Others answer. */
  readonly asker?: string;
  /** Set for approvals: the question's whole text and context. */
  readonly bound?: Bound;
  /** The asker sees the same card, so the contents of places are shown to the others apart from it. */
  readonly apart?: true;
}

/** A picture that an agent outside Sous shows with its question, while that is open. */
export interface AskedPicture {
  /** SHA-256 of its bytes. */
  readonly hash: string;
  readonly type: "image/png" | "image/jpeg";
  /** What it shows, for those who do not see it. */
  readonly words: string;
}

/** The question put to somebody in another channel or directly. It is edited once it is settled. */
export interface Call {
  readonly household: string;
  /** "Ana's kitchen". */
  readonly home: string;
  /** The agent outside Sous that asks, and who runs it; absent: Sous asks. */
  readonly asker?: { readonly agent: string; readonly runBy: string };
  readonly picture?: AskedPicture;
  /** The sentence that was asked. */
  readonly asked: string;
  /** Set for approvals, also settled ones. */
  readonly bound?: Bound;
  /** Lines that its agent added later, each marked as the agent's. */
  readonly added?: readonly string[];
  /** Null once it is settled: nothing can be pressed any more. */
  readonly question: CardQuestion | null;
  /** The answer that settled it; null while it is open, or when nobody knew. */
  readonly heard: HeardAnswer | null;
  /** The card with the conversation; null while it is not shown. */
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
  /** In an open task: who chose, as a sentence. */
  readonly choice?: string;
  /** A sentence about what was used on a guess. */
  readonly guess?: string;
  /** Answers to earlier orders that it was bought by, as sentences. */
  readonly reused?: readonly string[];
  /** Names of those who answered, "" for those who gave none, for "Without Ana's answer it would have taken 19". */
  readonly helpers: readonly string[];
  /** Facts this episode learned from people, as sentences. */
  readonly facts: readonly string[];
}

/** A line in the thread under the card: a receipt, a thank-you for a late answer, news. */
export interface Note {
  readonly kind: "receipt" | "unclear" | "late" | "news" | "reminder";
  readonly text: string;
  /** The ballot that it answers. Receipts and late notes offer "Fix" and "Take back" for it. */
  readonly ballot: string | null;
  /** Platform id of the person it is for, or null for everybody. Only a reminder mentions them. */
  readonly to: string | null;
  /** It asks a question, with the likely answers: they are buttons below its sentence. */
  readonly asks?: { readonly question: string; readonly choices: readonly Choice[] };
  /** It stands in the channel, not only in the thread. */
  readonly announced?: true;
  /** It answers a press: only its person sees it, where the platform can do that. */
  readonly aside?: true;
  /** It answers a direct message: it is written there. */
  readonly direct?: true;
  /** It is shown in the channel before the card, which waits for it. */
  readonly opening?: true;
  /** The last time that the text names, for a platform that says it in the reader's zone. */
  readonly time?: { readonly words: string; readonly at: number };
}

type DirectNote = Note & { readonly direct: true; readonly to: string };
type OpeningNote = Note & { readonly announced: true; readonly opening: true };

/** Something to be shown. `id` has at most 25 characters and is the same on every attempt. */
export type Post = { readonly id: string; readonly episode: string; readonly channel: string } & (
  | {
      readonly kind: "card";
      readonly card: Card;
      /** The episode's first message, when this one shows a further question. */
      readonly under?: MessageRef;
    }
  | { readonly kind: "note"; readonly note: Note; readonly under: MessageRef }
  /** Told to one person directly, or to the channel before there is a card. */
  | { readonly kind: "note"; readonly note: DirectNote | OpeningNote; readonly under?: undefined }
  | {
      readonly kind: "call";
      readonly call: Call;
      /** The bytes of its picture. */
      readonly bytes?: Uint8Array;
    }
);
