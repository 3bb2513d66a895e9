/** Rules taught by people (OPEx-H) or learned (OPEx-L). */

export interface WorldRule {
  readonly id: string;
  /** Null: every home. */
  readonly household: string | null;
  /** "you can only hold one thing". */
  readonly text: string;
  readonly source: "taught" | "learned";
  readonly person: string | null;
  readonly at: number;
}

export interface KnowledgeStore {
  /** @param household its own rules and those for every home; null: only the latter */
  rules(household: string | null): Promise<readonly WorldRule[]>;
  /** Ignores known rules, compared without case, blanks and full stop. */
  keep(rules: readonly WorldRule[]): Promise<void>;
  withdraw(id: string): Promise<boolean>;
}
