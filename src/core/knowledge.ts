/** World rules: how the world works, taught by people (OPEx-H) or learned (OPEx-L). */

export interface WorldRule {
  readonly id: string;
  /** Null: it holds in every home. */
  readonly household: string | null;
  /** One sentence: "you can only hold one thing". */
  readonly text: string;
  /** "taught" by a person, or "learned" by exploring. */
  readonly source: "taught" | "learned";
  /** Row id of the person who taught it. */
  readonly person: string | null;
  readonly at: number;
}

export interface KnowledgeStore {
  /**
   * The rules that hold in a household, those for every home included, oldest first.
   * @param household null: only those for every home
   */
  rules(household: string | null): Promise<readonly WorldRule[]>;
  /** Keeps rules. One with the same words (case, blanks and full stop aside) changes nothing. */
  keep(rules: readonly WorldRule[]): Promise<void>;
  /** Returns false when there is no such rule. */
  withdraw(id: string): Promise<boolean>;
}
