import { describe, expect, it } from "vitest";
import type { StudyTask } from "../../../src/research/ldm2/contract.js";
import { chooseBest } from "../../../src/research/ldm2/figures.js";
import { neverUsed, splitTraining } from "../../../src/research/ldm2/split.js";
import { createTupleLab } from "../../../src/research/ldm2/tuple-lab.js";

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

it("of several processes the one with more reward counts, then the shorter one", () => {
  const [task] = lab.homes(3, 1);
  const played = (reward: number, steps: number) =>
    ({ task, success: reward === 1, reward, steps }) as never;
  const chosen = chooseBest([
    [played(0.5, 3), played(1, 9)],
    [played(1, 20), played(1, 8)],
  ]);
  expect(chosen.map(({ steps }) => steps)).toEqual([20, 8]);
});
