import type { Fact, FactLife, FactStatus, NewFact } from "./fact.js";

/**
 * A new fact. It closes the valid facts in `supersedes` that are of the same kind about the same subject; nothing else
 * invalidates.
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
  /** The fact that shows this, if any. */
  readonly by?: string | null;
  /** The robot moved the thing itself. */
  readonly moved?: true;
}

/** A taught rule, in words and as understood: "mugs belong in the cupboard". */
export interface NewRule {
  readonly id: string;
  readonly household: string;
  /** `source` is "rule". */
  readonly fact: NewFact;
  /** Row id of the teacher. */
  readonly person: string;
  readonly words: string;
}

/** When a fact was noted and closed, as numbers that grow with each fact. */
export interface FactMark {
  readonly id: string;
  readonly number: number;
  /** The household's newest fact at the closing; null while valid. */
  readonly closed: number | null;
}

/** A step that used a fact. */
export interface FactUse {
  readonly fact: string;
  readonly task: string;
  readonly round: number;
  readonly seq: number;
  readonly at: number;
  /** How a need was handled; null for other steps. */
  readonly handling: string | null;
}

export interface FactStore {
  /**
   * @param filter.valid only valid ones (default true)
   * @param filter.disputed include disputed ones (default false; all when `valid` is false)
   */
  list(filter: {
    household: string;
    valid?: boolean;
    disputed?: boolean;
  }): Promise<readonly Fact[]>;
  /** From people's answers to a question, of any status, oldest first. */
  toldTo(question: string): Promise<readonly Fact[]>;
  /** From people's answers in an episode, of any status, oldest first. */
  toldIn(episode: string): Promise<readonly Fact[]>;
  /** All of an episode, of any source and status, oldest first. */
  notedIn(episode: string): Promise<readonly Fact[]>;
  /** From people's answers about a household, of any status: the newest, oldest first. */
  lastTold(household: string, limit: number): Promise<readonly Fact[]>;
  /** The newest of any source and status, oldest first, without one episode's. */
  newest(household: string, limit: number, exceptEpisode?: string): Promise<readonly Fact[]>;
  byIds(ids: readonly string[]): Promise<readonly Fact[]>;
  /** The household's newest fact number, or 0. */
  watermark(household: string): Promise<number>;
  /** The facts valid at time `at`, when `watermark` was the newest number, in their state of then. */
  listAt(household: string, watermark: number, at: number): Promise<readonly Fact[]>;
  /** All of the household, oldest first. */
  marks(household: string): Promise<readonly FactMark[]>;
  /**
   * All facts except forgotten ones, oldest first.
   * @param subject only facts that name it: "mug", "mug 1", "Ana's mug", "fridge 1"
   */
  history(household: string, subject?: string): Promise<readonly FactLife[]>;
  /**
   * All that a person said in any household and did not have forgotten, oldest first.
   * @param person row id
   */
  saidBy(person: string): Promise<readonly FactLife[]>;
  /** Oldest first. */
  uses(household: string, ids: readonly string[]): Promise<readonly FactUse[]>;
  teach(rule: NewRule, at: number): Promise<void>;
  withdraw(rule: string, at: number): Promise<boolean>;
}
