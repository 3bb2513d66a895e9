import { expect, it, onTestFinished } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { makeSimulatedBot } from "../../src/app/bots.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { refineHousehold } from "../../src/app/models/refine-household.js";
import { createStoredTuplePolicy, formWithModel } from "../../src/app/models/tuple-policies.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { startSous } from "../../src/app/wire.js";
import type { Policy } from "../../src/core/decision.js";
import type { Episode } from "../../src/core/episode.js";
import type { Memory } from "../../src/core/stores.js";
import { newFile } from "../memory/folder.js";
import { createImitator } from "../peers/imitator.js";

const parts = { config: loadConfig(), clock: systemClock, log: createLog("silent") };

interface Played {
  readonly policy?: (memory: Memory) => Promise<Policy>;
  readonly rounds: number;
}

/** Plays in our kitchen with simulated people, from one process to the next. */
async function playKitchen(file: string, { policy, rounds }: Played): Promise<readonly Episode[]> {
  const sous = await startSous({
    ...parts,
    database: file,
    command: "test",
    paceMs: 0,
    answerTimeoutMs: 10_000,
    bots: [makeSimulatedBot(parts, { wrong: 0, unsure: 0, delayMs: 0, seed: 1 })],
    ...(policy && { policy }),
  });
  try {
    const household = await keepHousehold(sous.memory, "kitchen", systemClock);
    return await sous.runner.play({
      household,
      rounds,
      maxSteps: 50,
      seed: 1,
      askPolicy: "missing",
      bot: "simulated",
      channel: "simulated",
    });
  } finally {
    await sous.stop();
  }
}

async function open(file: string): Promise<OpenMemory> {
  const memory = await openMemory({ file, clock: systemClock, command: "test" });
  onTestFinished(() => memory.close());
  return memory;
}

it("says what to do when there is nothing to play from, and lets go of the database", async () => {
  const file = newFile();
  const played = playKitchen(file, { policy: createStoredTuplePolicy, rounds: 1 });
  await expect(played).rejects.toThrow(/Play some with --policy rules first/);
  expect(await (await open(file)).tuples.list()).toEqual([]);
});

it("plays from what was done before, asks nobody, and keeps what it did", async () => {
  const file = newFile();
  await playKitchen(file, { rounds: 6 });
  const episodes = await playKitchen(file, { policy: createStoredTuplePolicy, rounds: 2 });
  expect(episodes.map(({ policy }) => policy)).toEqual(["tuples", "tuples"]);
  const memory = await open(file);
  const tuples = await memory.tuples.list("kitchen");
  expect(tuples.every(({ pattern, source }) => pattern !== "" && source === "played")).toBe(true);
  const done = episodes.filter(({ end }) => end?.kind === "terminated");
  expect(done.length).toBeGreaterThan(0);
  for (const { id } of done) {
    const steps = await memory.episodes.steps(id);
    expect(steps.some(({ step }) => step.kind === "ask")).toBe(false);
    const acts = steps.filter(({ step }) => step.kind === "act").map(({ seq }) => seq);
    expect(tuples.filter(({ episode }) => episode === id).map(({ seq }) => seq)).toEqual(acts);
  }
});

it("explores with a language model until its requests are used up", async () => {
  const file = newFile();
  await playKitchen(file, { rounds: 1 });
  await playKitchen(file, { policy: createStoredTuplePolicy, rounds: 1 });
  const memory = await open(file);
  const household = await keepHousehold(memory, "kitchen", systemClock);
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

it("explores what failed; what it finds belongs to that episode and can be removed", async () => {
  const file = newFile();
  await playKitchen(file, { rounds: 1 });
  const [failed] = await playKitchen(file, { policy: createStoredTuplePolicy, rounds: 1 });
  expect(failed?.end?.kind).toBe("truncated");
  const memory = await open(file);
  const household = await keepHousehold(memory, "kitchen", systemClock);
  const before = await memory.tuples.list();
  const { bettered, added } = await refineHousehold(memory, household, systemClock);
  expect(bettered).toBe(1);
  const explored = (await memory.tuples.list()).filter(({ source }) => source === "explored");
  expect(explored).toHaveLength(added);
  expect(new Set(explored.map(({ episode }) => episode))).toEqual(new Set([failed?.id]));
  expect(await memory.tuples.removeExplored("kitchen")).toBe(added);
  expect(await memory.tuples.list()).toEqual(before);
});
