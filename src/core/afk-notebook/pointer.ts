import type { Note } from "./note.js";

/**
 * Which words a question may use (section 3.2), with the released code's names. `notebook` ("ours_note", the paper's
 * rule): A0. `surroundings` ("query"): observation and instruction. `all` ("ours"): both. `free`: any word.
 */
type PointerRule = "notebook" | "all" | "surroundings" | "free";

/** Words for a question's adjective and noun, or null for any. The function word is always free. */
export function askableWords(
  rule: PointerRule,
  { taskNotes, surroundings }: { taskNotes: readonly Note[]; surroundings: readonly string[] },
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
