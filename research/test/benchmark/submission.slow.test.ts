/** The agent in Python plays three games; its decisions are played again. Whoever changes them is told the line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAgent } from "../../benchmark/commands.js";
import { playEach, playSubmission, settingsOf } from "../../benchmark/play.js";
import { readSubmission, recording, writeFirst } from "../../benchmark/submission.js";
import { benchmarkName, chooseTasks, coverName, shuffle } from "../../benchmark/tasks.js";
import { createLab } from "../../lab/lab.js";
import { createBenchParts } from "../../lab/parts.js";

const example = "docs/examples/benchmark-agent.py";
const folder = mkdtempSync(path.join(tmpdir(), "sous-benchmark-"));
afterAll(() => rmSync(folder, { recursive: true }));

const parts = createBenchParts();
const lab = createLab(parts);
const playing = { parts, lab };
const all = chooseTasks({ tracks: ["homes"] }).tasks;
const tasks = [
  "bathroom/standard/2/precise",
  "bathroom/ambiguous/1/wrong",
  "flat/standard/6/vague",
].flatMap((name) => all.filter((task) => task.name === `homes/${name}/1`));
const chosen = { tasks, leftOut: [] };
let whole: readonly string[] = [];

function write(lines: readonly string[]): string {
  const file = path.join(folder, "submission.jsonl");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

async function score(lines: readonly string[]) {
  return playSubmission(playing, readSubmission(write(lines)), chosen);
}

beforeAll(async () => {
  const agent = startAgent(["python3", example]);
  const lines: string[] = [];
  await playEach(1, tasks, (task) => {
    const wrapPolicy = () =>
      recording(agent.play(coverName(task)), task.name, (line) => lines.push(JSON.stringify(line)));
    return createLab({ ...parts, wrapPolicy }).play(task.file, settingsOf(task));
  });
  agent.close();
  const first = JSON.stringify({ benchmark: benchmarkName, agent: "example" });
  whole = [first, ...lines, JSON.stringify({ end: true, decisions: lines.length })];
});

it("scores what was played, twice the same", async () => {
  const rows = await score(whole);
  expect(rows).toEqual(await score(whole));
  const [row] = rows;
  expect(row).toMatchObject({ agent: "example", track: "homes", people: "all", submitted: true });
  expect(row?.figures).toMatchObject({ tasks: 3, questions: 1 });
  expect(row?.figures?.success).toBeGreaterThan(0.3);
  expect(row?.figures?.seconds).toBeGreaterThan(1);
});

it("an agent is told neither a task's people nor whether it leaves something open", () => {
  const names = all.map(coverName);
  expect(new Set(names).size).toBe(all.length);
  for (const name of names) expect(name).toMatch(/^homes\/[0-9a-f]{8}$/);
  const apart = shuffle(all).map(({ name }) => name.replace(/\/\w+\/1$/, ""));
  const together = apart.filter((name, at) => name === apart[at + 1]);
  expect(together.length).toBeLessThan(all.length / 10);
});

it("the example has less than 60 lines and needs Python's own library alone", () => {
  const text = readFileSync(example, "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThan(60);
  expect([...text.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name)).toEqual([
    "json",
    "re",
    "sys",
  ]);
});

describe("what was changed is refused, with its line", () => {
  /** The first action of the second task, from 0. */
  const at = () => whole.findIndex((line) => line.includes("ambiguous") && line.includes('"act"'));
  const changed = (index: number, change: (line: string) => string) =>
    whole.map((line, place) => (place === index ? change(line) : line));
  const recount = (lines: readonly string[]) => [
    ...lines.slice(0, -1),
    JSON.stringify({ end: true, decisions: lines.length - 2 }),
  ];

  it("an action", async () => {
    const lines = changed(at(), (line) => line.replace(/"act":"[^"]*"/, '"act":"go to toilet 1"'));
    await expect(score(lines)).rejects.toThrow(
      new RegExp(`submission.jsonl:${at() + 2}: the world shows something else before`),
    );
  });

  it("a task that was cut short, and the end of the file", async () => {
    const own = whole.flatMap((line, index) => (line.includes("ambiguous") ? [index] : []));
    const lines = recount(whole.filter((_, index) => index !== own.at(-1)));
    await expect(score(lines)).rejects.toThrow(
      new RegExp(`jsonl:${own.at(-1)}: the task goes on after this decision`),
    );
    await expect(score(whole.slice(0, -5))).rejects.toThrow(
      new RegExp(`jsonl:${whole.length - 5}: the file was cut off`),
    );
    await expect(score(recount([...whole.slice(0, own[0]), "{}"]))).rejects.toThrow(
      /homes\/bathroom\/ambiguous.* is missing: all tasks of a track/,
    );
  });

  it("a decision after the end of its task, and a task that came twice", async () => {
    const line = whole.at(-2) ?? "";
    await expect(score(recount([...whole.slice(0, -1), line, ""]))).rejects.toThrow(
      new RegExp(`jsonl:${whole.length}: the task was over before`),
    );
    await expect(score(recount([...whole.slice(0, -1), whole[1] ?? "", ""]))).rejects.toThrow(
      new RegExp(`jsonl:${whole.length}: decisions of .* were above already`),
    );
  });

  it("what is no decision, an unknown task, and a file that is none", async () => {
    await expect(score(changed(at(), () => "{"))).rejects.toThrow(
      new RegExp(`jsonl:${at() + 1}: it has to be {"task"`),
    );
    await expect(score(whole.map((line) => line.replaceAll("flat/", "barn/")))).rejects.toThrow(
      /jsonl:\d+: the benchmark has no task homes\/barn/,
    );
    await expect(score(["hello"])).rejects.toThrow(/jsonl:1: it has to be {"benchmark".*not JSON/);
    await expect(score(recount([whole[0] ?? "", ""]))).rejects.toThrow(/it holds no decisions/);
  });

  it("figures of its own, another version of the tasks, and names that are none", async () => {
    const own = changed(3, (line) => line.replace("{", '{"success":1,'));
    await expect(score(own)).rejects.toThrow(/jsonl:4: .*Unrecognized key: "success"/);
    const named = (first: object) => score(changed(0, () => JSON.stringify(first)));
    await expect(named({ benchmark: "sous-benchmark-2", agent: "a" })).rejects.toThrow(
      /jsonl:1: .*benchmark: .*expected "sous-benchmark-1"/,
    );
    for (const agent of [
      " ",
      "a\u001b[31m",
      "a\nb",
      "\u202e",
      "\u3164",
      "a\u2028b",
      "x".repeat(61),
    ])
      await expect(named({ benchmark: benchmarkName, agent })).rejects.toThrow(
        /jsonl:1: .*agent: /,
      );
    expect(() => writeFirst("a\nb")).toThrow(/on one line: say --name NAME/);
  });
});

it("a program that is no agent is told what it should have written", async () => {
  const [task] = tasks;
  if (!task) throw new Error("there is no task");
  const play = async (...command: readonly string[]) => {
    const agent = startAgent(command);
    const wrapPolicy = () => agent.play(task.name);
    try {
      await createLab({ ...parts, wrapPolicy }).play(task.file, settingsOf(task));
    } finally {
      agent.close();
    }
  };
  await expect(
    play("python3", "-c", "print('{\"act\":1}', flush=True); input(); input()"),
  ).rejects.toThrow(/python3 has to answer {"act":…}/);
  await expect(play("python3", "-c", "print('hello')")).rejects.toThrow(
    /wrote what is no JSON: "hello"/,
  );
  await expect(play("python3", "-c", "raise SystemExit(4)")).rejects.toThrow(/ended with code 4/);
  await expect(play("python3", "-c", "import os\nos.kill(os.getpid(), 9)")).rejects.toThrow(
    /ended with SIGKILL/,
  );
  await expect(
    play("python3", "-c", "import sys\nwhile True: sys.stdout.write('x' * 65536)"),
  ).rejects.toThrow(/wrote more than 1000000 bytes/);
  await expect(play("no-such-program")).rejects.toThrow(/could not be started/);
});
