import { expect, it } from "vitest";
import { taskTypes } from "../../../src/core/episode/scene.js";
import { createImitator } from "../../../test/peers/imitator.js";
import { inJobs } from "../../lab/in-jobs.js";
import { benchLdm2 } from "../../ldm2/bench-ldm2.js";
import { createTupleLab } from "../../ldm2/tuple-lab.js";

const lab = createTupleLab();

const small = { perType: 3, goals: 2, batches: 1, curve: [1], ablations: false, maxSteps: 50 };

it("plays our own homes from memory alone, and refinement does not lower it", async () => {
  const result = await benchLdm2(lab, {
    ...small,
    training: lab.homes(1, 4),
    evaluation: lab.homes(2, 2),
    seeds: [1],
  });
  expect(result.games).toBe(2 * taskTypes.length);
  expect(result.before.success).toBeGreaterThan(0.5);
  for (const arm of [result, ...result.curve]) {
    expect(arm.lowered).toBe(0);
    expect(arm.after.success).toBeGreaterThanOrEqual(arm.before.success);
  }
});

it.each([
  ["learned", undefined],
  ["model", createImitator()],
] as const)("no watched task goes worse with cells that are %s", async (cells, model) => {
  const weak = createTupleLab({ cells, model, shown: 5 });
  const tasks = weak.homes(1, 1);
  const known = tasks.filter((_, index) => index % 2 === 0);
  const goals = tasks.filter((_, index) => index % 2 === 1);
  const memory = await weak.form(known, { goals: true, observations: true });
  const rewards = () => inJobs(1, tasks, async (task) => (await memory.play(task, 30)).reward);
  const before = await rewards();
  await memory.refine(goals, 30);
  const after = await rewards();
  expect(after.filter((reward, index) => reward < (before[index] ?? 0))).toEqual([]);
});
