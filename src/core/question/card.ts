/**
 * Defines what bots show. A card is a task's message, updated as the task goes on. A call is the message of a question
 * in another channel, to one person, or of an outside agent. A note is a line below the card.
 */
import type { Episode, Worth } from "../episode/episode.js";
import type { Choice, Question, QuestionView } from "./question.js";

export interface MessageRef {
  readonly channel: string;
  readonly message: string;
  readonly thread?: string;
}

/** A task's message. In a channel, each further question posts a new one. */
export interface Card extends Pick<Episode, "household" | "round" | "mode" | "maxSteps"> {
  readonly episode: string;
  readonly home: string;
  readonly task: string;
  readonly steps: number;
  /** Stopped between two steps. The question can still be answered. */
  readonly paused?: boolean;
  /** Why resuming does not help: "the disk is full". */
  readonly trouble?: string;
  readonly question: CardQuestion | null;
  /** A person plays, instead of a policy. */
  readonly played?: true;
  /** Absent while no move is awaited. */
  readonly turn?: CardTurn;
  /** The latest answer, with who gave it and how fast. */
  readonly heard: HeardAnswer | null;
  readonly doing: string;
  readonly done: CardEnd | null;
  /** A newer message shows the task's state, so this older one shows only its question and the answer. */
  readonly past?: true;
}

export interface CardTurn {
  readonly id: string;
  readonly sees: readonly string[];
  /** A platform may not show all of them. People can type the others. */
  readonly choices: readonly Choice[];
  /** Null when anybody may move first. */
  readonly player: string | null;
  /** The home as far as the player has seen it. Null without a drawing. */
  readonly view: Pick<QuestionView, "owner" | "seen"> | null;
}

/** An approval's text. A bot shows all its lines or does not ask. */
export interface Bound {
  /** The first line of the question. */
  readonly asked: string;
  readonly lines: readonly string[];
}

export interface CardQuestion
  extends Pick<
    Question,
    "id" | "need" | "text" | "why" | "choices" | "mode" | "deadline" | "view" | "fallback"
  > {
  /** The line that says which earlier questions the first choices answered, and who said so when. */
  readonly offered?: string;
  /** True for the one follow-up to an unclear reply. */
  readonly followUp: boolean;
  /** A name, never a mention. Others may answer too. */
  readonly assignee: string | null;
  /** Number of answers when several people are asked. Their contents are hidden. */
  readonly answers: { readonly given: number; readonly wanted: number } | null;
  /** Nobody sees others' answers, so words in the thread do not count. */
  readonly blind?: true;
  readonly asker?: string;
  /** Set for approvals. */
  readonly bound?: Bound;
  /** The player who asks also reads this message, so the contents of places are shown to others separately. */
  readonly apart?: true;
}

export interface AskedPicture {
  readonly hash: string;
  readonly type: "image/png" | "image/jpeg";
  readonly words: string;
}

/** A question in another channel or to one person. It is edited once settled. */
export interface Call {
  readonly household: string;
  readonly home: string;
  readonly asker?: { readonly agent: string; readonly runBy: string };
  readonly urgent?: true;
  readonly picture?: AskedPicture;
  readonly asked: string;
  /** Set for approvals, also settled ones. */
  readonly bound?: Bound;
  /** Lines that the agent added, each marked as the agent's. */
  readonly added?: readonly string[];
  /** Null once the question is settled. */
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
  /** What was used on a guess, as a sentence. */
  readonly guess?: string;
  /** Earlier answers that were used instead of asking: "Ana told me on Tuesday that …". */
  readonly reused?: readonly string[];
  /** Set when the reused answers decided a purchase, as prices and wishes change. */
  readonly isOrder?: true;
  /** Names of those who answered; "" for people without one. */
  readonly helpers: readonly string[];
  /** Facts learned from people, as sentences. */
  readonly facts: readonly string[];
}

export interface Note {
  readonly kind: "receipt" | "unclear" | "late" | "news" | "reminder";
  readonly text: string;
  /** The answer (ballot) that the note is about, for "Fix" and "Take back". */
  readonly ballot: string | null;
  /** Platform id, or null for everybody. Only reminders mention people. */
  readonly to: string | null;
  /** The question that the note asks, with its likely answers as buttons. */
  readonly asks?: { readonly question: string; readonly choices: readonly Choice[] };
  /** Posted in the channel as well as in the thread. */
  readonly announced?: true;
  /** Reacts to a press. Only the person who pressed sees it, where the platform can do that. */
  readonly aside?: true;
  /** Replies to a direct message, in the same place. */
  readonly direct?: true;
  /** Posted before the task's card, which waits for it. */
  readonly opening?: true;
  /** The last time of day in `text`, for platforms that show times in the reader's zone. */
  readonly time?: { readonly words: string; readonly at: number };
}

/** `id` has at most 25 characters and is stable over retries. */
export type Post = { readonly id: string; readonly episode: string; readonly channel: string } & (
  | { readonly kind: "card"; readonly card: Card; readonly under?: MessageRef }
  /** `under`: the card. Absent for a note to one person, or before the channel's first card. */
  | { readonly kind: "note"; readonly note: Note; readonly under?: MessageRef }
  | { readonly kind: "call"; readonly call: Call; readonly bytes?: Uint8Array }
);
