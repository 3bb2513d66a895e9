import { describe, expect, it } from "vitest";
import { benchAblations } from "../../../src/research/afk/bench-ablations.js";
import { createCookingLab } from "../../../src/research/afk/cooking-lab.js";
import { ablations } from "../../../src/research/afk/learner/learning.js";
import { trainLearner } from "../../../src/research/afk/train.js";

const lab = createCookingLab();

describe("training", () => {
  it("gives the same weights and curve again, and others with another seed", async () => {
    const [one, again, other] = [
      await trainLearner(lab, { seed: 1, games: 60 }),
      await trainLearner(lab, { seed: 1, games: 60 }),
      await trainLearner(lab, { seed: 2, games: 60 }),
    ];
    expect(again).toEqual(one);
    expect(other.weights).not.toEqual(one.weights);
    expect(one.curve).toHaveLength(20);
    expect(one.curve.at(-1)).toMatchObject({ games: 60, exploration: 0.05 });
  });
});

it("ablations train the whole learner and one without each part, and count every training", async () => {
  const done: number[] = [];
  const arms = await benchAblations(lab, {
    tasks: ["take1"],
    n: 5,
    seeds: [1, 2],
    trainingGames: 10,
    onProgress: (games, of) => done.push(games / of),
  });
  expect(arms.map(({ without }) => without)).toEqual([null, ...ablations]);
  expect(arms.find(({ without }) => without === "no-query")?.tasks[0]?.queries).toBe(0);
  for (const { curve } of arms) {
    expect(curve.at(-1)?.games).toBe(10);
    for (const { low, success, high } of curve)
      expect([low, success, high]).toEqual([low, success, high].sort((a, b) => a - b));
  }
  expect(arms.every(({ tasks }) => tasks[0]?.n === 5)).toBe(true);
  expect(done.at(-1)).toBe(1);
  const options = { tasks: ["take1"], n: 5, seeds: [1, 2], trainingGames: 10 };
  expect(await benchAblations(lab, { ...options, arms: ["notebook"] })).toEqual([arms[1]]);
});
