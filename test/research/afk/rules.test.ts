import { describe, expect, it } from "vitest";
import { createDisjointSets } from "../../../src/core/afk-notebook/index.js";
import { bonusRewards } from "../../../src/research/afk/learner/bonus.js";
import { maskVocabulary } from "../../../src/research/afk/learner/pointer.js";
import { meanQuality, queryQuality } from "../../../src/research/afk/query-quality.js";

describe("the pointer's mask", () => {
  const notebook = createDisjointSets("bring the red cup");
  notebook.add("the cup hangs behind the stove");
  const view = { taskNotes: notebook.taskNotes(), surroundings: ["sofa", "red"] };

  it("leaves none as an adjective, and as a noun where surroundings count", () => {
    const vocabulary = { adjectives: ["red", "none", "blue"], nouns: ["none", "sofa", "cup"] };
    expect(maskVocabulary("notebook", view, vocabulary)).toEqual({
      adjectives: ["none", "red"],
      nouns: ["cup"],
    });
    expect(maskVocabulary("all", view, vocabulary).nouns).toEqual(["cup", "none", "sofa"]);
    expect(maskVocabulary("free", view, vocabulary).adjectives).toEqual(["blue", "none", "red"]);
  });
});

describe("the bonus", () => {
  it("is beta for each step that earned it", () => {
    expect(bonusRewards([true, false, true], { beta: 0.1, progress: 0 })).toEqual([0.1, 0, 0.1]);
  });

  it("falls after 60 % of the training where that is wanted", () => {
    const at = (progress: number) => bonusRewards([true], { beta: 1, progress })[0];
    expect([at(0), at(0.6)]).toEqual([1, 1]);
    expect(at(0.8)).toBeCloseTo(0.55);
    expect(at(1)).toBeCloseTo(0.05);
  });
});

describe("the quality of an episode's questions", () => {
  it("counts distinct good questions, and repeats as asked", () => {
    const good = new Set(["where cup", "how cup"]);
    expect(queryQuality(["where cup", "where cup", "where dog"], good)).toEqual({
      precision: 1 / 3,
      recall: 1 / 2,
      f1: 0.4,
    });
    expect(queryQuality([], good)).toEqual({ precision: 0, recall: 0, f1: 0 });
    expect(queryQuality(["where dog"], new Set())).toEqual({ precision: 0, recall: 0, f1: 0 });
  });

  it("is averaged episode by episode", () => {
    const one = queryQuality(["a"], new Set(["a"]));
    const none = queryQuality(["a"], new Set(["b"]));
    expect(meanQuality([one, none])).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5 });
    expect(meanQuality([])).toEqual({ precision: 0, recall: 0, f1: 0 });
  });
});
