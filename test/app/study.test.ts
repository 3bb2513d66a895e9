/** `sous study replay`, from a database to the page. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import type { ReplayStudy } from "../../src/studies/replay/study-replay.js";
import { newFile } from "../memory/folder.js";
import { readSous, runSous } from "./sous-process.js";

/** Every process compiles the program anew; a busy machine takes its time. */
const patience = { timeout: 120_000 };

it("prints what answers saved, writes the tables, and is shown on the page", patience, async () => {
  const db = newFile();
  const folder = path.dirname(db);
  const at = (name: string) => path.join(folder, "study", name);
  await readSous("play", "kitchen", "--bot", "simulated", "--rounds", "3", "--db", db);
  const study = await readSous<ReplayStudy>(
    ...["study", "replay", "--db", db, "--resamples", "200", "--out", path.join(folder, "study")],
  );
  expect(study).toMatchObject({ episodes: 3, households: 1, groupedBy: "ask policy" });
  expect(study.reproduced).toBe(study.questions);
  expect(study.saved.real.steps?.value).toBeGreaterThan(0);
  const written: unknown = JSON.parse(readFileSync(at("study.json"), "utf8"));
  expect(written).toMatchObject({ saved: study.saved, groups: study.groups });
  expect(readFileSync(at("study.md"), "utf8")).toContain("## Saved per question");
  expect(readFileSync(at("study.tex"), "utf8")).toContain("\\toprule");
  const rows = readFileSync(at("questions.jsonl"), "utf8").trim().split("\n");
  expect(rows).toHaveLength(study.questions);
  const out = path.join(folder, "report");
  await readSous("report", "--db", db, "--results", at("study.json"), "--out", out);
  const page = readFileSync(path.join(out, "report.html"), "utf8");
  expect(page).toContain(`What answers were worth: ${study.questions} questions in 3 episodes`);
});

it("says what to do where nothing was played, and what a value must be", patience, async () => {
  const db = newFile();
  await (await openMemory({ file: db, clock: systemClock })).close();
  const [empty, limit] = await Promise.all([
    runSous("study", "replay", "--db", db),
    runSous("study", "replay", "--db", db, "--limit", "none"),
  ]);
  expect(empty.code).not.toBe(0);
  expect(empty.err).toMatch(/No episode has ended .*sous play kitchen/);
  expect(limit.code).not.toBe(0);
  expect(limit.err).toContain("whole number");
});
