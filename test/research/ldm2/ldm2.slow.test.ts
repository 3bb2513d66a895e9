import { describe, expect, it } from "vitest";
import { taskTypes } from "../../../src/core/scene.js";
import { inJobs } from "../../../src/research/lab/in-jobs.js";
import { benchLdm2 } from "../../../src/research/ldm2/bench-ldm2.js";
import type { StudyTask } from "../../../src/research/ldm2/contract.js";
import { ldm2Kind } from "../../../src/research/ldm2/ldm2-report.js";
import { createTupleLab } from "../../../src/research/ldm2/tuple-lab.js";
import { renderMarkdown } from "../../../src/research/report/markdown.js";
import { createImitator } from "../../peers/imitator.js";
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

    const origin = { command: "sous bench ldm2", seconds: 1 };
    const [report] = ldm2Kind.compose([{ kind: "ldm2", file: "", origin, result }]);
    const markdown = report ? renderMarkdown(report) : "";
    const all = `| all | 12 | ${(result.before.success * 100).toFixed(1)} % ± 0.0 |`;
    for (const text of ["sous bench ldm2", all, "| 84.0 % | 89.0 % |"]) {
      expect(markdown).toContain(text);
    }
  });
});

it.each([
  ["learned", undefined],
  ["learned", createImitator()],
  ["model", createImitator()],
] as const)(
  "no watched task goes worse with cells that are %s",
  { timeout: 240_000 },
  async (cells, model) => {
    const weak = createTupleLab({ cells, model, shown: 5 });
    const tasks = weak.homes(1, 2);
    const known = tasks.filter((_, index) => index % 2 === 0);
    const goals = tasks.filter((_, index) => index % 2 === 1);
    const memory = await weak.form(known, { goals: true, observations: true });
    const rewards = () => inJobs(1, tasks, async (task) => (await memory.play(task, 30)).reward);
    const before = await rewards();
    await memory.refine(goals, 30);
    const after = await rewards();
    expect(after.filter((reward, index) => reward < (before[index] ?? 0))).toEqual([]);
  },
);

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
