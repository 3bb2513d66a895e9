import {
  anyOverlap,
  functionWords,
  type Note,
  type Notebook,
  nGrams,
  plainWords,
  shareOfGrams,
} from "../core/memory/afk-notebook.js";

interface DisjointSetsOptions {
  /** Length of the compared n-grams: 1 or 2 in the paper. Default: 1. */
  readonly n?: number;
  /** Alpha, the least similarity of related notes. Default: one shared n-gram. */
  readonly threshold?: number;
  /** Default: plain words without function words. */
  readonly words?: (text: string) => readonly string[];
}

interface Entry extends Note {
  readonly key: string;
  readonly grams: ReadonlySet<string>;
  readonly first: NoteSet;
}

interface NoteSet {
  readonly notes: Note[];
  into: NoteSet | null;
}

/**
 * AFK's notebook (section 3.1). F = [{instruction}]. A new note v merges all sets that contain a note with Sim(v,
 * note) >= alpha into the one with the smallest index; without any, v starts a new set. So A0 always contains the
 * instruction. Repeats (same words) are ignored.
 * The bonus is equation 3: v is in A0 now and was not before.
 */
export function createDisjointSets(
  instruction: string,
  { n = 1, threshold = anyOverlap, words = contentWords }: DisjointSetsOptions = {},
): Notebook {
  const entries = new Map<string, Entry>();
  const byGram = new Map<string, Entry[]>();
  let sets: readonly NoteSet[] = [];

  /** Finds the sets to merge. Compares only notes that share an n-gram. */
  function related(grams: ReadonlySet<string>): ReadonlySet<NoteSet> {
    if (threshold <= 0) return new Set(sets);
    const found = new Set<NoteSet>();
    for (const gram of grams) {
      for (const other of byGram.get(gram) ?? []) {
        const set = present(other.first);
        if (!found.has(set) && shareOfGrams(grams, other.grams) >= threshold) found.add(set);
      }
    }
    return found;
  }

  function take(note: Note, key: string): void {
    const grams = new Set(nGrams(note.words, n));
    const joined = related(grams);
    const [first = { notes: [], into: null }, ...rest] = sets.filter((set) => joined.has(set));
    for (const set of rest) {
      first.notes.push(...set.notes);
      set.into = first;
    }
    first.notes.push(note);
    sets = joined.size === 0 ? [...sets, first] : sets.filter(({ into }) => into === null);
    const entry = { ...note, key, grams, first };
    entries.set(key, entry);
    for (const gram of grams) {
      const alike = byGram.get(gram);
      if (alike) alike.push(entry);
      else byGram.set(gram, [entry]);
    }
  }

  const inTaskSet = (key: string): boolean => {
    const entry = entries.get(key);
    return entry !== undefined && present(entry.first) === sets[0];
  };

  function add(text: string) {
    const note = { text, words: words(text) };
    const key = note.words.join(" ");
    const wasIn = inTaskSet(key);
    if (!entries.has(key)) take(note, key);
    const isIn = inTaskSet(key);
    return { inTaskSet: isIn, bonus: isIn && !wasIn };
  }

  add(instruction);
  return {
    add,
    taskNotes: () => [...(sets[0]?.notes ?? [])],
    sets: () => sets.map(({ notes }) => [...notes]),
  };
}

function contentWords(text: string): readonly string[] {
  return plainWords(text).filter((word) => !functionWords.has(word));
}

function present(set: NoteSet): NoteSet {
  let last = set;
  while (last.into) last = last.into;
  return last;
}
