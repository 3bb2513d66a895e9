/** Answers that were really given, judged: by the command for whoever runs the campaign, and in its release. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { thankWords } from "../../../bots/present/personal.js";
import { judgeBeside } from "../../../src/app/campaigns/judge-beside.js";
import { toBrief } from "../../../src/app/campaigns/quality.js";
import { importRelease, makeRelease } from "../../../src/app/release/release.js";
import { campaignCommand } from "../../../src/cli/campaign.js";
import { changeRows } from "../../datasets/campaign.js";
import { db, folder, judge, playPilot, using } from "./quality-setup.js";

function release(file: string, out: string) {
  return using(file, (memory) =>
    makeRelease(memory, {
      out,
      key: "0123456789abcdef0123456789abcdef",
      settings: { includeSimulated: true },
      countTokens: (text) => text.length,
    }),
  );
}

function splitsIn(out: string): readonly string[] {
  const files = readdirSync(path.join(out, "quality"));
  return files.filter((name) => name.endsWith(".jsonl")).map((name) => path.parse(name).name);
}

function linesOf(file: string) {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** What `sous campaign` prints. */
async function print(...given: readonly string[]): Promise<string> {
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    await campaignCommand().parseAsync([...given], { from: "user" });
    return printed.mock.calls.map(([chunk]) => String(chunk)).join("");
  } finally {
    printed.mockRestore();
  }
}

beforeAll(playPilot, 120_000);
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
  // One in five claims of these people is wrong, and one in ten times they do not know.
  expect(overall.alpha).toBeLessThan(0.95);
  expect(report.aggregations.oneCoin.gold.of).toBeGreaterThan(0);

  const quality = await print("quality", "pilot", "--db", db, "--questions", "2");
  for (const { person, flags } of report.people) {
    expect(quality).toContain(`\n  ${person}`);
    for (const { kind, reason } of flags) expect(quality).toContain(`    ${kind}: ${reason}\n`);
  }
  expect(quality).toMatch(/\nQuestions on which people differ \(2 of \d+\):\n( {2}\S.*\n){2}$/);
  expect(quality).toMatch(
    /^pilot: alpha -?0\.\d\d, kappa .*; 1 of 3 people to look at\n {2}majority/,
  );
  const status = await print("status", "pilot", "--db", db);
  expect(status).toMatch(/ {2}alpha -?0\.\d\d.*\(sous campaign quality pilot\)\n$/);
  await expect(print("quality", "piolt", "--db", db)).rejects.toThrow("There are: pilot");
});

it("answers are judged by platform, where people are on several", async () => {
  const copy = path.join(folder, "platforms.db");
  changeRows(db, (rows) => rows.prepare("VACUUM INTO ?").run(copy));
  changeRows(copy, (rows) =>
    rows.exec(`UPDATE people SET platform = 'web' WHERE id = (SELECT min(person) FROM ballots)`),
  );
  const { platforms, overall, aggregations } = await judge(copy);
  expect(platforms.map(({ platform, people }) => [platform, people])).toEqual([
    ["simulated", 2],
    ["web", 1],
  ]);
  const answers = platforms.reduce((sum, one) => sum + one.overall.answers, 0);
  expect(answers).toBe(overall.answers);
  expect(platforms[1]?.overall.alpha).toBeNull();
  for (const one of platforms)
    expect(one.aggregations.questions).toBeLessThanOrEqual(aggregations.questions);
  const told = await print("quality", "pilot", "--db", copy);
  expect(told).toMatch(/\non web: alpha none, kappa none over \d+ answers of fact; 1 people\n/);
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
  expect(await print("quality", "pilot", "--db", db)).toMatch(words);
  expect(await print("status", "pilot", "--db", db)).toMatch(words);
  await exclude(false);
  expect(await judge()).toEqual(before);
});

it("the channel is told what begins, and at the end what its answers were worth, once", async () => {
  const notes = await using(db, async ({ outbox }) =>
    (await outbox.list()).flatMap(({ note }) => (note?.announced ? [note.text] : [])),
  );
  const thanks = await using(db, async ({ people, outbox }) => {
    const told = (await outbox.list()).flatMap(({ note }) => (note?.kind === "news" ? [note] : []));
    const worths = [];
    for (const { id, platformId } of await people.list()) {
      const said = told.filter(({ to }) => to === platformId).map(({ text }) => text);
      worths.push({ worth: await people.worthOf(id, "pilot"), said });
      expect(await people.worthOf(id, "another")).toEqual({
        stepsSaved: 0,
        tasksRescued: 0,
        questionsSpared: 0,
      });
    }
    return worths;
  });
  for (const { worth, said } of thanks) {
    const expected = thankWords(worth);
    expect(said).toEqual(expected === null ? [] : [expected]);
  }
  expect(thanks.some(({ said }) => said.length > 0)).toBe(true);
  expect(notes).toEqual([
    "A pilot has begun. Say where things are. 3 people answer each question, unseen by the others. Nothing that you say is kept before you have agreed: you are asked with your first answer.",
    expect.stringMatching(
      /^A pilot is over\. Thank you for \d+ answers(; they saved me \d+ steps)?\. /,
    ),
  ]);
});

it("a release tells of each question what people said, of each person what to look at, and is read back", async () => {
  const report = await judge();
  const out = path.join(folder, "release");
  await release(db, out);
  const people = linesOf(path.join(out, "people.jsonl"));
  const kinds = people.map(({ flags }) => flags.map(({ kind }: { kind: string }) => kind).join());
  expect(kinds.toSorted()).toEqual(["", "", "too-fast"]);
  const fast = people[kinds.indexOf("too-fast")].person;
  const questions = splitsIn(out).flatMap((split) =>
    linesOf(path.join(out, "quality", `${split}.jsonl`)),
  );
  const bySaid = (one: { said: Record<string, number>; disagreement: number | null }) =>
    `${JSON.stringify(Object.entries(one.said).sort())} ${one.disagreement?.toFixed(6)}`;
  expect(questions.map(bySaid).sort()).toEqual(report.questions.map(bySaid).sort());
  const byMajority = (one: { majority: string | null }) => one.majority ?? "";
  expect(questions.map(byMajority).sort()).toEqual(report.questions.map(byMajority).sort());
  for (const { answer, confidence, said } of questions) {
    expect(answer === null || answer in said).toBe(true);
    expect(confidence > 0).toBe(answer !== null);
  }
  for (const { ballots } of questions) {
    for (const { person, flags } of ballots)
      expect(flags).toEqual(person === fast ? ["too-fast"] : []);
  }
  for (const split of splitsIn(out)) {
    const rows = linesOf(path.join(out, "quality", `${split}.jsonl`));
    const table = parse(readFileSync(path.join(out, "quality", `${split}.csv`)), { columns: true });
    expect((table as { said: string }[]).map(({ said }) => JSON.parse(said))).toEqual(
      rows.map(({ said }) => said),
    );
  }
  const card = readFileSync(path.join(out, "README.md"), "utf8");
  expect(card).toMatch(/Flagged people: 1 of 3 \(/);
  expect(card).toContain(
    `alpha (nominal, with chance agreement over each question's own candidates`,
  );

  const elsewhere = path.join(folder, "elsewhere.db");
  await using(elsewhere, (memory) => importRelease(memory, out, 7));
  const again = path.join(folder, "again");
  await release(elsewhere, again);
  for (const file of ["people.jsonl", "release.json", "README.md"])
    expect(readFileSync(path.join(again, file), "utf8")).toBe(
      readFileSync(path.join(out, file), "utf8"),
    );
  for (const split of splitsIn(out))
    expect(linesOf(path.join(again, "quality", `${split}.jsonl`))).toEqual(
      linesOf(path.join(out, "quality", `${split}.jsonl`)),
    );

  const there = await judge(elsewhere);
  expect(there).toMatchObject({ designed: false, platforms: [{ platform: "simulated" }] });
  expect(there.people.flatMap(({ flags }) => flags.map(({ kind }) => kind))).toEqual(["too-fast"]);
  expect(there.overall.answers).toBe(report.overall.answers);
  expect(there.overall.alpha).toBeCloseTo(report.overall.alpha ?? Number.NaN, 9);
  expect(there.aggregations.majority.gold.of).toBe(0);
  expect(there.aggregations.majority.world).toEqual(report.aggregations.majority.world);
  expect(report.aggregations.majority.world.of).toBeGreaterThan(0);
  const told = await print("quality", "pilot", "--db", elsewhere);
  expect(told).toMatch(
    /design is not here.*\n {2}majority {5}gold none, of all that the world knows/,
  );
  await expect(print("quality", "piolt", "--db", elsewhere)).rejects.toThrow("There are: pilot");
});

it("answers are judged in a process of its own as they are in this one", async () => {
  const { people, overall } = await judge();
  expect(await judgeBeside(db, "pilot", "quality")).toEqual(toBrief({ people, overall }));
}, 60_000);
