import { describe, expect, it } from "vitest";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { kitchen, say } from "./rooms.js";

type Rows = ReadonlyArray<readonly [reply: string, understood: string]>;

function rows(title: string, noun: string, table: Rows): void {
  describe(title, () => {
    it.each(table)("%s", async (reply, understood) => {
      expect(await say({ room: kitchen, noun, reply })).toBe(understood);
    });
  });
}

rows("a number is said of the place, not of its landmark", "fork", [
  ["in the drawer next to the stove, number four", "fork in drawer 4"],
  ["the drawer with the spoons. third", "fork in drawer 3"],
  ["the drawer under the microwave, the second", "fork in drawer 2"],
  ["drawer third or fourth", "fork in drawer 3|drawer 4"],
  ["in the third drawer, maybe the fourth", "fork in drawer 3|drawer 4"],
]);

rows("a denial holds of the place that its clause is about", "fork", [
  ["in drawer 2, as you might have expected, I did not see any", "fork not drawer 2"],
  ["drawer 2, strange as it sounds, isn't where it stands", "fork not drawer 2"],
  ["tisnt in drawer 2 no more", "fork not drawer 2"],
  ["nobody may shift the fork off the dining table", "fork in diningtable*"],
  ["our forks never leave drawer 2", "fork in drawer 2"],
  ["not the drawer, the OTHER drawer, drawer 2", "fork in drawer 2"],
]);

rows("what is done in a place says nothing of the thing", "knife", [
  ["made a sandwich on the counter, then into the sink with it", "knife in sinkbasin*"],
  ["we had soup and I brought it to the dining table", "knife in diningtable*"],
]);

rows("some here and others there", "knife", [
  ["one is in the sink, the big in drawer 3", "knife in sinkbasin*; knife in drawer 3"],
  ["all in the sink except one that is in drawer 3", "knife in sinkbasin*; knife in drawer 3"],
]);

describe("a claim that rests on another clause is asked back", () => {
  it.each([
    "I can reject the hypothesis that it's in drawer 2",
    "I'd be lying if I said drawer 2",
    "drawer 2. the one below that",
    "whichever drawer the spoons are in",
    "id;object;place *;*;drawer 2",
  ])("%s", async (reply) => {
    const read = await createGrammarGrounder().ground({
      need: { func: "where", noun: "fork" },
      question: "Where is the fork?",
      options: null,
      reply,
      vocabulary: kitchen,
      known: new Map(),
    });
    expect(read).toMatchObject({ kind: "location", confidence: "middling" });
  });
});

describe("what is told of options is no choice", () => {
  it.each([
    ["hand me mug 1, let the other soak", ["mug 1"]],
    ["not mine, mine's mug 1", ["mug 2"]],
    ["A please", ["mug 1"]],
    ["whichever has the handle", null],
  ])("%s", async (reply, options) => {
    const read = await createGrammarGrounder().ground({
      need: { func: "which", noun: "mug" },
      question: "Which mug should I take?",
      options: ["mug 1", "mug 2"],
      reply,
      vocabulary: kitchen,
      known: new Map(),
    });
    expect(read.kind === "choice" ? read.options : null).toEqual(options);
  });
});
