/** A replay study elsewhere: what was released and read in saves the same steps; what was excluded is left out. */
import { beforeAll, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import { moveThing } from "../../../src/app/control/move-thing.js";
import { importRelease } from "../../../src/app/release/release.js";
import { makeSimulatedBot } from "../../../src/app/serve/bots.js";
import { toAmbik } from "../../../src/datasets/release/flat-tables.js";
import { choosePseudonyms } from "../../../src/datasets/release/pseudonyms.js";
import { readRelease } from "../../../src/datasets/release/read.js";
import type { QuestionRow } from "../../../src/datasets/release/rows.js";
import {
  beginCampaign,
  clock,
  closed,
  parts,
  startCampaigns,
} from "../../../test/app/campaigns/scenario.js";
import { openSous, play, simulatedPeople } from "../../../test/build/sous.js";
import { changeRows } from "../../../test/datasets/campaign.js";
import { key, type Released, usePlayed, using } from "../../../test/datasets/released.js";
import { collectReplay, type ReplayMaterial } from "../../replay/play/collect.js";
import { studyReplay } from "../../replay/study-replay.js";
import { formatText, setting } from "./material.js";

const { database, copy, newPath, release } = usePlayed(async (file) => {
  const sous = await startCampaigns(file, {
    bots: [makeSimulatedBot(parts, { wrong: 0.35, unsure: 0.1, delayMs: 0, seed: 1 })],
  });
  const tasks = ["kitchen", "cooking:take1-cut", "grid:danger+open-door"];
  await beginCampaign(sous, { tasks, copies: 2, rounds: 2 });
  await closed(sous);
  await sous.stop();
});
let released: Released;
beforeAll(async () => {
  released = await releaseAll(database);
});

const releaseAll = (file: string) =>
  release(file, { settings: { campaign: "pilot", includeSimulated: true } });

const collect = (memory: Memory): Promise<ReplayMaterial> =>
  collectReplay(memory, {
    campaign: "pilot",
    limit: 20,
    seed: 1,
    noise: { wrong: 0, unsure: 0 },
    clock,
  });

/** An empty database into which a release was read. */
async function elsewhere({ out }: Released): Promise<string> {
  const file = newPath("elsewhere");
  await using(file, (memory) => importRelease(memory, out, 7));
  return file;
}

/** Steps and success with each answer, by the question's pseudonym. */
function armsOf({ questions }: ReplayMaterial) {
  const nothing = { played: [], importedIds: new Set<string>(), rowAnswers: [] };
  const pseudonyms = choosePseudonyms(nothing, key)("pilot");
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

it("of a release that was read in saves the same steps, question by question", async () => {
  const before = await using(database, collect);
  expect(before.questions.length).toBeGreaterThan(5);
  expect(before.questions.filter(({ reproduced }) => !reproduced)).toEqual([]);
  const after = await using(await elsewhere(released), collect);
  expect(armsOf(after)).toEqual(armsOf(before));
  expect(after.leftOut).toEqual(before.leftOut);
  expect(after).toMatchObject({ released: before.episodes.length, groupedBy: "arm" });
  const [study, original] = [studyReplay(after, setting), studyReplay(before, setting)];
  expect(study.saved.real.steps?.value).toBeCloseTo(original.saved.real.steps?.value ?? 0, 9);
  expect(after.questions.some(({ arms }) => arms.real.cost !== arms.without.cost)).toBe(true);
  expect(study.answers).toEqual(original.answers);
  expect(formatText(study)).toContain("episodes came from a release. ");
  expect(formatText(original)).not.toContain("came from a release");
});

it("has games and homes, whose conversations alone are files for fine-tuning", () => {
  const { worlds, trajectories } = readRelease(released.out).rows;
  const formats = new Set(worlds.flatMap(({ value }) => value.format ?? []));
  expect(formats).toEqual(new Set(["home", "cooking", "grid"]));
  const isGame = ({ task }: (typeof trajectories)[0]) => ["cook", "find"].includes(task.type);
  const homes = new Set(trajectories.filter((row) => !isGame(row)).map(({ episode }) => episode));
  const conversations = released.rows("conversations").length;
  expect(conversations).toBeGreaterThan(0);
  expect(conversations).toBeLessThanOrEqual(homes.size);
});

it("tells as the answer of a row in AmbiK's columns what became a fact, not what came last", () => {
  const { questions, trajectories } = readRelease(released.out).rows;
  const row = questions.find(
    ({ ballots: [ballot], facts }) => ballot && ballot.claims.length > 0 && facts.length > 0,
  );
  const [ballot] = row?.ballots ?? [];
  if (!row || !ballot) throw new Error("nobody answered");
  const other = { ...ballot, claims: [{ ...ballot.claims[0], objects: ["moon 1"] }] };
  const answerTo = (ballots: readonly object[], facts: readonly object[] = row.facts) => {
    const { columns, rows } = toAmbik([{ ...row, ballots, facts } as QuestionRow], trajectories);
    return rows[0]?.[columns.findIndex(({ name }) => name === "answer")];
  };
  expect(answerTo([ballot, other])).toBe(answerTo([ballot]));
  expect(answerTo([other], [])).not.toBe(answerTo([ballot]));
});

it("goes on as recorded where people moved things between tasks", async () => {
  const file = newPath("moved");
  const sous = await openSous({ database: file, bots: [simulatedPeople({ wrong: 0.3 })] });
  await play(sous, { rounds: 2 });
  const household = await sous.memory.households.get("kitchen");
  if (!household) throw new Error("there is no kitchen");
  for (const place of ["fridge", "countertop"])
    await moveThing({ ...sous, clock }, { household, thing: "mug 1", place: `${place} 1` });
  await play(sous, { rounds: 2 });
  await sous.stop();
  changeRows(file, (db) => {
    db.exec("UPDATE episodes SET purpose = 'campaign', campaign = 'pilot'");
    db.exec("UPDATE questions SET purpose = 'campaign', campaign = 'pilot'");
  });
  const before = await using(file, collect);
  const after = await using(await elsewhere(await releaseAll(file)), collect);
  expect(before.questions.length).toBeGreaterThan(1);
  expect(after.leftOut.changed).toBe(0);
  expect(armsOf(after)).toEqual(armsOf(before));
});

it("leaves out what rests on an excluded exchange, and says so", async () => {
  const file = copy();
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
