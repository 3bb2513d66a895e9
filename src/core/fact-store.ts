/** Where facts are kept, with their whole life. */
import type { Fact, FactLife, FactStatus, NewFact } from "./fact.js";

/**
 * A new fact. It closes the valid facts named in `supersedes`, if they say the same kind of thing about the same
 * subject. Nothing else invalidates.
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
  /** The fact that shows this; absent when none does. */
  readonly by?: string | null;
  /** The robot moved the thing itself. */
  readonly moved?: true;
}

/** A rule that somebody teaches, in words and as understood: "mugs belong in the cupboard". */
export interface NewRule {
  readonly id: string;
  readonly household: string;
  /** `source` is "rule". */
  readonly fact: NewFact;
  /** Row id of the person who teaches it. */
  readonly person: string;
  readonly words: string;
}

/** When a fact was noted and closed, as numbers that grow with each fact of the database. */
export interface FactMark {
  readonly id: string;
  readonly number: number;
  /** The household's newest fact when this one was closed; null while it stands. */
  readonly closed: number | null;
}

/** A step that rested on a fact. */
export interface FactUse {
  readonly fact: string;
  /** The task's sentence. */
  readonly task: string;
  readonly round: number;
  readonly seq: number;
  readonly at: number;
  /** What was done about a need; null for other steps. */
  readonly handling: string | null;
}

export interface FactStore {
  /**
   * @param filter.valid only valid ones (default true)
   * @param filter.disputed include those in dispute (default false; all when `valid` is false)
   */
  list(filter: {
    household: string;
    valid?: boolean;
    disputed?: boolean;
  }): Promise<readonly Fact[]>;
  /** Facts from people's answers to a question, whatever became of them, oldest first. */
  toldTo(question: string): Promise<readonly Fact[]>;
  /** Facts from people's answers in an episode, whatever became of them, oldest first. */
  toldIn(episode: string): Promise<readonly Fact[]>;
  /** All facts of an episode, seen, told and concluded, whatever became of them, oldest first. */
  notedIn(episode: string): Promise<readonly Fact[]>;
  /** The newest facts from people's answers about a household, whatever became of them, oldest first. */
  lastTold(household: string, limit: number): Promise<readonly Fact[]>;
  /**
   * The newest facts of a household, seen, told and concluded, whatever became of them, oldest first; those of one
   * episode left out.
   */
  newest(household: string, limit: number, exceptEpisode?: string): Promise<readonly Fact[]>;
  byIds(ids: readonly string[]): Promise<readonly Fact[]>;
  /** Number of the newest fact of a household; 0 when there is none. */
  watermark(household: string): Promise<number>;
  /** The facts that were valid when number `watermark` was the newest, at time `at`, as they were then. */
  listAt(household: string, watermark: number, at: number): Promise<readonly Fact[]>;
  /** Of all facts of a household, oldest first. */
  marks(household: string): Promise<readonly FactMark[]>;
  /**
   * Every fact ever noted and not forgotten, oldest first.
   * @param subject only facts about it or naming it: "mug", "mug 1", "Ana's mug", "fridge 1"
   */
  history(household: string, subject?: string): Promise<readonly FactLife[]>;
  /** What a person, by row id, ever said of all households and did not have forgotten, oldest first. */
  saidBy(person: string): Promise<readonly FactLife[]>;
  /** The steps of a household that rested on these facts, oldest first. */
  uses(household: string, ids: readonly string[]): Promise<readonly FactUse[]>;
  /** Keeps a rule. It replaces what the same person taught in its slot. */
  teach(rule: NewRule, at: number): Promise<void>;
  /** Takes a rule back. False when there is no such valid rule. */
  withdraw(rule: string, at: number): Promise<boolean>;
}
