/** The pointer (section 3.2): which words a question may be made of. */
import type { Note } from "./note.js";

/**
 * Whose words a question may use, with the released code's name: `notebook` ("ours_note", the paper's rule): A0.
 * `surroundings` ("query"): the observation and the instruction. `all` ("ours"): both. `free`: any word.
 */
type PointerRule = "notebook" | "all" | "surroundings" | "free";

interface PointerView {
  /** A0. */
  readonly taskNotes: readonly Note[];
  /** Words of the present observation and of the instruction. */
  readonly surroundings: readonly string[];
}

/** The words that may be a question's adjective and noun; null for any. The function word is always free. */
export function askableWords(
  rule: PointerRule,
  { taskNotes, surroundings }: PointerView,
): ReadonlySet<string> | null {
  const noted = taskNotes.flatMap(({ words }) => words);
  switch (rule) {
    case "notebook":
      return new Set(noted);
    case "all":
      return new Set([...noted, ...surroundings]);
    case "surroundings":
      return new Set(surroundings);
    case "free":
      return null;
  }
}

export interface Vocabulary {
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
}

/** The word for "no adjective" in the code's vocabularies. */
export const noWord = "none";
