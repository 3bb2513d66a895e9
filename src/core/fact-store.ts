import type { Fact, FactLife, FactStatus, NewFact } from "./fact.js";

/** Rules taught by people (OPEx-H) or learned (OPEx-L). */

export interface WorldRule {
  readonly id: string;
  /** Null for rules of every home. */
  readonly household: string | null;
  /** "you can only hold one thing". */
  readonly text: string;
  readonly source: "taught" | "learned";
  readonly person: string | null;
  readonly at: number;
}

export interface KnowledgeStore {
  /**
   * Returns a household's own rules and those for every home.
   * @param household null for the latter alone
   */
  rules(household: string | null): Promise<readonly WorldRule[]>;
  /** Ignores known rules, which are compared without case, blanks and full stop. */
  keep(rules: readonly WorldRule[]): Promise<void>;
  withdraw(id: string): Promise<boolean>;
}

/** A new fact closes the facts in `supersedes` that are of its kind and about its subject, and no others. */
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
  readonly by?: string | null;
  readonly moved?: true;
}

/** A taught rule: "mugs belong in the cupboard". */
export interface NewRule {
  readonly id: string;
  readonly household: string;
  /** `source` is "rule". */
  readonly fact: NewFact;
  readonly person: string;
  readonly words: string;
}

/** When a fact was noted and closed, as numbers that grow with each fact. */
export interface FactMark {
  readonly id: string;
  readonly number: number;
  /** The household's newest fact at the closing. Null while valid. */
  readonly closed: number | null;
}

/** A step that used a fact. */
export interface FactUse {
  readonly fact: string;
  readonly task: string;
  readonly round: number;
  readonly seq: number;
  readonly at: number;
  readonly handling: string | null;
}

export interface FactStore {
  /** @param filter.disputed default false; all when `valid` (default true) is false */
  list(filter: {
    household: string;
    valid?: boolean;
    disputed?: boolean;
  }): Promise<readonly Fact[]>;
  /** Facts from people's answers to a question, of any status, oldest first. */
  toldTo(question: string): Promise<readonly Fact[]>;
  /** Facts from people's answers in an episode, of any status, oldest first. */
  toldIn(episode: string): Promise<readonly Fact[]>;
  /** Facts of an episode, of any source and status, oldest first. */
  notedIn(episode: string): Promise<readonly Fact[]>;
  /** The newest facts from people's answers, of any status, oldest first. */
  lastTold(household: string, limit: number): Promise<readonly Fact[]>;
  /** The newest facts of any source and status, oldest first. */
  newest(household: string, limit: number, exceptEpisode?: string): Promise<readonly Fact[]>;
  byIds(ids: readonly string[]): Promise<readonly Fact[]>;
  watermark(household: string): Promise<number>;
  /** Facts that were valid at time `at`, when `watermark` was the newest number. */
  listAt(household: string, watermark: number, at: number): Promise<readonly Fact[]>;
  marks(household: string): Promise<readonly FactMark[]>;
  /** @param subject only facts that name it: "mug", "Ana's mug", "fridge 1" */
  history(household: string, subject?: string): Promise<readonly FactLife[]>;
  /** @param person row id */
  saidBy(person: string): Promise<readonly FactLife[]>;
  /** Oldest first. */
  uses(household: string, ids: readonly string[]): Promise<readonly FactUse[]>;
  /** Replaces the person's earlier rule in the same slot. */
  teach(rule: NewRule, at: number): Promise<void>;
  withdraw(rule: string, at: number): Promise<boolean>;
}
