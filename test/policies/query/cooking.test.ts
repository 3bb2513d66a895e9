import { describe, expect, it } from "vitest";
import { cookingVocabulary } from "../../../scenes/cooking/kitchen.js";
import type { QueryDecision, QueryStep, QueryView } from "../../../src/core/episode/query-scene.js";
import { createCookingPlanner } from "../../../src/policies/query/cooking/planner.js";
import { instruction, openOven, room, step, whereCarrot } from "./cooking-steps.js";

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
