import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import { readSous, runSous } from "../../app/run-sous.js";
import { newFile } from "../../memory/folder.js";

/** Every process compiles the program anew; a busy machine takes its time. */
const patience = { timeout: 120_000 };

it("says what to do while there is nothing to report", patience, async () => {
  const db = newFile();
  const out = path.join(path.dirname(db), "report");
  await (await openMemory({ file: db, clock: systemClock })).close();
  const { code, err } = await runSous("report", "--db", db, "--out", out);
  expect(code).not.toBe(0);
  expect(err).toMatch(/sous\.db: nothing was played there yet.*sous play kitchen.*--results/);
  expect(existsSync(out)).toBe(false);
});

it("brings what was played onto one page", patience, async () => {
  const db = newFile();
  const folder = path.dirname(db);
  await readSous("play", "kitchen", "--bot", "simulated", "--rounds", "2", "--db", db);
  const out = path.join(folder, "report");
  const { files } = await readSous<{ files: readonly string[] }>(
    "report",
    "--db",
    db,
    "--out",
    out,
  );
  expect(files).toContain(path.join(out, "report.html"));
  const markdown = readFileSync(path.join(out, "report.md"), "utf8");
  expect(markdown).toContain("| rules, asks missing: homes (simulated) | 1 | 2 |");
  // Only with such a line are cells between bars a table.
  expect(markdown).toMatch(/^\| --- \| ---: \|/m);
});
