/** A release made from the owner's page: words with what the scan finds, the work in a child process, the packed file. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createCampaign } from "../../src/app/campaigns/lifecycle.js";
import { systemClock as clock } from "../../src/app/clock.js";
import { createReleaseDesk } from "../../src/app/release/release-desk.js";
import { decide } from "../../src/app/release/release-review.js";
import { playCampaign } from "../datasets/campaign.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { pilot } from "./campaigns/scenario.js";

test("shows the words first, refuses nothing that was agreed to, and packs the release for every tar", async () => {
  const database = newFile("release.db");
  await playCampaign(database, { kitchen: "slack" });
  const memory = await openMemory({ file: database, clock });
  onTestFinished(() => memory.close());
  await createCampaign({ memory, clock }, pilot());
  for (const { id } of await memory.people.list())
    await memory.campaigns.setConsent("pilot", id, { version: "1", at: 0 });
  const desk = createReleaseDesk(memory, database);
  onTestFinished(() => desk.stop());

  const before = await desk.texts("pilot");
  expect(before.length).toBeGreaterThan(0);
  expect(before.every(({ decision, released }) => decision === null && released === null)).toBe(
    true,
  );
  const [first] = before;
  if (!first) throw new Error("nobody said anything");
  const [word = ""] = first.text.split(" ");
  const ruling = { decision: "redact", words: [word], reviewer: "Rea", at: clock.now() } as const;
  await decide(memory, { item: first, ...ruling });
  const [after] = (await desk.texts("pilot")).filter(({ ballot }) => ballot === first.ballot);
  expect(after?.released).not.toContain(word);
  await expect(desk.texts("nothing")).rejects.toThrow('There is no campaign "nothing"');

  expect(desk.state("pilot")).toBeNull();
  expect(await desk.read("pilot")).toBeNull();
  await desk.begin("pilot");
  await expect(desk.begin("pilot")).rejects.toThrow("is being made already");
  const done = await until(async () => {
    const state = desk.state("pilot");
    return state?.at === "working" ? null : state;
  }, 60_000);
  expect(done).toMatchObject({ at: "done", file: "pilot.tar.gz" });
  const packed = (await desk.read("pilot")) ?? new Uint8Array();
  const file = path.join(path.dirname(database), "pilot.tar.gz");
  writeFileSync(file, packed);
  const inside = execFileSync("tar", ["-tzf", file], { encoding: "utf8" }).trim().split("\n");
  expect(inside).toEqual(expect.arrayContaining(["pilot/README.md", "pilot/people.jsonl"]));
  const card = execFileSync("tar", ["-xzOf", file, "pilot/README.md"], { encoding: "utf8" });
  expect(card).toContain("1.0.0");
}, 90_000);

test("says where no release can be made from the page", async () => {
  const memory = await openMemory({ file: ":memory:", clock });
  onTestFinished(() => memory.close());
  const desk = createReleaseDesk(memory, null);
  await expect(desk.begin("pilot")).rejects.toThrow('There is no campaign "pilot"');
});
