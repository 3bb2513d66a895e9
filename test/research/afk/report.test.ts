import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import type { QueryTask } from "../../../src/research/afk/results.js";
import { afk } from "../../../src/research/afk/slice.js";
import { readSous, runSous } from "../../app/run-sous.js";
import { newFile } from "../../memory/folder.js";
import { composeResults, partsOf, tableWith, writeResult } from "../report/compose.js";
import { sampleResults } from "./sample-results.js";

it("puts our figures beside the paper's, a part for each world", async () => {
  const { cooking, grid, ablations } = sampleResults;
  const report = await composeResults(afk, cooking, grid, ablations);
  expect(partsOf(report).slice(0, 2)).toEqual(["Cooking (Q-TextWorld)", "Grid (Q-BabyAI)"]);
  const ours = tableWith(report, "learned, 20 × 2");
  expect(ours.get("take2-cut")).toBe("96.0 ± 5.0");
  expect(tableWith(report, "AFK").get("take2-cut")).toBe("0.0 ± 0.0");
  expect(tableWith(report, "random, 20 × 2").get("danger")).toBe("40.0 ± 5.0");
  expect(tableWith(report, "paper's mean").get("without pointer")).toBe("87.9 %");
  expect(tableWith(report, "without notebook").get("danger")).toBe("99.1");
  expect(report.blocks.some((block) => block.kind === "plot" && "band" in block)).toBe(true);
});

it("reads what the bench prints", { timeout: 120_000 }, async () => {
  const bench = ["bench", "cooking", "--task", "take1", "--n", "2", "--seeds", "3", "--run"];
  const measured = await readSous<QueryTask>(...bench);
  expect(measured).toMatchObject({ kind: "query-task", version: 1, task: "take1", n: 2 });
  const games = measured.gamesByQueries ?? [];
  expect(games.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(games.reduce((sum, count, queries) => sum + count * queries, 0)).toBe(
    2 * measured.queries,
  );
  const out = path.join(path.dirname(newFile()), "report");
  const file = writeResult(JSON.stringify(measured));
  const db = newFile();
  await (await openMemory({ file: db, clock: systemClock })).close();
  await runSous("report", "--db", db, "--out", out, "--results", file);
  const markdown = readFileSync(path.join(out, "report.md"), "utf8");
  expect(markdown).toContain("sous bench cooking --task take1 --n 2 --seeds 3 --run --json > ");
  expect(readdirSync(out, { recursive: true }).join("\n")).toContain("cooking-questions");
  expect(markdown).toMatch(/\| take1 \| 100\.0 ± 0\.0 \| 75\.1 ± 4\.1 \|/);
});
