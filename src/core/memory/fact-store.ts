/** Defines what is written to the store of facts. */
import type { Fact, FactStatus, NewFact } from "./fact.js";

/** A rule that people taught or that was learned (OPEx-H and OPEx-L in the paper OPEx). */
export interface WorldRule {
  readonly id: string;
  /** Null for rules of every home. */
  readonly household: string | null;
  /** The rule as a sentence: "you can only hold one thing". */
  readonly text: string;
  readonly source: "taught" | "learned";
  readonly person: string | null;
  readonly at: number;
}

/** A new fact closes the facts in `supersedes` that are of its kind and about its subject, and no others. */
export interface FactWrite extends Pick<Fact, "id" | "person" | "question" | "ballot" | "episode"> {
  readonly fact: NewFact;
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
