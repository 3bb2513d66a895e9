import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDisjointSets } from "../../../src/agent/disjoint-sets.js";
import {
  anyOverlap,
  askableWords,
  type Note,
  type Notebook,
  nGrams,
  noWord,
  plainWords,
  shareOfGrams,
  splitAnswer,
  wordsAndMarks,
} from "../../../src/core/memory/afk-notebook.js";
import { createAcceptedNotes } from "../../../src/policies/query/cooking/cooking-notebook.js";
import { createOverlapGraph } from "../../../src/policies/query/grid/overlap-graph.js";
import { sharedGolden } from "../../shared-data.js";

describe("the pointer", () => {
  const notebook = createDisjointSets("bring the red cup");
  notebook.add("the cup hangs behind the stove");
  notebook.add("the dog sleeps");
  const view = { taskNotes: notebook.taskNotes(), surroundings: ["sofa", "red"] };

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
    const notes = createAcceptedNotes("find salt", { vocabulary, stopWords: new Set() });
    expect(notes.add("the drawer sticks").inTaskSet).toBe(false);
    notes.add("salt is on the shelf");
    notes.add("the shelf is above the drawer");
    expect(notes.taskNotes()).toHaveLength(3);
    expect(notes.add("the drawer sticks")).toEqual({ inTaskSet: true, bonus: true });
  });

  it("take the instruction's own words for news, as the released code does", () => {
    const notes = createAcceptedNotes("find salt", { vocabulary, stopWords: new Set() });
    expect(["find salt", "find salt"].map((text) => notes.add(text).bonus)).toEqual([true, false]);
  });

  it("drop the oldest, the instruction first", () => {
    const options = { vocabulary, stopWords: new Set<string>(), capacity: 2 };
    const notes = createAcceptedNotes("find salt", options);
    notes.add("salt is here");
    notes.add("salt is white");
    expect(notes.taskNotes().map(({ text }) => text)).toEqual(["salt is here", "salt is white"]);
  });
});

describe("words", () => {
  it("are split from their marks and endings", () => {
    expect(wordsAndMarks("Ana's cup isn't here, is it?")).toEqual(
      "ana 's cup is n't here , is it ?".split(" "),
    );
    const [instruction] = createDisjointSets("Where is the red cup of Ana?").taskNotes();
    expect(instruction?.words).toEqual(["red", "cup", "ana"]);
  });

  it("make a similarity between 0 and 1 that is the same both ways, 1 for the same", () => {
    const notes = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 });
    fc.assert(
      fc.property(notes, notes, fc.constantFrom(1, 2), (one, other, n) => {
        const like = (left: readonly string[], right: readonly string[]) =>
          shareOfGrams(new Set(nGrams(left, n)), new Set(nGrams(right, n)));
        expect(like(one, other)).toBe(like(other, one));
        expect(like(one, other)).toBeGreaterThanOrEqual(0);
        expect(like(one, other)).toBeLessThanOrEqual(1);
        expect(like(one, one)).toBe(one.length < n ? 0 : 1);
      }),
    );
  });
});

const words = fc.constantFrom(..."abcdefghijkl".split(""));
const sentence = fc.array(words, { minLength: 1, maxLength: 5 }).map((list) => list.join(" "));
const sentences = fc.array(sentence, { maxLength: 25 });
const gram = fc.constantFrom(1, 2, 3);
const level = fc.constantFrom(0, anyOverlap, 0.2, 0.5, 0.8, 1);

/** Reference: union-find over "at least as similar as the threshold". */
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
  const sets = new Map<number, string[]>();
  notes.forEach((note, index) => {
    sets.set(find(index), [...(sets.get(find(index)) ?? []), note]);
  });
  return spell([...sets.values()]);
}

function spell(sets: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(sets.map((set) => [...set].sort().join(" | ")));
}

function partitionOf(notebook: Notebook): ReadonlySet<string> {
  return spell(notebook.sets().map((set) => set.map(({ text }) => text)));
}

function fill<N extends Notebook>(notebook: N, notes: readonly string[]): N {
  for (const note of notes) notebook.add(note);
  return notebook;
}

function disjoint(instruction: string, n: number, threshold: number): Notebook {
  return createDisjointSets(instruction, { n, threshold, words: plainWords });
}

it("the partition is that of union-find over similar notes, and a note is paid once, on joining the task", () => {
  fc.assert(
    fc.property(sentence, sentences, gram, level, (instruction, notes, n, threshold) => {
      const all = [...new Set([instruction, ...notes])];
      const grams = (text: string) => new Set(nGrams(plainWords(text), n));
      const unions = (least: number) =>
        unionFind(all, (one, other) => shareOfGrams(grams(one), grams(other)) >= least);
      const notebook = disjoint(instruction, n, threshold);
      const task = () => notebook.taskNotes().map(({ text }) => text);
      const paid: string[] = [];
      for (const note of notes) {
        const before = task();
        const { bonus, inTaskSet } = notebook.add(note);
        expect(task()).toEqual(expect.arrayContaining([instruction, ...before]));
        expect(inTaskSet).toBe(task().includes(note));
        expect(bonus).toBe(inTaskSet && !before.includes(note));
        if (bonus) paid.push(note);
      }
      expect(new Set(paid).size).toBe(paid.length);
      expect(partitionOf(notebook)).toEqual(unions(threshold));
      const graph = fill(createOverlapGraph(instruction, { n }), notes);
      expect(partitionOf(graph)).toEqual(unions(anyOverlap));
    }),
    { numRuns: 80 },
  );
});

describe("merging", () => {
  it("goes into the set with the smallest index", () => {
    const notebook = disjoint("a", 1, anyOverlap);
    fill(notebook, ["b", "c", "d", "c d"]);
    const sets = () => notebook.sets().map((set) => set.map(({ text }) => text));
    expect(sets()).toEqual([["a"], ["b"], ["c", "d", "c d"]]);
    notebook.add("b d");
    expect(sets()).toEqual([["a"], ["b", "c", "d", "c d", "b d"]]);
    notebook.add("a d");
    expect(sets()).toEqual([["a", "b", "c", "d", "c d", "b d", "a d"]]);
  });

  it("pays what waited nothing, and the released code's counter pays later", () => {
    const notes = ["b c", "c d", "a b", "z", "z", "z"];
    const paper = disjoint("a", 1, anyOverlap);
    const paidBy = (notebook: Notebook) =>
      notes.flatMap((note, at) => (notebook.add(note).bonus ? [at] : []));
    expect(paidBy(paper)).toEqual([2]);
    expect(paidBy(createOverlapGraph("a", { n: 1 }))).toEqual([2, 3, 4]);
    const fair = createOverlapGraph("a", { n: 1, bonus: "enlarged" });
    expect(paidBy(fair)).toEqual([2]);
  });
});

interface CookingStep {
  readonly response: string;
  readonly bonus: boolean;
  /** Null without a notebook. */
  readonly A0: readonly string[] | null;
  readonly A0_keys: readonly (readonly string[])[];
  readonly mask_adj: readonly string[];
  readonly mask_noun: readonly string[];
}

interface GridStep {
  readonly response: string;
  readonly note_text: string;
  readonly note: string;
  readonly bonus: boolean;
  readonly max_overlap: number;
  readonly A0: readonly string[];
  readonly sets: readonly (readonly string[])[] | null;
  readonly cc_counter: number;
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

const refused = ["cannot be cut nor cooked", "won't find any", "don't understand the question"];
const pointerOf = { ours_note: "notebook", query: "surroundings" } as const;

const file = sharedGolden("afk-notebook.json");

describe.skipIf(file === null)("outputs of the paper's released notebooks", () => {
  const goldens: Goldens = JSON.parse(file === null ? '{"cases":[]}' : readFileSync(file, "utf8"));

  it("are all there", () => {
    expect(goldens.cases).toHaveLength(24);
  });

  it.each(goldens.cases.map((golden) => [golden.id, golden] as const))("%s", (_, golden) => {
    expect(golden.trace.length).toBeGreaterThan(0);
    if (golden.code === "q-babyai KG") replayGrid(golden);
    else replayCooking(golden, goldens);
  });
});

function replayCooking(golden: CookingCase, { adjectives, nouns, stopwords_used }: Goldens): void {
  const { node_capacity: capacity, setting } = golden.params;
  const stores = setting === "ours_note";
  const notebook = createAcceptedNotes(golden.instruction, {
    capacity,
    refused,
    stores,
    stopWords: new Set(stopwords_used),
    vocabulary: new Set([...adjectives, ...nouns]),
  });
  for (const step of golden.trace) {
    const { bonus } = notebook.add(step.response);
    const taskNotes = notebook.taskNotes();
    const words = askableWords(pointerOf[setting], { taskNotes, surroundings: [] });
    const left = (list: readonly string[], more: boolean) =>
      list.filter((word) => words?.has(word) || (more && word === noWord)).sort();
    const mask = { adjectives: left(adjectives, true), nouns: left(nouns, !stores) };
    expect({ bonus, mask, keys: taskNotes.map(({ words }) => words) }).toEqual({
      bonus: step.bonus,
      mask: { adjectives: step.mask_adj, nouns: step.mask_noun },
      keys: step.A0_keys,
    });
    const sentences = taskNotes.map(({ text }) => wordsAndMarks(text).join(" "));
    if (step.A0) expect(sentences).toEqual(step.A0);
    else expect(sentences).toHaveLength(1);
  }
}

function replayGrid(golden: GridCase): void {
  const { n_gram: n, mode } = golden.params;
  const keep = mode === "set" ? "everything" : "related";
  const notebook = createOverlapGraph(golden.instruction, { n, keep });
  const words = ({ words: spelled }: Note): string => spelled.join(" ");
  for (const [at, step] of golden.trace.entries()) {
    expect(splitAnswer(step.response)).toContain(step.note_text);
    const { bonus, maxOverlap } = notebook.add(step.note_text);
    const added = notebook.sets().flat().map(words);
    expect(added, `note ${at}`).toContain(step.note);
    expect({
      bonus,
      maxOverlap,
      knownSize: notebook.knownSize(),
      taskNotes: notebook.taskNotes().map(words),
      sets: step.sets && notebook.sets().map((set) => set.map(words)),
    }).toEqual({
      bonus: step.bonus,
      maxOverlap: step.max_overlap,
      knownSize: step.cc_counter,
      taskNotes: step.A0,
      sets: step.sets,
    });
  }
}
