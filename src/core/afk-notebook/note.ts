/**
 * AFK's notebook (Liu et al. 2022, section 3.1): disjoint sets of related notes. Only the instruction's set, A0, counts
 * for the task. `createDisjointSets` follows the paper, the others the released code.
 */
export interface Note {
  readonly text: string;
  readonly words: readonly string[];
}

export interface Noted {
  readonly inTaskSet: boolean;
  /** Whether this notebook pays the exploration bonus for it (section 3.3, equation 3). */
  readonly bonus: boolean;
}

export interface Notebook {
  add(text: string): Noted;
  taskNotes(): readonly Note[];
  /** A0 first. */
  sets(): readonly (readonly Note[])[];
}

/** As in Q-BabyAI's code, each part between commas is a note. */
export function splitAnswer(answer: string): readonly string[] {
  return answer.split(",");
}
