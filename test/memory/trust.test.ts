import { expect, it } from "vitest";
import { recencyOf, trustOf } from "../../memory/retrieval/trust.js";

const said = { source: "answer", certainty: "sure", stands: true, people: 1 } as const;
const week = 7 * 24 * 3600 * 1000;

it("what was seen is trusted more than what was said, and that more than what was concluded", () => {
  const ranked = [
    { ...said, source: "observation" },
    said,
    { ...said, source: "inference" },
    { ...said, certainty: "unsure" },
    { ...said, source: "inference", certainty: "unsure" },
  ] as const;
  expect(ranked.map(trustOf)).toEqual(
    [1, 0.9, 0.8, 0.6, 0.3].map((trust) => expect.closeTo(trust)),
  );
  expect(trustOf({ ...said, source: "rule" })).toBe(trustOf(said));
});

it("agreement adds trust, and what does not stand has a quarter of it", () => {
  expect(trustOf({ ...said, people: 2 })).toBeCloseTo(0.99);
  expect(trustOf({ ...said, people: 3 })).toBeCloseTo(0.999);
  expect(trustOf({ ...said, people: 0 })).toBeCloseTo(0.9);
  expect(trustOf({ ...said, people: 2, stands: false })).toBeCloseTo(0.99 / 4);
});

it("age takes half of the weight, half of that in two weeks", () => {
  expect([-week, 0, 2 * week, 4 * week].map(recencyOf)).toEqual(
    [1, 1, 0.75, 0.625].map((factor) => expect.closeTo(factor)),
  );
  expect(recencyOf(1000 * week)).toBeCloseTo(0.5);
});
