import { describe, expect, it } from "vitest";
import { cookingVocabulary } from "../../../scenes/cooking/index.js";
import type { QueryDecision, QueryStep, QueryView } from "../../../src/core/query-scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { createCookingPlanner, openCookingReading } from "../../../src/policies/query/index.js";

const instruction = "You are hungry. Collect some carrot, and red pepper. Ask Charlie about them.";
const room = "You are in a messy kitchen. There is an oven here. You notice a stove. It is bare.";

/** A step by what it was and the text that it led to. */
function step(
  decision: QueryDecision | null,
  text: { said?: string; room?: string; carried?: string } = {},
): QueryStep {
  const { said = instruction, room: seen = room, carried = "a knife" } = text;
  return {
    command: decision?.kind === "act" ? decision.command : null,
    query: decision?.kind === "ask" ? decision.query : null,
    outcome: {
      observation: `${said}\n${seen}\nYou are carrying: ${carried}.`,
      answer: decision?.kind === "ask" ? said : null,
      reward: 0,
      terminated: false,
      truncated: false,
    },
  };
}

const whereCarrot: QueryDecision = { kind: "ask", query: { func: "where", noun: "carrot" } };
const openOven: QueryDecision = { kind: "act", command: "open oven" };

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

describe("the planner", () => {
  const decide = (...history: readonly QueryStep[]) => {
    const view: QueryView = { instruction, history, left: 20 };
    return createCookingPlanner(cookingVocabulary).decide(view);
  };
  const seen = `${room} There is a carrot, and a red pepper on the floor.`;

  it("asks where a thing is that it does not see, opens what it is in, and takes it", () => {
    const inOven = step(whereCarrot, { said: "The carrot is in the oven." });
    expect(decide(step(null))).toEqual(whereCarrot);
    expect(decide(step(null), inOven)).toEqual(openOven);
    expect(decide(step(null), inOven, step(openOven))).toEqual({
      kind: "act",
      command: "take carrot",
    });
  });

  it("does not ask for what it sees", () => {
    expect(decide(step(null, { room: seen }))).toEqual({ kind: "act", command: "take carrot" });
  });

  it("then asks how each has to be, and cuts it", () => {
    const carried = "a knife, a carrot, and a fried red pepper";
    const how: QueryDecision = { kind: "ask", query: { func: "how", noun: "carrot" } };
    const said = "The carrot needs to be diced and uncooked. Use a knife to cut it.";
    expect(decide(step(null, { carried }))).toEqual(how);
    expect(decide(step(null, { carried }), step(how, { said, carried }))).toEqual({
      kind: "act",
      command: "dice carrot",
    });
    const cut = "a knife, a diced carrot, and a fried red pepper";
    const after = decide(
      step(null, { carried }),
      step(how, { said, carried }),
      step({ kind: "act", command: "dice carrot" }, { said: "Diced.", carried: cut }),
    );
    expect(after).toEqual({
      kind: "ask",
      query: { func: "how", adjective: "red", noun: "pepper" },
    });
  });
});
