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
  /** The step's own question, or a joined one. */
  readonly waitsFor: string | null;
  /** Reminders and escalations of the new question. */
  readonly timers?: readonly NewTimer[];
  /** Contradicting facts. The new question decides which holds. */
  readonly disputed?: readonly string[];
}

/** Fires once. `nth` counts timers of one kind, from 1. */
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
  /** Fires again then, and has no effect now. */
  readonly deferTo: number | null;
}

/** A person's latest ballot counts; all are kept. */
export interface Ballot extends Pick<Person, "platform" | "workspace" | "platformId"> {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  readonly personName: string;
  readonly eventKey: string;
  /** The platform's message, equal for all its versions. Null for presses and modals. */
  readonly message: string | null;
  readonly choice: string | null;
  /** Null for presses, and for words whose message was deleted. */
  readonly text: string | null;
  readonly late: boolean;
  /** Meant to be blind, but given where others could read it. */
  readonly sawOthers?: true;
  /** Meant to be blind, but written after visible answers. Counts for the quorum, not for agreement. */
  readonly afterOthers?: true;
  readonly retracted: boolean;
  /** Ballot replaced by "Fix", or by the person's second answer. */
  readonly replaces: string | null;
  readonly understood: BallotReading | null;
  /** Claims as read, whether or not they became facts. */
  readonly claims: readonly NewFact[];
  /** Last opening of the question, never later than `at`. */
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
  /** Not read before {@link QuestionStore.check} was called. */
  readonly unchecked?: boolean;
  /** The standing question of a remark, stored with the first remark. */
  readonly standing?: Question;
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
  /** Null leaves the question open after a first unclear reply. */
  readonly settle: {
    readonly state: Exclude<QuestionState, "open">;
    readonly reason: string | null;
  } | null;
  /** Replaces an earlier follow-up. */
  readonly followUp: FollowUp | null;
  readonly asks?: Question;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

/** Marks facts as unused until the remaining ones agree; then the dispute and its question end. */
export interface DisputeWrite {
  readonly question: string;
  readonly adjudication: Question | null;
  readonly timers: readonly NewTimer[];
  /** New and valid facts. Facts already in dispute with them are added. */
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
  readonly called: boolean;
}

export interface QuestionStore {
  /** Writes step, question and the card's delivery in one transaction. */
  recordAsk(write: AskWrite, at: number): Promise<void>;
  get(id: string): Promise<Question | null>;
  /** Lists questions, oldest first, without standing ones. */
  list(filter?: {
    household?: string;
    episode?: string;
    campaign?: string;
    state?: QuestionState;
    /** Only those that decide a dispute about this question's answers. */
    adjudicates?: string;
  }): Promise<readonly Question[]>;
  /** Sorts by unreviewed words, then disagreements, then the rest; each newest first. */
  browse(
    filter: ExchangeFilter,
  ): Promise<{ readonly total: number; readonly questions: readonly FlaggedQuestion[] }>;
  scopes(): Promise<ExchangeScopes>;
  due(at: number): Promise<readonly Question[]>;
  /** For deadlines set by a clock that was ahead. */
  askedAfter(at: number): Promise<readonly Question[]>;
  /**
   * Also moves reminders and, for all questions, waiting deliveries.
   * @param move.by milliseconds; negative: earlier
   */
  moveWaits(move: { readonly by: number; readonly question?: string }, at: number): Promise<void>;
  counted(): Promise<readonly Question[]>;
  /**
   * Questions that a person has not answered: those put to them by name, then oldest first.
   * @param who.person row id; null for somebody unknown
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
   * Finds paraphrases, best first: same function word and noun, with the sentences' similarity in [0, 1]. Answered ones
   * have valid answers; open ones decide no dispute.
   */
  findAlike(
    household: string,
    need: Need,
    like: { readonly text: string; readonly state: "open" | "answered" },
  ): Promise<readonly { readonly question: Question; readonly similarity: number }[]>;
  /** Stores only the event when the message was deleted. "duplicate": known event key. "unknown": no such question. */
  recordBallot(ballot: NewBallot): Promise<"accepted" | "duplicate" | "unknown">;
  ballot(id: string): Promise<Ballot | null>;
  ballots(question: string): Promise<readonly Ballot[]>;
  /** Only for consenting participants of campaigns. The latest time counts. */
  recordOpened(
    questions: readonly string[],
    who: Pick<Person, "platform" | "workspace" | "platformId">,
    at: number,
  ): Promise<void>;
  /** @param person row id */
  answersOf(person: string, limit: number): Promise<readonly Ballot[]>;
  /** Ballots that a crash left unread, oldest first. */
  unread(): Promise<readonly Ballot[]>;
  /** Ballots whose person must be checked first. They do not delay settlement. */
  unchecked(): Promise<readonly Ballot[]>;
  /** Lets the ballot be read. It is late if its question is closed by then. */
  check(ballot: string): Promise<void>;
  recordOutcome(outcome: BallotOutcome): Promise<void>;
  /** Also removes dependent tuples. Replaced facts become valid again unless something contradicts them. */
  retract(
    ballot: string,
    eventKey: string,
    notes: readonly OutboxNote[],
    at: number,
  ): Promise<"accepted" | "duplicate" | "unknown">;
  /** Takes back a deleted message's ballots, deletes their words, and ignores redeliveries. */
  unsay(message: string, eventKey: string, at: number): Promise<"accepted" | "duplicate">;
  heardMessages(episode: string): Promise<readonly string[]>;
  /** Also true when the words were forgotten. */
  isHeard(eventKey: string): Promise<boolean>;
  /** Returns false when it was not open. */
  close(id: string, state: "expired" | "cancelled", reason: string, at: number): Promise<boolean>;
  /**
   * Returns false, without changes, when the question was not open, an answer is unread, or one of `basis` was taken
   * back.
   */
  settle(settlement: Settlement): Promise<boolean>;
  dueTimers(at: number): Promise<readonly QuestionTimer[]>;
  /**
   * Fires in one transaction, or only marks the timer when the question is settled. Returns false when already done.
   */
  fireTimer(timer: QuestionTimer, firing: TimerFiring, at: number): Promise<boolean>;
}
