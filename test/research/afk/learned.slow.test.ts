import { describe, expect, it } from "vitest";
import type { QueryPolicy } from "../../../src/core/query-scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { benchQuery } from "../../../src/research/afk/bench-query.js";
import { createCookingLab } from "../../../src/research/afk/cooking-lab.js";
import { readWeights, shippedWeights } from "../../../src/research/afk/learned-weights.js";
import { trainLearner } from "../../../src/research/afk/train.js";
import { failureOf } from "../../failure-of.js";

const lab = createCookingLab();

function play(task: string, policy: (seed: number) => QueryPolicy, n = 25) {
  const game = (seed: number, index: number) => lab.game(task, "evaluation", seed, index);
  return benchQuery({ task, n, seeds: [1, 2], game, policy });
}

describe.each([
  ["take1", 0.99],
  ["take2", 0.99],
  ["take1-cut", 0.99],
  ["take2-cut", 0.95],
])("on unseen games of %s", (task, least) => {
  it("the planner wins all", async () => {
    const result = await play(task, () => lab.planner());
    expect(result).toMatchObject({ task, n: 25, seeds: [1, 2], success: 1, successSd: 0 });
    expect(result.recall).toBeGreaterThan(0.4);
  });

  it("what was learned wins, with the weights that are shipped", async () => {
    const { weights } = readWeights(shippedWeights("cooking"), lab);
    const result = await play(task, () => lab.learned(weights));
    expect(result.success).toBeGreaterThanOrEqual(least);
  });
});

describe("benching", () => {
  it("counts questions as they were asked: who asks one good question three times is a third precise", async () => {
    const query = { func: "where", adjective: "red", noun: "pepper" } as const;
    const decisions = [1, 2, 3].map(() => ({ kind: "ask", query }) as const);
    const result = await benchQuery({
      task: "take1",
      n: 1,
      seeds: [1],
      game: () => ({
        ...lab.game("take1", "evaluation", 1, 0),
        goodQueries: () => [query, { func: "how", noun: "carrot" }],
      }),
      policy: () => ({
        name: "scripted",
        decide: () => decisions.pop() ?? { kind: "act", command: "open fridge" },
      }),
    });
    expect(result).toMatchObject({ queries: 3, success: 0, meanSteps: 20 });
    expect(result.precision).toBeCloseTo(1 / 3);
    expect(result.recall).toBeCloseTo(1 / 2);
    expect(result.f1).toBeCloseTo(0.4);
  });

  it("tells the spread between seeds", async () => {
    const random = (seed: number) => lab.learner().player(1, seededRandom(seed, "random"));
    const result = await play("take1", random);
    expect(result.success).toBeGreaterThan(0);
    expect(result.success).toBeLessThan(0.8);
    expect(result.successSd).toBeGreaterThan(0);
  });
});

describe("training", () => {
  it("learns: after a few hundred games it wins what chance does not", async () => {
    const { weights } = await trainLearner(lab, { seed: 3, tasks: ["take1"], games: 400 });
    const learned = await play("take1", () => lab.learned(weights));
    expect(learned.success).toBeGreaterThan(0.9);
  });

  it("ends when it is told to", async () => {
    const ending = new AbortController();
    const training = trainLearner(lab, {
      seed: 1,
      signal: ending.signal,
      onProgress: (done) => {
        if (done >= 40) ending.abort(new Error("enough"));
      },
    });
    expect(await failureOf(training)).toMatchObject({ message: "enough" });
  });

  it("explores less and less", async () => {
    const { curve } = await trainLearner(lab, { seed: 1, games: 100 });
    const at = [4, 49, 64, 99].map((game) => curve.find(({ games }) => games > game)?.exploration);
    expect(at).toEqual([0.937, 0.224, 0.05, 0.05].map((value) => expect.closeTo(value, 1)));
    expect(curve.at(-1)?.exploration).toBe(0.05);
  });
});
