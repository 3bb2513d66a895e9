import { beforeEach, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import { hashObservation, replayAndKeep, replayWorldline } from "../../src/agent/worldline.js";
import type { Simulator } from "../../src/core/episode/scene.js";
import type { Checkpoint } from "../../src/core/memory/stores.js";
import { seededRandom } from "../../src/core/random.js";
import { sampleEpisode, sampleStep, stoppedClock } from "../memory/samples.js";

const kitchen = loadHousehold("kitchen");
const fresh = (): Simulator => createSimulator(kitchen.content, "kitchen");
const random = seededRandom(3, "worldline");

let memory: OpenMemory;
let world: Simulator;

beforeEach(async () => {
  memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  await memory.households.create({ ...kitchen, createdAt: 1 });
  world = fresh();
});

async function play(round: number): Promise<void> {
  const { episodes } = memory;
  const task = world.sampleTask(random);
  if (!task) throw new Error("There is no task.");
  const id = `e${round}`;
  await episodes.open(sampleEpisode({ id, round, task }));
  let outcome = world.begin(task);
  const steps = [
    { kind: "begin", observation: outcome.observation.text, admissible: [] } as const,
    ...(world.plan() ?? []).map((command) => ({ kind: "act", thought: "", command }) as const),
  ];
  for (const [seq, step] of steps.entries()) {
    if (step.kind === "act") outcome = world.step(step.command);
    const { text: observation } = outcome.observation;
    const done = { observation, admissible: [], reward: outcome.reward, terminated: false };
    const record = sampleStep({
      episode: id,
      seq,
      step: step.kind === "act" ? { ...step, ...done } : step,
      observationHash: hashObservation(outcome.observation),
    });
    await episodes.recordStep({ record, facts: [], invalidations: [], notes: [] }, seq);
  }
  await episodes.end(id, { kind: "terminated" }, 1, [], 9);
}

async function move(place: string): Promise<void> {
  await memory.episodes.recordMove({ household: "kitchen", thing: "mug 1", place, at: 5 });
  world.relocate("mug 1", place);
}

async function keep(): Promise<Checkpoint | null> {
  await replayAndKeep(fresh(), "kitchen", memory.episodes, 7);
  return memory.episodes.checkpoint("kitchen");
}

async function replay(before?: number): Promise<{ state: string; read: readonly string[] }> {
  const read: string[] = [];
  const steps = (id: string) => {
    read.push(id);
    return memory.episodes.steps(id);
  };
  const scene = fresh();
  await replayWorldline(scene, "kitchen", { ...memory.episodes, steps }, before);
  return { state: scene.save?.() ?? "", read };
}

it("goes on from the last kept round, moves included", async () => {
  await move("diningtable 1");
  await play(1);
  await play(2);
  await move("countertop 1");
  expect(await keep()).toMatchObject({ round: 2, moves: 2 });
  expect((await replay()).state).toBe(world.save?.());
  await move("diningtable 1");
  await play(3);
  const { state, read } = await replay();
  expect(state).toBe(world.save?.());
  expect(read).not.toContain("e1");
  expect(await keep()).toMatchObject({ round: 3, moves: 3 });
  expect((await replay()).read).toEqual(["e3"]);
});

it("begins with the first episode where an earlier one is to be seen", async () => {
  await play(1);
  const before = world.save?.();
  await play(2);
  await keep();
  const { state, read } = await replay(2);
  expect(state).toBe(before);
  expect(read).toEqual(["e1"]);
});

it.each([
  ["its state", (kept: Checkpoint) => ({ ...kept, state: kept.state.replace("0", "1") })],
  ["its round", (kept: Checkpoint) => ({ ...kept, round: 1 })],
  ["its moves", (kept: Checkpoint) => ({ ...kept, moves: 1 })],
  ["the engine", (kept: Checkpoint) => ({ ...kept, engine: "another" })],
])("is not used when %s has changed", async (_, change) => {
  await play(1);
  await play(2);
  const kept = await keep();
  if (!kept) throw new Error("Nothing was kept.");
  await memory.episodes.keepCheckpoint(change(kept));
  const { state, read } = await replay();
  expect(state).toBe(world.save?.());
  expect(read).toContain("e1");
});
