import { expect, it } from "vitest";
import { refineGuarded } from "../../src/agent/refine-guarded.js";
import type { Experience } from "../../src/core/memory/tuple.js";
import { ModelError } from "../../src/core/model/model.js";

const ground = { trajectory: [], reward: 0, confidence: 1 };

const refineTasks = refineGuarded<string, string>;
type Guard = Parameters<typeof refineTasks>[0];

const found = (goal: string): Experience => ({
  goal,
  observation: "",
  action: "look",
  pattern: "look",
  source: "explored",
  history: { evaluation: [], summary: "" },
  cell: { goal: [], observation: [] },
});

/** Explores tasks, each adding its findings to memory. */
function refineWith(
  tasks: readonly string[],
  rewardOf: (has: (goal: string) => boolean, watched: string) => number,
  changes: Partial<Guard> = {},
) {
  const memory = new Set<Experience>();
  const has = (goal: string) => [...memory].some((one) => one.goal === goal);
  const counts = refineTasks({
    tasks,
    explore: async (task) => ({ ground, best: null, explored: [found(task)] }),
    memory: {
      add: (added) => added.forEach((one) => void memory.add(one)),
      remove: (removed) => removed.forEach((one) => void memory.delete(one)),
    },
    watched: ["one"],
    rewardOf: async (watched) => rewardOf(has, watched),
    ...changes,
  });
  return { counts, kept: () => [...memory].map(({ goal }) => goal) };
}

it("takes out again, all of it, what lowers the reward of one, and tells what stays", async () => {
  const told: string[] = [];
  const { counts, kept } = refineWith(
    ["good", "bad", "none", "fine"],
    (has, watched) => (watched === "good" ? (has("good") ? 1 : 0.5) : has("bad") ? 0.25 : 0.75),
    {
      watched: ["good", "bad"],
      explore: async (task) => ({
        ground,
        best: null,
        explored: task === "none" ? [] : [found(task), found(task)],
      }),
      onKept: async (task) => void told.push(task),
    },
  );
  expect(await counts).toEqual({ failed: 4, bettered: 2, added: 4, withdrawn: 2, left: 0 });
  expect(kept()).toEqual(["good", "good", "fine", "fine"]);
  expect(told).toEqual(["good", "fine"]);
});

it("ends where the model's requests are used up, and keeps nothing that was not compared", async () => {
  let left = 3;
  const { counts, kept } = refineWith(["first", "second", "third"], () => {
    left -= 1;
    if (left === 0) throw new ModelError("budget-spent", "used up");
    return 1;
  });
  expect(await counts).toMatchObject({ bettered: 1, added: 1, left: 2 });
  expect(kept()).toEqual(["first"]);
});

it("leaves out a task at which the model says nothing that can be used, and goes on", async () => {
  const { counts, kept } = refineWith(
    ["unsaid", "unwatched", "fine"],
    (has) => {
      if (has("unwatched")) throw new ModelError("refused", "no");
      return 1;
    },
    {
      explore: async (task) => {
        if (task === "unsaid") throw new ModelError("malformed", "no object");
        return { ground, best: null, explored: [found(task)] };
      },
    },
  );
  expect(await counts).toMatchObject({ bettered: 1, added: 1, left: 0 });
  expect(kept()).toEqual(["fine"]);
});
