import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { taskTypes } from "../../../src/core/scene.js";
import { benchLdm2 } from "../../../src/research/ldm2/bench-ldm2.js";
import type { StudyTask } from "../../../src/research/ldm2/contract.js";
import { chooseBest } from "../../../src/research/ldm2/figures.js";
import { writeLdm2Report } from "../../../src/research/ldm2/ldm2-report.js";
import { neverUsed, splitTraining } from "../../../src/research/ldm2/split.js";
import { createTupleLab } from "../../../src/research/ldm2/tuple-lab.js";
import { sharedData } from "../../shared-data.js";

const lab = createTupleLab();
const small = { perType: 3, goals: 2, batches: 1, curve: [1], ablations: false, maxSteps: 50 };

describe("on homes of our own", () => {
  it("plays from memory alone, and refinement does not lower it", {
    timeout: 120_000,
  }, async () => {
    const result = await benchLdm2(lab, {
      ...small,
      training: lab.homes(1, 5),
      evaluation: lab.homes(2, 2),
      seeds: [1],
    });
    expect(result.games).toBe(2 * taskTypes.length);
    expect(result.before.success).toBeGreaterThan(0.5);
    for (const arm of [result, ...result.curve]) {
      expect(arm.lowered).toBe(0);
      expect(arm.after.success).toBeGreaterThanOrEqual(arm.before.success);
    }

    const to = mkdtempSync(path.join(tmpdir(), "sous-report-"));
    const files = await writeLdm2Report(to, result, { command: "sous bench ldm2", seconds: 1 });
    expect(files.map((file) => path.basename(file)).sort()).toEqual(readdirSync(to).sort());
    const markdown = readFileSync(path.join(to, "ldm2.md"), "utf8");
    const all = `| all | 12 | ${(result.before.success * 100).toFixed(1)} % ± 0.0 |`;
    for (const text of ["sous bench ldm2", all, "| 84.0 % | 89.0 % |"]) {
      expect(markdown).toContain(text);
    }
  });
});

describe.runIf(sharedData("alfworld", "train"))("on ALFWorld's games", () => {
  const games = (name: string): readonly StudyTask[] => {
    const folder = sharedData("alfworld", name);
    return folder ? lab.games(folder) : [];
  };

  it("reaches the paper's rates with few trajectories", { timeout: 240_000 }, async () => {
    const some = taskTypes.flatMap((type) =>
      games("train")
        .filter((task) => task.type === type)
        .slice(0, 9),
    );
    const training = some.filter((_, index) => index % 9 < 7);
    const evaluation = some.filter((_, index) => index % 9 >= 7);
    const result = await benchLdm2(lab, { ...small, perType: 6, training, evaluation, seeds: [1] });
    expect(result.before.success).toBeGreaterThanOrEqual(result.paper.all.initial);
    expect(result.after.success).toBeGreaterThanOrEqual(result.before.success);
    expect(result.lowered).toBe(0);
  });
});

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
