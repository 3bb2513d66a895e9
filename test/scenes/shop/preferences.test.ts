/** What people are asked about an order, and what their answer is kept as. */
import { expect, it } from "vitest";
import { singular } from "../../../src/core/names.js";
import { phraseFact } from "../../../src/desk/phrase.js";
import { phraseQuestion } from "../../../src/desk/phrase-question.js";

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
  expect(phraseQuestion({ func: "what", noun: `${singular(several)} size` })).toBe(
    `Which ${one} size should it be?`,
  );
});

it("is a fact in people's words", () => {
  const fact = { relation: "is", polarity: true, certainty: "sure" } as const;
  const say = (subject: string, object: string) =>
    phraseFact({ ...fact, subject, objects: [object] } as never, new Map());
  expect(say("coffee size", "500 gram")).toBe("the coffee size is 500 gram");
  expect(say("mug", "Speckled Studio Mug")).toBe("the mug is Speckled Studio Mug");
});
