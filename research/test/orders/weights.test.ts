/** The shipped weights are what the trainer makes of the grammar and the labelled orders. */
import { expect, it } from "vitest";
import { featureVersion, tagsOf } from "../../../src/app/homes/order-tagger.js";
import shipped from "../../../src/app/homes/order-weights.json" with { type: "json" };
import { makeOrders } from "../../orders/made.js";
import { hashOf, readTuning } from "../../orders/train.js";

it("ships weights of these features, made orders and labelled orders", () => {
  expect(shipped.features).toBe(featureVersion);
  expect(shipped.data, "run `sous train orders`").toBe(hashOf(readTuning()));
});

it("makes orders with tags of their tokens", () => {
  const strange = makeOrders(3000, 1).flatMap(({ tokens, tags }) =>
    tokens.filter(({ kind }, at) => !tagsOf[kind].some((tag) => tag === tags[at])),
  );
  expect(strange.map(({ text }) => text)).toEqual([]);
});
