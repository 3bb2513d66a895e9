/**
 * The notebook of the released Q-TextWorld code. It keeps only A0: a note that is not related when it is heard is
 * forgotten, and has to be asked for again.
 */
import type { Note, Notebook } from "./note.js";
import { wordsAndMarks } from "./words.js";

interface AcceptedNotesOptions {
  /** Two notes are related only by a shared word of these: the world's adjectives and nouns. */
  readonly vocabulary: ReadonlySet<string>;
  /** Words and marks that do not count. */
  readonly stopWords: ReadonlySet<string>;
  /** A note with one of these phrases is refused. Case matters. */
  readonly refused?: readonly string[];
  /** Most notes, at least 1. The oldest is dropped first, and the instruction is the oldest. */
  readonly capacity?: number;
  /** False: nothing is stored and nothing pays (the baselines without a notebook). */
  readonly stores?: boolean;
}

/**
 * A note is refused when it has a refused phrase, has the same set of words as a stored note, or shares no word of
 * the vocabulary with a stored note. Every accepted note pays. As in the code, the instruction does not count as
 * stored when repeats are looked for.
 */
export function createAcceptedNotes(
  instruction: string,
  {
    vocabulary,
    stopWords,
    refused = [],
    capacity = paperCapacity,
    stores = true,
  }: AcceptedNotesOptions,
): Notebook {
  const noteOf = (text: string): Note => ({
    text,
    words: [...new Set(wordsAndMarks(text))].filter((word) => !stopWords.has(word)).sort(),
  });
  const root = noteOf(instruction);
  let notes: readonly Note[] = [root];

  function accepts(note: Note): boolean {
    if (!stores || refused.some((phrase) => note.text.includes(phrase))) return false;
    if (notes.some((known) => known !== root && known.words.join(" ") === note.words.join(" "))) {
      return false;
    }
    const linking = note.words.filter((word) => vocabulary.has(word));
    return notes.some((known) => linking.some((word) => known.words.includes(word)));
  }

  return {
    add(text) {
      const note = noteOf(text);
      const accepted = accepts(note);
      if (accepted) notes = [...notes, note].slice(-capacity);
      return { inTaskSet: accepted || notes.some(isLike(note)), bonus: accepted };
    },
    taskNotes: () => notes,
    sets: () => [notes],
  };
}

const paperCapacity = 64;

function isLike(note: Note): (known: Note) => boolean {
  return (known) => known.words.join(" ") === note.words.join(" ");
}
