/** LDM2's state-action tuples: goal, history, observation -> action. */
export interface Tuple {
  readonly id: string;
  readonly household: string;
  readonly episode: string;
  readonly seq: number;
  /** Task type: tuples are indexed by it. */
  readonly goalType: string;
  readonly goal: string;
  /** The commands so far in this episode, condensed: the last few. */
  readonly history: readonly string[];
  readonly observation: string;
  readonly action: string;
  readonly createdAt: number;
}
