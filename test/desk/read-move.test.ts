import { describe, expect, it } from "vitest";
import type { TurnOption } from "../../src/core/episode/turn.js";
import { readMove } from "../../src/desk/hear/player.js";

const commands = [
  "go to fridge 1",
  "go to cabinet 1",
  "go to cabinet 10",
  "open cabinet 1",
  "take apple 1 from countertop 2",
  "take mug 1 from countertop 2",
  "take mug 2 from countertop 2",
  "put mug 1 in/on sinkbasin 1",
  "look",
];

const options: readonly TurnOption[] = [
  ...commands.map((command): TurnOption => {
    return { id: command, label: command, value: command, move: { kind: "act", command } };
  }),
  { id: "give up", label: "Give up", value: "Give up", move: { kind: "stop" } },
  {
    id: "ask",
    label: "Ask: Where is a mug?",
    value: "Ask: Where is a mug?",
    move: { kind: "ask", need: { func: "where", noun: "mug" }, why: "", candidates: [] },
  },
];

describe("a move in words", () => {
  it.each([
    ["go to fridge 1", "go to fridge 1"],
    ["Go to the fridge!", "go to fridge 1"],
    ["please walk to cabinet 10", "go to cabinet 10"],
    ["open the cabinet", "open cabinet 1"],
    ["grab the apple", "take apple 1 from countertop 2"],
    ["take mug 2", "take mug 2 from countertop 2"],
    ["place mug 1 on sinkbasin 1", "put mug 1 in/on sinkbasin 1"],
    ["LOOK", "look"],
    ["give up", "give up"],
    ["where is the mug?", "ask"],
    ["ask where is a mug", "ask"],
  ])("%s", (text, id) => {
    expect(readMove(text, options)?.id).toBe(id);
  });

  it.each([
    ["of two it says neither", "go to the cabinet"],
    ["of two mugs it says neither", "take a mug"],
    ["it is not possible", "open fridge 1"],
    ["it is chat", "the fridge is nice"],
    ["there is no word in it", "…"],
    ["a place alone is none", "fridge"],
    ["a verb alone is none", "take"],
    ["a verb alone is none, also where only one thing can be meant", "open"],
  ])("is none: %s", (_, text) => {
    expect(readMove(text, options)).toBeNull();
  });
});
