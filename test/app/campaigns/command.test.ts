import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { loadContent } from "../../../src/app/play/households.js";
import type { CampaignReport } from "../../../src/core/campaign/campaign-report.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../peers/control.js";
import { readSous, runSous } from "../run-sous.js";
import { parts, pilot, startedSous } from "./scenario.js";

function writeDesign(file: string, tasks = pilot().tasks): string {
  const design = path.join(path.dirname(file), "pilot.json");
  writeFileSync(design, JSON.stringify(pilot({ copies: 1, tasks })));
  return design;
}

describe("sous campaign", () => {
  it("creates, tells, starts and closes, and names what is wrong", async () => {
    const db = newFile();
    const design = writeDesign(db);
    const [created] = await readSous<CampaignReport[]>("campaign", "create", design, "--db", db);
    expect(created).toMatchObject({ id: "pilot", state: "created", households: 2 });
    const bad = path.join(path.dirname(db), "bad.json");
    writeFileSync(bad, readFileSync(design, "utf8").replace('"simulated"', '"telegraph"'));
    const [refused, missing, started] = await Promise.all([
      runSous("campaign", "create", bad, "--db", db),
      runSous("campaign", "status", "piolt", "--db", db),
      runSous("campaign", "start", "pilot", "--db", db),
    ]);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain("bad.json:1: bot: is none of web");
    expect(missing.err).toContain('There is no campaign "piolt". There are: pilot');
    expect(started.out).toContain("pilot: A pilot\n  running");
    const closed = await runSous("campaign", "close", "pilot", "--db", db);
    expect(closed.out).toMatch(/closed \(.*\), design [0-9a-f]{12}/);
  });

  it("is handed to the process that owns the database, which plays it at once", async () => {
    const db = newFile();
    const sous = await startedSous(db);
    sous.campaigns.start();
    const kitchen = { ...loadContent("kitchen", 1), id: "teahouse", createdAt: 1 };
    await sous.memory.households.create(kitchen);
    const design = writeDesign(db, ["flat", "teahouse"]);
    const created = await runSous("campaign", "create", design, "--db", db);
    expect(created.out).toContain("households 0 of 2 done");
    await runSous("campaign", "start", "pilot", "--db", db);
    await until(async () => (await sous.memory.campaigns.get("pilot"))?.state === "closed");
    const [told] = await readSous<CampaignReport[]>("campaign", "status", "--db", db);
    expect(told).toMatchObject({ state: "closed", householdsDone: 2, enrolled: 3, doneAt: null });
    const beside = await openMemory({ file: db, clock: parts.clock, readOnly: true });
    expect((await beside.campaigns.counts("pilot")).answers).toBe(told?.answers);
    await beside.close();
  });
});
