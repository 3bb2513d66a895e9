/**
 * AFK's notebook (Liu et al. 2022, section 3.1): the task's instruction and the answers, as disjoint sets of
 * related notes. Only the instruction's set, A0, counts for the task. Notes are plain strings of any world.
 * `createDisjointSets` follows the paper, `createOverlapGraph` and `createAcceptedNotes` the released code.
 */
export interface Note {
  readonly text: string;
  /** The words by which it is compared. */
  readonly words: readonly string[];
}

/** What became of one note. */
export interface Noted {
  /** Whether the note is in A0 now. */
  readonly inTaskSet: boolean;
  /** Whether this kind of notebook pays the exploration bonus for it (section 3.3, equation 3). */
  readonly bonus: boolean;
}

export interface Notebook {
  /** Adds a note. */
  add(text: string): Noted;
  /** A0: the instruction and everything related to it. */
  taskNotes(): readonly Note[];
  /** All disjoint sets, A0 first. */
  sets(): readonly (readonly Note[])[];
}

/** The notes of an answer. As in Q-BabyAI's released code, each part between commas is a note. */
export function splitAnswer(answer: string): readonly string[] {
  return answer.split(",");
}
