export interface RetentionDue {
  /** Inactive people without campaigns, who are forgotten whole. */
  readonly people: readonly string[];
  /** Other people with old words outside campaigns. */
  readonly words: readonly string[];
}

export interface RetentionRun {
  readonly at: number;
  readonly people: number;
  readonly answers: number;
  readonly facts: number;
  /** The file's bytes hold none of it any more. */
  readonly erased: boolean;
}

export interface RetentionStore {
  /** @param before milliseconds since 1970 */
  due(before: number): Promise<RetentionDue>;
  /**
   * Bytes may stay in the file until {@link erase}.
   * @param at the run's start, to which the deletion is counted
   */
  forget(id: string, what: "person" | { readonly demoBefore: number }, at: number): Promise<void>;
  /** Overwrites the bytes of deleted rows. Idempotent. */
  erase(): Promise<void>;
  /** The last run that deleted something. */
  last(): Promise<RetentionRun | null>;
}
