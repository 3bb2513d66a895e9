import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Memory } from "../../memory/stores.js";
import { countSteps } from "../../src/agent/summary.js";
import { simulate } from "../../src/app/play/households.js";
import type { RunRequest } from "../../src/app/runner.js";
import type { Simulator } from "../../src/core/episode/scene.js";
import { nextQuestion, openRows } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import { dieAfter } from "./dying-memory.js";
import { openProduct, type Product } from "./product.js";
import { ask, newRunner } from "./run-rounds-setup.js";

const rounds = async (memory: Memory) => memory.episodes.list("kitchen");
const isOver = async (memory: Memory) => (await memory.runs.list()).length === 0;

async function formatRounds(memory: Memory): Promise<readonly string[]> {
  const lines = [];
  for (const { id, round, task, end, maxSteps } of await rounds(memory)) {
    const { steps } = countSteps(await memory.episodes.steps(id));
    lines.push(`${round}. ${task.sentence} ${end?.kind} after ${steps} of ${maxSteps}`);
  }
  return lines;
}

async function killed(writes: number, change: Partial<RunRequest> = {}) {
  const memory = await openRows();
  const request = await ask(memory, change);
  await expect(newRunner(dieAfter(memory, writes)).play(request)).rejects.toThrow("killed");
  return { memory, request };
}

async function resume(memory: Memory): Promise<void> {
  await newRunner(memory).resume();
  await until(() => isOver(memory));
}

it("rounds that a kill interrupts are played to the last one, none of them twice", async () => {
  const whole = await openRows();
  await newRunner(whole).play(await ask(whole));
  const expected = await formatRounds(whole);
  expect(expected).toHaveLength(3);
  expect(await isOver(whole)).toBe(true);
  for (const writes of [0, 1, 2, 3, 13, 26]) {
    const { memory } = await killed(writes);
    await resume(memory);
    const asked = writes > 0 ? expected : [];
    expect(await formatRounds(memory), `kill before write ${writes}`).toEqual(asked);
  }
});

it("rounds without an end that a kill interrupts go on when the same is asked for again", async () => {
  const rounds = Number.POSITIVE_INFINITY;
  const { memory, request } = await killed(12, { rounds, maxSteps: 30, variant: "multiround" });
  const episodes = await newRunner(memory).play(request);
  expect(episodes).toEqual(await memory.episodes.list("kitchen"));
  expect(episodes.length).toBeGreaterThan(1);
});

describe("a run", () => {
  it("is replaced by another request, which takes up the open episode", async () => {
    const { memory, request } = await killed(4);
    const episodes = await newRunner(memory).play({ ...request, rounds: 2 });
    expect(episodes.map(({ round }) => round)).toEqual([1, 2]);
    expect(await rounds(memory)).toHaveLength(2);
  });

  it("is over when no task is left, and says so", async () => {
    const memory = await openRows();
    const runner = newRunner(memory, (household) =>
      Object.assign(simulate(household), { sampleTask: () => null }),
    );
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
    const played = newRunner(memory).play({ ...request, household: broken });
    await expect(played).rejects.toThrow("not a home");
    expect(await isOver(memory)).toBe(true);
  });

  it("keeps how it was asked for, to the last round", async () => {
    const asked = { mode: "keeper", origin: "scheduled", seed: 9 } as const;
    const { memory } = await killed(4, { rounds: 2, ...asked });
    await resume(memory);
    const kept = { ...asked, askPolicy: "never" };
    expect(await rounds(memory)).toMatchObject([kept, kept]);
  });

  it("is joined when the same is asked for while it goes on", async () => {
    const memory = await openRows();
    const runner = newRunner(memory);
    const request = await ask(memory, { rounds: 1 });
    const [first, second] = await Promise.all([runner.start(request), runner.start(request)]);
    expect(second.id).toBe(first.id);
    await until(() => isOver(memory));
    expect(await rounds(memory)).toHaveLength(1);
  });

  it("of a former version, an open episode alone, goes on as one round", async () => {
    const { memory } = await killed(4);
    await memory.runs.finish("kitchen");
    await resume(memory);
    expect(await rounds(memory)).toHaveLength(1);
  });
});

it("a task has no world in memory while people are asked", async () => {
  const memory = await openRows();
  const scenes: WeakRef<Simulator>[] = [];
  const runner = newRunner(memory, (household) => {
    const scene = simulate(household);
    scenes.push(new WeakRef(scene));
    return scene;
  });
  await runner.start(await ask(memory, { askPolicy: "missing" }));
  await nextQuestion({ memory });
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  await until(async () => {
    collectGarbage();
    return scenes.every((scene) => scene.deref() === undefined);
  });
  expect(runner.isRunning("kitchen")).toBe(true);
  expect(await memory.episodes.unfinished()).toHaveLength(1);
  await runner.close();
});

describe("with a question open", () => {
  let product: Product;
  let request: RunRequest;

  beforeEach(async () => {
    product = await openProduct(newFile());
    request = await ask(product.memory, { rounds: 2, askPolicy: "missing" });
    await product.sous.runner.start(request);
    await nextQuestion(product);
  });

  const runner = () => product.sous.runner;
  const pausedAt = async () => (await product.memory.runs.get("kitchen"))?.pausedAt ?? null;
  const states = async () => (await product.memory.questions.list()).map(({ state }) => state);
  const playToTheEnd = async () => {
    await until(async () => {
      await product.answerAll();
      return isOver(product.memory);
    });
    const ends = (await rounds(product.memory)).map(({ end }) => end?.kind);
    expect(ends).toEqual(["terminated", "terminated"]);
  };

  it("a pause holds over restarts, with the question open, until it goes on", async () => {
    expect(await runner().pause("kitchen")).toBe(true);
    expect(runner().isRunning("kitchen")).toBe(false);
    await product.reopen();
    await runner().resume();
    expect(runner().isRunning("kitchen")).toBe(false);
    expect(await pausedAt()).not.toBeNull();
    expect(await states()).toEqual(["open"]);
    expect(await runner().unpause("kitchen")).toBe(true);
    expect(await runner().unpause("kitchen")).toBe(false);
    await playToTheEnd();
  });

  it("goes on when that is asked for while the pause takes hold", async () => {
    const pausing = runner().pause("kitchen");
    for (let turn = 0; turn < 50 && (await pausedAt()) === null; turn += 1) await null;
    expect(await runner().unpause("kitchen")).toBe(true);
    await pausing;
    expect(await pausedAt()).toBeNull();
    expect(runner().isRunning("kitchen")).toBe(true);
    await playToTheEnd();
  });

  it("a pause ends when the same is asked for again", async () => {
    const first = await runner().start(request);
    await runner().pause("kitchen");
    expect((await runner().start(request)).id).toBe(first.id);
    expect(await pausedAt()).toBeNull();
    await playToTheEnd();
  });

  it.each(["running", "paused", "in no process"])("a stop ends it while it is %s", async (how) => {
    const run = await product.memory.runs.get("kitchen");
    const [open] = await product.memory.episodes.unfinished();
    if (how === "paused") await runner().pause("kitchen");
    if (how === "in no process") await product.reopen();
    expect(await runner().stop("kitchen")).toBe(true);
    expect(runner().isRunning("kitchen")).toBe(false);
    expect(await states()).toEqual(["cancelled"]);
    expect(await rounds(product.memory)).toMatchObject([
      { id: open?.id, end: { kind: "truncated", reason: "stopped" }, reward: 0 },
    ]);
    expect(await isOver(product.memory)).toBe(true);
    await runner().resume();
    expect(runner().isRunning("kitchen")).toBe(false);
    expect(await runner().stop("kitchen")).toBe(false);
    expect(await runner().pause("kitchen")).toBe(false);
    // As if killed before the run's row was deleted.
    if (run) await product.memory.runs.begin(run);
    await runner().resume();
    await until(() => isOver(product.memory));
    expect(await rounds(product.memory)).toHaveLength(1);
  });
});
