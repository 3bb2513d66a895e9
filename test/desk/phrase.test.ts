/** What the robot says of facts. */
import { expect, it } from "vitest";
import type { NewFact } from "../../src/core/fact.js";
import { phraseContradiction } from "../../src/desk/phrase.js";

const labels = new Map([
  ["mug 1", "blue mug"],
  ["sinkbasin 1", "sink"],
]);
const told = { polarity: true, certainty: "sure", source: "answer" } as const;

it.each<[Partial<NewFact>, string]>([
  [
    { subject: "Ana's mug", relation: "is", objects: ["mug 1"] },
    "It turned out that Ana's mug is not the blue mug.",
  ],
  [
    { subject: "Ana's mug", relation: "is", objects: ["mug 1"], polarity: false },
    "It turned out that Ana's mug is the blue mug.",
  ],
  [
    { subject: "apple", relation: "at", objects: ["sinkbasin 1"] },
    "I looked in the sink: no apple there. Did it move?",
  ],
  [
    { subject: "Ana's mug", relation: "at", objects: ["sinkbasin 1"] },
    "I looked in the sink: Ana's mug is not there. Did it move?",
  ],
  [
    { subject: "apple", relation: "at", objects: ["sinkbasin 1"], polarity: false },
    "I did find an apple in the sink.",
  ],
])("says what turned out untrue: %j", (claim, text) => {
  expect(phraseContradiction({ ...told, ...claim } as NewFact, labels)).toBe(
    `${text} The note is marked as out of date.`,
  );
});
