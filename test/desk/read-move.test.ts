import { describe, expect, it } from "vitest";
import type { TurnOption } from "../../src/core/episode/turn.js";
import { readMove } from "../../src/desk/hear/player.js";
import { tableOf } from "../build/table.js";

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
  it.each(tableOf<[string, string]>("desk", "moves"))("%s", (text, id) => {
    expect(readMove(text, options)?.id).toBe(id);
  });

  it.each(tableOf<[string, string]>("desk", "no moves"))("is none: %s", (_, text) => {
    expect(readMove(text, options)).toBeNull();
  });
});
