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
