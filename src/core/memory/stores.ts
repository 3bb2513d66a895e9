/** Defines what is kept in the database. Each write is atomic. Callers provide ids. */

import type { Platform } from "../bot.js";
import type { Episode, StepRecord, Variant } from "../episode/episode.js";
import type { HomeTask, HouseholdContent, Task } from "../episode/scene.js";
import type { OutboxNote } from "../question/outbox-store.js";
import type { FactInvalidation, FactWrite } from "./fact.js";
import type { Tuple, TupleCell } from "./tuple.js";

export type { KnownPerson, Person } from "../people/person.js";
export type { Delivery, OutboxNote } from "../question/outbox-store.js";
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
  QuestionTimer,
  Settlement,
  TimerFiring,
} from "../question/question-store.js";
export type { FactInvalidation, FactWrite, NewRule } from "./fact.js";

/** The content is as stored at creation, because replays need it. */
export interface Household {
  readonly id: string;
  readonly title: string;
  readonly content: HouseholdContent;
  readonly tasks: readonly Task[];
  readonly createdAt: number;
}

export interface StepWrite {
  readonly record: StepRecord;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
  readonly notes: readonly OutboxNote[];
  /** Does not update the task's message for this step alone. */
  readonly isQuiet?: boolean;
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
  /** Version of the world's engine that wrote the state. Other versions ignore it. */
  readonly engine: string;
  /** The last round contained; 0 for none. */
  readonly round: number;
  readonly moves: number;
  readonly state: string;
  /** SHA-256 of the fields above, the home's initial content and the last round's observations. Checked before use. */
  readonly hash: string;
  readonly at: number;
}

export type Place = Pick<Episode, "bot" | "channel">;

export interface TupleQuery {
  readonly goal: string;
  readonly observation: string;
  readonly household?: string | undefined;
  /** Key of the wanted tuples (see tuple.ts). Finds narrower keys too. */
  readonly cell?: TupleCell | undefined;
  /** Wanted actions, with roles for names. "go to PLACE" includes "go to PLACE:fridge". */
  readonly patterns?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly k: number;
}

export interface LikeTuple {
  readonly tuple: Tuple;
  readonly similarity: number;
}

export interface SearchCounts {
  /** Queries answered with the index (HNSW). The others (`exactQueries`) compared all vectors. */
  readonly graphQueries: number;
  readonly exactQueries: number;
}

/** `maxSteps` is per task; in the multiround variant for all tasks together, questions included. */
export interface RunPlan
  extends Pick<
    Episode,
    "bot" | "channel" | "askPolicy" | "maxSteps" | "seed" | "mode" | "origin" | "arm"
  > {
  readonly variant: Variant;
  /** Plays the home's open tasks, whose goal people choose, before the others. */
  readonly openFirst: boolean;
  /** Absent for a demo. */
  readonly campaign?: string;
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

/** Returns unit vectors. `id` is stored with each, as vectors of different embedders are not comparable. */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** Calls cost time or money, so vectors are cached by text. */
  readonly isCostly?: boolean;
  /** Returns an empty vector where the server gave none. @throws SousError "embedder-unavailable" without answer */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

/** What a search over the memory finds. `answer`: a person's own words. */
export type RecallKind = "fact" | "question" | "answer" | "tuple";
