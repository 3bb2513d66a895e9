/**
 * Each write is one asynchronous atomic operation, never an open transaction, so that other engines can implement it.
 * Callers provide ids.
 */

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
import type { FactInvalidation, FactStore, FactWrite } from "./fact-store.js";
import type { HeardPlaceStore } from "./heard-places.js";
import type { InstallationStore } from "./installation.js";
import type { KnowledgeStore } from "./knowledge.js";
import type { ModelStore } from "./model-store.js";
import type { OutboxNote, OutboxStore } from "./outbox-store.js";
import type { PersonStore } from "./person.js";
import type { KnowledgeMode } from "./question.js";
import type { QuestionStore } from "./question-store.js";
import type { Recall } from "./recall.js";
import type { ReleaseStore } from "./release.js";
import type { RetentionStore } from "./retention.js";
import type { ReuseStore } from "./reuse.js";
import type { HouseholdContent, Task } from "./scene.js";
import type { SessionStore } from "./session.js";
import type { Storage } from "./storage.js";
import type { Tuple, TupleCell } from "./tuple.js";
import type { TurnStore } from "./turn.js";
import type { VitalsStore } from "./vitals.js";

export type { FactInvalidation, FactStore, FactWrite, NewRule } from "./fact-store.js";
export type { Delivery, OutboxNote, OutboxStore } from "./outbox-store.js";
export type { KnownPerson, Person, PersonStore } from "./person.js";
export type {
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

/** Content as stored at creation; episodes and moves are its history. */
export interface Household {
  readonly id: string;
  readonly title: string;
  readonly content: HouseholdContent;
  readonly tasks: readonly Task[];
  readonly createdAt: number;
}

/** Homes with a world, so none of audiences. */
export interface HouseholdStore {
  /** Keeps the first content: idempotent. */
  create(household: Household): Promise<Household>;
  /**
   * Replaces title, content and tasks. Returns false when unknown, or when something was played or moved in it, because
   * replays need the content.
   */
  change(household: Omit<Household, "createdAt">): Promise<boolean>;
  /** Replaces the title, in the content too. Allowed after play. */
  retitle(household: Pick<Household, "id" | "title" | "content">): Promise<void>;
  /** Returns false when unknown or in use: played, moved, taught, planned or scheduled. */
  remove(id: string): Promise<boolean>;
  get(id: string): Promise<Household | null>;
  list(): Promise<readonly Household[]>;
  /** The last one added, or null. */
  last(): Promise<Household | null>;
}

/** Written in one transaction. */
export interface StepWrite {
  readonly record: StepRecord;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  readonly notes: readonly OutboxNote[];
}

/** A change between two rounds that the agent did not see. */
export interface Move {
  readonly household: string;
  /** 0: before the first. */
  readonly afterRound: number;
  readonly thing: string;
  readonly place: string;
  readonly at: number;
}

/** A stored state, so that replay need not start at the first episode. */
export interface Checkpoint {
  readonly household: string;
  /** States of other engine versions are ignored. */
  readonly engine: string;
  /** The last round contained; 0: none. */
  readonly round: number;
  /** Number of moves contained. */
  readonly moves: number;
  /** The simulator's own format. */
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
  /**
   * In order.
   * @param skip number of first moves to leave out; default 0
   */
  moves(household: string, skip?: number): Promise<readonly Move[]>;
  /** The state after a recent round, or null. */
  checkpoint(household: string): Promise<Checkpoint | null>;
  keepCheckpoint(checkpoint: Checkpoint): Promise<void>;
  /** @throws SousError "episode-open" while the household has an open episode */
  open(episode: Episode): Promise<void>;
  get(id: string): Promise<Episode | null>;
  /**
   * Oldest first.
   * @param fromRound first round; default all
   */
  list(household: string, fromRound?: number): Promise<readonly Episode[]>;
  last(household: string): Promise<Episode | null>;
  /** The latest episode, of a channel or of all; null without one. */
  lastStarted(channel?: string): Promise<Episode | null>;
  /** In all households, at or after this time, oldest first. */
  startedSince(at: number): Promise<readonly Episode[]>;
  /** Moves an open episode from one of our own pages to a channel. Posts in a channel could not be moved. */
  bring(id: string, to: Pick<Episode, "bot" | "channel">, at: number): Promise<void>;
  /** Newest episode per household and channel of a bot, oldest first. */
  newestIn(bot: string, channels: readonly string[]): Promise<readonly Episode[]>;
  places(household: string): Promise<readonly Place[]>;
  /** Each household and bot once, last played first. */
  played(): Promise<readonly { readonly household: string; readonly bot: string }[]>;
  hasPlayed(household: string, sentence: string): Promise<boolean>;
  /** Open episodes, oldest first. */
  unfinished(): Promise<readonly Episode[]>;
  /** Writes a world step and its facts. A repeated seq is an error. */
  recordStep(write: StepWrite, at: number): Promise<void>;
  /** Keeps an ask step's answer as first seen. Idempotent. */
  keepTold(episode: string, seq: number, told: readonly string[]): Promise<void>;
  /** In order; ask steps with their current handling and outcome. */
  steps(episode: string): Promise<readonly StepRecord[]>;
  /** Newest ask steps with scores, newest first, of one household or all, without one episode's. */
  scoredSteps(
    household: string | null,
    limit: number,
    exceptEpisode?: string,
  ): Promise<readonly { readonly household: string; readonly record: StepRecord }[]>;
  /** Ends an episode and cancels its open questions. Idempotent. */
  end(
    id: string,
    end: EpisodeEnd,
    reward: number,
    tuples: readonly Tuple[],
    at: number,
  ): Promise<void>;
  /**
   * Stores people's choice as part of an open task's goal, so that replays have it even after a retraction. Keeps the
   * first choice; ignores ended episodes.
   */
  setChosen(id: string, chosen: readonly string[], at: number): Promise<void>;
  setWorth(id: string, worth: Worth): Promise<void>;
}

export interface TupleStore {
  /** In insertion order; of one household or all. */
  list(household?: string): Promise<readonly Tuple[]>;
  /** Adds tuples from exploring, which no episode has. */
  keep(tuples: readonly Tuple[]): Promise<void>;
  /** Returns how many were removed. */
  removeExplored(household?: string): Promise<number>;
  /** Tuples with one of these patterns, by cell. */
  countCells(patterns: readonly string[]): Promise<readonly CellCount[]>;
  /** Tuples with the most similar goal and observation, best first. */
  nearest(query: TupleQuery): Promise<readonly LikeTuple[]>;
}

export interface CellCount {
  readonly cell: TupleCell;
  readonly tuples: number;
}

/** A moment, with filters; absent ones do not apply. */
export interface TupleQuery {
  readonly goal: string;
  readonly observation: string;
  readonly household?: string | undefined;
  /** In this cell or a narrower one. */
  readonly cell?: TupleCell | undefined;
  /** "go to PLACE" includes "go to PLACE:fridge". */
  readonly patterns?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Limit of results. */
  readonly k: number;
}

/** Similarity in [0, 1]. */
export interface LikeTuple {
  readonly tuple: Tuple;
  readonly similarity: number;
}

export interface SearchCounts {
  /** With the HNSW graph. */
  readonly graphQueries: number;
  readonly exactQueries: number;
}

/** How a run's rounds are played. */
export interface RunPlan {
  readonly bot: string;
  readonly channel: string;
  readonly askPolicy: AskPolicyName;
  /** Per task; in the multiround variant for all tasks together, questions included. */
  readonly maxSteps: number;
  readonly seed: number;
  readonly variant: Variant;
  readonly mode: KnowledgeMode;
  readonly openFirst: boolean;
  readonly origin: EpisodeOrigin;
  /** Campaign and arm; absent for a demo. */
  readonly campaign?: string;
  readonly arm?: EpisodeArm;
}

/** Requested rounds, kept until the last has ended; at most one run per household. */
export interface Run {
  readonly household: string;
  /** Number of its first round. */
  readonly firstRound: number;
  readonly rounds: number;
  readonly plan: RunPlan;
  /** Time of the pause, or null. */
  readonly pausedAt: number | null;
  /** Reason and remedy of an automatic pause: "The channel was archived. Unarchive it." */
  readonly pausedFor?: string;
  /** Platform id of the requester in a channel; absent for daily tasks and campaigns. */
  readonly askedBy?: string;
}

/** Channels in which the bot introduced itself. */
export interface WelcomeStore {
  /** Returns false when it did before, or when something was played there. */
  begin(welcome: {
    readonly platform: Platform;
    readonly channel: string;
    readonly at: number;
  }): Promise<boolean>;
}

export interface RunStore {
  /** Replaces the household's earlier run. */
  begin(run: Run): Promise<void>;
  get(household: string): Promise<Run | null>;
  /** Ordered by household id. */
  list(): Promise<readonly Run[]>;
  /** Pauses, or resumes (null). Returns false without a run. */
  setPaused(household: string, at: number | null, why?: string): Promise<boolean>;
  /** Deletes the run. Idempotent. */
  finish(household: string): Promise<void>;
}

/** A household's daily task. */
export interface Schedule {
  readonly household: string;
  readonly bot: Platform;
  readonly channel: string;
  /** Minutes after midnight, in the time zone. */
  readonly minute: number;
  /** IANA name. */
  readonly timeZone: string;
  /** The last day on which it began ("2026-01-31" in the zone), or null. */
  readonly lastDay: string | null;
  readonly createdAt: number;
}

export interface ScheduleStore {
  /** Replaces the earlier one. */
  set(schedule: Schedule): Promise<void>;
  /** Returns false when there was none. */
  remove(household: string): Promise<boolean>;
  /** In the order of their first setting. */
  list(): Promise<readonly Schedule[]>;
  /** Nothing more begins on that day. */
  markDay(household: string, day: string): Promise<void>;
}

export interface Memory {
  readonly households: HouseholdStore;
  readonly episodes: EpisodeStore;
  readonly questions: QuestionStore;
  readonly asks: AskStore;
  readonly facts: FactStore;
  /** Rules of the world, taught or learned. */
  readonly knowledge: KnowledgeStore;
  readonly tuples: TupleStore;
  readonly outbox: OutboxStore;
  readonly people: PersonStore;
  readonly runs: RunStore;
  readonly welcomes: WelcomeStore;
  readonly heardPlaces: HeardPlaceStore;
  readonly turns: TurnStore;
  readonly models: ModelStore;
  readonly schedules: ScheduleStore;
  readonly installations: InstallationStore;
  readonly sessions: SessionStore;
  readonly retention: RetentionStore;
  /** The reuse ledger: reuse of facts and tuples, with success. */
  readonly reuse: ReuseStore;
  /** Release data besides the rows themselves. */
  readonly releases: ReleaseStore;
  readonly campaigns: CampaignStore;
  /** Similarity searches since the memory was opened. */
  readonly searches: () => SearchCounts;
  readonly recall: Recall;
  readonly vitals: VitalsStore;
  readonly storage: Storage;
  close(): Promise<void>;
}

/** Maps texts to unit vectors. `id` is stored with each, as vectors of different embedders are not comparable. */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** Calls cost time or money, so vectors are cached by text. */
  readonly isCostly?: boolean;
  /**
   * Returns a vector per text; an empty one where the server gave none that is usable.
   * @throws SousError "embedder-unavailable" when its server does not answer
   */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}
