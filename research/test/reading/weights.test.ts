/** The shipped weights are what the trainer makes of the labelled replies. */
import { expect, it } from "vitest";
import { packHead } from "../../../src/desk/learning/fit.js";
import { featureVersion } from "../../../src/desk/reading/features.js";
import { predict, unpackHead } from "../../../src/desk/reading/heads.js";
import shipped from "../../../src/desk/reading/weights.json" with { type: "json" };
import { hashOf, limits, readTraining } from "../../reading/data.js";

it("ships weights of these features and labelled replies", () => {
  const { open, table, made, acts } = readTraining();
  expect(shipped.features).toBe(featureVersion);
  expect(shipped.limits).toEqual(limits);
  expect(shipped.data, "run `sous train reading`").toBe(hashOf(acts, open, table, made));
});

it("keeps the largest weights of a head, as differences to the last class", () => {
  const weights = new Float32Array(2 * 16);
  weights.set([3, 1], 2 * 5);
  weights.set([0.5, 1], 2 * 9);
  const head = { classes: ["yes", "no"], bits: 4, weights, step: 1 };
  const most = unpackHead(packHead(head, 1));
  expect([...most.weights].filter((weight) => weight !== 0)).toEqual([2 / most.step]);
  const both = unpackHead(packHead(head, 2));
  expect((both.weights[2 * 9] ?? 0) * both.step).toBeCloseTo(-0.5, 1);
  expect(predict(both, []).join()).toBe("0.5,0.5");
});
