/**
 * Stores: what is kept. Each write is one asynchronous atomic operation, never an open transaction,
 * so that another engine can implement them. Ids are given by the caller.
 */
import type { MessageRef, Note, Platform } from "./bot.js";
import type {
  AskPolicyName,
  Episode,
  EpisodeEnd,
  EpisodeOrigin,
  StepRecord,
  Variant,
  Worth,
} from "./episode.js";
import type { Fact, FactLife, FactStatus, NewFact } from "./fact.js";
import type { KnownPerson, Person, PersonStore } from "./person.js";
import type { FollowUp, KnowledgeMode, Need, Question, QuestionState } from "./question.js";
import type { Recall } from "./recall.js";
import type { ReuseStore } from "./reuse.js";
import type { HouseholdContent, Task } from "./scene.js";
import type { Tuple } from "./tuple.js";

export type { KnownPerson, Person, PersonStore };

/** A household's row: its content as stored at creation. Its history is its worldline. */
export interface Household {
  readonly id: string;
  readonly title: string;
  readonly content: HouseholdContent;
  readonly tasks: readonly Task[];
  readonly createdAt: number;
}

export interface HouseholdStore {
  /** Keeps the first content: a second call with the same id changes nothing. */
  create(household: Household): Promise<Household>;
  get(id: string): Promise<Household | null>;
  list(): Promise<readonly Household[]>;
}

/** What one world step writes, all or nothing. */
export interface StepWrite {
  readonly record: StepRecord;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  /** What people are told because of it. */
  readonly notes: readonly OutboxNote[];
}

/**
 * A new fact; the valid facts that `supersedes` names are closed by it, if they say the same kind of thing
 * of the same subject: nothing else invalidates.
 */
export interface FactWrite {
  readonly id: string;
  readonly fact: NewFact;
  readonly person: string | null;
  readonly question: string | null;
  readonly ballot: string | null;
  readonly episode: string | null;
  readonly supersedes: readonly string[];
}

export interface FactInvalidation {
  readonly id: string;
  readonly status: Exclude<FactStatus, "valid">;
  /** The fact that shows it; absent when none does. */
  readonly by?: string | null;
}

/** What somebody teaches for good, in words and as it was understood: "mugs belong in the cupboard". */
export interface NewRule {
  readonly id: string;
  readonly household: string;
  /** `source` is "rule". */
  readonly fact: NewFact;
  /** Row id of who teaches it. */
  readonly person: string;
  readonly words: string;
}

/** A thing that somebody moved between two rounds, unseen by the agent. */
export interface Move {
  readonly household: string;
  /** The round after which it happened; 0: before the first. */
  readonly afterRound: number;
  readonly thing: string;
  readonly place: string;
  readonly at: number;
}

/** A household's worldline: its episodes, and what people moved between them. */
export interface EpisodeStore {
  /** Fails with SousError "episode-open" while the household has an open episode. */
  recordMove(move: Omit<Move, "afterRound">): Promise<void>;
  /** In the order in which they happened. */
  moves(household: string): Promise<readonly Move[]>;
  /** Fails with SousError "episode-open" when the household already has an open episode. */
  open(episode: Episode): Promise<void>;
  get(id: string): Promise<Episode | null>;
  /** Episodes of a household, oldest first. */
  list(household: string): Promise<readonly Episode[]>;
  /** Episodes that have not ended, oldest first. */
  unfinished(): Promise<readonly Episode[]>;
  /** Writes a world step with the facts it showed. Writing the same seq again is an error. */
  recordStep(write: StepWrite, at: number): Promise<void>;
  /** Steps in order, ask steps with the present handling and outcome. */
  steps(episode: string): Promise<readonly StepRecord[]>;
  /** Ends it: no open question of it stays open (cancelled). Does nothing when it has ended. */
  end(
    id: string,
    end: EpisodeEnd,
    reward: number,
    tuples: readonly Tuple[],
    at: number,
  ): Promise<void>;
  /**
   * Keeps what people chose in an open task as part of its goal: replays have it whatever becomes of the
   * answer. The first choice stays; does nothing when there is one, or when the episode has ended.
   */
  setChosen(id: string, chosen: readonly string[], at: number): Promise<void>;
  setWorth(id: string, worth: Worth): Promise<void>;
}

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
  readonly retracted: boolean;
  /** The ballot that this one replaces ("Fix", or a second answer of the same person). */
  readonly replaces: string | null;
  /** Null until it was understood. */
  readonly understood: BallotReading | null;
  /** What it says, as it was understood; whether that became facts is another matter. */
  readonly claims: readonly NewFact[];
  readonly at: number;
}

export type BallotReading = "fact" | "choice" | "dont_know" | "bad_question" | "unclear";

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

export interface OutboxNote {
  readonly id: string;
  readonly note: Note;
}

export interface QuestionStore {
  /** The step, the question and the card's delivery, in one transaction. */
  recordAsk(write: AskWrite, at: number): Promise<void>;
  get(id: string): Promise<Question | null>;
  list(filter?: {
    household?: string;
    episode?: string;
    state?: QuestionState;
    /** Those that settle what was said to this question, oldest first. */
    adjudicates?: string;
  }): Promise<readonly Question[]>;
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

export interface FactStore {
  /**
   * @param filter.valid only valid ones (default true)
   * @param filter.disputed those in dispute, too (default false; all where `valid` is false)
   */
  list(filter: {
    household: string;
    valid?: boolean;
    disputed?: boolean;
  }): Promise<readonly Fact[]>;
  byIds(ids: readonly string[]): Promise<readonly Fact[]>;
  /** Number of the newest fact of a household; 0 when there is none. */
  watermark(household: string): Promise<number>;
  /** The facts that were valid when the fact numbered `watermark` was the newest, at time `at`. */
  listAt(household: string, watermark: number, at: number): Promise<readonly Fact[]>;
  /**
   * Everything that was ever noted and not forgotten, oldest first.
   * @param subject only what is about it or names it: "mug", "mug 1", "Ana's mug", "fridge 1"
   */
  history(household: string, subject?: string): Promise<readonly FactLife[]>;
  /** Keeps a rule; it takes the place of what the same person taught in its slot. */
  teach(rule: NewRule, at: number): Promise<void>;
  /** Takes a rule back. False when there is no such valid rule. */
  withdraw(rule: string, at: number): Promise<boolean>;
}

export interface TupleStore {
  /** In the order in which they were kept; of all households when none is named. */
  list(household?: string): Promise<readonly Tuple[]>;
  /** Adds tuples that no ending episode brings along: explored ones. */
  keep(tuples: readonly Tuple[]): Promise<void>;
  /** Gives played tuples, by episode and step, their history, cell and pattern anew. */
  reform(tuples: readonly Tuple[]): Promise<void>;
  /** Takes out what was explored, and tells how many tuples that were. */
  removeExplored(household?: string): Promise<number>;
  /** Tuples whose goal and observation are nearest to the query, best first. */
  nearest(query: {
    goal: string;
    observation: string;
    household?: string;
    k: number;
  }): Promise<readonly { readonly tuple: Tuple; readonly similarity: number }[]>;
}

export type DeliveryState = "queued" | "sending" | "sent" | "dead";

/** One thing to be shown, and how far that got. Cards have one row per episode; each change bumps `wanted`. */
export interface Delivery {
  readonly id: string;
  readonly episode: string;
  readonly kind: "card" | "note" | "call";
  readonly bot: string;
  readonly channel: string;
  readonly note: Note | null;
  /** Of a call: the question that it puts to somebody. */
  readonly question: string | null;
  readonly state: DeliveryState;
  readonly ref: MessageRef | null;
  /** Revision to be shown, and revision shown. */
  readonly wanted: number;
  readonly shown: number;
  readonly attempts: number;
  /** Not before this time; of a dead one, when it died. */
  readonly dueAt: number;
  readonly error: string | null;
  readonly createdAt: number;
}

export interface OutboxStore {
  /** Makes the episode's card due: creates its row the first time, bumps `wanted` afterwards. */
  touchCard(episode: string, at: number): Promise<void>;
  addNote(episode: string, note: OutboxNote, at: number): Promise<void>;
  /**
   * Deliveries with something to do, oldest first: of each lane (bot, channel and kind) at most `most`,
   * so that one that has much to do keeps nobody waiting.
   */
  due(at: number, most: number): Promise<readonly Delivery[]>;
  get(id: string): Promise<Delivery | null>;
  card(episode: string): Promise<Delivery | null>;
  /** queued -> sending, before the call leaves the process. */
  markSending(id: string): Promise<void>;
  markSent(id: string, ref: MessageRef, revision: number): Promise<void>;
  /** Back to queued (due later) or dead. */
  markFailed(id: string, failure: { error: string; dueAt: number; dead: boolean }): Promise<void>;
  /** Those a crash left in `sending`. */
  interrupted(): Promise<readonly Delivery[]>;
  list(filter?: { episode?: string; state?: DeliveryState }): Promise<readonly Delivery[]>;
  /** Those that are dead, or on their third attempt or a later one; oldest first. */
  stuck(): Promise<readonly Delivery[]>;
  /**
   * A dead one or one that waits is due now, as after one attempt: whoever sends it looks for an earlier
   * copy first. False when there is none such.
   */
  retry(id: string, at: number): Promise<boolean>;
}

/** How the rounds of a run are played. */
export interface RunPlan {
  readonly bot: string;
  readonly channel: string;
  readonly askPolicy: AskPolicyName;
  /** Per task; in the multiround variant for all of them together, questions counted. */
  readonly maxSteps: number;
  readonly seed: number;
  readonly variant: Variant;
  readonly mode: KnowledgeMode;
  readonly openFirst: boolean;
  readonly origin: EpisodeOrigin;
}

/** Rounds that somebody asked for, kept until the last one has ended: a household has one run at most. */
export interface Run {
  readonly household: string;
  /** Its rounds are the household's episodes from this one on. */
  readonly firstRound: number;
  readonly rounds: number;
  readonly plan: RunPlan;
  /** Since when it is not to be played on; null while it may be. */
  readonly pausedAt: number | null;
}

export interface RunStore {
  /** Keeps a run, in place of the household's former one. */
  begin(run: Run): Promise<void>;
  get(household: string): Promise<Run | null>;
  /** In the order of the households' ids. */
  list(): Promise<readonly Run[]>;
  /** Pauses, or lets it go on (null). False when the household has no run. */
  setPaused(household: string, at: number | null): Promise<boolean>;
  /** The run is over. Does nothing when there is none. */
  finish(household: string): Promise<void>;
}

/** A household's daily task: begun by the clock, carried by this bot in this channel. */
export interface Schedule {
  readonly household: string;
  readonly bot: Platform;
  readonly channel: string;
  /** Minutes after midnight, in the time zone. */
  readonly minute: number;
  /** IANA name: "Europe/Berlin". */
  readonly timeZone: string;
  /** The last day in that zone ("2026-01-31") that needs nothing more; null before the first. */
  readonly lastDay: string | null;
  readonly createdAt: number;
}

export interface ScheduleStore {
  /** A household has one: the newer takes the older's place. */
  set(schedule: Schedule): Promise<void>;
  /** False when there was none. */
  remove(household: string): Promise<boolean>;
  /** In the order in which they were first set. */
  list(): Promise<readonly Schedule[]>;
  /** Nothing is begun there on this day any more. */
  markDay(household: string, day: string): Promise<void>;
}

/** Everything that is kept. */
export interface Memory {
  readonly households: HouseholdStore;
  readonly episodes: EpisodeStore;
  readonly questions: QuestionStore;
  readonly facts: FactStore;
  readonly tuples: TupleStore;
  readonly outbox: OutboxStore;
  readonly people: PersonStore;
  readonly runs: RunStore;
  readonly schedules: ScheduleStore;
  /** How often what is kept spared a question, and how that went. */
  readonly reuse: ReuseStore;
  /** What is kept of a household that is near to some words. */
  readonly recall: Recall;
  close(): Promise<void>;
}

/** Texts to vectors of unit length. Vectors of two embedders never mix: `id` is stored with each. */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** A call costs time or money: its vectors are kept by their texts. */
  readonly isCostly?: boolean;
  /** Throws SousError "embedder-unavailable" when it depends on somebody who does not answer. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}
