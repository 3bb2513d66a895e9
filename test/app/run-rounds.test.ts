/** Rounds that were asked for are played, each once, whatever becomes of the process. */
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { simulate } from "../../src/app/households.js";
import type { RunRequest } from "../../src/app/runner.js";
import type { Sous } from "../../src/app/wire.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { dieAfter } from "./dying-memory.js";
import { nextQuestion, openWith, QuietPeople } from "./open-scenario.js";
import {
  ask,
  expectEachRoundOnce,
  formatRounds,
  interrupted,
  isOver,
  newRunner,
  openRows,
} from "./run-rounds-setup.js";

describe.each([
  ["three rounds", { rounds: 3, maxSteps: 50 }],
  ["many rounds", { rounds: Number.POSITIVE_INFINITY, maxSteps: 30, variant: "multiround" }],
] as const)("%s that a kill interrupts", (_, change) => {
  it("go on when the same is asked for again, and give the whole run", async () => {
    const memory = await openRows();
    const request = await ask(memory, change);
    await expect(newRunner(dieAfter(memory, 12)).play(request)).rejects.toThrow("killed");
    const episodes = await newRunner(memory).play(request);
    expect(episodes).toEqual(await memory.episodes.list("kitchen"));
    expect(episodes.length).toBeGreaterThan(1);
  });
});

describe("a run", () => {
  it("is replaced by another request, which takes up the open episode", async () => {
    const memory = await openRows();
    const request = await ask(memory);
    await expect(newRunner(dieAfter(memory, 4)).play(request)).rejects.toThrow("killed");
    const episodes = await newRunner(memory).play({ ...request, rounds: 2 });
    expect(episodes.map(({ round }) => round)).toEqual([1, 2]);
    expect(await formatRounds(memory)).toHaveLength(2);
  });

  it("is over when no task is left, and says so", async () => {
    const memory = await openRows();
    const runner = newRunner(memory, (household) => {
      const scene = simulate(household);
      return Object.assign(scene, { sampleTask: () => null });
    });
    const { household, ...request } = await ask(memory);
    const bare = { ...household, id: "bare", tasks: [] };
    await memory.households.create(bare);
    for (const begin of [runner.play, runner.start]) {
      await expect(begin({ ...request, household: bare })).rejects.toThrow("nothing left to do");
      expect(await isOver(memory)).toBe(true);
      expect(runner.isRunning("bare")).toBe(false);
    }
  });

  it("is over when its home cannot be read", async () => {
    const memory = await openRows();
    const { household, ...request } = await ask(memory);
    const broken = { ...household, id: "broken", content: { ...household.content, text: "{}" } };
    await memory.households.create(broken);
    await expect(newRunner(memory).play({ ...request, household: broken })).rejects.toThrow(
      "not a home",
    );
    expect(await isOver(memory)).toBe(true);
  });

  it("keeps how it was asked for, to the last round", async () => {
    const memory = await openRows();
    const request = await ask(memory, { rounds: 2, mode: "keeper", origin: "scheduled", seed: 9 });
    await expect(newRunner(dieAfter(memory, 4)).play(request)).rejects.toThrow("killed");
    await newRunner(memory).resume();
    await until(() => isOver(memory));
    const asked = { mode: "keeper", origin: "scheduled", seed: 9, askPolicy: "never" };
    expect(await memory.episodes.list("kitchen")).toMatchObject([asked, asked]);
  });

  it("is joined by whoever asks while it goes on", async () => {
    const memory = await openRows();
    const runner = newRunner(memory);
    const request = await ask(memory, { rounds: 1 });
    const [first, second] = await Promise.all([runner.start(request), runner.start(request)]);
    expect(second.id).toBe(first.id);
    await until(() => isOver(memory));
    expect(await formatRounds(memory)).toHaveLength(1);
  });

  it("of a former version, an open episode alone, goes on as one round", async () => {
    const memory = await openRows();
    const request = await ask(memory);
    await expect(newRunner(dieAfter(memory, 4)).play(request)).rejects.toThrow("killed");
    await memory.runs.finish("kitchen");
    await newRunner(memory).resume();
    await until(() => isOver(memory));
    expect(await formatRounds(memory)).toHaveLength(1);
  });
});

describe("with a question open", () => {
  let file: string;
  let people: QuietPeople;
  let sous: Sous;
  let request: RunRequest;

  beforeEach(async () => {
    file = newFile();
    await reopen();
    request = await ask(sous.memory, { rounds: 2, askPolicy: "missing" });
    await sous.runner.start(request);
    await nextQuestion(sous);
  });

  async function reopen(): Promise<void> {
    people = new QuietPeople();
    const opened = await openWith(file, people.bot);
    onTestFinished(() => opened.stop());
    sous = opened;
  }

  /** Says "I don't know" to every question until nothing is left to play. */
  async function answerAll(): Promise<void> {
    const heard = new Set<string>();
    await until(async () => {
      const [open] = await sous.memory.questions.list({ state: "open" });
      if (open && !heard.has(open.id)) await people.press(open, "I don't know");
      if (open) heard.add(open.id);
      return isOver(sous.memory);
    });
  }

  const states = async () => (await sous.memory.questions.list()).map(({ state }) => state);

  it("both rounds are played after a restart, and the question is not asked again", async () => {
    await sous.stop();
    await reopen();
    await sous.runner.resume();
    const asked = await nextQuestion(sous);
    expect(await sous.memory.questions.list()).toHaveLength(1);
    await answerAll();
    expect((await sous.memory.questions.get(asked.id))?.state).toBe("declined");
    expect((await sous.memory.episodes.list("kitchen")).map(({ end }) => end?.kind)).toEqual([
      "terminated",
      "terminated",
    ]);
  });

  it("a pause holds over restarts, with the question open, until it goes on", async () => {
    expect(await sous.runner.pause("kitchen")).toBe(true);
    expect(sous.runner.isRunning("kitchen")).toBe(false);
    await sous.stop();
    await reopen();
    await sous.runner.resume();
    expect(sous.runner.isRunning("kitchen")).toBe(false);
    expect((await sous.memory.runs.get("kitchen"))?.pausedAt).not.toBeNull();
    expect(await states()).toEqual(["open"]);

    expect(await sous.runner.unpause("kitchen")).toBe(true);
    expect(await sous.runner.unpause("kitchen")).toBe(false);
    await answerAll();
    expect(await sous.memory.episodes.list("kitchen")).toHaveLength(2);
  });

  it("goes on when that is asked for while the pause takes hold", async () => {
    const pausing = sous.runner.pause("kitchen");
    const pausedAt = async () => (await sous.memory.runs.get("kitchen"))?.pausedAt ?? null;
    for (let turn = 0; turn < 50 && (await pausedAt()) === null; turn += 1) await null;
    expect(await sous.runner.unpause("kitchen")).toBe(true);
    await pausing;
    expect(await pausedAt()).toBeNull();
    expect(sous.runner.isRunning("kitchen")).toBe(true);
    await answerAll();
  });

  it("what was answered during a pause is used when it goes on", async () => {
    await sous.runner.pause("kitchen");
    const question = await nextQuestion(sous);
    await people.press(question, question.choices[0]?.label ?? "");
    await until(async () => (await states())[0] === "answered");
    const before = (await sous.memory.episodes.steps(question.episode)).length;
    expect(await sous.runner.unpause("kitchen")).toBe(true);
    await until(async () => (await sous.memory.episodes.steps(question.episode)).length > before);
  });

  it("a pause ends when the same is asked for again", async () => {
    const first = await sous.runner.start(request);
    await sous.runner.pause("kitchen");
    expect((await sous.runner.start(request)).id).toBe(first.id);
    expect((await sous.memory.runs.get("kitchen"))?.pausedAt).toBeNull();
    await answerAll();
    expect(await sous.memory.episodes.list("kitchen")).toHaveLength(2);
  });

  it.each(["running", "paused", "in no process"])("a stop ends it while it is %s", async (how) => {
    const [open] = await sous.memory.episodes.unfinished();
    if (how === "paused") await sous.runner.pause("kitchen");
    if (how === "in no process") {
      await sous.stop();
      await reopen();
    }
    expect(await sous.runner.stop("kitchen")).toBe(true);
    expect(sous.runner.isRunning("kitchen")).toBe(false);
    expect(await states()).toEqual(["cancelled"]);
    expect(await sous.memory.episodes.list("kitchen")).toMatchObject([
      { id: open?.id, end: { kind: "truncated", reason: "stopped" }, reward: 0 },
    ]);
    expect(await isOver(sous.memory)).toBe(true);
    await sous.runner.resume();
    expect(sous.runner.isRunning("kitchen")).toBe(false);
    expect(await sous.runner.stop("kitchen")).toBe(false);
    expect(await sous.runner.pause("kitchen")).toBe(false);
  });

  it("a stop holds when the process is killed before the run's row is gone", async () => {
    const run = await sous.memory.runs.get("kitchen");
    await sous.runner.stop("kitchen");
    if (run) await sous.memory.runs.begin(run);
    await sous.runner.resume();
    await until(() => isOver(sous.memory));
    expect(await sous.memory.episodes.list("kitchen")).toHaveLength(1);
  });
});

describe.each(interrupted)("%s that a kill interrupts", (_, change) => {
  it("are played to the last one, none of them twice", () => expectEachRoundOnce(change, 13));
});
