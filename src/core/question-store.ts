/** Where questions and people's answers are kept, with what each of them leads to. */
import type { Platform } from "./bot.js";
import type { StepRecord } from "./episode.js";
import type { BallotReading, ExchangeFilter, ExchangeScopes, FlaggedQuestion } from "./exchange.js";
import type { NewFact } from "./fact.js";
import type { FactInvalidation, FactWrite } from "./fact-store.js";
import type { OutboxNote } from "./outbox-store.js";
import type { Person } from "./person.js";
import type { FollowUp, Need, Question, QuestionState } from "./question.js";

/** A question that comes up: the step that asks, and what is done about it. */
export interface AskWrite {
  /** `step.kind` is "ask". */
  readonly record: StepRecord;
  /** Present when a new question is posted. */
  readonly question: Question | null;
  /** Present when the step waits for a question (its own or a joined one). */
  readonly waitsFor: string | null;
  /** What the new question does while nobody answers. */
  readonly timers?: readonly NewTimer[];
  /** Facts that contradict each other: from now on the new question is to settle which holds. */
  readonly disputed?: readonly string[];
}

/** Something that a question does by itself, once: `nth` of its kind, from 1. */
export interface NewTimer {
  readonly kind: "remind" | "escalate";
  readonly nth: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

export interface QuestionTimer extends NewTimer {
  readonly question: string;
}

/** What a timer does, written together with its having been done. */
export interface TimerFiring {
  /** Under the card of the question's episode. */
  readonly notes: readonly OutboxNote[];
  /** Puts the question to somebody else, in another channel or directly. */
  readonly call: { readonly id: string; readonly channel: string } | null;
  /** Not now, but then; nothing else is done. */
  readonly deferTo: number | null;
}

/** One person's answer to one question. The latest of a person wins; all are kept. */
export interface Ballot {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  readonly personName: string;
  readonly platform: Platform;
  readonly workspace: string;
  readonly platformId: string;
  /** Unique per platform event. */
  readonly eventKey: string;
  /** The platform's message that said it, the same for all its versions; null for presses and modals. */
  readonly message: string | null;
  /** The choice pressed, or null for words. */
  readonly choice: string | null;
  /** Null for presses, and for words whose message was deleted. */
  readonly text: string | null;
  /** The question was no longer open when it came. */
  readonly late: boolean;
  /** It was to be given unseen, and was given where others could read it. */
  readonly sawOthers?: true;
  /**
   * It was to be given unseen, and before it somebody else had written to the same question where its person
   * could read it. It counts; of agreement it says nothing.
   */
  readonly afterOthers?: true;
  readonly retracted: boolean;
  /** The ballot that this one replaces ("Fix", or a second answer of the same person). */
  readonly replaces: string | null;
  /** Null until it was understood. */
  readonly understood: BallotReading | null;
  /** What it says, as it was understood; whether that became facts is another matter. */
  readonly claims: readonly NewFact[];
  /** When its person last had the question before them alone, as far as that is known; never later than `at`. */
  readonly openedAt?: number;
  readonly at: number;
}

export type { BallotReading } from "./exchange.js";

export interface NewBallot {
  readonly id: string;
  /** Of a message that was heard before: its versions all answer the question that the first one did. */
  readonly question: string;
  readonly eventKey: string;
  readonly message: string | null;
  readonly person: Omit<Person, "id">;
  readonly choice: string | null;
  readonly text: string | null;
  readonly replaces: string | null;
  /** It was to be given unseen, and was given where others could read it. */
  readonly sawOthers?: boolean;
  readonly at: number;
}

/** What understanding a ballot led to, all or nothing. */
export interface BallotOutcome {
  readonly ballot: string;
  readonly understood: BallotReading;
  /** What it says; kept with the ballot. */
  readonly claims?: readonly NewFact[];
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  /** Ballots that no longer stand because of it: their receipts change. */
  readonly replaced: readonly string[];
  /** It contradicts what others said. */
  readonly dispute?: DisputeWrite | null;
  /** Settles the question if it is still open; null leaves it open (unclear, first time). */
  readonly settle: {
    readonly state: Exclude<QuestionState, "open">;
    readonly reason: string | null;
  } | null;
  /** Set with the first unclear reply. */
  readonly followUp: FollowUp | null;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

/**
 * Facts of which not all can be true. None of them is used until those that are left do not contradict
 * each other any more: then the dispute is over by itself, and its question with it.
 */
export interface DisputeWrite {
  /** Id of the question that settles it. */
  readonly question: string;
  /** The question itself when it is a new one. */
  readonly adjudication: Question | null;
  readonly timers: readonly NewTimer[];
  /** New facts, and valid ones; those that were in dispute with them come along. */
  readonly facts: readonly string[];
}

/** How an open question ends without one answer that settles it: several were counted, or none came. */
export interface Settlement {
  readonly question: string;
  readonly state: Exclude<QuestionState, "open">;
  readonly reason: string | null;
  /** The answers it was worked out from: when one of them was taken back meanwhile, nothing is written. */
  readonly basis: readonly string[];
  readonly facts: readonly FactWrite[];
  readonly dispute: DisputeWrite | null;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

export interface QuestionStore {
  /** The step, the question and the card's delivery, in one transaction. */
  recordAsk(write: AskWrite, at: number): Promise<void>;
  get(id: string): Promise<Question | null>;
  list(filter?: {
    household?: string;
    episode?: string;
    campaign?: string;
    state?: QuestionState;
    /** Those that settle what was said to this question, oldest first. */
    adjudicates?: string;
  }): Promise<readonly Question[]>;
  /** Those that fit, newest first, with what is remarkable about each; and how many fit in all. */
  browse(
    filter: ExchangeFilter,
  ): Promise<{ readonly total: number; readonly questions: readonly FlaggedQuestion[] }>;
  /** The homes in which something was asked, and the campaigns. */
  scopes(): Promise<ExchangeScopes>;
  /** Open ones that may have to be settled: their deadline is over, or several answers are counted. */
  due(at: number): Promise<readonly Question[]>;
  /** Those of these questions that are not open any more. */
  settledAmong(ids: readonly string[]): Promise<readonly string[]>;
  /** An open question of the household with the same need. */
  findOpen(household: string, need: Need): Promise<Question | null>;
  /**
   * Answered questions of the household that mean the same, best first, with a similarity in [0, 1]:
   * same function word and noun; the embedder compares the sentences.
   */
  findAnswered(
    household: string,
    need: Need,
    text: string,
  ): Promise<readonly { readonly question: Question; readonly similarity: number }[]>;
  /**
   * Keeps a ballot with its person and words; of a message that was unsaid only the event.
   * "duplicate" when the event key is already there, "unknown" when the question is not.
   */
  recordBallot(ballot: NewBallot): Promise<"accepted" | "duplicate" | "unknown">;
  ballot(id: string): Promise<Ballot | null>;
  ballots(question: string): Promise<readonly Ballot[]>;
  /** All versions of a message that were kept, in the order in which they came. */
  ballotsOf(message: string): Promise<readonly Ballot[]>;
  /**
   * Somebody has these questions before them alone, in a form or on a page. Kept of campaigns only, and of
   * those who have agreed to them and have not opted out; the latest time of each counts.
   */
  recordOpened(
    questions: readonly string[],
    who: Pick<Person, "platform" | "workspace" | "platformId">,
    at: number,
  ): Promise<void>;
  /** A person's last ballots by their row id, newest first. */
  answersOf(person: string, limit: number): Promise<readonly Ballot[]>;
  /** Ballots that were kept but not yet understood (a crash came between), oldest first. */
  unread(): Promise<readonly Ballot[]>;
  recordOutcome(outcome: BallotOutcome): Promise<void>;
  /**
   * Takes a ballot back: its facts are retracted, tuples resting on them are removed, its receipt changes.
   * What its facts had taken the place of stands again, unless something else speaks against it.
   */
  retract(
    ballot: string,
    eventKey: string,
    notes: readonly OutboxNote[],
    at: number,
  ): Promise<"accepted" | "duplicate" | "unknown">;
  /**
   * A message was deleted: takes back all its ballots and forgets their words. What is delivered of it
   * afterwards does not count.
   */
  unsay(message: string, eventKey: string, at: number): Promise<"accepted" | "duplicate">;
  /** Messages that answered an episode's questions and were not unsaid, oldest first. */
  heardMessages(episode: string): Promise<readonly string[]>;
  /** Settles an open question without an answer (expired, cancelled). False when it was not open. */
  close(id: string, state: "expired" | "cancelled", reason: string, at: number): Promise<boolean>;
  /**
   * Ends an open question with all that follows from it, in one transaction. False when nothing was
   * written: it was not open, an answer is still unread, or one of the `basis` was taken back.
   */
  settle(settlement: Settlement): Promise<boolean>;
  /** Timers of open questions whose time has come, the earliest first. */
  dueTimers(at: number): Promise<readonly QuestionTimer[]>;
  /**
   * Does what a timer does and marks it as done, in one transaction; of a settled question only the mark.
   * False when it was done already.
   */
  fireTimer(timer: QuestionTimer, firing: TimerFiring, at: number): Promise<boolean>;
}
