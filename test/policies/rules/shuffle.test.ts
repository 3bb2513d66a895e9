import { expect, it } from "vitest";
import { createRulesPolicy } from "../../../src/policies/rules/index.js";
import { asked, begin, places, view } from "./views.js";

const trajectory = [begin(), asked({ func: "where", noun: "mug" }, "withheld")];
const shown = view("put a mug on the coffee table.", trajectory);

async function first(shuffle?: number): Promise<string> {
  const decision = await createRulesPolicy(shuffle === undefined ? {} : { shuffle }).decide(shown);
  return decision.kind === "act" ? decision.command : decision.kind;
}

it("visits places in an order that only the seed decides", async () => {
  const firsts = await Promise.all(Array.from({ length: 60 }, (_, seed) => first(seed)));
  expect([...new Set(firsts)].sort()).toEqual(places.map((place) => `go to ${place}`));
  expect(await first(7)).toBe(firsts[7]);
  expect(await first()).toBe("go to countertop 1");
});
