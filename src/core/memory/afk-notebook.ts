/** Defines a notebook as the paper AFK has it (Liu et al. 2022), and its rules for words. */

/**
 * Which words a question may use (paper AFK, section 3.2; in brackets the names in its code). `notebook` ("ours_note",
 * the paper's rule): words of A0, the notes related to the task. `surroundings` ("query"): words of observation and
 * instruction. `all` ("ours"): both. `free`: any word.
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

/** Stands for "no adjective" in the word lists of AFK's code. */
export const noWord = "none";

export interface Note {
  readonly text: string;
  readonly words: readonly string[];
}

/** The agent's notes (section 3.1). Only those related to the instruction, A0, count for the task. */
export interface Notebook {
  /** Returns whether the note earns the bonus for exploring (section 3.3, equation 3). */
  add(text: string): boolean;
  taskNotes(): readonly Note[];
}

/** Splits an answer into notes at commas, as Q-BabyAI's code does. */
export function splitAnswer(answer: string): readonly string[] {
  return answer.split(",");
}

/** Splits a text into words, as AFK's code does for its grid world (Q-BabyAI). */
export function plainWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Splits a text into words, as AFK's code does for its cooking world (Q-TextWorld): "'s" and "n't" are separate. */
export function wordsAndMarks(text: string): readonly string[] {
  const words: string[] = [];
  for (const [piece] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[^\s]/gu)) {
    const ending = /^(.+?)(n['’]t|['’]\p{L}+)$/u.exec(piece);
    words.push(...(ending ? [ending[1] ?? "", ending[2] ?? ""] : [piece]));
  }
  return words;
}

/** Returns all sequences of n words, in order and with repeats. */
export function nGrams(words: readonly string[], n: number): readonly string[] {
  return words.slice(0, Math.max(0, words.length - n + 1)).map((_, start) => {
    return words.slice(start, start + n).join(" ");
  });
}

/** Words that never relate two notes. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the this that these those some any each every of to in on at by from with into onto under over
  is are was were be been am do does did has have had can could will would should may might must
  and or but not no nor it its i you he she we they me him them my your his her our their there here
  where which what who how when why please`.split(/\s+/),
);
