import type { StepRecord } from "./episode.js";
import type { BallotReading, ExchangeFilter, ExchangeScopes, FlaggedQuestion } from "./exchange.js";
import type { NewFact } from "./fact.js";
import type { FactInvalidation, FactWrite } from "./fact-store.js";
import type { OutboxNote } from "./outbox-store.js";
import type { Person } from "./person.js";
import type { FollowUp, Need, Question, QuestionState } from "./question.js";

/** A need, its asking step, and what is written with it. */
export interface AskWrite {
  /** `step.kind` is "ask". */
  readonly record: StepRecord;
  /** Set when a new question is posted. */
  readonly question: Question | null;
  /** The question that the step waits for, its own or a joined one. */
  readonly waitsFor: string | null;
  /** Reminders and escalations while nobody answers. */
  readonly timers?: readonly NewTimer[];
  /** Contradicting facts; the new question decides which holds. */
  readonly disputed?: readonly string[];
}

/** A one-time action of a question: the `nth` of its kind, from 1. */
export interface NewTimer {
  readonly kind: "remind" | "escalate";
  readonly nth: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

export interface QuestionTimer extends NewTimer {
  readonly question: string;
}

/** A timer's effect, written in the transaction that marks it as done. */
export interface TimerFiring {
  readonly notes: readonly OutboxNote[];
  /** Puts the question to somebody in another channel or directly. */
  readonly call: { readonly id: string; readonly channel: string } | null;
  /** Fires again then, and does nothing else now. */
  readonly deferTo: number | null;
}

/** One person's answer to one question. The latest counts; all are kept. */
export interface Ballot extends Pick<Person, "platform" | "workspace" | "platformId"> {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  /** "" for those without a name. */
  readonly personName: string;
  readonly eventKey: string;
  /** The platform's message, equal for all its versions; null for presses and modals. */
  readonly message: string | null;
  /** The pressed choice; null for words. */
  readonly choice: string | null;
  /** Null for presses, and for words whose message was deleted. */
  readonly text: string | null;
  /** After the question was closed. */
  readonly late: boolean;
  /** Meant to be blind, but given where others could read it. */
  readonly sawOthers?: true;
  /** Meant to be blind, but written after others' visible answers. Counts for the quorum, not for agreement. */
  readonly afterOthers?: true;
  readonly retracted: boolean;
  /** The replaced ballot ("Fix", or the person's second answer). */
  readonly replaces: string | null;
  /** Null until read. */
  readonly understood: BallotReading | null;
  /** All claims as read, whether or not they became facts. */
  readonly claims: readonly NewFact[];
  /** Last opening of the question, if known; at most `at`. */
  readonly openedAt?: number;
  readonly at: number;
}

export type { BallotReading } from "./exchange.js";

export interface NewBallot
  extends Pick<Ballot, "id" | "eventKey" | "message" | "choice" | "text" | "replaces" | "at"> {
  /** Every version of a message answers the question of its first version. */
  readonly question: string;
  readonly person: Omit<Person, "id">;
  /** Meant to be blind, but given where others could read it. */
  readonly sawOthers?: boolean;
  /** Not read before {@link QuestionStore.check}. */
  readonly unchecked?: boolean;
  /** For a remark: the standing question, stored with the first one. */
  readonly standing?: Question;
}

/** Result of reading a ballot, written in one transaction. */
export interface BallotOutcome {
  readonly ballot: string;
  readonly understood: BallotReading;
  readonly claims?: readonly NewFact[];
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  /** Replaced ballots, whose receipts change. */
  readonly replaced: readonly string[];
  /** Set when it contradicts others' claims. */
  readonly dispute?: DisputeWrite | null;
  /** Settles the question if still open; null leaves it open after a first unclear reply. */
  readonly settle: {
    readonly state: Exclude<QuestionState, "open">;
    readonly reason: string | null;
  } | null;
  /** For an unclear reply; replaces an earlier one. */
  readonly followUp: FollowUp | null;
  /** A question back, on the episode's card. */
  readonly asks?: Question;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

/** Contradicting facts, unused until the remaining ones agree; then the dispute and its question end. */
export interface DisputeWrite {
  /** Id of the deciding question. */
  readonly question: string;
  /** The deciding question, if new. */
  readonly adjudication: Question | null;
  readonly timers: readonly NewTimer[];
  /** New and valid facts; facts already in dispute with them are added. */
  readonly facts: readonly string[];
}

/** Closes an open question without one settling answer: by a count, or without answers. */
export interface Settlement
  extends NonNullable<BallotOutcome["settle"]>,
    Pick<BallotOutcome, "facts" | "notes" | "at"> {
  readonly question: string;
  /** The answers used. If one was taken back meanwhile, nothing is written. */
  readonly basis: readonly string[];
  readonly dispute: DisputeWrite | null;
}

/** An open question, with its home's place. */
export interface OpenQuestion {
  readonly question: string;
  readonly episode: string;
  /** "": the home channel. */
  readonly channel: string;
  readonly called: boolean;
}

export interface QuestionStore {
  /** Writes step, question and the card's delivery in one transaction. */
  recordAsk(write: AskWrite, at: number): Promise<void>;
  get(id: string): Promise<Question | null>;
  /** Asked questions, oldest first, without standing ones. */
  list(filter?: {
    household?: string;
    episode?: string;
    campaign?: string;
    state?: QuestionState;
    /** Questions that decide a dispute about this one's answers, oldest first. */
    adjudicates?: string;
  }): Promise<readonly Question[]>;
  /**
   * Filtered exchanges with flags, and their total. Order: unreviewed words, disagreements, rest; each newest first.
   */
  browse(
    filter: ExchangeFilter,
  ): Promise<{ readonly total: number; readonly questions: readonly FlaggedQuestion[] }>;
  /** Homes and campaigns with questions. */
  scopes(): Promise<ExchangeScopes>;
  /** Open questions past their deadline, earliest first. */
  due(at: number): Promise<readonly Question[]>;
  /** Open questions asked after this time, by a clock that was ahead. */
  askedAfter(at: number): Promise<readonly Question[]>;
  /**
   * Shifts deadlines and reminders of all open questions (then also waiting deliveries) or of one, and refreshes their
   * cards.
   * @param move.by milliseconds; negative: earlier
   */
  moveWaits(move: { readonly by: number; readonly question?: string }, at: number): Promise<void>;
  /** Open questions with a quorum or from agents, oldest first. */
  counted(): Promise<readonly Question[]>;
  /**
   * Open questions of a platform that a person has not answered: those put to them by name, then oldest first.
   * @param who.person row id; null: unknown person
   */
  openFor(who: {
    readonly platform: string;
    readonly person: string | null;
    readonly skip: number;
    readonly limit: number;
  }): Promise<readonly Question[]>;
  /**
   * Open questions of a platform, newest first.
   * @param who.place id of a channel or person; marks questions that a call put there
   * @param who.person row id; marks questions put to them
   */
  openOn(who: {
    readonly platform: string;
    readonly place: string;
    readonly person: string | null;
  }): Promise<readonly OpenQuestion[]>;
  /** The first question that a message answered, with its episode, or null. */
  answeredBy(message: string): Promise<{ question: string; episode: string } | null>;
  /** The closed ones of these questions. */
  settledAmong(ids: readonly string[]): Promise<readonly string[]>;
  /** An open question of the household with the same need. */
  findOpen(household: string, need: Need): Promise<Question | null>;
  /**
   * Possible paraphrases in the household, best first: same function word and noun, with the sentences' similarity in
   * [0, 1]. Answered ones must have valid answers; open ones must not decide a dispute.
   */
  findAlike(
    household: string,
    need: Need,
    like: { readonly text: string; readonly state: "open" | "answered" },
  ): Promise<readonly { readonly question: Question; readonly similarity: number }[]>;
  /**
   * Stores a ballot with person and words; for a deleted message only the event. "duplicate": known event key.
   * "unknown": no such question.
   */
  recordBallot(ballot: NewBallot): Promise<"accepted" | "duplicate" | "unknown">;
  ballot(id: string): Promise<Ballot | null>;
  ballots(question: string): Promise<readonly Ballot[]>;
  /**
   * Records that a person opened questions in a form or on a page. Only for consenting participants of campaigns; the
   * latest time counts.
   */
  recordOpened(
    questions: readonly string[],
    who: Pick<Person, "platform" | "workspace" | "platformId">,
    at: number,
  ): Promise<void>;
  /**
   * A person's latest ballots, newest first.
   * @param person row id
   */
  answersOf(person: string, limit: number): Promise<readonly Ballot[]>;
  /** Ballots stored but not read because of a crash, oldest first. */
  unread(): Promise<readonly Ballot[]>;
  /** Ballots whose person must be checked first, oldest first. They do not delay settlement. */
  unchecked(): Promise<readonly Ballot[]>;
  /** Marks a ballot's person as checked: it can be read, and is late if its question is closed. */
  check(ballot: string): Promise<void>;
  recordOutcome(outcome: BallotOutcome): Promise<void>;
  /**
   * Takes a ballot back: retracts its facts, removes dependent tuples, changes its receipt. Replaced facts become valid
   * again unless something else contradicts them.
   */
  retract(
    ballot: string,
    eventKey: string,
    notes: readonly OutboxNote[],
    at: number,
  ): Promise<"accepted" | "duplicate" | "unknown">;
  /** Handles a deleted message: takes its ballots back, deletes their words, and ignores redeliveries. */
  unsay(message: string, eventKey: string, at: number): Promise<"accepted" | "duplicate">;
  /** Undeleted messages that answered an episode's questions, oldest first. */
  heardMessages(episode: string): Promise<readonly string[]>;
  /** Also true for events whose words were forgotten. */
  isHeard(eventKey: string): Promise<boolean>;
  /** Closes an open question without an answer. Returns false when it was not open. */
  close(id: string, state: "expired" | "cancelled", reason: string, at: number): Promise<boolean>;
  /**
   * Closes an open question with all consequences in one transaction. Returns false and writes nothing when it was not
   * open, an answer is unread, or one of `basis` was taken back.
   */
  settle(settlement: Settlement): Promise<boolean>;
  /** Due timers of open questions, earliest first. */
  dueTimers(at: number): Promise<readonly QuestionTimer[]>;
  /** Fires a timer in one transaction; for a settled question it only marks it. Returns false when already done. */
  fireTimer(timer: QuestionTimer, firing: TimerFiring, at: number): Promise<boolean>;
}
