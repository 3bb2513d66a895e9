/** Defines what the store of questions and ballots reads and writes. */
import type { StepRecord } from "../episode/episode.js";
import type { FactInvalidation, FactWrite, NewFact } from "../memory/fact.js";
import type { Person } from "../people/person.js";
import type { BallotReading } from "./exchange.js";
import type { OutboxNote } from "./outbox-store.js";
import type { FollowUp, Question, QuestionState } from "./question.js";

export interface AskWrite {
  readonly record: StepRecord;
  readonly question: Question | null;
  /** Id of the question to wait for: the new one, or an open one that asks the same. */
  readonly waitsFor: string | null;
  /** Reminders and escalations of the new question. */
  readonly timers?: readonly NewTimer[];
  /** Contradicting facts. The new question decides which holds. */
  readonly disputed?: readonly string[];
}

/** A time at which a question is repeated (remind) or put to others (escalate). `nth` counts each kind, from 1. */
export interface NewTimer {
  readonly kind: "remind" | "escalate";
  readonly nth: number;
  readonly dueAt: number;
}

export interface QuestionTimer extends NewTimer {
  readonly question: string;
}

/** Written in the transaction that marks the timer as done. */
export interface TimerFiring {
  readonly notes: readonly OutboxNote[];
  /** Puts the question to another channel or person. */
  readonly call: { readonly id: string; readonly channel: string } | null;
  /** Time at which the timer fires again; it has no effect now. */
  readonly deferTo: number | null;
}

/** A person's latest ballot counts; all are kept. */
export interface Ballot extends Pick<Person, "platform" | "workspace" | "platformId"> {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  readonly personName: string;
  readonly eventKey: string;
  /** Id of the platform's message, which edits keep. Null for presses and modals. */
  readonly message: string | null;
  readonly choice: string | null;
  /** Null for presses, and for words whose message was deleted. */
  readonly text: string | null;
  readonly late: boolean;
  /** Answers were to be hidden from others, but this one was given where others could read it. */
  readonly sawOthers?: true;
  /** Written after others' answers that were visible by mistake. Counts for the quorum, not for agreement. */
  readonly afterOthers?: true;
  /** The earlier question whose offered answer the person pressed, so that both questions count as the same. */
  readonly sameAs?: string;
  readonly retracted: boolean;
  /** Ballot replaced by "Fix", or by the person's second answer. */
  readonly replaces: string | null;
  readonly understood: BallotReading | null;
  /** What was read from the words, even if it became no fact. */
  readonly claims: readonly NewFact[];
  /** When the person last opened the question, before answering. */
  readonly openedAt?: number;
  readonly at: number;
}

export type { BallotReading } from "./exchange.js";

export interface NewBallot
  extends Pick<Ballot, "id" | "eventKey" | "message" | "choice" | "text" | "replaces" | "at"> {
  /** The question answered. An edited message answers that of its first version. */
  readonly question: string;
  readonly person: Omit<Person, "id">;
  readonly sawOthers?: boolean;
  readonly sameAs?: string | undefined;
  /** Not read until the platform has confirmed the person (`check`). */
  readonly unchecked?: boolean;
  /** The question that holds an episode's remarks (things said unasked), stored with the first one. */
  readonly remarks?: Question;
}

export interface BallotOutcome {
  readonly ballot: string;
  readonly understood: BallotReading;
  readonly claims?: readonly NewFact[];
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  /** Replaced ballots, whose receipts change. */
  readonly replaced: readonly string[];
  /** Set when the ballot contradicts others' claims. */
  readonly dispute?: DisputeWrite | null;
  /** How the question closes. Null leaves it open, after a first unclear reply. */
  readonly settle: {
    readonly state: Exclude<QuestionState, "open">;
    readonly reason: string | null;
  } | null;
  /** The follow-up question to an unclear reply. Replaces an earlier one. */
  readonly followUp: FollowUp | null;
  readonly asks?: Question;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

/** While answers contradict each other, none is used. Dispute and question end when the remaining ones agree. */
export interface DisputeWrite {
  readonly question: string;
  readonly adjudication: Question | null;
  readonly timers: readonly NewTimer[];
  /** New and valid facts that contradict each other. Facts already in dispute with them are added. */
  readonly facts: readonly string[];
}

/** Closes a question by counting answers, or without any. */
export interface Settlement
  extends NonNullable<BallotOutcome["settle"]>,
    Pick<BallotOutcome, "facts" | "notes" | "at"> {
  readonly question: string;
  /** Answers used. Nothing is written if one of them was taken back. */
  readonly basis: readonly string[];
  readonly dispute: DisputeWrite | null;
}

export interface OpenQuestion {
  readonly question: string;
  readonly episode: string;
  /** "" means the home channel. */
  readonly channel: string;
  /** The question was also put to another channel or to one person. */
  readonly called: boolean;
}

/** Similarity to another question, by their embeddings, in [0, 1]. */
export interface AlikeQuestion {
  readonly question: Question;
  readonly similarity: number;
}
