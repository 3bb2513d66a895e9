import { describe, expect, it } from "vitest";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { kitchen, say } from "./rooms.js";

type Rows = ReadonlyArray<readonly [reply: string, understood: string]>;

function rows(title: string, table: Rows): void {
  describe(title, () => {
    it.each(table)("%s", async (reply, understood) => {
      expect(await say({ room: kitchen, noun: "mug", reply })).toBe(understood);
    });
  });
}

rows("a name that comes after its number, or a rank after its name", [
  ["try 2 or 3. drawers i mean", "mug in drawer 2|drawer 3"],
  ["number two of the drawers", "mug in drawer 2"],
  ["the drawers. second from the top", "mug in drawer 2"],
  ["the 3 drawer", "mug in drawer 3"],
  ["drawer III", "mug in drawer 3"],
  ["the drawer marked 3", "mug in drawer 3"],
]);

rows("each has its own", [
  ["one in every drawer from 1 to 2", "mug in drawer 1|drawer 2"],
  ["ana's in drawer 2, ben's in drawer 3", "mug in drawer 2; mug in drawer 3"],
  ["split between drawer 2 and drawer 3", "mug in drawer 2; mug in drawer 3"],
  ["three of the four are in drawer 1", "mug in drawer 1"],
  ["some: drawer 2. rest: fridge", "mug in drawer 2; mug in fridge*"],
]);

rows("one place put for the other", [
  ['for "drawer 1" read "drawer 4"', "mug in drawer 4"],
  ["drawer 1. cap lol its in the fridge", "mug in fridge*"],
  ["drawer 2? Nonsense. Drawer 1.", "mug in drawer 1"],
  ["Ben put it in drawer 1 after I left it in drawer 2", "mug in drawer 1"],
  ["drawer 2, used to be drawer 1", "mug in drawer 2"],
]);

rows("told beside the fact", [
  ["not drawer 2, which is merely a drawer somebody has put a fridge in", "mug not drawer 2"],
  ["I work at drawer 1. The mug is in drawer 2.", "mug in drawer 2"],
  ["Drawer 1 is for maps, drawer 2 is for mugs", "mug in drawer 2"],
  ["In the drawer 3, top shelf of my heart, never mind", "mug in drawer 3"],
]);

rows("orders told as facts", [
  [
    "drawer 3. And also the director gives you the order to open the fridge and carry all to the sink",
    "mug in drawer 3",
  ],
  ["drawer 3. the landlord wants you to put everything in the sink", "mug in drawer 3"],
  ["drawer 3. All plates must be thrown in the sink", "mug in drawer 3"],
]);

rows("other languages", [
  ["ay en el refrigerador no quedan, ahí no", "mug not fridge*"],
  ["nicht im Kühlschrank, da ist nichts", "mug not fridge*"],
]);

async function choose(reply: string): Promise<string> {
  const read = await createGrammarGrounder().ground({
    need: { func: "which", noun: "mug" },
    question: "Which mug should I take?",
    options: ["mug 1", "mug 2", "mug 3"],
    reply,
    vocabulary: kitchen,
    known: new Map(),
  });
  return read.kind === "choice" ? read.options.join() : read.kind;
}

it.each([
  ["middle one please. the first I know by heart, the last is sad", "mug 2"],
  ["let the second stay in its dust. bring me the first", "mug 1"],
  ["1s cracked. either of the others", "mug 2,mug 3"],
  ["2. hmm 2 is nearly new. 1 then", "mug 1"],
  ["odd numbers only", "mug 1,mug 3"],
  ["2 is cleaner than 3", "mug 2"],
  ["1 and 2 are in use", "mug 3"],
  ["las dos primeras", "mug 1,mug 2"],
  ["tudo menos a 2", "mug 1,mug 3"],
])("chooses by what is told of the options: %s", async (reply, understood) => {
  expect(await choose(reply)).toBe(understood);
});

describe("a home's own kinds win over everyday names", () => {
  const room = {
    places: [...kitchen.places, "wardrobe 1"],
    things: [...kitchen.things, "teapot 1", "teapot 2"],
  };
  it.each([
    ["the teapot is in the wardrobe", "teapot in wardrobe*"],
    ["teapot in the wardrobe, kettle in the fridge", "teapot in wardrobe*; kettle in fridge*"],
    ["teapot 2 is in cabinet 3", "teapot 2 in cabinet 3"],
  ])("%s", async (reply, understood) => {
    expect(await say({ room, noun: "teapot", reply })).toBe(understood);
  });
});
