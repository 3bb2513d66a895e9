import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { reportQuality, toBrief } from "../../../src/app/campaigns/quality.js";
import { makeRelease } from "../../../src/app/release/release.js";
import { runJob } from "../../../src/app/worker/worker.js";
import { changeRows } from "../../datasets/campaign.js";
import { runSous } from "../run-sous.js";
import { beginCampaign, closed, parts, startCampaigns } from "./scenario.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-quality-"));
const db = path.join(folder, "played.db");

async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({ file, clock: parts.clock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

const judge = (file = db) => using(file, (memory) => reportQuality(memory, "pilot"));

function release(file: string, out: string) {
  return using(file, (memory) =>
    makeRelease(memory, {
      out,
      key: "0123456789abcdef0123456789abcdef",
      settings: { license: "CC-BY-4.0", includeSimulated: true },
    }),
  );
}

function splitsIn(out: string): readonly string[] {
  const files = readdirSync(path.join(out, "quality"));
  return files.filter((name) => name.endsWith(".jsonl")).map((name) => path.parse(name).name);
}

function linesOf(...names: readonly string[]) {
  const lines = readFileSync(path.join(...names), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => JSON.parse(line));
}

async function print(file: string, ...given: readonly string[]): Promise<string> {
  const { out, err } = await runSous("campaign", ...given, "--db", file);
  return out + err;
}

/** Three people answer; then one is made a hundred times as fast. */
beforeAll(async () => {
  const sous = await startCampaigns(db);
  try {
    await beginCampaign(sous, { gold: 1, copies: 2 });
    await closed(sous);
  } finally {
    await sous.stop();
  }
  changeRows(db, (rows) =>
    rows.exec(`UPDATE ballots SET at = (SELECT delivered_at FROM questions WHERE id = ballots.question)
      + CASE person WHEN (SELECT min(person) FROM ballots) THEN 100 ELSE 10000 END`),
  );
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a campaign's answers are judged by person and by question", async () => {
  const report = await judge();
  const { people, questions, overall } = report;
  const { answers } = await using(db, (memory) => memory.campaigns.counts("pilot"));
  expect(people).toHaveLength(3);
  expect(people.every(({ name }) => name !== "")).toBe(true);
  expect(people.reduce((sum, one) => sum + one.answers, 0)).toBe(answers);
  expect(people.map(({ flags }) => flags.map(({ kind }) => kind))).toEqual([["too-fast"], [], []]);
  expect(overall).toMatchObject({ answers, sawOthers: 0 });
  const disagreements = questions.map(({ disagreement }) => disagreement ?? -1);
  expect(disagreements).toEqual(disagreements.toSorted((one, other) => other - one));
  expect(disagreements[0]).toBeGreaterThan(0);
  // These people err in one of five claims, and do not know in one of ten.
  expect(overall.alpha).toBeLessThan(0.95);
  expect(report.aggregations.oneCoin.gold.of).toBeGreaterThan(0);

  const quality = await print(db, "quality", "pilot", "--questions", "2");
  for (const { person, flags } of report.people) {
    expect(quality).toContain(`\n  ${person}`);
    for (const { kind, reason } of flags) expect(quality).toContain(`    ${kind}: ${reason}\n`);
  }
  expect(quality).toMatch(/\nQuestions on which people differ \(2 of \d+\):\n( {2}\S.*\n){2}$/);
  expect(quality).toMatch(
    /^pilot: alpha -?0\.\d\d, kappa .*; 1 of 3 people to look at\n {2}majority/,
  );
  expect(await print(db, "status", "pilot")).toMatch(
    / {2}alpha -?0\.\d\d.*\(sous campaign quality pilot\)\n$/,
  );
  expect(await print(db, "quality", "piolt")).toContain("There are: pilot");
  expect(await runJob("judge", { database: db, campaign: "pilot", what: "figures" })).toMatchObject(
    { quality: toBrief({ people, overall }) },
  );
});

it("what the review has excluded is in no figure, and is said to be left out, until it is included again", async () => {
  const before = await judge();
  const [question] = before.questions;
  if (!question) throw new Error("nothing was asked");
  const exclude = (excluded: boolean) =>
    using(db, ({ releases }) =>
      releases.exclude({ question: question.question, excluded, reviewer: "Ana", at: 1 }),
    );
  await exclude(true);
  const after = await judge();
  expect(after.excluded).toEqual({ questions: 1, answers: question.answers });
  expect(after.overall.answers).toBe(before.overall.answers - question.answers);
  expect(after.questions).toHaveLength(before.questions.length - 1);
  const sum = (report: typeof before) =>
    report.people.reduce((all, { answers }) => all + answers, 0);
  expect(sum(after)).toBe(sum(before) - question.answers);
  const words = new RegExp(
    `; 1 exchange with ${question.answers} answers? left out that the review has excluded;`,
  );
  for (const command of ["quality", "status"])
    expect(await print(db, command, "pilot")).toMatch(words);
  await exclude(false);
  expect(await judge()).toEqual(before);
});

it("a release tells of each question what people said; of each person what to look at", async () => {
  const report = await judge();
  const out = path.join(folder, "release");
  await release(db, out);
  const people = linesOf(out, "people.jsonl");
  const kinds = people.map(({ flags }) => flags.map(({ kind }: { kind: string }) => kind).join());
  expect(kinds.toSorted()).toEqual(["", "", "too-fast"]);
  const fast = people[kinds.indexOf("too-fast")].person;
  const questions = splitsIn(out).flatMap((split) => linesOf(out, "quality", `${split}.jsonl`));
  const summary = (one: {
    said: Record<string, number>;
    disagreement: number | null;
    majority: string | null;
  }) =>
    JSON.stringify([Object.entries(one.said).sort(), one.disagreement?.toFixed(6), one.majority]);
  expect(questions.map(summary).sort()).toEqual(report.questions.map(summary).sort());
  for (const { answer, confidence, said, ballots } of questions) {
    expect(answer === null || answer in said).toBe(true);
    expect(confidence > 0).toBe(answer !== null);
    for (const { person, flags } of ballots)
      expect(flags).toEqual(person === fast ? ["too-fast"] : []);
  }
  const card = readFileSync(path.join(out, "README.md"), "utf8");
  expect(card).toMatch(/Flagged people: 1 of 3 \(/);
  expect(card).toContain(
    "alpha (nominal, with chance agreement over each question's own candidates",
  );
});
