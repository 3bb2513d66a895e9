/** The notebook of the grid world, and what its notes say. */
import {
  createOverlapGraph,
  type Note,
  type Notebook,
  type Noted,
  splitAnswer,
} from "../../../core/afk-notebook/index.js";

/** What A0 tells of the task. */
export interface KnownTask {
  readonly danger: string | null;
  /** Whose toy the instruction wants. */
  readonly child: string | null;
  /** Name of the toy: "blue ball". */
  readonly toy: string | null;
  /** Who owns the suitcase that the toy is in. */
  readonly owner: string | null;
  /** Name of that suitcase: "green box". */
  readonly suitcase: string | null;
  /** Name of the key to the door. */
  readonly key: string | null;
  /** Names of things with their room's number. */
  readonly rooms: ReadonlyMap<string, number>;
}

/**
 * The notebook of the released Q-BabyAI code: bi-grams relate notes, single words where the instruction
 * speaks of "the key" and the door in other words than the oracle.
 */
export function openGridNotebook(instruction: string): Notebook {
  const n = instruction.includes("the key and open") ? 1 : 2;
  return createOverlapGraph(instruction, { n, bonus: "enlarged" });
}

/** Each part of an answer is a note of its own. @returns whether one of them pays the bonus */
export function noteAnswer(notebook: Notebook, answer: string): boolean {
  const noted: readonly Noted[] = splitAnswer(answer).map((part) => notebook.add(part.trim()));
  return noted.some(({ bonus }) => bonus);
}

export function readNotes(instruction: string, notes: readonly Pick<Note, "text">[]): KnownTask {
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
