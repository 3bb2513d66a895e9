import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { loadHousehold } from "../../../scenes/household/source/load.js";
import type { TrajectoryStep } from "../../../src/core/episode/episode.js";
import type { Task } from "../../../src/core/episode/scene.js";
import type { EpisodeSoFar, Experience, TupleCell } from "../../../src/core/memory/tuple.js";
import { createKeptPick, createPickAlike } from "../../../src/policies/tuples/alike.js";
import { createTupleMind, createTuplePolicy } from "../../../src/policies/tuples/proposer.js";
import { createTupleMaker } from "../../../src/policies/tuples/summarise.js";
import { TupleMemory } from "../../../src/policies/tuples/tuple-memory.js";

const cell: TupleCell = {
  goal: ["heat", "fridge"],
  observation: ["empty hand", "closed", "kitchen", "find"],
};

function experience(change: Partial<Experience> = {}): Experience {
  return {
    goal: "put a hot mug in the fridge.",
    history: { evaluation: [{ name: "find", done: false }], summary: "" },
    observation: "The cabinet 1 is closed.",
    cell,
    action: "open cabinet 1",
    pattern: "open HERE",
    source: "expert",
    ...change,
  };
}

const here = new Set(["open HERE"]);

const full = ["empty hand", "closed", "kitchen", "find"];
const order: readonly TupleCell[] = [
  { goal: ["heat", "fridge"], observation: full },
  { goal: ["heat", "fridge"], observation: full.slice(0, 3) },
  { goal: ["heat", "fridge"], observation: full.slice(0, 2) },
  { goal: ["heat"], observation: full },
  { goal: ["heat"], observation: full.slice(0, 3) },
  { goal: ["heat"], observation: full.slice(0, 2) },
  { goal: [], observation: full },
  { goal: [], observation: full.slice(0, 3) },
  { goal: [], observation: full.slice(0, 2) },
  { goal: ["heat", "fridge"], observation: full.slice(0, 1) },
  { goal: ["heat", "fridge"], observation: [] },
  { goal: ["heat"], observation: full.slice(0, 1) },
  { goal: ["heat"], observation: [] },
  { goal: [], observation: full.slice(0, 1) },
  { goal: [], observation: [] },
];

/** Tuples that share only this with the cell. */
function sharing({ goal, observation }: TupleCell): readonly Experience[] {
  const own = { goal: [...goal, "other"], observation: [...observation, "other"] };
  return Array.from({ length: 5 }, () => experience({ cell: own }));
}

it("backs off from subgoal and room, then target and task, and last from place and hand", async () => {
  for (const [index, narrow] of order.entries()) {
    const broader = order.slice(index + 1).flatMap(sharing);
    const memory = new TupleMemory([...sharing(narrow), ...broader]);
    const found = await memory.alike({ cell }, here);
    expect(found.map((one) => one.cell)).toEqual(sharing(narrow).map((one) => one.cell));
  }
});

it("takes the narrowest cell that has five tuples that fit", async () => {
  const own = Array.from({ length: 4 }, () => experience());
  const otherRoom = experience({
    cell: { ...cell, observation: ["empty hand", "closed", "bathroom", "find"] },
  });
  const memory = new TupleMemory([...own, otherRoom]);
  expect(await memory.alike({ cell }, here)).toEqual([...own, otherRoom]);

  const fifth = experience();
  memory.add([fifth]);
  expect(await memory.alike({ cell }, here)).toEqual([...own, fifth]);
  expect(await memory.alike({ cell }, new Set(["look"]))).toEqual([]);
});

it("gives the broadest cell that has any when none has enough", async () => {
  const memory = new TupleMemory([
    experience(),
    experience({ cell: { goal: [], observation: [] } }),
  ]);
  expect(await memory.alike({ cell }, here)).toHaveLength(2);
});

it("removes what it is given, and only that", async () => {
  const [kept, removed] = [experience(), experience({ source: "explored" })];
  const memory = new TupleMemory([kept, removed]);
  memory.remove([removed]);
  expect(memory.list()).toEqual([kept]);
  expect(await memory.alike({ cell }, here)).toEqual([kept]);
});

it("leaves out tuples without roles", () => {
  const useless = ["", "take OTHER:handtowel from HERE"].map((pattern) => experience({ pattern }));
  expect(new TupleMemory(useless).size).toBe(0);
});

const maker = createTupleMaker();

function after(task: Task, commands: readonly string[]): EpisodeSoFar {
  const scene = createSimulator(loadHousehold("kitchen").content);
  const { text, admissible } = scene.begin(task).observation;
  const trajectory: TrajectoryStep[] = [{ kind: "begin", observation: text, admissible }];
  for (const command of commands) {
    const { observation, reward } = scene.step(command);
    const { text, admissible } = observation;
    trajectory.push({ kind: "act", thought: "", command, observation: text, admissible, reward });
  }
  return { task: task.sentence, particular: false, trajectory };
}

const task: Task = {
  type: "pick_heat_then_place_in_recep",
  sentence: "put a hot potato in the fridge.",
  object: "potato",
  target: "fridge",
};

function expertWay(): readonly string[] {
  const scene = createSimulator(loadHousehold("kitchen").content);
  scene.begin(task);
  return scene.plan() ?? [];
}

it("writes the expert's way with roles, and checks off its subgoals", async () => {
  const way = expertWay();
  const patterns = way.map((command, index) =>
    maker.writeRoles(after(task, way.slice(0, index)), command),
  );
  expect(patterns.filter((pattern) => !/^(?:go to PLACE|open)/.test(pattern))).toEqual([
    "take TARGET from HERE",
    "go to TOOL",
    "heat TARGET with TOOL",
    "go to DEST",
    "put TARGET in DEST",
  ]);
  const heated = way.findIndex((command) => command.startsWith("heat")) + 1;
  const { evaluation, summary } = await maker.summarise(after(task, way.slice(0, heated)));
  expect(evaluation).toEqual([
    { name: "find", done: true },
    { name: "take", done: true },
    { name: "heat", done: true },
    { name: "put", done: false },
  ]);
  expect(summary).toMatch(/^Looked into: .+ Seen: nothing\. Holding: potato \d\. Last: go to /);
});

it("tells a place that was not gone to, found shut, looked into, and where a wanted thing was seen", () => {
  const write = (commands: readonly string[], command: string) =>
    maker.writeRoles(after(task, commands), command);
  expect(write([], "go to cabinet 1")).toBe("go to PLACE:cabinet");
  expect(write(["go to cabinet 1", "go to sinkbasin 1"], "go to cabinet 1")).toBe(
    "go to SHUT:cabinet",
  );
  const looked = ["go to cabinet 1", "open cabinet 1", "go to sinkbasin 1"];
  expect(write(looked, "go to cabinet 1")).toMatch(/^go to (?:BACK:cabinet|SEEN)$/);
  const way = expertWay();
  const taken = way.findIndex((command) => command.startsWith("take"));
  const place = / from (.+)$/.exec(way[taken] ?? "")?.[1];
  const away = [...way.slice(0, taken), "go to toaster 1", "go to stoveburner 1"];
  expect(write(away, `go to ${place}`)).toBe("go to SEEN");
});

it("indexes by task and target, and by hand, place faced, room and subgoal", async () => {
  const cellAfter = (commands: readonly string[]) => maker.findCell(after(task, commands));
  expect(await cellAfter([])).toEqual({
    goal: ["heat", "fridge"],
    observation: ["empty hand", "none", "kitchen", "find"],
  });
  const { observation } = await cellAfter(["go to cabinet 1"]);
  expect(observation.slice(0, 3)).toEqual(["empty hand", "closed", "kitchen"]);
  const withoutGoals = createTupleMaker({ goals: false });
  expect((await withoutGoals.findCell(after(task, []))).goal).toEqual([]);
});

it("stops when memory knows nothing", async () => {
  const policy = createTuplePolicy(createTupleMind([], maker).proposer);
  const view = { ...after(task, []), facts: [], askEagerly: false };
  expect(await policy.decide(view)).toMatchObject({ kind: "stop", reason: "gave-up" });
});

const tuple = (goal: string, observation: string, action: string): Experience => ({
  goal,
  observation,
  action,
  pattern: action,
  source: "expert",
  history: { evaluation: [{ name: "find", done: false }], summary: "" },
  cell: { goal: [], observation: [] },
});
const now = tuple("put a hot egg in fridge.", "You arrive at fridge 3. It is closed.", "");

it("the most alike comes last, beside the present moment", async () => {
  const picked = await createPickAlike(createHashingEmbedder(), 2)(now, [
    [
      tuple("put a hot egg in fridge.", "You arrive at fridge 1. It is closed.", "open fridge 1"),
      tuple("look at a pen under the desklamp.", "You pick up the pen.", "use desklamp 1"),
      tuple("put a hot egg in fridge.", "You arrive at fridge 1. It is open.", "close fridge 1"),
    ],
  ]);
  expect(picked.map(({ action }) => action)).toEqual(["close fridge 1", "open fridge 1"]);
});

it("the same state with the same action is shown once, whatever the numbers of its places", async () => {
  const same = ["fridge 1", "fridge 2"].map((name) =>
    tuple("put a hot egg in fridge.", `You arrive at ${name}. It is closed.`, "open it"),
  );
  expect(await createPickAlike(createHashingEmbedder())(now, [same, same])).toHaveLength(1);
  expect(await createPickAlike(createHashingEmbedder())(now, [[], []])).toEqual([]);
});

it("what a cell lacks comes from broader ones, and stands before what is in the cell", async () => {
  const inCell = tuple(
    "look at a pen under the desklamp.",
    "You pick up the pen.",
    "use desklamp 1",
  );
  const alike = tuple("put a hot egg in fridge.", "You arrive at fridge 1. It is closed.", "open");
  const other = tuple("cool an apple.", "You see nothing.", "look");
  const pick = createPickAlike(createHashingEmbedder(), 2);
  const picked = await pick(now, [[inCell], [inCell, other, alike], [alike]]);
  expect(picked).toEqual([alike, inCell]);
});

it("kept tuples are searched in the memory, among those of the cell", async () => {
  const rows = ["t1", "t2", "t3"].map((id) => ({ ...tuple("heat an egg.", `at ${id}`, id), id }));
  const asked: unknown[] = [];
  const pick = createKeptPick({
    nearest: async ({ ids = [], k }) => {
      asked.push([ids, k]);
      return [...ids].reverse().map((id) => ({
        tuple: {
          ...tuple("", "", ""),
          id,
          household: "h",
          episode: "e",
          seq: 1,
          goalType: "",
          createdAt: 0,
        },
        similarity: 1,
      }));
    },
  });
  const unkept = tuple("heat an egg.", "nowhere", "look");
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error("three were made");
  const picked = await pick(now, [
    [first, second, unkept],
    [third, first],
  ]);
  expect(asked).toEqual([
    [["t1", "t2"], 5],
    [["t3"], 3],
  ]);
  expect(picked).toEqual([third, first, second]);
});
