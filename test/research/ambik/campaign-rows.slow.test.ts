/** A campaign of rows of AmbiK: its answers go out by id, and nothing of AmbiK's sentences. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { makeSimulatedBot } from "../../../src/app/bots.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { findRowAnswers, passRows } from "../../../src/app/release/ambik-answers.js";
import { importRelease, makeRelease } from "../../../src/app/release/release.js";
import { decide, listReview } from "../../../src/app/release/release-review.js";
import type { ReleaseSettings } from "../../../src/datasets/release/index.js";
import { ambikCommand } from "../../../src/research/ambik/commands/ambik.js";
import { keepRow } from "../../../src/research/ambik/put-rows.js";
import { parts, pilot, startCampaigns } from "../../app/campaigns/scenario.js";
import { changeRows } from "../../datasets/campaign.js";
import { failureOf } from "../../failure-of.js";
import { until } from "../../story/team.js";
import { ownRow } from "./own-rows.js";

const { clock } = parts;
const folder = mkdtempSync(path.join(tmpdir(), "sous-ambik-campaign-"));
const inFolder = (name: string) => path.join(folder, name);
const [database, key] = [inFolder("played.db"), "0123456789abcdef0123456789abcdef"];
const rows = [
  ownRow(201, { type: "preferences", intent: "clay, -tin|iron" }),
  ownRow(202, { ambiguousTask: "Tidy up", type: "safety", intent: "towel" }),
];

async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({ file, clock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

/** People of the page answered them, all of whom but `without` agreed to the campaign. */
function becomeReal(file: string, { without = "", version = "1" } = {}): void {
  changeRows(file, (db) => {
    db.exec("UPDATE people SET platform = 'web', name = 'Zebulon ' || rowid");
    db.prepare("DELETE FROM campaign_enrolments WHERE person = ?").run(without);
    db.prepare("UPDATE campaign_enrolments SET consent_at = 0, consent_version = ?").run(version);
  });
}

function copyTo(file: string): string {
  changeRows(database, (db) => db.prepare("VACUUM INTO ?").run(file));
  return file;
}

async function release(
  file: string,
  name: string,
  settings: Partial<ReleaseSettings> = {},
  previous?: string,
) {
  const out = inFolder(name);
  const report = await using(file, (memory) =>
    makeRelease(memory, {
      out,
      key,
      countTokens: (text: string) => text.length,
      settings: { campaign: "pilot", ...settings },
      ...(previous && { previous }),
    }),
  );
  const names = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
  const files = new Map(names.map((one) => [one, readFileSync(path.join(out, one))]));
  const answers = names
    .filter((one) => /^ambik-answers\/\w+\.jsonl$/.test(one))
    .flatMap((one) => (files.get(one)?.toString() ?? "").trim().split("\n"))
    .map((line) => JSON.parse(line));
  return { out, report, files, answers };
}

const readAll = (memory: OpenMemory) =>
  findRowAnswers(memory, { campaign: "pilot", includeSimulated: true, outside: "all" });

beforeAll(async () => {
  const sous = await startCampaigns(database, {
    bots: [makeSimulatedBot(parts, { wrong: 0, unsure: 0, delayMs: 0, seed: 1 })],
  });
  const { memory, campaigns } = sous;
  for (const row of rows) await keepRow(memory, { row, mode: "persona" }, clock);
  const design = pilot({
    tasks: ["ambik:persona:201", "ambik:persona:202"],
    copies: 2,
    rounds: 1,
    answersPerQuestion: 2,
    arms: [{ name: "all" }],
  });
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, design.id, "start");
  campaigns.start();
  await until(async () => (await memory.campaigns.get("pilot"))?.state === "closed", 60_000);
  await sous.stop();
}, 90_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("tells simulated people's answers by id, in two formats, with no sentence", async () => {
  expect(await failureOf(release(copyTo(inFolder("a.db")), "none"))).toMatchObject({
    code: "bad-input",
    message: expect.stringMatching(/of AmbiK [1-9]\d* of simulated people/),
  });
  const { files, answers, report } = await release(database, "simulated", {
    includeSimulated: true,
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
  const file = copyTo(inFolder("agreed.db"));
  const people = await using(file, (memory) => memory.people.list());
  const without = people[0]?.id ?? "";
  becomeReal(file, { without });
  const all = await using(file, readAll);
  expect(all.leftOut.consent).toBeGreaterThan(0);
  expect(all.answers.map(({ ballot }) => ballot.person)).not.toContain(without);
  expect((await release(file, "agreed")).answers).toHaveLength(all.answers.length);
  becomeReal(file, { version: "0" });
  expect((await using(file, readAll)).answers).toEqual([]);
});

it("has words only as somebody passed them, and none that tell who somebody is", async () => {
  const file = copyTo(inFolder("words.db"));
  becomeReal(file);
  const items = await using(file, (memory) => listReview(memory, "pilot"));
  expect(items.length).toBeGreaterThan(1);
  const before = await release(file, "unread");
  const unread = before.answers.filter(({ answer }) => answer === null);
  expect(unread).toHaveLength(items.length);
  expect(before.report.withoutWords).toBe(items.length);
  const by = { reviewer: "Rea", at: 9 };
  await using(file, async (memory) => {
    for (const item of items) await decide(memory, { item, decision: "keep", ...by });
    const told = await passRows(memory, (await readAll(memory)).answers);
    expect(told.map(({ answer }) => answer)).toEqual(expect.arrayContaining([items[0]?.text]));
  });
  const read = await release(file, "read");
  expect(read.answers.every(({ answer }) => answer !== null)).toBe(true);
  changeRows(file, (db) => db.exec("UPDATE texts SET text = 'the clay one, Zebulon'"));
  expect(await failureOf(release(file, "leaking"))).toMatchObject({ code: "leak" });
});

it("leaves out an excluded exchange, and comes back the same after it was read in elsewhere", async () => {
  const file = copyTo(inFolder("elsewhere-from.db"));
  becomeReal(file);
  const whole = await using(file, async (memory) => {
    const { answers } = await readAll(memory);
    const question = answers[0]?.question.id ?? "";
    await memory.releases.exclude({ question, excluded: true, reviewer: "Rea", at: 9 });
    return answers;
  });
  const first = await release(file, "first");
  expect(first.answers.length).toBeLessThan(whole.length);
  expect(first.report.rowsLeftOut.excluded).toBe(whole.length - first.answers.length);
  const elsewhere = inFolder("elsewhere.db");
  await using(elsewhere, (memory) => importRelease(memory, first.out, 7));
  const again = await release(elsewhere, "again");
  expect([...again.files.keys()]).toEqual([...first.files.keys()]);
  for (const [name, content] of first.files)
    expect(again.files.get(name)?.equals(content), name).toBe(true);
  expect(
    await failureOf(using(elsewhere, (memory) => importRelease(memory, first.out, 8))),
  ).toMatchObject({ code: "bad-input" });
  const table = inFolder("rows.csv");
  const asking = ["rows", "--db", elsewhere, "--campaign", "pilot", "--out", table, "--json"];
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await ambikCommand().parseAsync(asking, { from: "user" });
  printed.mockRestore();
  const cells = parse(readFileSync(table), { columns: true }) as Record<string, string>[];
  expect(cells.map(({ id }) => Number(id))).toEqual(first.answers.map(({ id }) => id).sort());
  expect(Object.keys(cells[0] ?? {})).toContain("user_intent");
  const { person } = first.answers[0];
  await using(elsewhere, (memory) => memory.people.forget(person, "person", 9));
  const without = await release(elsewhere, "forgotten");
  expect(without.answers.map((one) => one.person)).not.toContain(person);
  const second = await release(elsewhere, "second", {}, first.out);
  const buried = (second.files.get("tombstones.jsonl")?.toString() ?? "").trim().split("\n");
  const gone = first.answers.filter((one) => one.person === person).map(({ ballot }) => ballot);
  expect(buried.map((line) => JSON.parse(line).id).sort()).toEqual(gone.sort());
  expect(readFileSync(elsewhere).includes(person)).toBe(false);
});
