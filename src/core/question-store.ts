/** Where questions and answers are kept, with what they lead to. */
import type { StepRecord } from "./episode.js";
import type { BallotReading, ExchangeFilter, ExchangeScopes, FlaggedQuestion } from "./exchange.js";
import type { NewFact } from "./fact.js";
import type { FactInvalidation, FactWrite } from "./fact-store.js";
import type { OutboxNote } from "./outbox-store.js";
import type { Person } from "./person.js";
import type { FollowUp, Need, Question, QuestionState } from "./question.js";

/** A need that comes up: the step that asks, and what is written with it. */
export interface AskWrite {
  /** `step.kind` is "ask". */
  readonly record: StepRecord;
  /** Present when a new question is posted. */
  readonly question: Question | null;
  /** Present when the step waits for a question, its own or a joined one. */
  readonly waitsFor: string | null;
  /** What the new question does while nobody answers. */
  readonly timers?: readonly NewTimer[];
  /** Facts that contradict each other. The new question is to settle which of them holds. */
  readonly disputed?: readonly string[];
}

/** Something that a question does once by itself: the `nth` of its kind, from 1. */
export interface NewTimer {
  readonly kind: "remind" | "escalate";
  readonly nth: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

export interface QuestionTimer extends NewTimer {
  readonly question: string;
}

/** What a timer does, written in the transaction that marks it as done. */
export interface TimerFiring {
  /** Notes under the card of the question's episode. */
  readonly notes: readonly OutboxNote[];
  /** Puts the question to somebody else, in another channel or directly. */
  readonly call: { readonly id: string; readonly channel: string } | null;
  /** Fires again at this time, and does nothing else now. */
  readonly deferTo: number | null;
}

/** One person's answer to one question. A person's latest answer counts; all are kept. */
export interface Ballot extends Pick<Person, "platform" | "workspace" | "platformId"> {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  /** Empty for those who gave no name. */
  readonly personName: string;
  /** Unique per platform event. */
  readonly eventKey: string;
  /** The platform's message, the same for all its versions; null for presses and modals. */
  readonly message: string | null;
  /** The pressed choice; null for words. */
  readonly choice: string | null;
  /** Null for presses, and for words whose message was deleted. */
  readonly text: string | null;
  /** It came when the question was no longer open. */
  readonly late: boolean;
  /** It was to be given unseen, but was given where others could read it. */
  readonly sawOthers?: true;
  /**
   * It was to be given unseen, but somebody else had already written where this person could read it. It counts
   * for the quorum, not for agreement.
   */
  readonly afterOthers?: true;
  /** The earlier question that its person called the same, by pressing the answer to it. */
  readonly sameAs?: string;
  readonly retracted: boolean;
  /** The ballot that this one replaces ("Fix", or a second answer of the same person). */
  readonly replaces: string | null;
  /** Null until it was understood. */
  readonly understood: BallotReading | null;
  /** What it says, as it was understood, whether or not that became facts. */
  readonly claims: readonly NewFact[];
  /** When the person last opened the question, if known; never later than `at`. */
  readonly openedAt?: number;
  readonly at: number;
}

export type { BallotReading } from "./exchange.js";

export interface NewBallot
  extends Pick<Ballot, "id" | "eventKey" | "message" | "choice" | "text" | "replaces" | "at"> {
  /** The message. All versions of one answer the question that its first version did. */
  readonly question: string;
  readonly person: Omit<Person, "id">;
  /** It was to be given unseen, but was given where others could read it. */
  readonly sawOthers?: boolean;
  readonly sameAs?: string | undefined;
  /** It is not read before {@link QuestionStore.check}. */
  readonly unchecked?: boolean;
  /** The standing question that it is a remark to. It is kept with the first remark. */
  readonly standing?: Question;
}

/** What understanding a ballot led to. All of it is written, or nothing. */
export interface BallotOutcome {
  readonly ballot: string;
  readonly understood: BallotReading;
  /** What it says, kept with the ballot. */
  readonly claims?: readonly NewFact[];
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  /** Ballots that it replaces. Their receipts change. */
  readonly replaced: readonly string[];
  /** Present when it contradicts what others said. */
  readonly dispute?: DisputeWrite | null;
  /** Settles the question if it is still open; null leaves it open after a first unclear reply. */
  readonly settle: {
    readonly state: Exclude<QuestionState, "open">;
    readonly reason: string | null;
  } | null;
  /** Set with a reply that is not clear. A later one takes its place. */
  readonly followUp: FollowUp | null;
  /** A question that is asked because of it, on the card of its episode. */
  readonly asks?: Question;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

/**
 * Facts that cannot all be true. None of them is used until those that are left agree; then the dispute and its
 * question end by themselves.
 */
export interface DisputeWrite {
  /** Id of the question that settles it. */
  readonly question: string;
  /** The question itself, if it is new. */
  readonly adjudication: Question | null;
  readonly timers: readonly NewTimer[];
  /** New facts and valid ones. Facts already in dispute with them are added. */
  readonly facts: readonly string[];
}

/** The end of an open question without one answer that settles it: several were counted, or none came. */
export interface Settlement
  extends NonNullable<BallotOutcome["settle"]>,
    Pick<BallotOutcome, "facts" | "notes" | "at"> {
  readonly question: string;
  /** The answers that it was worked out from. If one was taken back meanwhile, nothing is written. */
  readonly basis: readonly string[];
  readonly dispute: DisputeWrite | null;
}

/** An open question, and where it is played. */
export interface OpenQuestion {
  readonly question: string;
  readonly episode: string;
  /** Empty: the channel that the bot was set up for. */
  readonly channel: string;
  readonly called: boolean;
}

/** A question with how much it is like another one, by the embedder, in [0, 1]. */
export interface AlikeQuestion {
  readonly question: Question;
  readonly similarity: number;
}

export interface QuestionStore {
  /** Writes the step, the question and the card's delivery in one transaction. */
  recordAsk(write: AskWrite, at: number): Promise<void>;
  get(id: string): Promise<Question | null>;
  /** Those that were asked, oldest first: no standing ones. */
  list(filter?: {
    household?: string;
    episode?: string;
    campaign?: string;
    state?: QuestionState;
    /** Those that settle a dispute about this question's answers, oldest first. */
    adjudicates?: string;
  }): Promise<readonly Question[]>;
  /**
   * Those that fit, with what is remarkable about each, and how many fit in all. First those with words to review, then
   * disagreements; each newest first.
   */
  browse(
    filter: ExchangeFilter,
  ): Promise<{ readonly total: number; readonly questions: readonly FlaggedQuestion[] }>;
  /** The homes in which something was asked, and the campaigns. */
  scopes(): Promise<ExchangeScopes>;
  /** Open questions whose deadline is over, the earliest first. */
  due(at: number): Promise<readonly Question[]>;
  /** Open questions that were asked after this time, by a clock that was ahead. */
  askedAfter(at: number): Promise<readonly Question[]>;
  /**
   * Moves the deadlines of all open questions, or of one, with their reminders; of all, also the deliveries that
   * wait. Their cards are shown anew.
   *
   * @param move.by in milliseconds; negative: earlier
   */
  moveWaits(move: { readonly by: number; readonly question?: string }, at: number): Promise<void>;
  /** Open questions of which several answers are counted or that agents ask, oldest first. */
  counted(): Promise<readonly Question[]>;
  /**
   * Open questions of a platform that a person has not answered: those put to them by name first, then the
   * oldest first.
   *
   * @param who.person row id; null: somebody who is not known yet
   */
  openFor(who: {
    readonly platform: string;
    readonly person: string | null;
    /** How many of the first ones to leave out. */
    readonly skip: number;
    readonly limit: number;
  }): Promise<readonly Question[]>;
  /**
   * Open questions of a platform, the newest first.
   *
   * @param who.place a channel's or person's id: each question says whether a call put it there
   * @param who.person row id: it also says whether it was put to them; null: nobody who is known
   */
  openOn(who: {
    readonly platform: string;
    readonly place: string;
    readonly person: string | null;
  }): Promise<readonly OpenQuestion[]>;
  /** The first question that a message answered, and its episode; null when it was not heard. */
  answeredBy(message: string): Promise<{ question: string; episode: string } | null>;
  /** Which of these questions are no longer open. */
  settledAmong(ids: readonly string[]): Promise<readonly string[]>;
  /** An open question of the household with the same need. */
  findOpen(household: string, need: Need): Promise<Question | null>;
  /**
   * Questions of the household that may mean the same, best first: same function word and noun, with the embedder's
   * similarity of the sentences, in [0, 1]. Of answered ones those whose answers hold, of open ones none that settles
   * a dispute.
   */
  findAlike(
    household: string,
    need: Need,
    like: { readonly text: string; readonly state: "open" | "answered" },
  ): Promise<readonly AlikeQuestion[]>;
  /** The texts of questions of the household that a person has called the same, and stands by it. */
  calledSame(household: string): Promise<readonly (readonly [string, string])[]>;
  /**
   * Keeps a ballot with its person and words; of a deleted message, only the event. "duplicate": the event key is
   * there already. "unknown": the question does not exist.
   */
  recordBallot(ballot: NewBallot): Promise<"accepted" | "duplicate" | "unknown">;
  ballot(id: string): Promise<Ballot | null>;
  ballots(question: string): Promise<readonly Ballot[]>;
  /**
   * A person has opened these questions, in a form or on a page. Kept only in campaigns, for those who agreed and
   * have not opted out; the latest time counts.
   */
  recordOpened(
    questions: readonly string[],
    who: Pick<Person, "platform" | "workspace" | "platformId">,
    at: number,
  ): Promise<void>;
  /** A person's latest ballots by row id, newest first. */
  answersOf(person: string, limit: number): Promise<readonly Ballot[]>;
  /** Ballots that were kept but not understood because of a crash, oldest first. */
  unread(): Promise<readonly Ballot[]>;
  /** Ballots that wait for a check of their person, oldest first. They hold up no settlement. */
  unchecked(): Promise<readonly Ballot[]>;
  /** A ballot's person was checked: it can be read, and is late when its question is over. */
  check(ballot: string): Promise<void>;
  recordOutcome(outcome: BallotOutcome): Promise<void>;
  /**
   * Takes a ballot back: retracts its facts, removes tuples that rest on them, and changes its receipt. What its
   * facts had replaced stands again, unless something else speaks against it.
   */
  retract(
    ballot: string,
    eventKey: string,
    notes: readonly OutboxNote[],
    at: number,
  ): Promise<"accepted" | "duplicate" | "unknown">;
  /** A message was deleted: takes back all its ballots and forgets their words. Later deliveries of it do not count. */
  unsay(message: string, eventKey: string, at: number): Promise<"accepted" | "duplicate">;
  /** Messages that answered an episode's questions and were not deleted, oldest first. */
  heardMessages(episode: string): Promise<readonly string[]>;
  /** Whether an event was kept before, also if its words were forgotten since. */
  isHeard(eventKey: string): Promise<boolean>;
  /** Settles an open question without an answer (expired, cancelled). Returns false when it was not open. */
  close(id: string, state: "expired" | "cancelled", reason: string, at: number): Promise<boolean>;
  /**
   * Ends an open question with all that follows, in one transaction. Returns false and writes nothing when it was
   * not open, an answer is unread, or one of the `basis` was taken back.
   */
  settle(settlement: Settlement): Promise<boolean>;
  /** Due timers of open questions, the earliest first. */
  dueTimers(at: number): Promise<readonly QuestionTimer[]>;
  /**
   * Fires a timer and marks it as done, in one transaction; for a settled question it only marks. Returns false
   * when it was done already.
   */
  fireTimer(timer: QuestionTimer, firing: TimerFiring, at: number): Promise<boolean>;
}
