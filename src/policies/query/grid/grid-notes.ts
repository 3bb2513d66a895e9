import {
  type Note,
  type Notebook,
  type Noted,
  splitAnswer,
} from "../../../core/memory/afk-notebook.js";
import { createOverlapGraph } from "./overlap-graph.js";

/** As in Q-BabyAI's code, pairs of words relate notes; for "the key" single words, as the oracle words doors freely. */
export function openGridNotebook(instruction: string): Notebook {
  const n = instruction.includes("the key and open") ? 1 : 2;
  return createOverlapGraph(instruction, { n, bonus: "enlarged" });
}

/** Notes each part of an answer separately; returns whether any pays the notebook's bonus. */
export function noteAnswer(notebook: Notebook, answer: string): boolean {
  const noted: readonly Noted[] = splitAnswer(answer).map((part) => notebook.add(part.trim()));
  return noted.some(({ bonus }) => bonus);
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
    /** The child whose toy the instruction wants. */
    child,
    toy,
    /** Owner of the suitcase with the toy. */
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
