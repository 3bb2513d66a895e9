/** The paper's notebook (section 3.1): disjoint sets, merged into the one with the smallest index. */
import type { Note, Notebook } from "./note.js";
import { anyOverlap, nGramSimilarity, type Similarity } from "./similarity.js";
import { functionWords, plainWords } from "./words.js";

export interface DisjointSetsOptions {
  /** Sim(u, v) in [0, 1]; of uni-grams when absent. */
  readonly similarity?: Similarity;
  /** Alpha: notes at least this similar are related; when absent, those that share anything. */
  readonly threshold?: number;
  /** A note's words; when absent, its plain words without function words. */
  readonly words?: (text: string) => readonly string[];
}

/**
 * F = [{instruction}]. A new note v joins all sets that hold a note with Sim(v, note) >= alpha; they and v
 * become one set, with the smallest of their indices. When there is none, v begins a new set. So A0 always
 * holds the instruction. A note whose words are known already is not taken in again.
 *
 * The bonus is equation 3: v is in A0 now and was not before.
 */
export function createDisjointSets(
  instruction: string,
  {
    similarity = nGramSimilarity(1),
    threshold = anyOverlap,
    words = contentWords,
  }: DisjointSetsOptions = {},
): Notebook {
  const noteOf = (text: string): Note => ({ text, words: words(text) });
  let sets: readonly (readonly Note[])[] = [[noteOf(instruction)]];
  const inTaskSet = (note: Note): boolean => (sets[0] ?? []).some((known) => isSame(known, note));

  return {
    add(text) {
      const note = noteOf(text);
      const wasInTaskSet = inTaskSet(note);
      if (!sets.some((set) => set.some((known) => isSame(known, note)))) {
        sets = merge(sets, note, (known) => similarity(note.words, known.words) >= threshold);
      }
      const isIn = inTaskSet(note);
      return { inTaskSet: isIn, bonus: isIn && !wasInTaskSet };
    },
    taskNotes: () => sets[0] ?? [],
    sets: () => sets,
  };
}

/** Plain words without function words. */
export function contentWords(text: string): readonly string[] {
  return plainWords(text).filter((word) => !functionWords.has(word));
}

function merge(
  sets: readonly (readonly Note[])[],
  note: Note,
  isRelated: (known: Note) => boolean,
): readonly (readonly Note[])[] {
  const related = sets.filter((set) => set.some(isRelated));
  const [first] = related;
  if (!first) return [...sets, [note]];
  const merged = [...related.flat(), note];
  return sets.flatMap((set) => (set === first ? [merged] : related.includes(set) ? [] : [set]));
}

function isSame(one: Note, other: Note): boolean {
  return one.words.join(" ") === other.words.join(" ");
}
