/** Words and people that are deleted because of their age. */

/** Ids of people who have something to delete. */
export interface RetentionDue {
  /** They take part in no campaign, and were not here since then: they are forgotten whole. */
  readonly people: readonly string[];
  /** All others who said something outside campaigns before then. */
  readonly words: readonly string[];
}

/** What was deleted in one go. */
export interface RetentionRun {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Number of people who were forgotten whole. */
  readonly people: number;
  readonly answers: number;
  readonly facts: number;
  /** Nothing of it is found in the file's bytes any more. */
  readonly erased: boolean;
}

export interface RetentionStore {
  /** @param before milliseconds since 1970 */
  due(before: number): Promise<RetentionDue>;
  /**
   * Forgets a person whole, or their words from before then. Bytes of it may stay in the file until {@link erase}.
   *
   * @param at when the run began; it counts what is deleted
   */
  forget(id: string, what: "person" | { readonly demoBefore: number }, at: number): Promise<void>;
  /** Erases what was deleted since the last time; does nothing when nothing was. */
  erase(): Promise<void>;
  /** The last run that deleted something; null: none did. */
  last(): Promise<RetentionRun | null>;
}
