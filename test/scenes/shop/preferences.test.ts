import { expect, it } from "vitest";
import { readBuyer, subjectOf, usualNeed } from "../../../src/core/memory/notebook.js";
import { singular } from "../../../src/core/words/names.js";
import { phraseFact } from "../../../src/desk/words/phrase.js";
import { phraseQuestion } from "../../../src/desk/words/phrase-question.js";

it.each([
  ["mugs", "mug"],
  ["light bulbs", "light bulb"],
  ["batteries", "battery"],
  ["cookies", "cookie"],
  ["kitchen knives", "kitchen knife"],
  ["boxes", "box"],
  ["mattress", "mattress"],
  ["scissors", "scissors"],
  ["dish soap", "dish soap"],
])("%s: one is a %s", (several, one) => {
  expect(singular(several)).toBe(one);
  expect(phraseQuestion(usualNeed(`${one} size`, null))).toBe(`Which ${one} size should it be?`);
  expect(phraseQuestion(usualNeed(one, "Ben"))).toBe(`Which ${one} should it be for Ben?`);
});

it("is a fact in people's words", () => {
  const fact = { relation: "is", certainty: "sure", source: "answer" } as const;
  const say = (person: string | null, what: string, objects: readonly string[], polarity = true) =>
    phraseFact(
      { ...fact, subject: subjectOf(usualNeed(what, person)), objects, polarity },
      new Map(),
    );
  expect(say("Ana", "coffee size", ["500 gram"])).toBe("Ana buys coffee size 500 gram");
  expect(say(null, "coffee size", ["1 kilogram", "500 gram"])).toBe(
    "we buy coffee size 1 kilogram or 500 gram",
  );
  expect(say("Ben", "coffee size", ["1 kilogram", "500 gram", "250 gram"])).toBe(
    "Ben buys any coffee size",
  );
  expect(say(null, "mug", ["Speckled Studio Mug ($9.00)"])).toBe(
    "we buy Speckled Studio Mug ($9.00)",
  );
  expect(say("Ana", "mug", ["Tin Mug ($9.00)"], false)).toBe("Ana does not buy Tin Mug ($9.00)");
});

it.each([
  ["Ben needs tea.", "Ben"],
  ["Please order tea for less than 20 dollars, for Ben.", "Ben"],
  ["We would like tea for less than 20 dollars.", null],
  ["Order tea for Ben under $20.", "Ben"],
  ["I need tea for Ben, for less than 20 dollars!", "Ben"],
  ["I need tea for a party.", null],
])("whom an order is for: %s", (sentence, person) => {
  expect(readBuyer(sentence)).toBe(person);
});
