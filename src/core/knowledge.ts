/** World knowledge: rules about how the world works, taught by people (OPEx-H) or learned (OPEx-L). */

export interface WorldRule {
  readonly id: string;
  /** Null: it holds in every home. */
  readonly household: string | null;
  /** One sentence: "you can only hold one thing". */
  readonly text: string;
  /** "taught" by somebody in chat; "learned" from exploration. */
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
  /** Keeps rules; one whose words are there already (case, blanks and full stop apart) changes nothing. */
  keep(rules: readonly WorldRule[]): Promise<void>;
  /** False when there is no such rule. */
  withdraw(id: string): Promise<boolean>;
}
