/** The shipped weights are what the trainer makes of the grammar and the labelled orders. */
import { expect, it } from "vitest";
import { featureVersion } from "../../../src/app/homes/order-tagger.js";
import shipped from "../../../src/app/homes/order-weights.json" with { type: "json" };
import { hashOf, readTuning } from "../../orders/train.js";

it("ships weights of these features, made orders and labelled orders", () => {
  expect(shipped.features).toBe(featureVersion);
  expect(shipped.data, "run `sous train orders`").toBe(hashOf(readTuning()));
});
