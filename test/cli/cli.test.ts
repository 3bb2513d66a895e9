import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../src/core/fact.js";
import type { ReuseSummary } from "../../src/core/reuse.js";
import type { Tuple } from "../../src/core/tuple.js";
import { readSous, runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import { type Asked, patience, play } from "./cli-setup.js";

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

describe("what the system refuses", patience, () => {
  it("is told in a sentence with the file's name, for each command that writes", async () => {
    const db = newFile();
    writeFileSync(db, "");
    const beneath = path.join(db, "below.db");
    const longName = newFile("x".repeat(300));
    const ended = await Promise.all([
      runSous("play", "kitchen", "--bot", "simulated", "--db", beneath),
      runSous("play", "kitchen", "--bot", "simulated", "--db", longName),
      runSous("backup", "--db", db, "--out", beneath),
      runSous("homes", "draw", "kitchen", "--out", `${beneath}.svg`),
      runSous("serve", "--port", "80800", "--db", newFile()),
    ]);
    for (const { code, out, err } of ended) {
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).not.toMatch(/ {4}at |ENOTDIR|EEXIST|ENAMETOOLONG|SqliteError/);
    }
    expect(ended.map(({ err }) => err.trim().split(": ").at(-1))).toEqual([
      "there is a file of this name already",
      "this user can make no file of that name there",
      "there is a file of this name already",
      "it cannot be written (a part of its path is a file, no folder)",
      expect.stringContaining("It must be a whole number from 0 to 65535."),
    ]);
  });

  it("names a household that is not there, whatever is asked about it", async () => {
    const db = newFile();
    await runSous("play", "kitchen", "--bot", "simulated", "--db", db);
    for (const command of ["facts", "questions", "reuse", "usage", "tuples"]) {
      const { code, err } = await runSous(command, "--household", "castle", "--db", db);
      expect([command, code, err]).toEqual([
        command,
        1,
        'sous: There is no household "castle"; kept are: kitchen\n',
      ]);
    }
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
