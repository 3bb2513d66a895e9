import { expect, it } from "vitest";
import { rankChoices } from "../../src/desk/rank-choices.js";

const labels = [
  "The drawer",
  "The countertop",
  "The cupboard under the sink",
  "The fridge",
  "The tin",
];
const choices = labels.map((label, at) => ({ id: `${at}`, label, value: `place ${at}` }));

function first(said: string, guesses: readonly string[] = []): readonly string[] {
  return rankChoices(choices, { said, guesses }).map(({ label }) => label);
}

it.each([
  ["somewhere near the frige", "The fridge"],
  ["the cupboards I guess", "The cupboard under the sink"],
  ["cup board, beneath that sink", "The cupboard under the sink"],
  ["on the counter", "The countertop"],
  ["in a tin", "The tin"],
])("what a reply may have meant comes first: %s", (said, label) => {
  expect(first(said)[0]).toBe(label);
});

it.each(["no idea, ask Ben", "the one with the handle", "tinsel", "in"])(
  "nothing changes places for words that fit nothing: %s",
  (said) => {
    expect(first(said)).toEqual(labels);
  },
);

it("what was guessed comes before what is only spelt alike, and all choices stay", () => {
  const ranked = first("the frige?", ["place 4"]);
  expect(ranked.slice(0, 2)).toEqual(["The tin", "The fridge"]);
  expect(first("hm", ["place 4"])).toEqual(["The tin", ...labels.slice(0, 4)]);
  expect(ranked.toSorted()).toEqual(labels.toSorted());
});
