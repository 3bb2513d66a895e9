/** A campaign of rows of AmbiK: its answers go out by id, and nothing of AmbiK's sentences. */
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { OpenMemory } from "../../../memory/open.js";
import { findRowAnswers } from "../../../src/app/release/ambik-answers.js";
import { importRelease } from "../../../src/app/release/release.js";
import { decide, listReview } from "../../../src/app/release/release-review.js";
import { makeSimulatedBot } from "../../../src/app/serve/bots.js";
import {
  beginCampaign,
  clock,
  closed,
  parts,
  startCampaigns,
} from "../../../test/app/campaigns/scenario.js";
import { readSous } from "../../../test/app/run-sous.js";
import { changeRows } from "../../../test/datasets/campaign.js";
import { usePlayed, using, type Wish } from "../../../test/datasets/released.js";
import { failureOf } from "../../../test/failure-of.js";
import { keepRow } from "../../ambik/put-rows.js";
import { passRows } from "../../ambik/rows-command.js";
import { ownRow } from "./own-rows.js";

const rows = [
  ownRow(201, { type: "preferences", intent: "clay, -tin|iron" }),
  ownRow(202, { ambiguousTask: "Tidy up", type: "safety", intent: "towel" }),
];
const played = usePlayed(async (database) => {
  const sous = await startCampaigns(database, {
    bots: [makeSimulatedBot(parts, { wrong: 0, unsure: 0, delayMs: 0, seed: 1 })],
  });
  for (const row of rows) await keepRow(sous.memory, { row, mode: "persona" }, clock);
  await beginCampaign(sous, {
    tasks: ["ambik:persona:201", "ambik:persona:202"],
    copies: 2,
    rounds: 1,
    answersPerQuestion: 2,
    arms: [{ name: "all" }],
  });
  await closed(sous);
  await sous.stop();
});
const { database, copy, newPath } = played;

/** People of the page answered them, all of whom but `without` agreed to the campaign. */
function becomeReal(file: string, { without = "", version = "1" } = {}): void {
  changeRows(file, (db) => {
    db.exec("UPDATE people SET platform = 'web', name = 'Zebulon ' || rowid");
    db.prepare("DELETE FROM campaign_enrolments WHERE person = ?").run(without);
    db.prepare("UPDATE campaign_enrolments SET consent_at = 0, consent_version = ?").run(version);
  });
}

async function release(file: string, { settings, ...wish }: Wish = {}) {
  const released = await played.release(file, {
    ...wish,
    settings: { campaign: "pilot", ...settings },
  });
  return { ...released, answers: released.rows("ambik-answers") };
}

const readAll = (memory: OpenMemory) =>
  findRowAnswers(memory, { campaign: "pilot", includeSimulated: true, outside: "all" });

it("tells simulated people's answers by id, in two formats, with no sentence", async () => {
  expect(await failureOf(release(copy()))).toMatchObject({
    code: "bad-input",
    message: expect.stringMatching(/[1-9]\d* AmbiK answers are simulated/),
  });
  const { files, answers, report } = await release(database, {
    settings: { includeSimulated: true },
  });
  expect(answers).toHaveLength(8);
  expect(report).toMatchObject({ rowAnswers: answers.length, trajectories: 0 });
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([201, 202]));
  for (const [name, content] of files) {
    if (name.endsWith(".csv")) {
      const told = parse(content, { columns: true }) as Record<string, string>[];
      const same = answers.filter(({ ballot }) => told.some((one) => one.ballot === ballot));
      expect(told.map(({ id, user_intent }) => [Number(id), user_intent])).toEqual(
        same.map(({ id, user_intent }) => [id, user_intent]),
      );
    }
    for (const { ambiguousTask, clearTask, environment } of rows)
      for (const sentence of [ambiguousTask, clearTask, environment])
        expect(content.includes(sentence), `${sentence} in ${name}`).toBe(false);
  }
  expect(files.get("README.md")?.toString()).toContain("config_name: ambik_answers");
});

it("lets out only answers of people who had agreed to this text of this campaign", async () => {
  const file = copy();
  const people = await using(file, (memory) => memory.people.list());
  const without = people[0]?.id ?? "";
  becomeReal(file, { without });
  const all = await using(file, readAll);
  expect(all.leftOut.consent).toBeGreaterThan(0);
  expect(all.answers.map(({ ballot }) => ballot.person)).not.toContain(without);
  expect((await release(file)).answers).toHaveLength(all.answers.length);
  becomeReal(file, { version: "0" });
  expect((await using(file, readAll)).answers).toEqual([]);
});

it("has words only as somebody passed them, and none that tell who somebody is", async () => {
  const file = copy();
  becomeReal(file);
  const items = await using(file, (memory) => listReview(memory, "pilot"));
  expect(items.length).toBeGreaterThan(1);
  const before = await release(file);
  const unread = before.answers.filter(({ answer }) => answer === null);
  expect(unread).toHaveLength(items.length);
  expect(before.report.withoutWords).toBe(items.length);
  const by = { reviewer: "Rea", at: 9 };
  await using(file, async (memory) => {
    for (const item of items) await decide(memory, { item, decision: "keep", ...by });
    const told = await passRows(memory, (await readAll(memory)).answers);
    expect(told.map(({ answer }) => answer)).toEqual(expect.arrayContaining([items[0]?.text]));
  });
  const read = await release(file);
  expect(read.answers.every(({ answer }) => answer !== null)).toBe(true);
  changeRows(file, (db) => db.exec("UPDATE texts SET text = 'the clay one, Zebulon'"));
  expect(await failureOf(release(file))).toMatchObject({ code: "leak" });
});

it("leaves out an excluded exchange, and comes back the same after it was read in elsewhere", async () => {
  const file = copy();
  becomeReal(file);
  const whole = await using(file, async (memory) => {
    const { answers } = await readAll(memory);
    const question = answers[0]?.question.id ?? "";
    await memory.releases.exclude({ question, excluded: true, reviewer: "Rea", at: 9 });
    return answers;
  });
  const first = await release(file);
  expect(first.answers.length).toBeLessThan(whole.length);
  expect(first.report.rowsLeftOut.excluded).toBe(whole.length - first.answers.length);
  const elsewhere = newPath("elsewhere");
  await using(elsewhere, (memory) => importRelease(memory, first.out, 7));
  const again = await release(elsewhere);
  expect([...again.files.keys()]).toEqual([...first.files.keys()]);
  for (const [name, content] of first.files)
    expect(again.files.get(name)?.equals(content), name).toBe(true);
  expect(
    await failureOf(using(elsewhere, (memory) => importRelease(memory, first.out, 8))),
  ).toMatchObject({ code: "bad-input" });
  const table = newPath("rows.csv");
  await readSous("ambik", "rows", "--db", elsewhere, "--campaign", "pilot", "--out", table);
  const cells = parse(readFileSync(table), { columns: true }) as Record<string, string>[];
  expect(cells.map(({ id }) => Number(id))).toEqual(first.answers.map(({ id }) => id).sort());
  expect(Object.keys(cells[0] ?? {})).toContain("user_intent");
  const { person } = first.answers[0];
  await using(elsewhere, (memory) => memory.people.forget(person, "person", 9));
  const without = await release(elsewhere);
  expect(without.answers.map((one) => one.person)).not.toContain(person);
  const second = await release(elsewhere, { previous: first.out });
  const buried = (second.files.get("tombstones.jsonl")?.toString() ?? "").trim().split("\n");
  const gone = first.answers.filter((one) => one.person === person).map(({ ballot }) => ballot);
  expect(buried.map((line) => JSON.parse(line).id).sort()).toEqual(gone.sort());
  expect(readFileSync(elsewhere).includes(person)).toBe(false);
});
