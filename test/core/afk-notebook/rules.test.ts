import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  askableWords,
  nGrams,
  noWord,
  plainWords,
  splitAnswer,
  wordsAndMarks,
} from "../../../src/core/memory/afk-notebook.js";
import { createAcceptedNotes } from "../../../src/policies/query/cooking/cooking-notebook.js";
import { createOverlapNotes } from "../../../src/policies/query/grid/grid-notes.js";
import { sharedGolden } from "../../shared-data.js";

describe("the pointer", () => {
  const words = "bring red cup hangs behind stove".split(" ");
  const view = { taskNotes: [{ text: "", words }], surroundings: ["sofa", "red"] };

  it("allows words of the task's set, of what is around, of both, or any", () => {
    expect(askableWords("notebook", view)).toEqual(
      new Set(["bring", "red", "cup", "hangs", "behind", "stove"]),
    );
    expect(askableWords("surroundings", view)).toEqual(new Set(["sofa", "red"]));
    expect(askableWords("all", view)?.has("sofa")).toBe(true);
    expect(askableWords("all", view)?.has("dog")).toBe(false);
    expect(askableWords("free", view)).toBeNull();
  });
});

describe("the accepted notes", () => {
  const vocabulary = new Set(["salt", "shelf", "drawer"]);

  it("forget what was not related when it was heard", () => {
    const notes = createAcceptedNotes("find salt", vocabulary, new Set());
    expect(notes.add("the drawer sticks")).toBe(false);
    notes.add("salt is on the shelf");
    notes.add("the shelf is above the drawer");
    expect(notes.taskNotes()).toHaveLength(3);
    expect(notes.add("the drawer sticks")).toBe(true);
  });

  it("take the instruction's own words for news, as the released code does", () => {
    const notes = createAcceptedNotes("find salt", vocabulary, new Set());
    expect(["find salt", "find salt"].map((text) => notes.add(text))).toEqual([true, false]);
  });

  it("drop the oldest, the instruction first", () => {
    const notes = createAcceptedNotes("find salt", vocabulary, new Set(), 2);
    notes.add("salt is here");
    notes.add("salt is white");
    expect(notes.taskNotes().map(({ text }) => text)).toEqual(["salt is here", "salt is white"]);
  });
});

it("words are split from their marks and endings", () => {
  expect(wordsAndMarks("Ana's cup isn't here, is it?")).toEqual(
    "ana 's cup is n't here , is it ?".split(" "),
  );
});

const words = fc.constantFrom(..."abcdefghijkl".split(""));
const sentence = fc.array(words, { minLength: 1, maxLength: 5 }).map((list) => list.join(" "));
const sentences = fc.array(sentence, { maxLength: 25 });
const gram = fc.constantFrom(1, 2, 3);

/** Reference: the set of the first note, by union-find over related notes. */
function unionFind(
  notes: readonly string[],
  isRelated: (one: string, other: string) => boolean,
): ReadonlySet<string> {
  const parent = notes.map((_, index) => index);
  const find = (index: number): number => {
    const above = parent[index] ?? index;
    return above === index ? index : find(above);
  };
  notes.forEach((one, i) => {
    notes.slice(0, i).forEach((other, j) => {
      if (isRelated(one, other)) parent[find(i)] = find(j);
    });
  });
  return new Set(notes.filter((_, index) => find(index) === find(0)));
}

it("A0 is the instruction's set of union-find over related notes, and a note that enlarges it is paid", () => {
  fc.assert(
    fc.property(sentence, sentences, gram, (instruction, notes, n) => {
      const notebook = createOverlapNotes(instruction, n);
      const task = () => notebook.taskNotes().map(({ text }) => text);
      const grams = (text: string) => nGrams(plainWords(text), n);
      for (const [at, note] of notes.entries()) {
        const before = task();
        const isPaid = notebook.add(note);
        const all = [...new Set([instruction, ...notes.slice(0, at + 1)])];
        const shares = (one: string, other: string) =>
          grams(one).some((shared) => grams(other).includes(shared));
        expect(new Set(task())).toEqual(unionFind(all, shares));
        expect(isPaid).toBe(task().length > before.length);
      }
    }),
    { numRuns: 80 },
  );
});

interface CookingStep {
  readonly response: string;
  readonly bonus: boolean;
  readonly A0: readonly string[];
  readonly A0_keys: readonly (readonly string[])[];
  readonly mask_adj: readonly string[];
  readonly mask_noun: readonly string[];
}

interface GridStep {
  readonly response: string;
  readonly note_text: string;
  readonly A0: readonly string[];
}

interface CookingCase {
  readonly id: string;
  readonly code: "q-textworld SimpleGraph";
  readonly params: { readonly node_capacity: number; readonly setting: "ours_note" | "query" };
  readonly instruction: string;
  readonly trace: readonly CookingStep[];
}

interface GridCase {
  readonly id: string;
  readonly code: "q-babyai KG";
  readonly params: { readonly n_gram: number; readonly mode: "graph_overlap" | "set" };
  readonly instruction: string;
  readonly trace: readonly GridStep[];
}

interface Goldens {
  readonly stopwords_used: readonly string[];
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
  readonly cases: readonly (CookingCase | GridCase)[];
}

const file = sharedGolden("afk-notebook.json");

describe.skipIf(file === null)("outputs of the paper's released notebooks", () => {
  const goldens: Goldens = JSON.parse(file === null ? '{"cases":[]}' : readFileSync(file, "utf8"));

  it("are all there", () => {
    expect(goldens.cases).toHaveLength(24);
  });

  /** The agent keeps notes: recordings of the baselines without a notebook are left out. */
  const kept = goldens.cases.filter(({ params }) =>
    "mode" in params ? params.mode === "graph_overlap" : params.setting === "ours_note",
  );

  it.each(kept.map((golden) => [golden.id, golden] as const))("%s", (_, golden) => {
    expect(golden.trace.length).toBeGreaterThan(0);
    if (golden.code === "q-babyai KG") replayGrid(golden);
    else replayCooking(golden, goldens);
  });
});

function replayCooking(golden: CookingCase, { adjectives, nouns, stopwords_used }: Goldens): void {
  const notebook = createAcceptedNotes(
    golden.instruction,
    new Set([...adjectives, ...nouns]),
    new Set(stopwords_used),
    golden.params.node_capacity,
  );
  for (const step of golden.trace) {
    const bonus = notebook.add(step.response);
    const taskNotes = notebook.taskNotes();
    const words = askableWords("notebook", { taskNotes, surroundings: [] });
    const left = (list: readonly string[], more: boolean) =>
      list.filter((word) => words?.has(word) || (more && word === noWord)).sort();
    const mask = { adjectives: left(adjectives, true), nouns: left(nouns, false) };
    expect({ bonus, mask, keys: taskNotes.map(({ words }) => words) }).toEqual({
      bonus: step.bonus,
      mask: { adjectives: step.mask_adj, nouns: step.mask_noun },
      keys: step.A0_keys,
    });
    const sentences = taskNotes.map(({ text }) => wordsAndMarks(text).join(" "));
    expect(sentences).toEqual(step.A0);
  }
}

function replayGrid({ instruction, params, trace }: GridCase): void {
  const notebook = createOverlapNotes(instruction, params.n_gram);
  for (const step of trace) {
    expect(splitAnswer(step.response)).toContain(step.note_text);
    notebook.add(step.note_text);
    expect(notebook.taskNotes().map(({ words }) => words.join(" "))).toEqual(step.A0);
  }
}
