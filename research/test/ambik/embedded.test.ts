import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedData } from "../../../test/shared-data.js";
import { benchAmbik } from "../../ambik/benches.js";
import { embedded, findOpenChoice } from "../../ambik/embedded/detect.js";
import { chooseRows, loadAmbik } from "../../ambik/load.js";
import { ownRow } from "./own-rows.js";

const kitchen = [
  "wool rug",
  "silk rug",
  "brass pan",
  "copper pan",
  "tin saucepan",
  "rye loaf",
  "oat loaf",
  "lemon yogurt cup",
  "plain yogurt cup",
  "apple",
  "pear",
  "canned peas",
  "canned corn",
  "tin bowl",
  "wood bowl",
  "bread knife",
  "fish knife",
  "brie",
  "goat cheese",
];
const open = (task: string) => findOpenChoice(kitchen, task)?.candidates ?? null;

describe("an open choice", () => {
  it.each([
    ["Put the loaf on the table.", ["rye loaf", "oat loaf"]],
    ["Stir in some yogurt.", ["lemon yogurt cup", "plain yogurt cup"]],
    ["Wash the fruit.", ["apple", "pear"]],
    ["Open a can.", ["canned peas", "canned corn"]],
    ["Warm it in the pan.", ["brass pan", "copper pan", "tin saucepan"]],
    ["Serve the cheese.", ["brie", "goat cheese"]],
    ["Fill the bowl with yogurt.", ["lemon yogurt cup", "plain yogurt cup"]],
    [
      "Take the brie to the specified place.",
      ["kitchen table", "counter", "fridge", "sink", "dishwasher"],
    ],
  ])("%s", (task, candidates) => {
    expect(open(task)).toEqual(candidates);
  });

  it.each([
    ["named in full", "Put the rye loaf on the table."],
    ["named in full without its packaging", "Stir in the lemon yogurt."],
    ["narrowed by a word before it", "Use the copper one: the copper pan."],
    ["narrowed by a hyphened word", "Take the copper-coloured pan."],
    ["narrowed by words behind it", "Take the pan made of copper."],
    ["narrowed in brackets", "Take the pan (the copper one)."],
    ["said before", "Take the rye loaf. Cut the loaf."],
    ["an amount", "Add a bowl of rice."],
    ["part of a dish", "Make a cheese platter."],
    ["part of a name that goes on", "Wash the fruit basket."],
    ["another thing than those there", "Buy a walnut loaf."],
    ["a tool, which common sense chooses", "Cut the rye loaf with a knife."],
    ["a vessel in the microwave, which safety chooses", "Microwave the rice in a bowl."],
    ["no thing to take", "Put the apple on something."],
  ])("is none when it is %s", (_, task) => {
    expect(open(task)).toBeNull();
  });

  it("is none of what is done: spreading needs no spread", () => {
    const there = ["jam", "honey", "brie"];
    expect(findOpenChoice(there, "Toast it, then spread brie on it.")).toBeNull();
    expect(findOpenChoice(there, "Add some spread.")?.candidates).toEqual(["jam", "honey"]);
  });

  it("is the same however names are written", () => {
    const there = ["a whole-wheat loaf", "the rye loaf", "2 Coca-Cola cans"];
    expect(findOpenChoice(there, 'Cut the "loaf".')?.candidates).toEqual(there.slice(0, 2));
    expect(findOpenChoice(there, "Cut the whole wheat loaf.")).toBeNull();
    expect(findOpenChoice(there, "Open the Coca Cola.")).toBeNull();
  });

  it("is of two things or more that are there, whatever is written", () => {
    const word = fc.constantFrom(
      "the",
      "a",
      "constructor",
      "other",
      "something",
      "food",
      "can",
      "of",
      "toString",
      ",",
      ...kitchen.flatMap((name) => name.split(" ")),
    );
    const tasks = fc.oneof(
      fc.string(),
      fc.array(word).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(tasks, fc.subarray(kitchen), (task, objects) => {
        const { candidates = [] } = findOpenChoice(objects, task) ?? {};
        expect(candidates).not.toHaveLength(1);
        expect(new Set(candidates).size).toBe(candidates.length);
        if (!/place|location|spot/.test(task))
          expect(candidates.filter((name) => !objects.includes(name))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("is asked about, and otherwise the robot does as it is told", async () => {
    const row = ownRow(500);
    expect(await embedded.answer(row, "ambiguous")).toEqual({
      answers: ["tin teapot", "clay teapot"],
    });
    expect(await embedded.answer(row, "clear")).toEqual({ answers: ["Fill the clay teapot."] });
  });
});

it("figures come by type", async () => {
  const rows = [ownRow(500), ownRow(501), ownRow(502, { ambiguousTask: "Fill  the clay TEAPOT." })];
  const result = await benchAmbik(rows, embedded);
  const types = ["unambiguous", "preferences", "common_sense_knowledge", "safety"];
  for (const shares of [result.chr, result.hr, result.icr])
    expect(Object.keys(shares)).toEqual(types);
  expect(result.ambdif).toBe(2 / 3);
});

const data = sharedData("ambik");
describe.runIf(data)("on AmbiK", () => {
  const rows = data ? loadAmbik(data) : [];

  it("reaches its figures on the half that it was not made with", async () => {
    const report = chooseRows(rows, { half: "report" });
    const { chr, ...figures } = await benchAmbik(report, embedded);
    expect(figures.rows).toBe(report.length);
    expect(chr.unambiguous).toBeGreaterThanOrEqual(0.93);
    expect(chr.preferences).toBeGreaterThanOrEqual(0.5);
    expect(chr.common_sense_knowledge).toBeGreaterThanOrEqual(0.82);
    expect(chr.safety).toBeGreaterThanOrEqual(0.9);
    expect(figures.balancedAccuracy).toBeGreaterThanOrEqual(0.72);
    expect(figures.ambdif).toBeGreaterThanOrEqual(0.24);
    expect(figures.reverse).toBeLessThanOrEqual(0.02);
    expect(figures.ssc).toBeGreaterThanOrEqual(0.5);
  });
});
