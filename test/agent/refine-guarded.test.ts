/** What exploring found stays only where no watched task goes worse with it. */
import { expect, it } from "vitest";
import { refineGuarded } from "../../src/agent/refine-guarded.js";
import { ModelError } from "../../src/core/model.js";
import type { Experience } from "../../src/core/tuple.js";

const found = (goal: string): Experience => ({
  goal,
  observation: "",
  action: "look",
  pattern: "look",
  source: "explored",
  history: { evaluation: [], summary: "" },
  cell: { goal: [], observation: [] },
});
const ground = { trajectory: [], reward: 0, confidence: 1 };

it("takes out again, all of it, what lowers the reward of one, and tells what stays", async () => {
  const memory = new Set<Experience>();
  const kept: string[] = [];
  const has = (goal: string) => [...memory].some((one) => one.goal === goal);
  const counts = await refineGuarded({
    tasks: ["good", "bad", "none", "fine"],
    explore: async (task) => ({
      ground,
      best: null,
      explored: task === "none" ? [] : [found(task), found(task)],
    }),
    memory: {
      add: (added) => added.forEach((one) => void memory.add(one)),
      remove: (removed) => removed.forEach((one) => void memory.delete(one)),
    },
    watched: ["good", "bad"],
    rewardOf: async (watched) =>
      watched === "good" ? (has("good") ? 1 : 0.5) : has("bad") ? 0.25 : 0.75,
    onKept: async (task) => void kept.push(task),
  });
  expect([...memory].map(({ goal }) => goal)).toEqual(["good", "good", "fine", "fine"]);
  expect(kept).toEqual(["good", "fine"]);
  expect(counts).toEqual({ failed: 4, bettered: 2, added: 4, withdrawn: 2, left: 0 });
});

it("ends where the model's requests are used up, and keeps nothing that was not compared", async () => {
  const memory = new Set<Experience>();
  let left = 3;
  const counts = await refineGuarded({
    tasks: ["first", "second", "third"],
    explore: async (task) => ({ ground, best: null, explored: [found(task)] }),
    memory: {
      add: (added) => added.forEach((one) => void memory.add(one)),
      remove: (removed) => removed.forEach((one) => void memory.delete(one)),
    },
    watched: ["one"],
    rewardOf: async () => {
      left -= 1;
      if (left === 0) throw new ModelError("budget-spent", "used up");
      return 1;
    },
  });
  expect(counts).toMatchObject({ bettered: 1, added: 1, left: 2 });
  expect([...memory].map(({ goal }) => goal)).toEqual(["first"]);
});

it("compares with what was kept last, not with the beginning", async () => {
  const rewards = [0.5, 1, 0.75];
  const removed: number[] = [];
  const { withdrawn } = await refineGuarded({
    tasks: ["first", "second"],
    explore: async (task) => ({ ground, best: null, explored: [found(task)] }),
    memory: {
      add: () => {},
      remove: (gone) => void (gone.length > 0 && removed.push(gone.length)),
    },
    watched: ["one"],
    rewardOf: async () => rewards.shift() ?? 0,
  });
  expect({ withdrawn, removed }).toEqual({ withdrawn: 1, removed: [1] });
});

it("leaves out a task at which the model says nothing that can be used, and goes on", async () => {
  const memory = new Set<Experience>();
  const counts = await refineGuarded({
    tasks: ["unsaid", "unwatched", "fine"],
    explore: async (task) => {
      if (task === "unsaid") throw new ModelError("malformed", "no object");
      return { ground, best: null, explored: [found(task)] };
    },
    memory: {
      add: (added) => added.forEach((one) => void memory.add(one)),
      remove: (removed) => removed.forEach((one) => void memory.delete(one)),
    },
    watched: ["one"],
    rewardOf: async () => {
      if ([...memory].some(({ goal }) => goal === "unwatched"))
        throw new ModelError("refused", "no");
      return 1;
    },
  });
  expect([...memory].map(({ goal }) => goal)).toEqual(["fine"]);
  expect(counts).toMatchObject({ bettered: 1, added: 1, left: 0 });
});

it("ends with the failure of a model that does not answer, and keeps nothing that was not compared", async () => {
  const memory = new Set<Experience>();
  const failing = refineGuarded({
    tasks: ["first"],
    explore: async (task) => ({ ground, best: null, explored: [found(task)] }),
    memory: {
      add: (added) => added.forEach((one) => void memory.add(one)),
      remove: (removed) => removed.forEach((one) => void memory.delete(one)),
    },
    watched: ["one"],
    rewardOf: async () => {
      if (memory.size > 0) throw new ModelError("unreachable", "no answer");
      return 1;
    },
  });
  await expect(failing).rejects.toMatchObject({ failure: "unreachable" });
  expect(memory.size).toBe(0);
});
