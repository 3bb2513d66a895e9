import { describe, expect, it } from "vitest";
import { createAskPolicy } from "../../../src/agent/when-to-ask.js";
import { spellQuery } from "../../../src/policies/query/asking.js";
import { benchQuery, playGame } from "../../afk/bench-query.js";
import { createCookingLab, createGridLab } from "../../afk/worlds.js";

const labs = { cooking: createCookingLab(), grid: createGridLab() };
type World = keyof typeof labs;

/** A few games of a task, as the planner plays them that asks by this rule. */
function games(world: World, task: string, rule: string, n = 8) {
  return Array.from({ length: n }, (_, index) => {
    const game = labs[world].game(task, "evaluation", 3, index);
    const asking = { policy: createAskPolicy(rule), seed: 3 };
    const plain = labs[world].game(task, "evaluation", 3, index);
    return {
      played: playGame(game, labs[world].planner(asking)),
      plain: playGame(plain, labs[world].planner()),
    };
  });
}

const tasks: readonly (readonly [World, string])[] = [
  ["cooking", "take2-cut"],
  ["grid", "danger"],
  ["grid", "object-in-box"],
];

describe.each(tasks)("the planner of %s in %s", (world, task) => {
  it("asks for what is missing as it does without a rule", () => {
    for (const { played, plain } of games(world, task, "missing")) {
      expect(played.view.history).toEqual(plain.view.history);
      expect(played.propensities).toEqual(plain.queries.map(() => 1));
      expect(plain.propensities).toEqual([]);
    }
  });

  it("never asks, wins less often, and says what it withheld", () => {
    const all = games(world, task, "never");
    expect(all.flatMap(({ played }) => played.queries)).toEqual([]);
    expect(all.every(({ played }) => played.propensities.length > 0)).toBe(true);
    expect(all.filter(({ played }) => played.won).length).toBeLessThan(all.length);
  });

  it("asks at least as much when it always asks, and nothing twice", () => {
    for (const { played, plain } of games(world, task, "always")) {
      const asked = played.queries.map(spellQuery);
      expect(asked.length).toBeGreaterThanOrEqual(plain.queries.length);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  it("stays within a budget, and draws once for each question, with its probability", () => {
    const counts = games(world, task, "budget:1").map(({ played }) => played.queries.length);
    expect(counts).toEqual(counts.map(() => 1));
    const all = games(world, task, "random:0.3", 25).map(({ played }) => played);
    const asked = all.flatMap(({ queries }) => queries).length;
    const raised = all.flatMap(({ propensities }) => propensities);
    expect(asked).toBe(raised.filter((chance) => chance === 0.3).length);
    expect(raised.filter((chance) => chance === 0.7).length).toBe(raised.length - asked);
    expect(asked / raised.length).toBeGreaterThan(0.1);
    expect(asked / raised.length).toBeLessThan(0.5);
  });
});

it.each([
  ["cooking", "take2", 1, "open fridge"],
  ["grid", "open-door", 0.75, "pickup"],
] as const)("in %s it tries instead of asking: %s", (world, task, least, command) => {
  const all = games(world, task, "never").map(({ played }) => played);
  expect(all.filter(({ won }) => won).length).toBeGreaterThanOrEqual(least * all.length);
  const commands = all.flatMap(({ view }) => view.history.map((step) => step.command));
  expect(commands).toContain(command);
});

it("results have the mean probability of what was chosen, and none without an ask policy", async () => {
  const lab = labs.cooking;
  const bench = (rule?: string) =>
    benchQuery({
      task: "take1-cut",
      n: 6,
      seeds: [1],
      game: (seed, index) => lab.game("take1-cut", "evaluation", seed, index),
      policy: (seed) => lab.planner(rule ? { policy: createAskPolicy(rule), seed } : undefined),
    });
  expect((await bench("random:0.5")).propensity).toBe(0.5);
  expect((await bench("never")).propensity).toBe(1);
  expect(await bench()).not.toHaveProperty("propensity");
});
