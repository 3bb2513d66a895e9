/** A replay study elsewhere: what was released and read in saves the same steps; what was excluded is left out. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { makeSimulatedBot } from "../../../src/app/bots.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { moveThing } from "../../../src/app/control/move-thing.js";
import { importRelease, makeRelease } from "../../../src/app/release/release.js";
import type { Memory } from "../../../src/core/stores.js";
import { checkLine } from "../../../src/datasets/openai-chat.js";
import { toAmbik } from "../../../src/datasets/release/ambik.js";
import { readRelease } from "../../../src/datasets/release/index.js";
import { createCampaignPseudonyms } from "../../../src/datasets/release/pseudonyms.js";
import type { QuestionRow } from "../../../src/datasets/release/rows.js";
import type { ReplayMaterial } from "../../../src/research/replay/contract.js";
import { collectReplay } from "../../../src/research/replay/play/collect.js";
import { studyReplay } from "../../../src/research/replay/study-replay.js";
import { openSous, playKitchen } from "../../agent/household-scenario.js";
import { parts, pilot, startCampaigns } from "../../app/campaigns/scenario.js";
import { changeRows } from "../../datasets/campaign.js";
import { until } from "../../story/team.js";
import { formatText, setting } from "./material.js";

const { clock } = parts;
const folder = mkdtempSync(path.join(tmpdir(), "sous-replay-"));
const [played, key] = [path.join(folder, "played.db"), "0123456789abcdef0123456789abcdef"];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function using<Result>(file: string, work: (memory: Memory) => Promise<Result>) {
  const memory = await openMemory({ file, clock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

const collect = (memory: Memory): Promise<ReplayMaterial> =>
  collectReplay(memory, {
    campaign: "pilot",
    limit: 20,
    seed: 1,
    noise: { wrong: 0, unsure: 0 },
    clock,
  });

/** Releases it, and reads it into an empty database. */
async function elsewhere(file: string): Promise<string> {
  const out = `${file}.release`;
  await using(file, (memory) =>
    makeRelease(memory, {
      out,
      key,
      countTokens: (text: string) => text.length,
      settings: { campaign: "pilot", includeSimulated: true },
    }),
  );
  await using(`${file}.elsewhere`, (memory) => importRelease(memory, out, 7));
  return `${file}.elsewhere`;
}

/** Steps and success with each answer, by the question's pseudonym. */
function armsOf({ questions }: ReplayMaterial) {
  const pseudonyms = createCampaignPseudonyms({
    key,
    imported: () => new Set(),
    isUnderMainKey: () => false,
  })("pilot");
  return new Map(
    questions.map(({ question, arms, reproduced, group, replies }) => [
      question.startsWith("q-") && question.length === 18
        ? question
        : pseudonyms("question", question),
      {
        without: arms.without,
        truthful: arms.truthful,
        real: arms.real,
        reproduced,
        group,
        right: replies.map(({ right }) => right),
      },
    ]),
  );
}

beforeAll(async () => {
  const sous = await startCampaigns(played, {
    bots: [makeSimulatedBot(parts, { wrong: 0.35, unsure: 0.1, delayMs: 0, seed: 1 })],
  });
  const { memory, campaigns } = sous;
  const design = pilot({
    tasks: ["kitchen", "cooking:take1-cut", "grid:danger+open-door"],
    copies: 2,
    rounds: 2,
  });
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, design.id, "start");
  campaigns.start();
  await until(async () => (await memory.campaigns.get("pilot"))?.state === "closed", 60_000);
  await sous.stop();
}, 90_000);

it("of a release that was read in saves the same steps, question by question", async () => {
  const before = await using(played, collect);
  expect(before.questions.length).toBeGreaterThan(5);
  expect(before.questions.filter(({ reproduced }) => !reproduced)).toEqual([]);
  const after = await using(await elsewhere(played), collect);
  expect(armsOf(after)).toEqual(armsOf(before));
  expect(after.leftOut).toEqual(before.leftOut);
  expect(after).toMatchObject({ released: before.episodes.length, groupedBy: "arm" });
  const [study, original] = [studyReplay(after, setting), studyReplay(before, setting)];
  expect(study.saved.real.steps?.value).toBeCloseTo(original.saved.real.steps?.value ?? 0, 9);
  expect(after.questions.some(({ arms }) => arms.real.cost !== arms.without.cost)).toBe(true);
  expect(study.answers).toMatchObject({ latencyMs: null, medianMs: null, savedPerSecond: null });
  expect(study.answers.bits?.value).toBeCloseTo(original.answers.bits?.value ?? 0, 9);
  expect(study).toMatchObject({ untimed: study.replies, fatigue: { buckets: [] } });
  const told = formatText(study);
  expect(told).toMatch(/episodes came from a release\. .*\d+ replies are in no figure of time/);
  expect(formatText(original)).not.toContain("came from a release");
});

it("has files of games as of homes that standard readers load", async () => {
  const out = `${played}.release`;
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const textOf = (file: string) => readFileSync(file, "utf8");
  const linesOf = (file: string) =>
    textOf(file)
      .split("\n")
      .filter((line) => line !== "");
  const read = new Map<string, number>();
  for (const file of files) {
    const kind = path.relative(out, file).split(path.sep)[0] ?? "";
    const count = file.endsWith(".parquet")
      ? (await parquetReadObjects({ file: new Uint8Array(readFileSync(file)).buffer })).length
      : file.endsWith(".csv")
        ? (parse(textOf(file), { columns: true }) as object[]).length
        : file.endsWith(".jsonl")
          ? linesOf(file).filter((line) => JSON.parse(line)).length
          : 0;
    read.set(kind, (read.get(kind) ?? 0) + count);
    if (kind === "conversations")
      for (const line of linesOf(file))
        expect(checkLine(line, (text) => text.length)).toHaveProperty("line");
    if (!file.endsWith(".parquet")) expect(textOf(file)).not.toMatch(/undefined|NaN|\[object/);
  }
  const { rows } = readRelease(out);
  expect(read.get("trajectories")).toBe(rows.trajectories.length);
  expect(read.get("tuples")).toBe(rows.tuples.length);
  expect(read.get("table")).toBe(2 * rows.questions.length);
  expect(new Set(rows.worlds.flatMap(({ value }) => value.format ?? []))).toEqual(
    new Set(["home", "cooking", "grid"]),
  );
  const home = new Set(
    rows.trajectories
      .filter(({ task }) => !["cook", "find"].includes(task.type))
      .map((one) => one.episode),
  );
  expect(read.get("conversations")).toBeGreaterThan(0);
  expect(read.get("conversations")).toBeLessThanOrEqual(home.size);
});

it("tells as the answer of a row in AmbiK's columns what became a fact, not what came last", () => {
  const { rows } = readRelease(`${played}.release`);
  const answerTo = (row: QuestionRow) => {
    const { columns, rows: cells } = toAmbik([row], rows.trajectories);
    return cells[0]?.[columns.findIndex(({ name }) => name === "answer")];
  };
  const told = rows.questions.flatMap((row) => {
    const ofFact = (claims: readonly object[]) =>
      JSON.stringify(row.facts.map(({ objects }) => objects)).includes(
        JSON.stringify(claims.map((claim) => "objects" in claim && claim.objects)).slice(1, -1),
      );
    const claiming = row.ballots.filter(({ claims, late }) => claims.length > 0 && !late);
    const taken = claiming.filter(({ claims }) => ofFact(claims));
    const others = claiming.filter(({ claims }) => !ofFact(claims));
    if (taken.length === 0 || others.length === 0) return [];
    const [right, last] = [taken, [...taken, ...others]].map((ballots) =>
      answerTo({ ...row, ballots }),
    );
    return [{ right, last, wrong: answerTo({ ...row, ballots: others, facts: [] }) }];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { right, last, wrong } of told) {
    expect(last).toBe(right);
    expect(wrong).not.toBe(right);
  }
});

it("goes on as recorded where people moved things between tasks", async () => {
  const file = path.join(folder, "moved.db");
  const sous = await openSous(file, { wrong: 0.3 });
  await playKitchen(sous, { rounds: 2 });
  const household = await sous.memory.households.get("kitchen");
  if (!household) throw new Error("there is no kitchen");
  for (const place of ["fridge", "countertop"])
    await moveThing({ ...sous, clock }, { household, thing: "mug 1", place: `${place} 1` });
  await playKitchen(sous, { rounds: 2 });
  await sous.stop();
  changeRows(file, (db) => {
    db.exec("UPDATE episodes SET purpose = 'campaign', campaign = 'pilot'");
    db.exec("UPDATE questions SET purpose = 'campaign', campaign = 'pilot'");
  });
  const before = await using(file, collect);
  const after = await using(await elsewhere(file), collect);
  expect(before.questions.length).toBeGreaterThan(1);
  expect(after.leftOut.changed).toBe(0);
  expect(armsOf(after)).toEqual(armsOf(before));
});

it("leaves out what rests on an excluded exchange, and says so", async () => {
  const file = path.join(folder, "excluded.db");
  changeRows(played, (db) => db.prepare("VACUUM INTO ?").run(file));
  const whole = await using(file, collect);
  const question = whole.questions[0]?.question ?? "";
  const decided = { question, reviewer: "Rea", at: 9 };
  await using(file, (memory) => memory.releases.exclude({ ...decided, excluded: true }));
  const { leftOut, episodes, questions } = await using(file, collect);
  expect(leftOut).toMatchObject({ exchanges: 1, excluded: expect.any(Number) });
  expect(leftOut.excluded).toBe(whole.episodes.length - episodes.length);
  expect(leftOut.excluded).toBeGreaterThan(0);
  expect(questions.map((one) => one.question)).not.toContain(question);
  const study = studyReplay({ ...whole, leftOut }, setting);
  expect(formatText(study)).toMatch(/[1-9]\d* that rest on 1 excluded exchanges/);
});
