import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDisjointSets } from "../../../src/agent/disjoint-sets.js";
import {
  anyOverlap,
  type Notebook,
  nGrams,
  plainWords,
  shareOfGrams,
} from "../../../src/core/afk-notebook.js";
import { createOverlapGraph } from "../../../src/policies/query/grid/overlap-graph.js";

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
