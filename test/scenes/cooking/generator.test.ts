import { describe, expect, test } from "vitest";
import { drawGame } from "../../../scenes/cooking/draw-game.js";
import { cookingTasks } from "../../../scenes/cooking/game.js";
import { playCooking } from "../../../scenes/cooking/simulator.js";

/** Means and deviations of 400 original games per task (specification, A8). */
const original = {
  take1: { walkthrough: [1.54, 0.5], entities: [8.64, 0.96] },
  take2: { walkthrough: [3.04, 0.71], entities: [10.74, 1.3] },
  "take1-cut": { walkthrough: [2.49, 0.5], entities: [9.38, 0.85] },
  "take2-cut": { walkthrough: [4.99, 0.71], entities: [11.69, 1.15] },
} as const;

const furniture = 5;

describe.each(Object.entries(cookingTasks))("400 drawn games of %s", (name, task) => {
  const games = Array.from({ length: 400 }, (_, index) =>
    drawGame(task, 1, "statistics", name, String(index)),
  );
  const expected = Object.entries(original).find(([other]) => other === name)?.[1];

  test("have walkthroughs as long as the original's", () => {
    // There each ingredient's place is opened.
    const lengths = games.map(({ ingredients, lying }) => {
      const closed = ingredients.filter(({ food }) =>
        ["oven", "fridge", "griller"].includes(lying.get(food) ?? ""),
      );
      return ingredients.length * (task.cut ? 2 : 1) + closed.length;
    });
    expectMean(lengths, expected?.walkthrough);
  });

  test("have as many entities as the original's", () => {
    const entities = games.map(({ lying, knife }) => furniture + lying.size + (knife ? 1 : 0));
    expectMean(entities, expected?.entities);
  });

  test("are won by their plans", () => {
    for (const game of games.slice(0, 40)) {
      const simulator = playCooking(game);
      const outcomes = (simulator.plan() ?? []).map((command) => simulator.step(command));
      expect(outcomes.map(({ terminated }) => terminated)).toEqual([
        ...outcomes.slice(1).map(() => false),
        true,
      ]);
      expect(outcomes.at(-1)?.reward).toBe(1);
    }
  });
});

/** Standard error of the difference of two means of 400 games. */
function expectMean(values: readonly number[], expected: readonly number[] | undefined): void {
  const [mean = Number.NaN, deviation = Number.NaN] = expected ?? [];
  const ours = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.abs(ours - mean)).toBeLessThan(3 * deviation * Math.sqrt(2 / values.length));
}

test("a seed and its labels always draw the same game", () => {
  const draw = (seed: number, label: string) => {
    const { begin } = playCooking(drawGame(cookingTasks["take2-cut"], seed, label));
    return begin().observation;
  };
  expect(draw(7, "one")).toBe(draw(7, "one"));
  expect(draw(7, "one")).not.toBe(draw(8, "one"));
  expect(draw(7, "one")).not.toBe(draw(7, "other"));
});
