import { describe, expect, it } from "vitest";
import type { PlaySummary } from "../../src/cli/play-rounds.js";
import { readSous, runSous } from "../app/run-sous.js";
import { SousProcess } from "../app/sous-process.js";
import { newFile } from "../memory/folder.js";
import { type Asked, patience, play } from "./cli-setup.js";

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
