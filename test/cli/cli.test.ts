import { describe, expect, it } from "vitest";
import type { PlaySummary } from "../../src/cli/play-rounds.js";
import type { Fact } from "../../src/core/fact.js";
import type { Question } from "../../src/core/question.js";
import type { ReuseSummary } from "../../src/core/reuse.js";
import type { Ballot } from "../../src/core/stores.js";
import type { Tuple } from "../../src/core/tuple.js";
import { readSous, runSous } from "../app/run-sous.js";
import { SousProcess } from "../app/sous-process.js";
import { newFile } from "../memory/folder.js";

/** Every process compiles the program anew; a busy machine takes its time. */
const patience = { timeout: 120_000 };

type Asked = Question & { readonly answers: readonly Ballot[] };

const play = (db: string, ...more: readonly string[]) =>
  readSous<PlaySummary>("play", "kitchen", "--bot", "simulated", "--db", db, ...more);

describe("help", patience, () => {
  it("shows the commands, and the first steps", async () => {
    const { code, out } = await runSous("--help");
    expect(code).toBe(0);
    for (const command of [
      "serve",
      "play",
      "demo",
      "homes",
      "facts",
      "tuples",
      "reuse",
      "questions",
    ])
      expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, "m"));
    expect(out).toContain("First steps:");
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
    expect(value.err).toContain("It must be a whole number of at least 1.");
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

describe("play with simulated people", patience, () => {
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
      readSous<{ facts: Fact[] }>("facts", "--household", "kitchen", "--db", one),
      readSous<{ tuples: Tuple[] }>("tuples", "--household", "kitchen", "--db", one),
      readSous<ReuseSummary>("reuse", "--household", "kitchen", "--db", one),
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

  it("lists the homes", async () => {
    const { homes } = await readSous<{ homes: Record<string, unknown>[] }>("homes");
    expect(homes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["bathroom", "flat", "kitchen"]),
    );
    for (const home of homes)
      for (const key of ["rooms", "places", "things"]) expect(home[key]).toBeGreaterThan(0);
  });
});

describe("Ctrl-C", patience, () => {
  it("exits 130 with the command to go on, and the episode goes on", async () => {
    const db = newFile();
    const args = ["play", "kitchen", "--bot", "simulated", "--db", db];
    const playing = new SousProcess([...args, "--delay", "600000"]);
    await playing.printed(/\(asked\)/);
    playing.interrupt();
    const { code, err } = await playing.ended();
    expect(code).toBe(130);
    expect(err).toContain(`To go on: sous ${args.join(" ")} --delay 600000`);

    const before = await readSous<{ questions: Asked[] }>("questions", "--db", db);
    expect(before.questions).toMatchObject([{ state: "open", answers: [] }]);
    const summary = await play(db);
    expect(summary.rounds).toMatchObject([{ success: true, questions: 2 }]);
    expect(summary.episodeIds).toEqual([before.questions[0]?.episode]);
    const after = await readSous<{ questions: Asked[] }>("questions", "--db", db);
    expect(after.questions[0]).toMatchObject({ id: before.questions[0]?.id, state: "answered" });
  });
});

describe("a kill", patience, () => {
  it("costs no round: the same command plays what is left of them", async () => {
    const db = newFile();
    const args = ["play", "kitchen", "--bot", "simulated", "--rounds", "3", "--db", db];
    const playing = new SousProcess([...args, "--pace", "60"]);
    await playing.printed(/round 2|Round 2/);
    await playing.kill();
    const [summary, whole] = await Promise.all([
      play(db, "--rounds", "3"),
      play(newFile(), "--rounds", "3"),
    ]);
    const tasks = ({ rounds }: PlaySummary) => rounds.map(({ task }) => task);
    expect(tasks(summary)).toEqual(tasks(whole));
    expect(summary.success).toBe(true);
    const next = await play(db, "--rounds", "1");
    expect(tasks(whole)).not.toContain(next.rounds[0]?.task);
  });
});

describe("a database in use", patience, () => {
  it("is refused with its owner's name, and can be read", async () => {
    const db = newFile();
    const serving = new SousProcess(["serve", "--port", "0", "--db", db]);
    await serving.printed(/Sous is at http:\/\/127\.0\.0\.1:\d+/);
    const [second, facts] = await Promise.all([
      runSous("play", "kitchen", "--bot", "simulated", "--db", db, "--json"),
      readSous<{ household: string }>("facts", "--household", "kitchen", "--db", db),
    ]);
    expect(second).toMatchObject({ code: 1, out: "" });
    expect(second.err).toContain(`in use by process ${serving.pid} (sous serve)`);
    expect(second.err).not.toContain("    at ");
    expect(facts.household).toBe("kitchen");
    serving.interrupt();
    expect(await serving.ended()).toMatchObject({ code: 0, err: "" });
    expect(serving.out).toContain("Everything is kept.");
  });
});
