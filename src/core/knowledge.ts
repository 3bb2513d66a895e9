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
  /**
   * Includes those for every home; oldest first.
   * @param household null: only those for every home
   */
  rules(household: string | null): Promise<readonly WorldRule[]>;
  /** Ignores known rules, compared without case, blanks and full stop. */
  keep(rules: readonly WorldRule[]): Promise<void>;
  withdraw(id: string): Promise<boolean>;
}
