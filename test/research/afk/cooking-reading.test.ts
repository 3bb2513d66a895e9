import { describe, expect, it } from "vitest";
import { cookingVocabulary } from "../../../scenes/cooking/index.js";
import type { QueryStep } from "../../../src/core/query-scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { openCookingReading } from "../../../src/research/afk/learner/cooking-reading.js";
import { instruction, openOven, step, whereCarrot } from "../../policies/query/cooking-steps.js";

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

  it("draws from A0's words only, or from all without the pointer", () => {
    const drawn = (without?: "pointer") => {
      const { reading } = read([step(null), inOven], without);
      const random = seededRandom(1, "test");
      return new Set(
        Array.from({ length: 500 }, () => {
          const decision = reading.draw(random);
          return decision.kind === "ask" ? decision.query.noun : decision.command.split(" ").at(-1);
        }),
      );
    };
    expect(drawn()).toEqual(new Set(["carrot", "pepper", "oven"]));
    expect(drawn("pointer").size).toBeGreaterThan(40);
  });

  it("offers one of each kind of decision: no two have the same features unless a text tells of them", () => {
    const { reading } = read([step(null)], "pointer");
    const decisions = reading.decisions();
    expect(decisions.length).toBeLessThan(80);
    const features = decisions.map((decision) => reading.features(decision).join("|"));
    const oven = reading.features(openOven).join("|");
    expect(features).toContain(oven);
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

  it("has features without names of foods or furniture", () => {
    const names = [...cookingVocabulary.nouns, ...cookingVocabulary.adjectives].filter(
      (word) => word !== "none",
    );
    const { reading } = read([step(null), inOven]);
    const words = reading
      .decisions()
      .flatMap((decision) => reading.features(decision))
      .flatMap((feature) => feature.split(/[^a-z]+/));
    expect(words.filter((word) => names.includes(word))).toEqual([]);
  });
});
