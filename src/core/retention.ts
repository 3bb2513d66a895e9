/** Deletion of words and people by age. */

export interface RetentionDue {
  /** People without campaigns who were inactive since: forgotten whole. */
  readonly people: readonly string[];
  /** Others with words outside campaigns before then. */
  readonly words: readonly string[];
}

export interface RetentionRun {
  /** Start, in milliseconds since 1970. */
  readonly at: number;
  /** People forgotten whole. */
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
   * Forgets a person whole, or their words from before. Bytes may stay in the file until {@link erase}.
   * @param at the run's start, to which the deletion is counted
   */
  forget(id: string, what: "person" | { readonly demoBefore: number }, at: number): Promise<void>;
  /** Erases the bytes of deleted rows. Idempotent. */
  erase(): Promise<void>;
  /** The last run that deleted something, or null. */
  last(): Promise<RetentionRun | null>;
}
