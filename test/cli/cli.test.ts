import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import type { Recollection } from "../../memory/retrieval/recall.js";
import type { ReuseSummary } from "../../memory/statements/reuse.js";
import { systemClock } from "../../src/app/operating/clock.js";
import type { ForgetReport } from "../../src/app/people/forget.js";
import type { PersonData } from "../../src/app/people/my-data.js";
import type { PlaySummary } from "../../src/cli/play/play-rounds.js";
import type { Fact, FactLife } from "../../src/core/memory/fact.js";
import { learnPeople, type PersonHabit } from "../../src/core/memory/habits.js";
import type { Ballot } from "../../src/core/memory/stores.js";
import type { Tuple } from "../../src/core/memory/tuple.js";
import type { Question } from "../../src/core/question/question.js";
import { openProduct, type Product, settled } from "../app/product.js";
import { readSous, runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import { stoppedClock } from "../memory/samples.js";
import { until } from "../peers/control.js";

type Asked = Question & { readonly answers: readonly Ballot[] };

const playing = (db: string) => ["play", "kitchen", "--bot", "simulated", "--db", db];
const play = (db: string, ...more: readonly string[]) =>
  readSous<PlaySummary>(...playing(db), ...more);

describe("help", () => {
  it("shows the commands on one screen, grouped by what people do", async () => {
    const { code, out } = await runSous("--help");
    expect(code).toBe(0);
    for (const command of ["serve", "play", "demo", "homes", "facts", "questions"])
      expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, "m"));
    expect(out).toMatch(/^Research:\n {2}bench, study, train, report, benchmark, /m);
    expect(out.split("\n").length).toBeLessThan(40);
  });

  it("suggests what a mistyped flag may have meant, and what a value must be", async () => {
    const [flag, value, command] = await Promise.all([
      runSous("play", "kitchen", "--ruonds", "3"),
      runSous("play", "kitchen", "--rounds", "none"),
      runSous("paly"),
    ]);
    expect(flag.code).not.toBe(0);
    expect(flag.err).toContain("Did you mean --rounds?");
    expect(value.code).not.toBe(0);
    expect(value.err).toContain("It must be a whole number from 1 to 1000.");
    expect(command.code).not.toBe(0);
    expect(command.err).toContain("Did you mean play?");
    expect(flag.out + value.out + command.out).toBe("");
  });

  it("names what there is when a home, a household or a database is not there", async () => {
    const db = newFile();
    const [home, kept] = await Promise.all([
      runSous("play", "castle", "--bot", "simulated", "--db", db),
      runSous("facts", "--household", "kitchen", "--db", newFile("none.db"), "--json"),
    ]);
    expect(home).toMatchObject({ code: 1, out: "" });
    expect(home.err).toMatch(/castle/);
    expect(home.err).toMatch(/kitchen/);
    expect(kept).toMatchObject({ code: 1, out: "" });
    expect(kept.err).toContain("there is no such database");
    for (const { err } of [home, kept]) expect(err).not.toContain("    at ");
  });
});

describe("what the system refuses", () => {
  it("is told in a sentence with the file's name, for each command that writes", async () => {
    const db = newFile();
    writeFileSync(db, "");
    const beneath = path.join(db, "below.db");
    const longName = newFile("x".repeat(300));
    const ended = await Promise.all([
      runSous(...playing(beneath)),
      runSous(...playing(longName)),
      runSous("db", "backup", "--db", db, "--out", beneath),
      runSous("homes", "draw", "kitchen", "--out", `${beneath}.svg`),
      runSous("serve", "--port", "80800", "--db", newFile()),
    ]);
    for (const { code, out, err } of ended) {
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).not.toMatch(/ {4}at |ENOTDIR|EEXIST|ENAMETOOLONG|SqliteError/);
    }
    expect(ended.map(({ err }) => err.trim().split(": ").at(-1))).toEqual([
      "there is a file of this name already",
      "its name is too long",
      "a part of its path is a file, no folder",
      "a part of its path is a file, no folder",
      expect.stringContaining("It must be a whole number from 0 to 65535."),
    ]);
  });

  it("names a household that is not there, whatever is asked about it", async () => {
    const db = newFile();
    await runSous(...playing(db));
    for (const command of ["facts", "questions", "facts reuse", "doctor usage", "facts tuples"]) {
      const { code, err } = await runSous(...command.split(" "), "castle", "--db", db);
      expect([command, code, err]).toEqual([
        command,
        1,
        'sous: There is no home "castle"; kept are: kitchen\n',
      ]);
    }
  });
});

describe("names of version 0.2.0", () => {
  it.each([
    ["tuples", "facts tuples"],
    ["teach", "facts teach"],
    ["verify", "db verify"],
    ["verify --recording x", "bench verify"],
    ["backup", "db backup"],
    ["audiences add", "agents audiences add"],
    ["mcp", "agents mcp"],
    ["scan", "release scan"],
    ["usage", "doctor usage"],
    ["move", "homes move"],
  ])("sous %s is sous %s, as it says on standard error", async (former, today) => {
    const { code, out, err } = await runSous(...former.split(" "), "--help");
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: sous ${today} `));
    const [old = ""] = former.split(" ");
    expect(err).toBe(`sous ${old} is now: sous ${today.replace(/ add$/, "")}\n`);
  });

  it("take the home as an option, and people by their rates", async () => {
    const db = newFile();
    const { out } = await runSous(...playing(db), "--people", "rules", "--wrong", "1", "--json");
    const [{ questions = 0 } = {}] = (JSON.parse(out) as PlaySummary).rounds;
    expect(questions, "wrong answers are asked about again").toBeGreaterThan(1);
    const by = await runSous("facts", "--household", "kitchen", "--db", db);
    expect(by).toEqual(await runSous("facts", "kitchen", "--db", db));
    expect(by.out).not.toBe("");
  });
});

describe("play with simulated people", () => {
  it("prints what scripts read, reuses, and is the same for the same seed", async () => {
    const [one, two] = [newFile(), newFile()];
    const [first, second] = await Promise.all([
      play(one, "--rounds", "3", "--seed", "5"),
      play(two, "--rounds", "3", "--seed", "5"),
    ]);
    expect(Object.keys(first)).toEqual([
      "household",
      "success",
      "rounds",
      "questions",
      "reused",
      "episodeIds",
      "memory",
    ]);
    expect(first).toMatchObject({ household: "kitchen", success: true });
    for (const round of first.rounds) {
      expect(round).toMatchObject({ success: true, reward: 1, task: expect.any(String) });
      for (const key of ["steps", "questions", "reused"] as const)
        expect(Number.isInteger(round[key])).toBe(true);
    }
    const [begin, ...later] = first.rounds;
    expect(begin?.questions).toBeGreaterThan(0);
    expect(later.some(({ reused }) => reused > 0)).toBe(true);
    expect(first.episodeIds).toHaveLength(3);
    expect({ ...second, episodeIds: [] }).toEqual({ ...first, episodeIds: [] });

    const [facts, tuples, reuse, asked] = await Promise.all([
      readSous<{ facts: Fact[] }>("facts", "kitchen", "--db", one),
      readSous<{ tuples: Tuple[] }>("facts", "tuples", "kitchen", "--db", one),
      readSous<ReuseSummary>("facts", "reuse", "kitchen", "--db", one),
      readSous<{ questions: Asked[] }>("questions", "--db", one),
    ]);
    expect(facts.facts.some(({ source }) => source === "answer")).toBe(true);
    const steps = first.rounds.reduce((sum, round) => sum + round.steps, 0);
    expect(tuples.tuples).toHaveLength(steps);
    expect(reuse).toMatchObject({
      questionsSaved: first.reused,
      questionsAsked: first.questions,
      wrongReuses: 0,
      reuseRate: first.reused / (first.reused + first.questions),
      wrongReuseRate: 0,
      byHousehold: { kitchen: { successRate: 1 } },
    });
    expect(asked.questions).toHaveLength(first.questions);
    for (const question of asked.questions) {
      expect(question).toMatchObject({ state: "answered", text: expect.stringMatching(/\?$/) });
      expect(question.answers.length).toBeGreaterThan(0);
    }
  });
});

it("Ctrl-C exits 130 with the command to go on, and the episode goes on", async () => {
  const db = newFile();
  const interrupted = runSous(...playing(db), "--delay", "600000");
  const questions = async () =>
    (await readSous<{ questions: Asked[] }>("questions", "--db", db)).questions;
  await until(async () => existsSync(db));
  const memory = await openMemory({ file: db, clock: systemClock, readOnly: true });
  await until(async () => (await memory.questions.list({ state: "open" })).length > 0);
  await memory.close();
  process.emit("SIGINT");
  const { code, err } = await interrupted;
  expect(code).toBe(130);
  expect(err).toContain(`To go on: sous ${playing(db).join(" ")} --delay 600000`);
  const [before] = await questions();
  expect(before).toMatchObject({ state: "open", answers: [] });
  const summary = await play(db);
  expect(summary.rounds).toMatchObject([{ success: true, questions: 2 }]);
  expect(summary.episodeIds).toEqual([before?.episode]);
  expect((await questions())[0]).toMatchObject({ id: before?.id, state: "answered" });
});

it("a database in use is refused with its owner's name, and can be read", async () => {
  const { file } = await openProduct(newFile(), { command: "sous serve" });
  const second = await runSous(...playing(file), "--json");
  expect(second).toMatchObject({ code: 1, out: "" });
  expect(second.err).toContain(`in use by process ${process.pid} (sous serve)`);
  expect(second.err).toContain("Play at http://127.0.0.1:3000 (or");
  expect(second.err).toContain("or add --db other.db.");
  expect(second.err).not.toContain("    at ");
  expect((await runSous("questions", "--db", file)).code).toBe(0);
});

const words = "in the fridge, behind the aquarium";

async function openAnswered(): Promise<Product> {
  const product = await openProduct(newFile());
  const question = await product.ask();
  await product.people.say(question, words);
  await settled(product, question);
  return product;
}

describe("what is kept", () => {
  it("is told with its life, found by words with the reasons, and forgotten for good", async () => {
    const product = await openAnswered();
    await product.stop();
    const db = product.file;
    const kitchen = ["kitchen", "--db", db];
    const [habits, life, fridge, nothing, found, explained, unclear, look, unknown, saved] =
      await Promise.all([
        readSous<{ people: PersonHabit[] }>("facts", "--habits", ...kitchen),
        readSous<{ history: FactLife[] }>("facts", ...kitchen, "--history"),
        runSous("facts", "--history", "fridge", ...kitchen),
        runSous("facts", "--history", "unicorn", ...kitchen),
        readSous<{ hits: Recollection[] }>(
          "facts",
          "recall",
          "behind the aquarium",
          "--k",
          "2",
          ...kitchen,
        ),
        runSous("facts", "recall", "the aquarium in the fridge?", "--explain", ...kitchen),
        runSous("facts", "recall", '" OR * (', ...kitchen),
        runSous("forget", "Ana", "--db", db),
        runSous("forget", "Nobody", "--db", db),
        runSous("my-data", "Ana", "--out", `${db}.ana.json`, "--db", db),
      ]);
    expect(life.history).toContainEqual(
      expect.objectContaining({ personName: "Ana", source: "answer", words }),
    );
    expect(fridge.out).toMatch(/in the fridge\n {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ Ana said so: "/);
    expect(nothing.out).toBe("Nothing was ever noted about that.\n");
    expect(found.hits).toContainEqual(
      expect.objectContaining({ kind: "answer", text: words, by: "Ana" }),
    );
    expect(explained.out).toMatch(
      /\d\. answer: .* \(Ana\)\n {3}words 1 \(bm25 [\d.e-]+\), vectors 1 \([\d.]+\); fused 1\.000, recency 1\.000, trust 0\.\d+, usefulness 0\.500 = 0\.\d+/,
    );
    expect(unclear).toMatchObject({ code: 0, err: "" });
    expect(saved.out).toMatch(/ana\.json: answers 1, facts \d+\.\n$/);
    const data: PersonData = JSON.parse(readFileSync(`${db}.ana.json`, "utf8"));
    expect(data).toMatchObject({ format: "sous-my-data-1", person: { id: "ana", name: "Ana" } });
    const [knows] = habits.people;
    expect(knows).toMatchObject({ name: "Ana", said: 1, right: 0 });
    const { thing, said, right, wrong } = knows ?? {};
    expect(data.knows).toEqual([{ home: "Ana's kitchen", thing, said, right, wrong }]);
    expect(data.answers).toMatchObject([{ answer: words, by: "words", late: false }]);
    expect(look.out).toMatch(/would forget Ana \(p\d+\) with 1 answer, \d+ facts?.* add --yes/);
    expect(unknown).toMatchObject({ code: 1, out: "" });
    expect(unknown.err).toMatch(
      /Nobody is known as "Nobody"\. Known are: p\d+ \(Ana, simulated:ana\)/,
    );

    const done = await readSous<ForgetReport>("forget", "simulated:ana", "--yes", "--db", db);
    expect(done).toMatchObject({ person: { name: "Ana" }, done: true, forgotten: { answers: 1 } });
    expect(readFileSync(db).includes("aquarium")).toBe(false);
    const memory = await openMemory({ file: db, clock: stoppedClock(), readOnly: true });
    expect(await memory.people.list()).toEqual([]);
    expect(learnPeople(await memory.facts.newest("kitchen", 500))).toEqual([]);
    await memory.close();
  });

  it("is forgotten while the database is in use, too", async () => {
    const { file: db } = await openAnswered();
    const done = await readSous<ForgetReport>("forget", "Ana", "--yes", "--db", db);
    expect(done).toMatchObject({ done: true, forgotten: { answers: 1 } });
    const again = await runSous("forget", "Ana", "--yes", "--db", db);
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(again.err).toContain("Nobody has answered yet.");
    for (const name of [db, `${db}-wal`])
      expect(readFileSync(name).includes("aquarium")).toBe(false);
  });
});
