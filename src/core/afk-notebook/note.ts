/**
 * AFK's notebook (Liu et al. 2022, section 3.1): the task's instruction and the answers, as disjoint
 * sets of related notes. Only the instruction's set, A0, counts for the task. Notes are plain strings:
 * nothing here knows a world. Three kinds share this contract: `createDisjointSets` is what the paper
 * says, `createOverlapGraph` and `createAcceptedNotes` are what the released code does.
 */
export interface Note {
  readonly text: string;
  /** The words that it is compared by. */
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
  /** Takes one note in. */
  add(text: string): Noted;
  /** A0: the instruction and all that is related to it. */
  taskNotes(): readonly Note[];
  /** All disjoint sets, A0 first. */
  sets(): readonly (readonly Note[])[];
}

/** An answer's notes: the released code of Q-BabyAI makes each part between commas a note of its own. */
export function splitAnswer(answer: string): readonly string[] {
  return answer.split(",");
}
