import type { StepRecord } from "./episode.js";
import type { BallotReading, ExchangeFilter, ExchangeScopes, FlaggedQuestion } from "./exchange.js";
import type { NewFact } from "./fact.js";
import type { FactInvalidation, FactWrite } from "./fact-store.js";
import type { OutboxNote } from "./outbox-store.js";
import type { Person } from "./person.js";
import type { FollowUp, Need, Question, QuestionState } from "./question.js";

export interface AskWrite {
  readonly record: StepRecord;
  readonly question: Question | null;
  /** Its own question, or a joined one. */
  readonly waitsFor: string | null;
  /** Reminders and escalations. */
  readonly timers?: readonly NewTimer[];
  /** Contradicting facts; the question decides which holds. */
  readonly disputed?: readonly string[];
}

/** Fires once; `nth` of its kind, from 1. */
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
  /** To another channel or person. */
  readonly call: { readonly id: string; readonly channel: string } | null;
  /** Fires again then, and does nothing now. */
  readonly deferTo: number | null;
}

/** A person's latest ballot counts; all are kept. */
export interface Ballot extends Pick<Person, "platform" | "workspace" | "platformId"> {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  readonly personName: string;
  readonly eventKey: string;
  /** Equal for all versions of a message; null for presses and modals. */
  readonly message: string | null;
  readonly choice: string | null;
  /** Null for presses and deleted messages. */
  readonly text: string | null;
  readonly late: boolean;
  /** Meant to be blind, but others could read it. */
  readonly sawOthers?: true;
  /** Meant to be blind, but written after visible answers. Counts for the quorum, not for agreement. */
  readonly afterOthers?: true;
  readonly retracted: boolean;
  /** By "Fix", or by the person's second answer. */
  readonly replaces: string | null;
  readonly understood: BallotReading | null;
  /** As read, whether or not they became facts. */
  readonly claims: readonly NewFact[];
  /** Last opening, at most `at`. */
  readonly openedAt?: number;
  readonly at: number;
}

export type { BallotReading } from "./exchange.js";

export interface NewBallot
  extends Pick<Ballot, "id" | "eventKey" | "message" | "choice" | "text" | "replaces" | "at"> {
  /** Every version of a message answers the first version's question. */
  readonly question: string;
  readonly person: Omit<Person, "id">;
  readonly sawOthers?: boolean;
  /** Not read before {@link QuestionStore.check}. */
  readonly unchecked?: boolean;
  /** For remarks; stored with the first one. */
  readonly standing?: Question;
}

export interface BallotOutcome {
  readonly ballot: string;
  readonly understood: BallotReading;
  readonly claims?: readonly NewFact[];
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  /** Their receipts change. */
  readonly replaced: readonly string[];
  /** Set when it contradicts others' claims. */
  readonly dispute?: DisputeWrite | null;
  /** Null leaves it open after a first unclear reply. */
  readonly settle: {
    readonly state: Exclude<QuestionState, "open">;
    readonly reason: string | null;
  } | null;
  /** Replaces an earlier one. */
  readonly followUp: FollowUp | null;
  readonly asks?: Question;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

/** Facts unused until the remaining ones agree; then the dispute and its question end. */
export interface DisputeWrite {
  readonly question: string;
  readonly adjudication: Question | null;
  readonly timers: readonly NewTimer[];
  /** New and valid ones; facts already in dispute with them are added. */
  readonly facts: readonly string[];
}

/** Closes a question by a count of answers, or without any. */
export interface Settlement
  extends NonNullable<BallotOutcome["settle"]>,
    Pick<BallotOutcome, "facts" | "notes" | "at"> {
  readonly question: string;
  /** Nothing is written if one of these answers was taken back. */
  readonly basis: readonly string[];
  readonly dispute: DisputeWrite | null;
}

export interface OpenQuestion {
  readonly question: string;
  readonly episode: string;
  /** "": the home channel. */
  readonly channel: string;
  readonly called: boolean;
}

export interface QuestionStore {
  /** In one transaction with the card's delivery. */
  recordAsk(write: AskWrite, at: number): Promise<void>;
  get(id: string): Promise<Question | null>;
  /** Oldest first, without standing questions. */
  list(filter?: {
    household?: string;
    episode?: string;
    campaign?: string;
    state?: QuestionState;
    /** Those that decide a dispute about this one's answers. */
    adjudicates?: string;
  }): Promise<readonly Question[]>;
  /** Order: unreviewed words, disagreements, rest; each newest first. */
  browse(
    filter: ExchangeFilter,
  ): Promise<{ readonly total: number; readonly questions: readonly FlaggedQuestion[] }>;
  scopes(): Promise<ExchangeScopes>;
  due(at: number): Promise<readonly Question[]>;
  /** After a clock that was ahead was corrected. */
  askedAfter(at: number): Promise<readonly Question[]>;
  /**
   * Also moves reminders and, for all questions, waiting deliveries.
   * @param move.by milliseconds; negative: earlier
   */
  moveWaits(move: { readonly by: number; readonly question?: string }, at: number): Promise<void>;
  counted(): Promise<readonly Question[]>;
  /**
   * Unanswered by the person: those put to them by name, then oldest first.
   * @param who.person row id; null: unknown person
   */
  openFor(who: {
    readonly platform: string;
    readonly person: string | null;
    readonly skip: number;
    readonly limit: number;
  }): Promise<readonly Question[]>;
  /**
   * Newest first.
   * @param who.place id of a channel or person; marks questions that a call put there
   * @param who.person row id; marks questions put to them
   */
  openOn(who: {
    readonly platform: string;
    readonly place: string;
    readonly person: string | null;
  }): Promise<readonly OpenQuestion[]>;
  answeredBy(message: string): Promise<{ question: string; episode: string } | null>;
  settledAmong(ids: readonly string[]): Promise<readonly string[]>;
  findOpen(household: string, need: Need): Promise<Question | null>;
  /**
   * Paraphrases, best first: same function word and noun, with the sentences' similarity in [0, 1]. Answered ones have
   * valid answers; open ones decide no dispute.
   */
  findAlike(
    household: string,
    need: Need,
    like: { readonly text: string; readonly state: "open" | "answered" },
  ): Promise<readonly { readonly question: Question; readonly similarity: number }[]>;
  /** Of a deleted message, stores only the event. "duplicate": known event key. "unknown": no such question. */
  recordBallot(ballot: NewBallot): Promise<"accepted" | "duplicate" | "unknown">;
  ballot(id: string): Promise<Ballot | null>;
  ballots(question: string): Promise<readonly Ballot[]>;
  /** Only for consenting participants of campaigns; the latest time counts. */
  recordOpened(
    questions: readonly string[],
    who: Pick<Person, "platform" | "workspace" | "platformId">,
    at: number,
  ): Promise<void>;
  /** @param person row id */
  answersOf(person: string, limit: number): Promise<readonly Ballot[]>;
  /** Not read because of a crash, oldest first. */
  unread(): Promise<readonly Ballot[]>;
  /** Wait for a check of their person; they do not delay settlement. */
  unchecked(): Promise<readonly Ballot[]>;
  /** The ballot can then be read, and is late if its question is closed. */
  check(ballot: string): Promise<void>;
  recordOutcome(outcome: BallotOutcome): Promise<void>;
  /** Also removes dependent tuples. Replaced facts become valid again unless something contradicts them. */
  retract(
    ballot: string,
    eventKey: string,
    notes: readonly OutboxNote[],
    at: number,
  ): Promise<"accepted" | "duplicate" | "unknown">;
  /** For a deleted message: takes its ballots back, deletes their words, and ignores redeliveries. */
  unsay(message: string, eventKey: string, at: number): Promise<"accepted" | "duplicate">;
  heardMessages(episode: string): Promise<readonly string[]>;
  /** Also true when the words were forgotten. */
  isHeard(eventKey: string): Promise<boolean>;
  /** Returns false when it was not open. */
  close(id: string, state: "expired" | "cancelled", reason: string, at: number): Promise<boolean>;
  /** False, without changes: the question was not open, an answer is unread, or one of `basis` was taken back. */
  settle(settlement: Settlement): Promise<boolean>;
  dueTimers(at: number): Promise<readonly QuestionTimer[]>;
  /** In one transaction; for a settled question it only marks. Returns false when already done. */
  fireTimer(timer: QuestionTimer, firing: TimerFiring, at: number): Promise<boolean>;
}
