/** `sous study replay`, from a database to the page. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { readSous, runSous } from "../../../test/app/run-sous.js";
import { openSous, play } from "../../../test/build/sous.js";
import { newFile } from "../../../test/memory/folder.js";
import { resultKinds as kinds } from "../../cli/registry.js";
import type { ReplayStudy } from "../../replay/study-replay.js";
import { composeWhole } from "../../report/command.js";
import { renderHtml } from "../../report/html.js";
import { readResults } from "../../report/read-results.js";

/** Every process compiles the program anew; a busy machine takes its time. */
const patience = { timeout: 120_000 };

it("prints what answers saved, writes the tables, and is shown on the page", patience, async () => {
  const db = newFile();
  const out = path.join(path.dirname(db), "study");
  const read = (name: string) => readFileSync(path.join(out, name), "utf8");
  const sous = await openSous({ database: db });
  await play(sous, { rounds: 3 });
  await sous.stop();
  const study = await readSous<ReplayStudy>(
    "study",
    "replay",
    "--db",
    db,
    "--resamples",
    "200",
    "--out",
    out,
  );
  expect(study).toMatchObject({ episodes: 3, households: 1, groupedBy: "ask policy" });
  expect(study.reproduced).toBe(study.questions);
  expect(study.saved.real.steps?.value).toBeGreaterThan(0);
  expect(JSON.parse(read("study.json"))).toMatchObject({
    saved: study.saved,
    groups: study.groups,
  });
  expect(read("study.md")).toContain("## Saved per question");
  expect(read("questions.jsonl").trim().split("\n")).toHaveLength(study.questions);
  const results = await readResults([path.join(out, "study.json")], kinds);
  const request = { kept: null, results, kinds, command: "sous report" };
  const page = renderHtml(await composeWhole(request), new Map());
  expect(page).toContain(`What answers were worth: ${study.questions} questions in 3 episodes`);
});

it("says what to do where nothing was played", patience, async () => {
  const db = newFile();
  await (await openMemory({ file: db, clock: systemClock })).close();
  const { code, err } = await runSous("study", "replay", "--db", db);
  expect(code).not.toBe(0);
  expect(err).toMatch(/No episode has ended .*sous play kitchen/);
});
