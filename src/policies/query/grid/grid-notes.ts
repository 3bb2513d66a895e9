/** Keeps the answers of a grid game as Q-BabyAI's code does, and reads from them what the task needs. */
import {
  type Note,
  type Notebook,
  nGrams,
  plainWords,
  splitAnswer,
} from "../../../core/memory/afk-notebook.js";

/** Relates notes that share two words in a row, as Q-BabyAI's code; for a key one word, as doors are named freely. */
export function openGridNotebook(instruction: string): Notebook {
  return createOverlapNotes(instruction, instruction.includes("the key and open") ? 1 : 2);
}

/**
 * Relates notes that share n words in a row, without their first "is" and first "in". A0: the notes related to the
 * instruction, directly or over others. A note that enlarges A0 earns the bonus.
 * @internal
 */
export function createOverlapNotes(instruction: string, n: number): Notebook {
  const noteOf = (text: string) => {
    const words = withoutFirst(withoutFirst(plainWords(text), "is"), "in");
    return { text, words, grams: new Set(nGrams(words, n)) };
  };
  const root = noteOf(instruction);
  const notes = [root];
  let related = [root];
  return {
    add(text) {
      const note = noteOf(text);
      if (notes.some(({ words }) => words.join(" ") === note.words.join(" "))) return false;
      notes.push(note);
      const before = related.length;
      related = relatedTo(root, notes);
      return related.length > before;
    },
    taskNotes: () => related,
  };
}

function relatedTo<N extends { readonly grams: ReadonlySet<string> }>(
  root: N,
  notes: readonly N[],
): N[] {
  const found = new Set([root]);
  for (const { grams } of found)
    for (const other of notes)
      if ([...other.grams].some((gram) => grams.has(gram))) found.add(other);
  return [...found];
}

function withoutFirst(words: readonly string[], dropped: string): readonly string[] {
  const at = words.indexOf(dropped);
  return at < 0 ? words : words.filter((_, index) => index !== at);
}

/** Notes each part of an answer separately; returns whether any earns the bonus. */
export function noteAnswer(notebook: Notebook, answer: string): boolean {
  return splitAnswer(answer)
    .map((part) => notebook.add(part.trim()))
    .includes(true);
}

export type KnownTask = ReturnType<typeof readNotes>;

export function readNotes(instruction: string, notes: readonly Pick<Note, "text">[]) {
  const child = /(?<!\w)(\w+) toy$/.exec(instruction)?.[1] ?? null;
  const find = (pattern: RegExp): string | null => {
    for (const { text } of notes) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    return null;
  };
  const toy = child && find(new RegExp(`^${child} toy is (\\w+ \\w+)$`));
  const owner = toy && find(new RegExp(`^${toy} in (\\w+) suitcase$`));
  return {
    danger: find(/^danger zone is (\w+)$/),
    child,
    toy,
    owner,
    suitcase: owner && find(new RegExp(`^${owner} suitcase (\\w+ box)$`)),
    key: find(/^(\w+ key) to the door$/),
    rooms: new Map(
      notes.flatMap(({ text }): [string, number][] => {
        const found = /^(\w+ \w+) in room(\d+)$/.exec(text);
        return found?.[1] ? [[found[1], Number(found[2])]] : [];
      }),
    ),
  };
}
