/** Tasks that never change, agents of ours on them, and the page. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newFile } from "../../../test/memory/folder.js";
import { sharedData } from "../../../test/shared-data.js";
import { readBenchmarkRows } from "../../ambik/benchmark.js";
import { composeLeaderboard } from "../../benchmark/leaderboard.js";
import { createBaselines, evaluate, playBaseline } from "../../benchmark/play.js";
import { type BenchmarkTask, chooseTasks } from "../../benchmark/tasks.js";
import { createLab } from "../../lab/lab.js";
import { createBenchParts } from "../../lab/parts.js";
import { renderText } from "../../report/text.js";
import { writeGames } from "../set-up.js";

const parts = createBenchParts();
const playing = { parts, lab: createLab(parts) };
const all = chooseTasks({});

it("tasks and seeds are those that were published", () => {
  const names = all.tasks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const hash = createHash("sha256").update(JSON.stringify(names)).digest("hex");
  expect([names.length, hash.slice(0, 16)]).toEqual([258, "bbbdc3d21ea2f8a6"]);
});

it("says what is left out, and what to give", () => {
  expect(all.leftOut).toEqual([
    { track: "alfworld", tasks: 30, reason: "its games are not given: --games DIR" },
    { track: "ambiguous", tasks: 30, reason: "its games are not given: --games DIR" },
    { track: "multiround", tasks: 12, reason: "its games are not given: --games DIR" },
    { track: "ambik", tasks: 40, reason: "its rows are not given: --data DIR" },
  ]);
});

it("a game that cannot be read is left out, with its reason", () => {
  const [, frozen = ""] =
    /"alfworld": \[\s*"([^"]+)"/.exec(readFileSync("research/benchmark/frozen.json", "utf8")) ?? [];
  const folder = writeGames(newFile("games"), { [frozen]: "{" });
  const { tasks, leftOut, skipped } = chooseTasks({
    games: folder,
    tracks: ["homes", "alfworld", "ambiguous"],
  });
  expect(new Set(tasks.map(({ track }) => track))).toEqual(new Set(["homes"]));
  expect(leftOut.map(({ tasks: count }) => count)).toEqual([30, 30]);
  expect(skipped.map(({ reason }) => reason)).toEqual([expect.stringMatching(/is not JSON/)]);
});

it("agents of ours play the same twice, also those that draw", async () => {
  const baselines = await createBaselines();
  const tasks = [
    "homes/flat/standard/1/vague/1",
    "homes/kitchen/ambiguous/1/wrong/1",
    "grid/danger:1/precise/1",
  ].flatMap((name) => all.tasks.filter((task) => task.name === name));
  expect(tasks).toHaveLength(3);
  const play = async () => {
    const rows = [];
    for (const one of baselines) rows.push(...(await playBaseline(playing, one, { tasks })));
    return rows;
  };
  const rows = await play();
  expect(await play()).toEqual(rows);
  const agents = (track: string) =>
    rows.filter((row) => row.track === track && row.people === "all").map(({ agent }) => agent);
  expect(agents("homes")).toEqual(["never", "random", "missing", "voi", "tuples"]);
  expect(agents("grid")).toEqual(["never", "random", "planner", "learned"]);
  const text = renderText(composeLeaderboard({ benchmark: "b", rows, leftOut: [], skipped: [] }));
  expect(text).toMatch(/agent +cost +success +steps +questions/);
});

it("what was learned with an oracle plays with people", async () => {
  const names = ["open-door:1", "danger:2", "take1-cut:1"];
  const tasks = all.tasks.filter(
    ({ people, name }) => people === "precise" && names.some((one) => name.includes(`/${one}/`)),
  );
  expect(tasks).toHaveLength(3);
  const learned = (await createBaselines()).find(({ name }) => name === "learned");
  if (!learned) throw new Error("there is no learned agent");
  for (const { people, figures } of await playBaseline(playing, learned, { tasks }))
    if (people === "all") expect(figures?.success).toBe(1);
});

it.runIf(sharedData("ambik"))("in AmbiK, it counts whether people were asked", async () => {
  const rows = readBenchmarkRows(sharedData("ambik") ?? "");
  const tasks = chooseTasks({ rows, tracks: ["ambik"] }).tasks.slice(0, 6);
  const baselines = await createBaselines();
  const success = new Map<string, number>();
  for (const one of baselines)
    for (const { agent, people, figures } of await playBaseline(playing, one, { tasks }))
      if (people === "all") success.set(agent, figures?.success ?? Number.NaN);
  const asked = tasks.filter(({ shouldAsk }) => shouldAsk).length / tasks.length;
  expect(success.get("missing")).toBeCloseTo(asked);
  expect(success.get("never")).toBeCloseTo(1 - asked);
  expect(success.get("detector")).toBeGreaterThan(0.5);
});

it("a task that is not done counts as 50 steps, and the last of many rounds is none when it was cut short, but costs what it took", () => {
  const round = {
    task: "",
    type: "cook",
    reward: 0,
    reused: 0,
    thoughts: 0,
    followUps: 0,
  } as const;
  const done = { ...round, success: true, end: null, steps: 4, questions: 1 };
  const failed = { ...round, success: false, end: "gave-up", steps: 2 } as const;
  const lost = { ...failed, questions: 2, followUps: 1 };
  const cut = { ...lost, end: "max-steps", steps: 30 } as const;
  const summary = {
    walkthrough: null,
    conditionsMet: [],
    ownTask: true,
    repeatedQuestions: 2,
    peopleMs: 8000,
  };
  const task = { track: "homes" } as BenchmarkTask;
  expect(evaluate([{ task, summary: { ...summary, rounds: [done, lost, cut] } }])).toEqual({
    tasks: 1,
    success: 0.5,
    steps: 18,
    questions: 3.5,
    done: 1,
    repeated: 2,
    seconds: 8,
    cost: { "0": 42, "0.5": 43.75, "1": 45.5, "2": 49, "4": 56 },
  });
});
