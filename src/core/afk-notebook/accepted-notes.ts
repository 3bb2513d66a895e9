/**
 * The notebook of the released Q-TextWorld code: only A0 is kept. What is not related to it when it is
 * heard is forgotten, so that it has to be asked again later.
 */
import type { Note, Notebook } from "./note.js";
import { wordsAndMarks } from "./words.js";

interface AcceptedNotesOptions {
  /** Only a shared word of these relates two notes: the world's adjectives and nouns. */
  readonly vocabulary: ReadonlySet<string>;
  /** Words and marks that do not count. */
  readonly stopWords: ReadonlySet<string>;
  /** A note with one of these phrases (upper and lower case matter) is refused. */
  readonly refused?: readonly string[];
  /** Most notes, at least 1; the oldest is dropped first, and the instruction is the oldest. */
  readonly capacity?: number;
  /** False: nothing is ever stored or paid (the baselines without a notebook). */
  readonly stores?: boolean;
}

/**
 * A note is refused when it has a refused phrase, when a note with the same set of words is stored, or
 * when it shares no word of the vocabulary with a stored note. Every accepted note pays. The instruction
 * itself does not count as stored when repeats are looked for, as in the code.
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
