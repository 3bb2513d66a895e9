/** What `sous benchmark`, its `play` and its `score` refuse, and what they leave as it was. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runSous } from "../../../test/app/run-sous.js";
import { newFile } from "../../../test/memory/folder.js";
import { playSubmission } from "../../benchmark/play.js";
import { readSubmission } from "../../benchmark/submission.js";
import { benchmarkName, chooseTasks } from "../../benchmark/tasks.js";
import { createLab } from "../../lab/lab.js";
import { createBenchParts } from "../../lab/parts.js";

const first = JSON.stringify({ benchmark: benchmarkName, agent: "example" });
const stop = (task: string) => JSON.stringify({ task, seen: "?", decision: { stop: true } });
const end = (decisions: number) => JSON.stringify({ end: true, decisions });

function submission(...lines: readonly string[]): string {
  const file = newFile("mine.jsonl");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

const refusal = async (...words: readonly string[]): Promise<string> => {
  const { code, out, err } = await runSous("benchmark", ...words);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  return err;
};

describe("an earlier submission stays until the new one is whole", () => {
  it.each([
    ["the agent does not start", ["/nonexistent/agent"], /could not be started/],
    ["it says what is no JSON", [process.execPath, "-e", "console.log('hello')"], /is no JSON/],
  ])("when %s", async (_, agent, reason) => {
    const out = submission(first, stop("homes/kitchen"), end(1));
    const before = readFileSync(out, "utf8");
    expect(await refusal("play", "--tracks", "grid", "--out", out, "--", ...agent)).toMatch(reason);
    expect(readFileSync(out, "utf8")).toBe(before);
    expect(existsSync(`${out}.part`)).toBe(false);
  });
});

describe("nothing to play is an error that names what to give", () => {
  it("in all three commands", async () => {
    const out = newFile("mine.jsonl");
    const games = /there is nothing to play: alfworld: its games are not given: --games DIR/;
    expect(await refusal("play", "--tracks", "alfworld", "--out", out, "--", "true")).toMatch(
      games,
    );
    expect(existsSync(out)).toBe(false);
    expect(await refusal("--tracks", "alfworld", "--json")).toMatch(games);
    expect(await refusal("score", out, "--tracks", "ambik,alfworld")).toMatch(
      /--games.*--data DIR/,
    );
  });

  it("also for a submission whose tracks are absent, or were not asked for", async () => {
    const file = submission(first, stop("alfworld/a/precise/1"), end(1));
    expect(await refusal("score", file)).toContain(
      `${file}: none of its tracks can be scored: alfworld: its games are not given: --games DIR`,
    );
    expect(await refusal("score", file, "--tracks", "homes,grid")).toContain(
      `${file}: none of its tracks can be scored: only homes, grid were asked for`,
    );
  });
});

describe("of a submission with more tracks than are scored", () => {
  const [task, ...others] = chooseTasks({ tracks: ["grid"] }).tasks;
  if (!task) throw new Error("there is no task");
  const parts = createBenchParts();
  const playing = { parts, lab: createLab(parts) };
  const score = (...names: readonly string[]) =>
    playSubmission(
      playing,
      readSubmission(submission(first, ...names.map(stop), end(names.length))),
      {
        tasks: [task],
        leftOut: [],
      },
    );

  it("the others' lines are left out, and a task that there is not is refused", async () => {
    // Its line is played, and does not fit.
    await expect(score("homes/kitchen/standard/1/precise/1", task.name)).rejects.toThrow(
      /mine.jsonl:3: the world shows something else/,
    );
    for (const name of [others[0]?.name ?? "", "grid/none", "barn/1", "grid"])
      await expect(score(task.name, name)).rejects.toThrow(
        new RegExp(`mine.jsonl:3: the benchmark has no task ${name.replaceAll("+", ".")}`),
      );
  });
});

it("blank lines of a submission count for nothing, and leave the others their numbers", () => {
  const read =
    (...lines: readonly string[]) =>
    () =>
      readSubmission(submission(...lines));
  expect([...read("", first, "", stop("a"), " \r", stop("b"), end(2), "", "")().tasks]).toEqual([
    ["a", [{ number: 4, seen: "?", decision: { stop: true } }]],
    ["b", [{ number: 6, seen: "?", decision: { stop: true } }]],
  ]);
  expect(read(first, "", "{", end(1), "")).toThrow(/mine.jsonl:3: it has to be {"task"/);
  expect(read(first, "", stop("a"), "", end(2), "")).toThrow(
    /mine.jsonl:5: .*has to be {"end":true,"decisions":1}/,
  );
  expect(read("", "")).toThrow(/mine.jsonl:1: it has to be {"benchmark"/);
});
