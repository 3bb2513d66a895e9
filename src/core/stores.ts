/**
 * Stores: what is kept. Each write is one asynchronous atomic operation, never an open transaction, so that
 * another engine can implement them. Callers give the ids.
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

/** A household's row: its content as stored at creation. Its history is its worldline. */
export interface Household {
  readonly id: string;
  readonly title: string;
  readonly content: HouseholdContent;
  readonly tasks: readonly Task[];
  readonly createdAt: number;
}

/** Homes with a world: those of audiences are left out. */
export interface HouseholdStore {
  /** Keeps the first content: a second call with the same id changes nothing. */
  create(household: Household): Promise<Household>;
  /**
   * Gives a household another title, content and tasks. False, and nothing changes, when there is no such one, or
   * something was played or moved in it: what was played is replayed from its content.
   */
  change(household: Omit<Household, "createdAt">): Promise<boolean>;
  /** Gives a household another title, in its content too, whatever was played in it. */
  retitle(household: Pick<Household, "id" | "title" | "content">): Promise<void>;
  /**
   * Forgets a household. False, and nothing changes, when there is no such one, or something was played, moved, taught,
   * planned or scheduled in it.
   */
  remove(id: string): Promise<boolean>;
  get(id: string): Promise<Household | null>;
  list(): Promise<readonly Household[]>;
  /** The one that was kept last; null when there is none. */
  last(): Promise<Household | null>;
}

/** What a world step writes: all of it, or nothing. */
export interface StepWrite {
  readonly record: StepRecord;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  /** Notes to people that follow from it. */
  readonly notes: readonly OutboxNote[];
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

/** A household's state, kept so that its worldline need not be replayed from the first episode. */
export interface Checkpoint {
  readonly household: string;
  /** The engine that had this state; another one may read it otherwise. */
  readonly engine: string;
  /** The last round that it contains; 0: none. */
  readonly round: number;
  /** How many of the household's moves it contains. */
  readonly moves: number;
  /** As the simulator saves itself. */
  readonly state: string;
  /** SHA-256 of all of it, of how the household begins and of what its last round showed. */
  readonly hash: string;
  readonly at: number;
}

/** A channel of a bot. */
export type Place = Pick<Episode, "bot" | "channel">;

/** A household's worldline: its episodes, and what people moved between them. */
export interface EpisodeStore {
  /** @throws SousError "episode-open" while the household has an open episode */
  recordMove(move: Omit<Move, "afterRound">): Promise<void>;
  /**
   * In the order in which they happened.
   *
   * @param skip leaves out this many of the first ones; default none
   */
  moves(household: string, skip?: number): Promise<readonly Move[]>;
  /** The household's state after one of its last rounds; null when none was kept. */
  checkpoint(household: string): Promise<Checkpoint | null>;
  /** Replaces the household's earlier one. */
  keepCheckpoint(checkpoint: Checkpoint): Promise<void>;
  /** @throws SousError "episode-open" while the household has an open episode */
  open(episode: Episode): Promise<void>;
  get(id: string): Promise<Episode | null>;
  /**
   * Episodes of a household, oldest first.
   *
   * @param fromRound leaves out earlier rounds; default none
   */
  list(household: string, fromRound?: number): Promise<readonly Episode[]>;
  /** The household's newest episode; null before the first. */
  last(household: string): Promise<Episode | null>;
  /** The episode that began last, in this channel or in any; null when there is none. */
  lastStarted(channel?: string): Promise<Episode | null>;
  /** Episodes of all households that began at this time or later, oldest first. */
  startedSince(at: number): Promise<readonly Episode[]>;
  /**
   * Goes on elsewhere with an open episode that stands on one of our own pages: its questions are shown there. What was
   * posted in a channel could no longer be changed.
   */
  bring(id: string, to: Pick<Episode, "bot" | "channel">, at: number): Promise<void>;
  /** Of each household its newest episode in each of these channels of a bot, oldest first. */
  newestIn(bot: string, channels: readonly string[]): Promise<readonly Episode[]>;
  /** Where a household was played. */
  places(household: string): Promise<readonly Place[]>;
  /** Where tasks were played: each household and bot once, the last played first. */
  played(): Promise<readonly { readonly household: string; readonly bot: string }[]>;
  /** Whether the household has had a task with this sentence. */
  hasPlayed(household: string, sentence: string): Promise<boolean>;
  /** Episodes that have not ended, oldest first. */
  unfinished(): Promise<readonly Episode[]>;
  /** Writes a world step with the facts it showed. Writing the same seq again is an error. */
  recordStep(write: StepWrite, at: number): Promise<void>;
  /** Keeps what the answer of an ask step said when it was first seen. Does nothing the second time. */
  keepTold(episode: string, seq: number, told: readonly string[]): Promise<void>;
  /** Steps in order, ask steps with the present handling and outcome. */
  steps(episode: string): Promise<readonly StepRecord[]>;
  /**
   * The newest ask steps with scores, newest first, each with its household; of all households when none is named;
   * those of one episode left out.
   */
  scoredSteps(
    household: string | null,
    limit: number,
    exceptEpisode?: string,
  ): Promise<readonly { readonly household: string; readonly record: StepRecord }[]>;
  /** Ends an episode and cancels its open questions. Does nothing when it has ended. */
  end(
    id: string,
    end: EpisodeEnd,
    reward: number,
    tuples: readonly Tuple[],
    at: number,
  ): Promise<void>;
  /**
   * Keeps people's choice in an open task as part of its goal, so that replays have it even if the answer is taken
   * back. The first choice stays. Does nothing when the episode has ended.
   */
  setChosen(id: string, chosen: readonly string[], at: number): Promise<void>;
  setWorth(id: string, worth: Worth): Promise<void>;
}

export interface TupleStore {
  /** In the order in which they were kept; of all households when none is named. */
  list(household?: string): Promise<readonly Tuple[]>;
  /** Adds explored tuples, which no episode brings. */
  keep(tuples: readonly Tuple[]): Promise<void>;
  /** Removes explored tuples and returns how many. */
  removeExplored(household?: string): Promise<number>;
  /** How many tuples have one of these patterns, by the cell where they are kept. */
  countCells(patterns: readonly string[]): Promise<readonly CellCount[]>;
  /** Tuples whose goal and observation are most like the query's, best first. */
  nearest(query: TupleQuery): Promise<readonly LikeTuple[]>;
}

/** How many tuples a cell has. */
export interface CellCount {
  readonly cell: TupleCell;
  readonly tuples: number;
}

/** A moment, and which tuples may be like it: what is absent says nothing. */
export interface TupleQuery {
  readonly goal: string;
  readonly observation: string;
  readonly household?: string | undefined;
  /** Kept in this cell or in a narrower one. */
  readonly cell?: TupleCell | undefined;
  /** With one of these patterns. "go to PLACE" stands for "go to PLACE:fridge" too. */
  readonly patterns?: readonly string[] | undefined;
  /** With one of these ids. */
  readonly ids?: readonly string[] | undefined;
  /** Most tuples. */
  readonly k: number;
}

/** A tuple with its similarity to the query, in [0, 1]. */
export interface LikeTuple {
  readonly tuple: Tuple;
  readonly similarity: number;
}

/** How searches for what is like something were done. */
export interface SearchCounts {
  /** By the HNSW graph. */
  readonly graphQueries: number;
  /** By comparing each row. */
  readonly exactQueries: number;
}

/** How the rounds of a run are played. */
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
  /** The campaign that it is played for, and the household's arm in it; absent for a demo. */
  readonly campaign?: string;
  readonly arm?: EpisodeArm;
}

/** Rounds that somebody asked for. The run is kept until its last round has ended; a household has at most one. */
export interface Run {
  readonly household: string;
  /** The number of its first round. */
  readonly firstRound: number;
  readonly rounds: number;
  readonly plan: RunPlan;
  /** Since when it is paused; null while it is not. */
  readonly pausedAt: number | null;
  /** Why, and what to do, where people did not pause it: "The channel was archived. Unarchive it." */
  readonly pausedFor?: string;
  /** Platform id of the person in a channel who asked for it; absent for daily tasks and campaigns. */
  readonly askedBy?: string;
}

/** Where the bot introduced itself. */
export interface WelcomeStore {
  /** Notes that it does so now. Returns false when it did before, or when something was played there. */
  begin(welcome: {
    readonly platform: Platform;
    readonly channel: string;
    readonly at: number;
  }): Promise<boolean>;
}

export interface RunStore {
  /** Keeps a run and replaces the household's earlier one. */
  begin(run: Run): Promise<void>;
  get(household: string): Promise<Run | null>;
  /** In the order of the households' ids. */
  list(): Promise<readonly Run[]>;
  /** Pauses a run, or resumes it (null). Returns false when the household has no run. */
  setPaused(household: string, at: number | null, why?: string): Promise<boolean>;
  /** The run is over. Does nothing when there is none. */
  finish(household: string): Promise<void>;
}

/** A household's daily task: begun by the clock, on this bot and channel. */
export interface Schedule {
  readonly household: string;
  readonly bot: Platform;
  readonly channel: string;
  /** Minutes after midnight, in the time zone. */
  readonly minute: number;
  /** IANA name: "Europe/Berlin". */
  readonly timeZone: string;
  /** The last day ("2026-01-31" in the zone) on which it has begun; null before the first. */
  readonly lastDay: string | null;
  readonly createdAt: number;
}

export interface ScheduleStore {
  /** Sets a household's schedule and replaces the earlier one. */
  set(schedule: Schedule): Promise<void>;
  /** Returns false when there was none. */
  remove(household: string): Promise<boolean>;
  /** In the order in which they were first set. */
  list(): Promise<readonly Schedule[]>;
  /** Marks the day as done: nothing more begins on it. */
  markDay(household: string, day: string): Promise<void>;
}

/** All stores. */
export interface Memory {
  readonly households: HouseholdStore;
  readonly episodes: EpisodeStore;
  readonly questions: QuestionStore;
  /** Agents outside Sous, and what they asked. */
  readonly asks: AskStore;
  readonly facts: FactStore;
  /** How the world works, as people taught it or as it was learned. */
  readonly knowledge: KnowledgeStore;
  readonly tuples: TupleStore;
  readonly outbox: OutboxStore;
  readonly people: PersonStore;
  readonly runs: RunStore;
  readonly welcomes: WelcomeStore;
  readonly heardPlaces: HeardPlaceStore;
  /** Steps that wait for a person who plays. */
  readonly turns: TurnStore;
  /** Completions of language models, and what they took. */
  readonly models: ModelStore;
  readonly schedules: ScheduleStore;
  readonly installations: InstallationStore;
  /** Who has logged in on the web page. */
  readonly sessions: SessionStore;
  readonly retention: RetentionStore;
  /** The reuse ledger: how often kept facts and tuples spared a question, and how that went. */
  readonly reuse: ReuseStore;
  /** What a release is made from, beside the rows themselves. */
  readonly releases: ReleaseStore;
  /** Campaigns, with assignments and enrolments. */
  readonly campaigns: CampaignStore;
  /** How searches for what is like something were done since the memory was opened. */
  readonly searches: () => SearchCounts;
  /** Finds what is kept of a household by words. */
  readonly recall: Recall;
  readonly vitals: VitalsStore;
  /** How the disk below is doing. */
  readonly storage: Storage;
  close(): Promise<void>;
}

/** Turns texts into vectors of unit length. Vectors of different embedders do not mix, so `id` is stored with each. */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** Its calls cost time or money, so its vectors are kept by text. */
  readonly isCostly?: boolean;
  /**
   * A vector for each text; an empty one where the server gave none that can be used.
   *
   * @throws SousError "embedder-unavailable" when its server does not answer
   */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}
