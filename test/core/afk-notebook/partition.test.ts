import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createDisjointSets,
  createOverlapGraph,
  type Note,
  type Notebook,
  nGrams,
  plainWords,
} from "../../../src/core/afk-notebook/index.js";
import { anyOverlap, shareOfGrams } from "../../../src/core/afk-notebook/similarity.js";

const words = fc.constantFrom(..."abcdefghijkl".split(""));
const sentence = fc.array(words, { minLength: 1, maxLength: 5 }).map((list) => list.join(" "));
const sentences = fc.array(sentence, { maxLength: 25 });
const gram = fc.constantFrom(1, 2, 3);
const level = fc.constantFrom(0, anyOverlap, 0.2, 0.5, 0.8, 1);

/** What the partition has to be: union-find over "at least as similar as the threshold". */
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

function textsOf(notes: readonly Note[]): ReadonlySet<string> {
  return new Set(notes.map(({ text }) => text));
}

function fill<N extends Notebook>(notebook: N, notes: readonly string[]): N {
  for (const note of notes) notebook.add(note);
  return notebook;
}

function gramsOf(text: string, n: number): ReadonlySet<string> {
  return new Set(nGrams(plainWords(text), n));
}

function disjoint(instruction: string, n: number, threshold: number): Notebook {
  return createDisjointSets(instruction, { n, threshold, words: plainWords });
}

function sharesGram(n: number) {
  return (one: string, other: string): boolean => {
    const theirs = nGrams(plainWords(other), n);
    return nGrams(plainWords(one), n).some((piece) => theirs.includes(piece));
  };
}

describe("the partition", () => {
  it("is that of union-find over similar notes, whatever the threshold", () => {
    fc.assert(
      fc.property(sentence, sentences, gram, level, (instruction, notes, n, threshold) => {
        const expected = unionFind(
          [...new Set([instruction, ...notes])],
          (one, other) => shareOfGrams(gramsOf(one, n), gramsOf(other, n)) >= threshold,
        );
        expect(partitionOf(fill(disjoint(instruction, n, threshold), notes))).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it("of the overlap graph is that of union-find over shared n-grams, and so the paper's", () => {
    fc.assert(
      fc.property(sentence, sentences, gram, (instruction, notes, n) => {
        const all = [...new Set([instruction, ...notes])];
        const expected = unionFind(all, sharesGram(n));
        const graph = fill(createOverlapGraph(instruction, { n }), notes);
        expect(partitionOf(graph)).toEqual(expected);
        expect(partitionOf(fill(disjoint(instruction, n, anyOverlap), notes))).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it("does not depend on the order of the notes", () => {
    const shuffled = sentences.chain((notes) =>
      fc.tuple(
        fc.constant(notes),
        fc.shuffledSubarray(notes, { minLength: notes.length, maxLength: notes.length }),
      ),
    );
    fc.assert(
      fc.property(sentence, shuffled, gram, level, (instruction, [notes, other], n, threshold) => {
        const one = fill(disjoint(instruction, n, threshold), notes);
        const two = fill(disjoint(instruction, n, threshold), other);
        expect(partitionOf(two)).toEqual(partitionOf(one));
        expect(textsOf(two.taskNotes())).toEqual(textsOf(one.taskNotes()));
      }),
    );
  });

  it("keeps the task's set in order when unrelated notes come in between", () => {
    const unrelated = fc.array(
      fc.array(fc.constantFrom("x", "y", "z"), { minLength: 1, maxLength: 3 }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(sentence, sentences, unrelated, gram, (instruction, notes, others, n) => {
        const strangers = others.map((list) => list.join(" "));
        const mixed = notes.flatMap((note, at) => [note, ...strangers.slice(at, at + 1)]);
        const alone = fill(disjoint(instruction, n, anyOverlap), notes);
        const among = fill(disjoint(instruction, n, anyOverlap), mixed);
        expect(among.taskNotes()).toEqual(alone.taskNotes());
      }),
    );
  });
});

describe("the task's set", () => {
  it("holds the instruction, and never loses a note", () => {
    fc.assert(
      fc.property(sentence, sentences, gram, level, (instruction, notes, n, threshold) => {
        const notebook = disjoint(instruction, n, threshold);
        let before = textsOf(notebook.taskNotes());
        for (const note of notes) {
          notebook.add(note);
          const after = textsOf(notebook.taskNotes());
          expect(after.has(instruction)).toBe(true);
          expect([...before].every((text) => after.has(text))).toBe(true);
          before = after;
        }
      }),
    );
  });

  it("grows as the threshold falls and as n-grams get shorter", () => {
    fc.assert(
      fc.property(sentence, sentences, (instruction, notes) => {
        const within = (small: Notebook, large: Notebook): boolean => {
          const more = textsOf(fill(large, notes).taskNotes());
          return [...textsOf(fill(small, notes).taskNotes())].every((text) => more.has(text));
        };
        expect(within(disjoint(instruction, 1, 0.8), disjoint(instruction, 1, 0.5))).toBe(true);
        expect(within(disjoint(instruction, 1, 0.5), disjoint(instruction, 1, anyOverlap))).toBe(
          true,
        );
        const [one, two, three] = [1, 2, 3].map((n) => disjoint(instruction, n, anyOverlap));
        if (!one || !two || !three) throw new Error("three notebooks");
        expect(within(three, two)).toBe(true);
        expect(within(two, one)).toBe(true);
      }),
    );
  });

  it("pays each note once, when it is taken into the task's set by itself", () => {
    fc.assert(
      fc.property(sentence, sentences, gram, (instruction, notes, n) => {
        const notebook = disjoint(instruction, n, anyOverlap);
        const paid = new Set<string>();
        for (const note of notes) {
          const before = textsOf(notebook.taskNotes());
          const { bonus, inTaskSet } = notebook.add(note);
          expect(inTaskSet).toBe(textsOf(notebook.taskNotes()).has(note));
          expect(bonus).toBe(inTaskSet && !before.has(note));
          if (bonus) expect(paid.has(note)).toBe(false);
          if (bonus) paid.add(note);
        }
      }),
    );
  });
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
    expect(notes.map((note) => paper.add(note).bonus)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    const code = createOverlapGraph("a", { n: 1 });
    expect(notes.map((note) => code.add(note).bonus)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
    const fair = createOverlapGraph("a", { n: 1, bonus: "enlarged" });
    expect(notes.map((note) => fair.add(note).bonus)).toEqual(notes.map((note) => note === "a b"));
  });
});
