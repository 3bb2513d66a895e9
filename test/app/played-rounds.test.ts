import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { readExample } from "../../src/app/models/policies.js";
import { refineHousehold } from "../../src/app/models/refine-household.js";
import { createStoredTuplePolicy, formWithModel } from "../../src/app/models/tuple-policies.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { keepHousehold } from "../../src/app/play/households.js";
import type { SousOptions } from "../../src/app/wire.js";
import { InputError } from "../../src/core/errors.js";
import { play as playRounds, simulatedPeople } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { createImitator } from "../peers/imitator.js";
import { callerOf, openProduct } from "./product.js";

const open = (file = ":memory:", change: Partial<SousOptions> = {}) =>
  openProduct(file, { bots: () => Promise.resolve([simulatedPeople()]), ...change });

describe("playing from stored tuples", () => {
  const policy = createStoredTuplePolicy;

  async function openFailed() {
    const product = await open(newFile());
    await playRounds(product.sous);
    await product.reopen({ policy });
    const [failed] = await playRounds(product.sous);
    expect(failed?.end?.kind).toBe("truncated");
    const { memory } = product;
    return { memory, failed, household: await keepHousehold(memory, "kitchen", systemClock) };
  }

  it("says what to do when there is nothing to play from, and lets go of the database", async () => {
    const file = newFile();
    await expect(open(file, { policy })).rejects.toThrow(/Play some with --policy rules first/);
    expect(await (await open(file)).memory.tuples.list()).toEqual([]);
  });

  it("uses what was done before, asks nobody, and keeps what it did", async () => {
    const product = await open(newFile());
    await playRounds(product.sous, { rounds: 6 });
    await product.reopen({ policy });
    const episodes = await playRounds(product.sous, { rounds: 2 });
    expect(episodes.map((one) => one.policy)).toEqual(["tuples", "tuples"]);
    const tuples = await product.memory.tuples.list("kitchen");
    expect(tuples.every(({ pattern, source }) => pattern !== "" && source === "played")).toBe(true);
    const done = episodes.filter(({ end }) => end?.kind === "terminated");
    expect(done.length).toBeGreaterThan(0);
    for (const { id } of done) {
      const steps = await product.memory.episodes.steps(id);
      expect(steps.some(({ step }) => step.kind === "ask")).toBe(false);
      const acts = steps.filter(({ step }) => step.kind === "act").map(({ seq }) => seq);
      expect(tuples.filter(({ episode }) => episode === id).map(({ seq }) => seq)).toEqual(acts);
    }
  });

  it("explores what failed; what it finds belongs to that episode and can be removed", async () => {
    const { memory, failed, household } = await openFailed();
    const before = await memory.tuples.list();
    const { bettered, added } = await refineHousehold(memory, household, systemClock);
    expect(bettered).toBe(1);
    const explored = (await memory.tuples.list()).filter(({ source }) => source === "explored");
    expect(explored).toHaveLength(added);
    expect(new Set(explored.map(({ episode }) => episode))).toEqual(new Set([failed?.id]));
    expect(await memory.tuples.removeExplored("kitchen")).toBe(added);
    expect(await memory.tuples.list()).toEqual(before);
  });

  it("explores with a language model until its requests are used up", async () => {
    const { memory, household } = await openFailed();
    const model = createImitator();
    const refine = (most: number) => {
      const form = formWithModel(model, createHashingEmbedder(), most);
      return refineHousehold(memory, household, systemClock, form);
    };
    expect(await refine(30)).toMatchObject({ left: 1, added: 0 });
    expect(model.jobs).toHaveLength(30);
    const { failed, left } = await refine(5_000);
    expect({ failed, left }).toEqual({ failed: 1, left: 0 });
    expect(new Set(model.jobs)).toContain("You are a household robot that tries out");
    const explored = (await memory.tuples.list()).filter(({ source }) => source === "explored");
    for (const { cell } of explored) expect(cell.goal.length).toBeGreaterThan(0);
  });
});

it("recorded episodes are examples with questions and answers, but only those that were done", async () => {
  const { sous } = await open();
  const [done] = await playRounds(sous);
  const [cut] = await playRounds(sous, { maxSteps: 1 });
  const example = await readExample(sous.memory, done?.id ?? "");
  expect(example).toMatchObject({ type: done?.task.type, asks: true });
  expect(example?.text).toMatch(/^Task: "heat Ana's mug and put it on the dining table\."\nSee: /);
  expect(example?.text).toMatch(/\nAsk: Where is Ana's mug\?\nAnswer: "Ana's mug" at /);
  expect(example?.text).toMatch(/\nAct: move mug 1 to diningtable 1\nSee: You move [^\n]+$/);
  for (const id of [cut?.id ?? "", "e-none"])
    await expect(readExample(sous.memory, id)).rejects.toBeInstanceOf(InputError);
});

it("what somebody has in mind is asked in persona mode, marked, and forgotten with the task", async () => {
  const { sous, memory } = await open();
  const played = await playRounds(sous, { rounds: 3, variant: "ambiguous" });
  expect(played.every(({ end }) => end?.kind === "terminated")).toBe(true);
  const questions = await memory.questions.list({ household: "kitchen" });
  const facts = await memory.facts.list({ household: "kitchen", valid: false });
  const meant = facts.filter(({ subject }) => subject.startsWith("meant "));
  expect(meant.length).toBeGreaterThan(0);
  for (const { id, task } of played) {
    const own = questions.filter(({ episode, mode }) => episode === id && mode === "persona");
    expect(own.length).toBeGreaterThan(0);
    for (const question of own) {
      expect(question.need.adjective).toBe("meant");
      expect(question.view.meant).toBe(task.instance);
      expect(question.text).not.toMatch(/\d/);
    }
    const because = (await memory.episodes.steps(id)).flatMap((step) => step.because);
    const used = meant.filter((fact) => because.includes(fact.id));
    expect(used.every(({ episode }) => episode === id)).toBe(true);
  }
});

it("when to ask counts for what people start from a bot", async () => {
  const { sous } = await open(newFile(), { ask: "budget:0" });
  const { episode } = await sous.control.play({ home: "kitchen" }, callerOf());
  expect((await sous.memory.episodes.get(episode))?.askPolicy).toBe("budget:0");
  expect((await sous.memory.runs.get("kitchen"))?.plan.askPolicy).toBe("budget:0");
});

it("somebody who moves a thing is told what cannot be done, with what there is", async () => {
  const { memory, sous } = await open();
  const move = (thing: string, place: string, home = "kitchen") =>
    sous.control.move({ home, thing, place }, callerOf());
  await keepHousehold(memory, "kitchen", systemClock);
  for (const [thing, place, said] of [
    ["mug", "fridge", /"mug" may be several: .*Ana's blue mug/],
    ["piano", "fridge", /no thing called "piano"/],
    ["Ana's mug", "cellar", /no place called "cellar"/],
    ["fork", "fridge", "Fork does not go in or on the fridge."],
  ] as const)
    await expect(move(thing, place)).rejects.toThrow(said);
  const changed: unknown[] = [];
  sous.watch.subscribe((event) => changed.push(event));
  const done = "Moved: Ana's blue mug is now on the shelf.";
  expect(await move("Ana's mug", "shelf")).toBe(done);
  expect(changed).toEqual([{ household: "kitchen", episode: null }]);
  const places = (await sous.watch.snapshot("kitchen"))?.owner?.places ?? [];
  const inside = places.find(({ id }) => id === "shelf 1")?.things.map(({ id }) => id);
  expect(inside).toContain("mug 1");
  await expect(move("mug", "fridge", "castle")).rejects.toThrow();
});
