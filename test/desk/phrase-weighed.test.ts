/** What asking was expected to be worth, as "Why?" says it. */
import { expect, it } from "vitest";
import { phraseWeighed } from "../../src/desk/phrase-weighed.js";

it.each([
  [
    { alone: 4.2, saves: 2.9, price: 1 },
    true,
    "looking myself would take about 4 steps; an answer usually saves 2.9, and a question counts as 1",
  ],
  [
    { alone: 1, saves: 0.04, price: 0.5 },
    false,
    "looking myself would take about 1 step; an answer would save none, and a question counts as 0.5",
  ],
  [
    { alone: 2.5, saves: -3, price: 2 },
    false,
    "looking myself would take about 2.5 steps; an answer would save none, and a question counts as 2",
  ],
  [
    { alone: 12.6, saves: 9.3, price: 4 },
    false,
    "looking myself would take about 13 steps; an answer usually saves 9, and a question counts as 4; I look at the likeliest places first",
  ],
])("says the figures of %j, asked: %s", (weighed, wasAsked, words) => {
  expect(phraseWeighed(weighed, wasAsked)).toBe(words);
});
