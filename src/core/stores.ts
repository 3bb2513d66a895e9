/**
 * Stores: what is kept. Each write is one asynchronous atomic operation, never an open transaction,
 * so that another engine can implement them. Ids are given by the caller.
 */

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
import type { KnowledgeStore } from "./knowledge.js";
import type { ModelStore } from "./model-store.js";
import type { OutboxNote, OutboxStore } from "./outbox-store.js";
import type { PersonStore } from "./person.js";
import type { KnowledgeMode } from "./question.js";
import type { QuestionStore } from "./question-store.js";
import type { Recall } from "./recall.js";
import type { ReleaseStore } from "./release.js";
import type { ReuseStore } from "./reuse.js";
import type { HouseholdContent, Task } from "./scene.js";
import type { Tuple } from "./tuple.js";
import type { TurnStore } from "./turn.js";

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
  /**
   * The newest ask steps with scores, of all households when none is named, each with the household in
   * which it was asked; newest first.
   */
  scoredSteps(
    household: string | null,
    limit: number,
  ): Promise<readonly { readonly household: string; readonly record: StepRecord }[]>;
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

export interface TupleStore {
  /** In the order in which they were kept; of all households when none is named. */
  list(household?: string): Promise<readonly Tuple[]>;
  /** Adds tuples that no ending episode brings along: explored ones. */
  keep(tuples: readonly Tuple[]): Promise<void>;
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
  /** The campaign that it is played for, and the household's arm there; absent for a demo. */
  readonly campaign?: string;
  readonly arm?: EpisodeArm;
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
  /** How the world works, as people taught it or as it was learned. */
  readonly knowledge: KnowledgeStore;
  readonly tuples: TupleStore;
  readonly outbox: OutboxStore;
  readonly people: PersonStore;
  readonly runs: RunStore;
  /** Steps that wait for a person who plays. */
  readonly turns: TurnStore;
  /** Completions of language models, and what they took. */
  readonly models: ModelStore;
  readonly schedules: ScheduleStore;
  /** How often what is kept spared a question, and how that went. */
  readonly reuse: ReuseStore;
  /** What a release is made from beside the rows themselves. */
  readonly releases: ReleaseStore;
  /** What is asked on purpose, of whom, and who agreed to it. */
  readonly campaigns: CampaignStore;
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
