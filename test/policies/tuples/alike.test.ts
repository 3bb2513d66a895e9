/** Which tuples of a cell a prompt shows. */
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import type { Experience } from "../../../src/core/tuple.js";
import { createPickAlike } from "../../../src/policies/tuples/index.js";

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
    tuple("put a hot egg in fridge.", "You arrive at fridge 1. It is closed.", "open fridge 1"),
    tuple("look at a pen under the desklamp.", "You pick up the pen.", "use desklamp 1"),
    tuple("put a hot egg in fridge.", "You arrive at fridge 1. It is open.", "close fridge 1"),
  ]);
  expect(picked.map(({ action }) => action)).toEqual(["close fridge 1", "open fridge 1"]);
});

it("the same state with the same action is shown once, whatever the numbers of its places", async () => {
  const same = ["fridge 1", "fridge 2"].map((name) =>
    tuple("put a hot egg in fridge.", `You arrive at ${name}. It is closed.`, "open it"),
  );
  expect(await createPickAlike(createHashingEmbedder())(now, same)).toHaveLength(1);
  expect(await createPickAlike(createHashingEmbedder())(now, [])).toEqual([]);
});
