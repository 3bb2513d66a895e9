import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDisjointSets } from "../../../src/agent/disjoint-sets.js";
import {
  askableWords,
  nGrams,
  shareOfGrams,
  wordsAndMarks,
} from "../../../src/core/memory/afk-notebook.js";
import { createAcceptedNotes } from "../../../src/policies/query/cooking/cooking-notebook.js";

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
