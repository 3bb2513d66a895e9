import { expect, test } from "vitest";
import { createLinearValues } from "../../../src/research/afk/learner/linear-values.js";

test("values come near what they were worth, and shared features generalise", () => {
  const values = createLinearValues();
  for (let time = 0; time < 400; time++) {
    values.learn(["ask", "unknown"], 1);
    values.learn(["ask", "known"], 0);
    values.learn(["act", "known"], 1);
  }
  expect(values.value(["ask", "unknown"])).toBeCloseTo(1, 1);
  expect(values.value(["ask", "known"])).toBeCloseTo(0, 1);
  expect(values.value(["act", "unknown"])).toBeGreaterThan(values.value(["act", "known"]));
  expect(values.value(["never", "seen"])).toBe(0);
});

test("weights are sorted by name, rounded, and give the same values again", () => {
  const values = createLinearValues({ b: 0.12345, a: 1, tiny: 0.001 });
  expect(Object.entries(values.weights())).toEqual([
    ["a", 1],
    ["b", 0.123],
  ]);
});
