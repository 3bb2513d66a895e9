/** AFK's learner: what it learns, what its shipped weights win, and how weights are written and read. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { QueryPolicy } from "../../../src/core/episode/query-scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { readSous, runSous } from "../../../test/app/run-sous.js";
import { failureOf } from "../../../test/failure-of.js";
import { newFile } from "../../../test/memory/folder.js";
import { until } from "../../../test/peers/control.js";
import { benchAblations } from "../../afk/bench-ablations.js";
import { benchQuery } from "../../afk/bench-query.js";
import { readWeights, shippedWeights } from "../../afk/learned-weights.js";
import { ablations } from "../../afk/learner/learning.js";
import { trainLearner } from "../../afk/train.js";
import { createCookingLab, createGridLab } from "../../afk/worlds.js";
import { watch } from "../set-up.js";

const labs = { cooking: createCookingLab(), grid: createGridLab() };
type World = keyof typeof labs;

function play(world: World, task: string, policy: (seed: number) => QueryPolicy, n = 5) {
  const game = (seed: number, index: number) => labs[world].game(task, "evaluation", seed, index);
  return benchQuery({ task, n, seeds: [1, 2], game, policy });
}

const randomIn = (world: World) => (seed: number) =>
  labs[world].learner().player(1, seededRandom(seed, "random"));

it.each([
  ["cooking", "take1", 0.99],
  ["cooking", "take2", 0.99],
  ["cooking", "take1-cut", 0.99],
  ["cooking", "take2-cut", 0.95],
  ...(labs.grid.trainingTasks ?? []).map((task) => ["grid", task, 0.9] as const),
] as const)(
  "in unseen games of %s, %s, the shipped weights and the planner win",
  async (world, task, least) => {
    const { weights } = readWeights(shippedWeights(world), labs[world]);
    const learned = await play(world, task, () => labs[world].learned(weights));
    expect(learned.success).toBeGreaterThanOrEqual(least);
    if (world === "grid") return expect(learned.queries).toBeGreaterThan(0);
    const planned = await play(world, task, () => labs[world].planner());
    expect(planned).toMatchObject({ task, n: 5, seeds: [1, 2], success: 1, successSd: 0 });
    expect(planned.recall).toBeGreaterThan(0.3);
  },
);

it.each([
  ["cooking", "take1", 400, 0.9],
  ["grid", "danger", 150, 0.7],
] as const)("%s: training wins what chance does not", async (world, task, games, least) => {
  const { weights } = await trainLearner(labs[world], { seed: 1, tasks: [task], games });
  const learned = await play(world, task, () => labs[world].learned(weights), 20);
  const random = await play(world, task, randomIn(world), 20);
  expect(random.success).toBeLessThan(0.8);
  expect(learned.success).toBeGreaterThan(Math.max(least, random.success));
  if (world === "cooking") expect(random.successSd).toBeGreaterThan(0);
});

it("counts questions as they were asked: three times one good question is a third precise", async () => {
  const query = { func: "where", adjective: "red", noun: "pepper" } as const;
  const decisions = [1, 2, 3].map(() => ({ kind: "ask", query }) as const);
  const result = await benchQuery({
    task: "take1",
    n: 1,
    seeds: [1],
    game: () => ({
      ...labs.cooking.game("take1", "evaluation", 1, 0),
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

describe("training", () => {
  it.each(["cooking", "grid"] as const)(
    "of %s gives the same weights and curve again, and others with another seed",
    async (world) => {
      const tasks = world === "grid" ? ["danger", "object-in-box"] : ["take1", "take2-cut"];
      const train = (seed: number) => trainLearner(labs[world], { seed, games: 12, tasks });
      const one = await train(1);
      expect(await train(1)).toEqual(one);
      expect((await train(2)).weights).not.toEqual(one.weights);
    },
  );

  it("explores less and less, and ends when it is told to", async () => {
    const { curve } = await trainLearner(labs.cooking, { seed: 1, games: 100 });
    const at = [4, 49, 64, 99].map((game) => curve.find(({ games }) => games > game)?.exploration);
    expect(at).toEqual([0.937, 0.224, 0.05, 0.05].map((value) => expect.closeTo(value, 1)));
    expect(curve.at(-1)).toMatchObject({ games: 100, exploration: 0.05 });
    const training = watch(
      () => trainLearner(labs.cooking, { seed: 1 }),
      (done, ending) => {
        if (done >= 40) ending.abort(new Error("enough"));
      },
    );
    expect(await failureOf(training)).toMatchObject({ message: "enough" });
  });

  it.each(["notebook", "pointer", "bonus"] as const)(
    "works without %s in the grid",
    async (without) => {
      const plan = { seed: 1, games: 6, tasks: ["danger"], without };
      const { weights } = await trainLearner(labs.grid, plan);
      const { meanSteps } = await play(
        "grid",
        "danger",
        () => labs.grid.learned(weights, without),
        2,
      );
      expect(meanSteps).toBeGreaterThan(0);
    },
  );
});

it("ablations train the whole learner and one without each part, and count every training", async () => {
  const options = { tasks: ["take1"], n: 5, seeds: [1, 2], trainingGames: 10 };
  const { result: arms, seen } = await watch(() => benchAblations(labs.cooking, options));
  expect(arms.map(({ without }) => without)).toEqual([null, ...ablations]);
  expect(arms.find(({ without }) => without === "no-query")?.tasks[0]?.queries).toBe(0);
  for (const { curve, tasks } of arms) {
    expect(curve.at(-1)?.games).toBe(10);
    for (const { low, success, high } of curve)
      expect([low, success, high]).toEqual([low, success, high].sort((a, b) => a - b));
    expect(tasks[0]?.n).toBe(5);
  }
  const [done, of] = seen.at(-1)?.split("/") ?? [];
  expect(done).toBe(of);
  expect(await benchAblations(labs.cooking, { ...options, arms: ["notebook"] })).toEqual([arms[1]]);
});

it("knows the grid's tasks in any order, and all four by one name", () => {
  const told = (task: string) => labs.grid.game(task, "evaluation", 1, 0).instruction;
  expect(told("object-in-box+danger")).toBe(told("danger+object-in-box"));
  expect(told("level4")).toBe(told("favorite+danger+object-in-box+open-door"));
  expect(labs.grid.tasks).toHaveLength(15);
});

describe("sous train afk", () => {
  const train = (out: string, ...words: string[]) =>
    readSous("train", "afk", "--world", "cooking", "--out", out, ...words);
  const bench = ["bench", "cooking", "--task", "take1", "--seeds", "1"];

  it("writes weights with where they come from, the same again; a bench plays them", async () => {
    const [file, again] = [newFile("one.json"), newFile("two.json")];
    const seed = ["--seed", "4", "--episodes", "20"];
    expect(await train(file, ...seed)).toMatchObject({ world: "cooking", seed: 4, games: 20 });
    await train(again, ...seed);
    expect(readFileSync(again, "utf8")).toBe(readFileSync(file, "utf8"));
    const content = JSON.parse(readFileSync(file, "utf8"));
    expect(content).toMatchObject({
      command: "sous train afk --world cooking --seed 4 --episodes 20 --out FILE",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const playing = [...bench, "--policy", "learned", "--n", "2", "--weights", file];
    expect(await readSous(...playing)).toMatchObject({ n: 2 });
    for (const [change, message] of [
      [{ weights: { open: 7 } }, "its weights were changed"],
      [{ engine: "cooking-0" }, "learned with cooking-0"],
      [{ world: "moon" }, 'learned in the world "moon"'],
    ] as const) {
      writeFileSync(file, JSON.stringify({ ...content, ...change }));
      expect((await runSous(...playing)).err).toContain(message);
    }
  });

  it("writes nothing when it is stopped", async () => {
    const file = newFile("stopped.json");
    const listening = process.listenerCount("SIGINT");
    const training = runSous("train", "afk", "--world", "cooking", "--out", file);
    await until(async () => process.listenerCount("SIGINT") > listening);
    process.emit("SIGINT", "SIGINT");
    const { code, err } = await training;
    expect([code === 0, err]).toEqual([false, expect.stringContaining("Stopped")]);
    expect(existsSync(file)).toBe(false);
  });
});
