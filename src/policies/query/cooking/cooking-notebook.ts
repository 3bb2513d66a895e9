import {
  functionWords,
  type Note,
  type Notebook,
  type Vocabulary,
  wordsAndMarks,
} from "../../../core/memory/afk-notebook.js";

/** Q-TextWorld's notebook: keeps only answers related to the instruction (A0), so what is asked too early is lost. */
export function openCookingNotebook(instruction: string, vocabulary: Vocabulary): Notebook {
  return createAcceptedNotes(instruction, {
    vocabulary: new Set([...vocabulary.adjectives, ...vocabulary.nouns]),
    stopWords: unimportant,
    refused: ["cannot be cut nor cooked", "won't find any", "don't understand the question"],
  });
}

const unimportant = new Set([...functionWords, ".", ",", "'s"]);

/**
 * Refuses a note with a refused phrase, with the same words as a stored note, or that shares no vocabulary word with
 * one. Every accepted note earns the bonus. As in the paper's code, a repeat of the instruction is not refused.
 * @internal
 */
export function createAcceptedNotes(
  instruction: string,
  {
    vocabulary,
    stopWords,
    refused = [],
    capacity = paperCapacity,
    stores = true,
  }: {
    /** The world's adjectives and nouns. Two notes are related by sharing one. */
    readonly vocabulary: ReadonlySet<string>;
    readonly stopWords: ReadonlySet<string>;
    /** Phrases for which a note is refused. Case-sensitive. */
    readonly refused?: readonly string[];
    /** At least 1. The oldest note is dropped first, even the instruction. */
    readonly capacity?: number;
    /** False for the baselines without a notebook: nothing is stored or pays. */
    readonly stores?: boolean;
  },
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
