/** Each write is atomic and leaves no transaction open, so that other engines can implement it. Callers provide ids. */

import type { AskStore } from "./asking.js";
import type { Platform } from "./bot.js";
import type { CampaignStore } from "./campaign.js";
import type {
  AskPolicyName,
  Episode,
  EpisodeArm,
  EpisodeEnd,
  EpisodeOrigin,
  StepRecord,
  Variant,
  Worth,
} from "./episode.js";
import type { FactInvalidation, FactStore, FactWrite, KnowledgeStore } from "./fact-store.js";
import type { HeardPlaceStore, InstallationStore } from "./installation.js";
import type { LearnedReaderStore } from "./learned-reader.js";
import type { ModelStore } from "./model-store.js";
import type { OutboxNote, OutboxStore } from "./outbox-store.js";
import type { PersonStore } from "./person.js";
import type { KnowledgeMode } from "./question.js";
import type { QuestionStore } from "./question-store.js";
import type { Recall } from "./recall.js";
import type { ReleaseStore } from "./release.js";
import type { ReuseStore } from "./reuse.js";
import type { HomeTask, HouseholdContent, Task } from "./scene.js";
import type { SessionStore } from "./session.js";
import type { RetentionStore, Storage, VitalsStore } from "./storage.js";
import type { Tuple, TupleCell } from "./tuple.js";
import type { TurnStore } from "./turn.js";

export type { FactInvalidation, FactStore, FactWrite, NewRule } from "./fact-store.js";
export type { Delivery, OutboxNote, OutboxStore } from "./outbox-store.js";
export type { KnownPerson, Person, PersonStore } from "./person.js";
export type {
  AlikeQuestion,
  AskWrite,
  Ballot,
  BallotOutcome,
  BallotReading,
  DisputeWrite,
  NewBallot,
  NewTimer,
  OpenQuestion,
  QuestionStore,
  QuestionTimer,
  Settlement,
  TimerFiring,
} from "./question-store.js";

/** The content is as stored at creation, because replays need it. */
export interface Household {
  readonly id: string;
  readonly title: string;
  readonly content: HouseholdContent;
  readonly tasks: readonly Task[];
  readonly createdAt: number;
}

/** Excludes audiences' homes. */
export interface HouseholdStore {
  /** Idempotent: keeps the first content. */
  create(household: Household): Promise<Household>;
  /** Returns false when unknown, or when something was played or moved in it, because replays need the content. */
  change(household: Omit<Household, "createdAt">): Promise<boolean>;
  /** Replaces the title, in the content too. Allowed after play. */
  retitle(household: Pick<Household, "id" | "title" | "content">): Promise<void>;
  /** Returns false when unknown or in use: played, moved, taught, planned or scheduled. */
  remove(id: string): Promise<boolean>;
  get(id: string): Promise<Household | null>;
  list(): Promise<readonly Household[]>;
  last(): Promise<Household | null>;
}

/** Written in one transaction. */
export interface StepWrite {
  readonly record: StepRecord;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  readonly notes: readonly OutboxNote[];
}

export interface Move {
  readonly household: string;
  /** Number of the round; 0 for a move before the first. */
  readonly afterRound: number;
  readonly thing: string;
  readonly place: string;
  readonly at: number;
}

/** A stored state, so that a replay need not start at the first episode. */
export interface Checkpoint {
  readonly household: string;
  /** The engine version that wrote the state. Others ignore it. */
  readonly engine: string;
  /** The last round contained; 0 for none. */
  readonly round: number;
  readonly moves: number;
  readonly state: string;
  /** SHA-256 of the above, the household's beginning and the last round's observations. */
  readonly hash: string;
  readonly at: number;
}

export type Place = Pick<Episode, "bot" | "channel">;

/** A household's history: episodes, and moves between them. */
export interface EpisodeStore {
  /** @throws SousError "episode-open" while the household has an open episode */
  recordMove(move: Omit<Move, "afterRound">): Promise<void>;
  /** @param skip number of first moves to leave out */
  moves(household: string, skip?: number): Promise<readonly Move[]>;
  checkpoint(household: string): Promise<Checkpoint | null>;
  keepCheckpoint(checkpoint: Checkpoint): Promise<void>;
  /** @throws SousError "episode-open" while the household has an open episode */
  open(episode: Episode): Promise<void>;
  get(id: string): Promise<Episode | null>;
  /** @param fromRound first round; default all */
  list(household: string, fromRound?: number): Promise<readonly Episode[]>;
  last(household: string): Promise<Episode | null>;
  lastStarted(channel?: string): Promise<Episode | null>;
  /** Oldest first. */
  startedSince(at: number): Promise<readonly Episode[]>;
  /** Moves an open episode from one of our own pages to a channel. Posts in a channel could not be moved. */
  bring(id: string, to: Pick<Episode, "bot" | "channel">, at: number): Promise<void>;
  newestIn(bot: string, channels: readonly string[]): Promise<readonly Episode[]>;
  places(household: string): Promise<readonly Place[]>;
  /** Each household and bot once, last played first. */
  played(): Promise<readonly { readonly household: string; readonly bot: string }[]>;
  hasPlayed(household: string, sentence: string): Promise<boolean>;
  unfinished(): Promise<readonly Episode[]>;
  /** Writing a known seq again is an error. */
  recordStep(write: StepWrite, at: number): Promise<void>;
  /** Keeps the answer as first seen. Idempotent. */
  keepTold(episode: string, seq: number, told: readonly string[]): Promise<void>;
  /** In order. Ask steps have their current handling and outcome. */
  steps(episode: string): Promise<readonly StepRecord[]>;
  /** Newest first, of one household or all, without one episode's. */
  scoredSteps(
    household: string | null,
    limit: number,
    exceptEpisode?: string,
  ): Promise<readonly { readonly household: string; readonly record: StepRecord }[]>;
  /** Ends the episode and cancels its open questions. Idempotent. */
  end(
    id: string,
    end: EpisodeEnd,
    reward: number,
    tuples: readonly Tuple[],
    at: number,
  ): Promise<void>;
  /**
   * Stores people's choice, which replays use even after a retraction. Keeps the first choice; ignores ended episodes.
   */
  setChosen(id: string, chosen: readonly string[], at: number): Promise<void>;
  setWorth(id: string, worth: Worth): Promise<void>;
}

export interface TupleStore {
  list(household?: string): Promise<readonly Tuple[]>;
  keep(tuples: readonly Tuple[]): Promise<void>;
  removeExplored(household?: string): Promise<number>;
  /** Counts matching tuples by cell. */
  countCells(patterns: readonly string[]): Promise<readonly CellCount[]>;
  nearest(query: TupleQuery): Promise<readonly LikeTuple[]>;
}

export interface CellCount {
  readonly cell: TupleCell;
  readonly tuples: number;
}

export interface TupleQuery {
  readonly goal: string;
  readonly observation: string;
  readonly household?: string | undefined;
  /** Matches narrower cells too. */
  readonly cell?: TupleCell | undefined;
  /** "go to PLACE" includes "go to PLACE:fridge". */
  readonly patterns?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly k: number;
}

/** Similarity in [0, 1]. */
export interface LikeTuple {
  readonly tuple: Tuple;
  readonly similarity: number;
}

export interface SearchCounts {
  /** Queries answered with HNSW. */
  readonly graphQueries: number;
  readonly exactQueries: number;
}

export interface RunPlan {
  readonly bot: string;
  readonly channel: string;
  readonly askPolicy: AskPolicyName;
  /** Per task. In the multiround variant for all tasks together, questions included. */
  readonly maxSteps: number;
  readonly seed: number;
  readonly variant: Variant;
  readonly mode: KnowledgeMode;
  readonly openFirst: boolean;
  readonly origin: EpisodeOrigin;
  /** Absent for a demo. */
  readonly campaign?: string;
  readonly arm?: EpisodeArm;
}

/** A task in a person's words, waiting until an episode with this id is opened. */
export interface OrderedTask {
  readonly id: string;
  readonly task: HomeTask;
}

/** Rounds to play, kept until the last has ended. A household has at most one run. */
export interface Run {
  readonly household: string;
  readonly firstRound: number;
  readonly rounds: number;
  readonly plan: RunPlan;
  readonly pausedAt: number | null;
  /** Reason and remedy of an automatic pause: "The channel was archived. Unarchive it." */
  readonly pausedFor?: string;
  /** Platform id of the requester. Absent for daily tasks and campaigns. */
  readonly askedBy?: string;
  /** Played before other rounds, and counted in them. */
  readonly orders?: readonly OrderedTask[];
}

export interface WelcomeStore {
  /** Returns false when it did before, or when something was played there. */
  begin(welcome: {
    readonly platform: Platform;
    readonly channel: string;
    readonly at: number;
  }): Promise<boolean>;
}

export interface RunStore {
  begin(run: Run): Promise<void>;
  get(household: string): Promise<Run | null>;
  list(): Promise<readonly Run[]>;
  /** Pauses, or resumes with null. Returns false without a run. */
  setPaused(household: string, at: number | null, why?: string): Promise<boolean>;
  /**
   * Changes the orders, and with them the number of rounds, in one transaction.
   * @returns the orders now; null without a run
   */
  changeOrders(
    household: string,
    change: (orders: readonly OrderedTask[]) => readonly OrderedTask[],
  ): Promise<readonly OrderedTask[] | null>;
  /**
   * Deletes the run.
   * @param orders keeps the run, and returns false, if it has another number of orders
   */
  finish(household: string, orders?: number): Promise<boolean>;
}

export interface Schedule {
  readonly household: string;
  readonly bot: Platform;
  readonly channel: string;
  /** Minutes after midnight, in the time zone. */
  readonly minute: number;
  readonly timeZone: string;
  /** Last day on which it began: "2026-01-31" in the zone. */
  readonly lastDay: string | null;
  readonly createdAt: number;
}

export interface ScheduleStore {
  /** Replaces the earlier one. */
  set(schedule: Schedule): Promise<void>;
  remove(household: string): Promise<boolean>;
  list(): Promise<readonly Schedule[]>;
  markDay(household: string, day: string): Promise<void>;
}

export interface Memory {
  readonly households: HouseholdStore;
  readonly episodes: EpisodeStore;
  readonly questions: QuestionStore;
  readonly asks: AskStore;
  readonly facts: FactStore;
  readonly knowledge: KnowledgeStore;
  readonly tuples: TupleStore;
  readonly outbox: OutboxStore;
  readonly people: PersonStore;
  readonly runs: RunStore;
  readonly welcomes: WelcomeStore;
  readonly heardPlaces: HeardPlaceStore;
  readonly turns: TurnStore;
  readonly models: ModelStore;
  readonly learnedReaders: LearnedReaderStore;
  readonly schedules: ScheduleStore;
  readonly installations: InstallationStore;
  readonly sessions: SessionStore;
  readonly retention: RetentionStore;
  /** How often facts and tuples were reused, and with what success. */
  readonly reuse: ReuseStore;
  readonly releases: ReleaseStore;
  readonly campaigns: CampaignStore;
  readonly searches: () => SearchCounts;
  readonly recall: Recall;
  readonly vitals: VitalsStore;
  readonly storage: Storage;
  close(): Promise<void>;
}

/** Returns unit vectors. `id` is stored with each, as vectors of different embedders are not comparable. */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** Calls cost time or money, so vectors are cached by text. */
  readonly isCostly?: boolean;
  /**
   * Returns an empty vector where the server gave none.
   * @throws SousError "embedder-unavailable" when its server does not answer
   */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}
