import { describe, expect, it } from "vitest";
import { nounOf, saidValue } from "../../../src/policies/shop/choose.js";
import { readOrder, withoutNoun } from "../../../src/policies/shop/order.js";
import { readPage } from "../../../src/policies/shop/page.js";

const values = (...all: readonly string[]) => ({ name: "size", values: all });
const packs = values("8 count (pack of 1)", "24 count (pack of 1)", "8 count (pack of 3)");

describe("the value that an order says", () => {
  it.each([
    ["I need coffee in 2 pound.", values("12 ounce (pack of 1)", "2 pound (pack of 1)"), 1],
    ["Soup, case of 12.", values("15 ounce (pack of 1)", "15 ounce (pack of 12)"), 1],
    ["Tea, six packs of 20.", values("20 count (pack of 1)", "20 count (pack of 6)"), 1],
    ["Batteries, 24 count.", packs, 1],
    ["Batteries, 8 count.", packs, 0],
    ["A 2 step stool.", values("1 step", "2 step", "3 step"), 1],
    ["Aprons, size adult long.", values("adult", "adult long", "child"), 1],
    ["Size medium, please.", values("small", "medium", "large"), 1],
    ["A mug in oat white.", values("white", "oat white", "slate blue"), 1],
    ["Coffee, but not decaf.", values("decaf", "house blend"), 1],
    // Two remain, or are equal: neither was meant.
    ["Coffee, but not decaf.", values("decaf", "house blend", "hazelnut"), null],
    ["A blue mug.", values("slate blue", "navy blue"), null],
    // Half a match, or another number.
    ["A stainless steel kettle.", values("matte black", "polished steel"), null],
    ["Coffee, 5 pound.", values("2 pound (pack of 1)", "12 ounce (pack of 1)"), null],
    ["Eggs for 2 people.", values("2 count", "12 count"), null],
  ])("%s", (sentence, group, at) => {
    const said = saidValue(readOrder(sentence), group);
    expect(said).toBe(at === null ? null : group.values[at]);
  });

  it.each([
    ["A slate mug.", values("slate blue", "moss green"), 0],
    ["A blanket, 60 by 80.", values('50" x 60"', '60" x 80"'), 1],
    ["Batteries, three packs of 8.", packs, 2],
  ])("%s: where the order says everything", (sentence, group, at) => {
    expect(saidValue(readOrder(sentence), group, true)).toBe(group.values[at]);
  });

  it("may be called like the thing", () => {
    const group = values("hand towel", "bath towel", "bath sheet");
    const order = readOrder("Find me bath towels with size: bath sheet.");
    expect(saidValue(withoutNoun(order, "bath towel"), group)).toBe("bath sheet");
    expect(
      saidValue(withoutNoun(readOrder("I need bath towels."), "bath towel"), group),
    ).toBeNull();
  });
});

describe("the thing that is ordered", () => {
  const found = (...titles: readonly string[]) =>
    titles.map((title, rank) => ({
      asin: `A${rank}`,
      title,
      price: 1,
      tag: "$1.0",
      highest: 1,
      groups: null,
      details: null,
    }));
  it.each([
    ["I need pillows that are memory foam.", ["Memory Foam Pillow"], "pillows"],
    ["Please buy phosphate free cleaners.", ["Dishwasher Tablets", "Free Bottle"], "cleaners"],
    ["We are out of knives: please order some, stainless steel.", ["Steel Skillet"], "knives"],
    ["Could you order dish soap?", ["Lemon Dish Soap", "Hand Soap"], "dish soap"],
    ["Help me purchase 1.5 ounce mint gum.", ["Fresh Mint Gum", "Mint Leaves"], "mint gum"],
    [
      "Please buy machine washable with pockets aprons in adult long.",
      ["Sunday Baker Apron", "Bistro Waist Apron"],
      "aprons",
    ],
    ["a high quality, durable water bottle", ["Steel Water Bottle"], "water bottle"],
  ])("%s", (sentence, titles, noun) => {
    expect(nounOf(sentence, readOrder(sentence), found(...titles))).toBe(noun);
  });
});

describe("a page", () => {
  it("has only options that can be chosen, each in one group", () => {
    const text = [
      "[Back to Search]",
      "[< Prev]",
      "color [white][blanc][buy now]",
      "size [20w][white][2 [odd]]",
      "Charger [New",
      "Model]",
      "Price: $16.49",
      "[Buy Now]",
    ].join("\n");
    const admissible = ["white", "blanc", "20w", "buy now"].map((value) => `click[${value}]`);
    expect(readPage(text, admissible)).toMatchObject({
      groups: [
        { name: "color", values: ["blanc"] },
        { name: "size", values: ["20w", "white"] },
      ],
    });
  });

  it("has titles of several lines", () => {
    const text =
      "[Back to Search]\nPage 1 (Total results: 2)\n[Next >]\n[A1]\nMug\nblue\n$3.0\n[A2]\n[New] Cup\n$4.0 to $5.0";
    expect(readPage(text, [])).toMatchObject({
      products: [
        { asin: "A1", title: "Mug blue", price: 3 },
        { asin: "A2", title: "[New] Cup", tag: "$4.0 to $5.0" },
      ],
    });
  });
});
