import { expect, it } from "vitest";
import type { Experience, TupleCell } from "../../../src/core/memory/tuple.js";
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

const always = () => true;

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

it("backs off from subgoal and room, then target and task, and last from place and hand", () => {
  for (const [index, narrow] of order.entries()) {
    const broader = order.slice(index + 1).flatMap(sharing);
    const memory = new TupleMemory([...sharing(narrow), ...broader]);
    const found = memory.retrieve(cell, always);
    expect(found.cell).toEqual(narrow);
  }
});

it("takes the narrowest cell that has five tuples that fit", () => {
  const own = Array.from({ length: 4 }, () => experience());
  const otherRoom = experience({
    cell: { ...cell, observation: ["empty hand", "closed", "bathroom", "find"] },
  });
  const memory = new TupleMemory([...own, otherRoom]);
  expect(memory.retrieve(cell, always).cell.observation).toEqual(["empty hand", "closed"]);
  expect(memory.retrieve(cell, always).tuples).toHaveLength(5);

  memory.add([experience()]);
  expect(memory.retrieve(cell, always)).toMatchObject({ cell });
  expect(memory.retrieve(cell, ({ pattern }) => pattern === "look").tuples).toEqual([]);
});

it("gives the broadest cell that has any when none has enough", () => {
  const memory = new TupleMemory([
    experience(),
    experience({ cell: { goal: [], observation: [] } }),
  ]);
  expect(memory.retrieve(cell, always).tuples).toHaveLength(2);
});

it("removes what was explored, and only that", () => {
  const memory = new TupleMemory([experience(), experience({ source: "explored" })]);
  expect(memory.removeExplored()).toBe(1);
  expect(memory.list().map(({ source }) => source)).toEqual(["expert"]);
  expect(memory.retrieve(cell, always).tuples).toHaveLength(1);
  expect(memory.removeExplored()).toBe(0);
});

it("leaves out tuples without roles", () => {
  const useless = ["", "take OTHER:handtowel from HERE"].map((pattern) => experience({ pattern }));
  expect(new TupleMemory(useless).size).toBe(0);
});
