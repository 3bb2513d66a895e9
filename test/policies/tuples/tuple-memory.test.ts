import { expect, it } from "vitest";
import type { Experience, TupleCell } from "../../../src/core/tuple.js";
import { backOff, TupleMemory } from "../../../src/policies/tuples/tuple-memory.js";

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

it("backs off from subgoal and room, then target and task, and last from place and hand", () => {
  const order = backOff(cell).map(({ goal, observation }) =>
    [...goal, "|", ...observation].join(" "),
  );
  expect(order).toEqual([
    "heat fridge | empty hand closed kitchen find",
    "heat fridge | empty hand closed kitchen",
    "heat fridge | empty hand closed",
    "heat | empty hand closed kitchen find",
    "heat | empty hand closed kitchen",
    "heat | empty hand closed",
    "| empty hand closed kitchen find",
    "| empty hand closed kitchen",
    "| empty hand closed",
    "heat fridge | empty hand",
    "heat fridge |",
    "heat | empty hand",
    "heat |",
    "| empty hand",
    "|",
  ]);
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
