/** Keeps the answers of a cooking game as Q-TextWorld's code does. */
import {
  functionWords,
  type Note,
  type Notebook,
  type Vocabulary,
  wordsAndMarks,
} from "../../../core/memory/afk-notebook.js";

/** Keeps only answers related to the instruction (the paper's A0), so what is asked too early is lost. */
export function openCookingNotebook(
  instruction: string,
  { adjectives, nouns }: Vocabulary,
): Notebook {
  return createAcceptedNotes(instruction, new Set([...adjectives, ...nouns]), unimportant);
}

const unimportant = new Set([...functionWords, ".", ",", "'s"]);
const refused = ["cannot be cut nor cooked", "won't find any", "don't understand the question"];
const paperCapacity = 64;

/**
 * Keeps notes. Refuses a note with a refused phrase, with a stored note's words, or that shares no vocabulary word with
 * one. Every accepted note earns the bonus. As in the paper's code, a repeat of the instruction is not refused.
 * @param vocabulary adjectives and nouns
 * @param capacity at least 1; the oldest note is dropped first, even the instruction
 * @internal
 */
export function createAcceptedNotes(
  instruction: string,
  vocabulary: ReadonlySet<string>,
  stopWords: ReadonlySet<string>,
  capacity = paperCapacity,
): Notebook {
  const noteOf = (text: string): Note => ({
    text,
    words: [...new Set(wordsAndMarks(text))].filter((word) => !stopWords.has(word)).sort(),
  });
  const root = noteOf(instruction);
  let notes: readonly Note[] = [root];

  function accepts({ text, words }: Note): boolean {
    if (refused.some((phrase) => text.includes(phrase))) return false;
    const isSame = (known: Note) => known !== root && known.words.join(" ") === words.join(" ");
    if (notes.some(isSame)) return false;
    const linking = words.filter((word) => vocabulary.has(word));
    return notes.some((known) => linking.some((word) => known.words.includes(word)));
  }

  return {
    add(text) {
      const note = noteOf(text);
      if (!accepts(note)) return false;
      notes = [...notes, note].slice(-capacity);
      return true;
    },
    taskNotes: () => notes,
  };
}
