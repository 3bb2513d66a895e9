import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { ReuseResult } from "../../../src/research/memory/results.js";
import { reuseKind } from "../../../src/research/memory/reuse-report.js";
import { writeReport } from "../../../src/research/report/write-report.js";
import { newFile } from "../../memory/folder.js";
import { bench, games, openLab, patience } from "./bench-reuse-setup.js";

/** What has to hold whatever is drawn. */
function expectSound({ truthful, moving, withoutHabits = moving }: ReuseResult): void {
  expect(truthful).toMatchObject({ unnecessaryQuestions: 0, askedAgain: 0 });
  expect(truthful.wrongReuseRate.mean).toBeLessThan(0.01);
  expect(truthful.questionsSaved).toBeGreaterThan(0);
  for (const arm of [truthful, moving, withoutHabits]) {
    expect(arm).toMatchObject({ usedAfterContradiction: 0, ledgerDisagrees: 0 });
  }
}

it(
  "asks nothing twice in our own homes, and uses nothing that was seen to be untrue",
  patience,
  async () => {
    const seen: string[] = [];
    const result = await bench({ onProgress: (done, of) => seen.push(`${done}/${of}`) });
    expectSound(result);
    expect(result).toMatchObject({ homes: 2, rooms: 2, failures: [] });
    expect(result.truthful.tasks).toBe(16);
    expect(result.moving.byAge.map(({ age }) => age)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    for (const { age, unavoidable } of result.moving.byAge) {
      expect(unavoidable).toBeCloseTo(1 - 0.9 ** age, 10);
    }
    expect(seen).toEqual(["1/6", "2/6", "3/6", "4/6", "5/6", "6/6"]);

    const to = path.join(path.dirname(newFile()), "report");
    const origin = { command: "sous bench reuse --rounds 8", seconds: 1 };
    const [report] = reuseKind.compose([{ kind: "reuse", file: "", origin, result }]);
    const files = report ? await writeReport(to, "reuse", report) : [];
    expect(files.map((file) => path.basename(file)).sort()).toEqual(readdirSync(to).sort());
    const markdown = readFileSync(path.join(to, "reuse.md"), "utf8");
    for (const text of [origin.command, "unavoidable", "20.0 % wrong", "wrong and moved"]) {
      expect(markdown + readFileSync(path.join(to, "reuse-rounds.svg"), "utf8")).toContain(text);
    }
  },
);

it("plays the same in a process of its own", patience, async () => {
  const homes = [{ id: "bathroom", file: "bathroom" }];
  const few = { homes, rounds: 4, seeds: [1, 2] };
  expect(await bench({ ...few, jobs: 2 })).toEqual(await bench(few));
});

it.skipIf(!games)("holds on a few of the real games", patience, async () => {
  const homes = openLab().games(games ?? "");
  expectSound(await bench({ homes, limit: 3, rounds: 12, seeds: [2] }));
});
