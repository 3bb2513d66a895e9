import { describe, expect, it } from "vitest";
import type { ChatModel } from "../../../src/core/model/model.js";
import { createImitator } from "../../../test/peers/imitator.js";
import { neverUsed, splitTraining } from "../../ldm2/split.js";
import { createTupleLab, type StudyTask } from "../../ldm2/tuple-lab.js";

const lab = createTupleLab();

describe("the split", () => {
  const training = lab.homes(3, 4);
  const sizes = { perType: 3, goals: 2, batches: 2 };
  const ids = (tasks: readonly StudyTask[]) => tasks.map(({ id }) => id);

  it("explores other tasks than the expert does, and fills up with drawn ones", () => {
    const { batches, goals } = splitTraining(lab, training, sizes, 1);
    expect(batches.map((batch) => batch.length)).toEqual([18, 18]);
    expect(goals).toHaveLength(12);
    const all = [...ids(goals), ...batches.flatMap(ids)];
    expect(new Set(all).size).toBe(all.length);
  });

  it("is the same for the same seed, and another for another", () => {
    const [one, same, other] = [1, 1, 2].map((seed) => splitTraining(lab, training, sizes, seed));
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it("leaves out games of which training has the same with things elsewhere", () => {
    const [first] = training;
    const twin = { ...first, id: "another trial" } as StudyTask;
    const stranger = { ...twin, family: "another game" };
    expect(neverUsed([twin, stranger], training)).toEqual([stranger]);
  });
});

describe("of several ways", () => {
  const way = (reward: number, steps: number) => ({
    success: reward === 1,
    reward,
    commands: Array(steps).fill("look"),
  });
  const [task] = lab.homes(3, 1);
  if (!task) throw new Error("no home");

  it("the one with more reward counts, then the shorter one", async () => {
    expect(await lab.choose(task, [way(0.5, 3), way(1, 20), way(1, 9)])).toBe(2);
    expect(await lab.choose(task, [way(1, 8), way(1, 8)])).toBe(0);
  });

  it.each([
    [1, 0],
    [3, 2],
    [0, 1],
    [4, 1],
  ])("the model's choice counts, where it names one: %i", async (number, chosen) => {
    const model: ChatModel = {
      ...createImitator(),
      structure: async (_, { schema }) => schema.parse({ number }),
    };
    const ways = [way(0.5, 9), way(1, 3), way(0, 4)];
    expect(await createTupleLab({ model }).choose(task, ways)).toBe(chosen);
  });
});
