/** The parts of AFK's learner: values, the pointer's mask, the bonus, and the reading of a cooking game. */
import { describe, expect, it } from "vitest";
import { cookingVocabulary } from "../../../scenes/cooking/game.js";
import type { QueryStep } from "../../../src/core/episode/query-scene.js";
import {
  instruction,
  openOven,
  step,
  whereCarrot,
} from "../../../test/policies/query/cooking-steps.js";
import { openCookingReading } from "../../afk/learner/cooking-reading.js";
import { bonusRewards, maskVocabulary } from "../../afk/learner/learning.js";

describe("the pointer's mask", () => {
  const words = "bring red cup hangs behind stove".split(" ");
  const view = { taskNotes: [{ text: "", words }], surroundings: ["sofa", "red"] };

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
    const whole = { without: undefined, progress: 0 };
    expect(bonusRewards([true, false, true], whole)).toEqual([0.1, 0, 0.1]);
    expect(bonusRewards([true], { without: "bonus", progress: 0 })).toEqual([0]);
  });

  it("falls after 60 % of the training where that is wanted", () => {
    const at = (progress: number) => bonusRewards([true], { without: undefined, progress })[0];
    expect([at(0), at(0.6)]).toEqual([0.1, 0.1]);
    expect(at(0.8)).toBeCloseTo(0.055);
    expect(at(1)).toBeCloseTo(0.005);
  });
});

function read(steps: readonly QueryStep[], without?: "notebook" | "pointer") {
  const reading = openCookingReading(instruction, { vocabulary: cookingVocabulary, without });
  const bonuses = steps.map((each) => reading.take(each));
  return { reading, bonuses };
}

describe("the reading of a cooking game", () => {
  const inOven = step(whereCarrot, { said: "The carrot is in the oven." });

  it("lets only words of A0 be used, for commands too", () => {
    expect(read([step(null)]).reading.decisions()).not.toContainEqual(openOven);
    expect(read([step(null), inOven]).reading.decisions()).toContainEqual(openOven);
  });

  it("has the bonus when an answer enlarges A0, once", () => {
    const unknown = step(whereCarrot, { said: "You won't find any carrot in here." });
    expect(read([step(null), unknown, inOven, inOven]).bonuses).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it("forgets all but the last answer without the notebook", () => {
    const onStove = step(
      { kind: "ask", query: { func: "where", adjective: "red", noun: "pepper" } },
      { said: "The red pepper is on the stove." },
    );
    const steps = [step(null), inOven, onStove];
    expect(read(steps).reading.decisions()).toContainEqual(openOven);
    expect(read(steps, "notebook").reading.decisions()).not.toContainEqual(openOven);
  });
});
