/** Where facts are kept, with all that becomes of them. */
import type { Fact, FactLife, FactStatus, NewFact } from "./fact.js";

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

/** When a fact was noted and closed, in numbers that grow with each fact of the database. */
export interface FactMark {
  readonly id: string;
  readonly number: number;
  /** The newest fact of its household when it was closed; null: it stands. */
  readonly closed: number | null;
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
  /**
   * The facts that were valid when the fact numbered `watermark` was the newest, at time `at`; as they were
   * then, whatever has become of them since.
   */
  listAt(household: string, watermark: number, at: number): Promise<readonly Fact[]>;
  /** Of all facts of a household, oldest first. */
  marks(household: string): Promise<readonly FactMark[]>;
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
