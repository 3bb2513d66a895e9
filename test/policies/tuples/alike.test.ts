import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import type { Experience } from "../../../src/core/memory/tuple.js";
import { createKeptPick, createPickAlike } from "../../../src/policies/tuples/alike.js";

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
