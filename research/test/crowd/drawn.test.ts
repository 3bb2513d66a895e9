import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { simulateCrowd } from "../../../src/crowdwork/simulated/crowd.js";
import { measureCrowd } from "../../crowd/bench-crowd.js";

/** Six digits, so that no other processor differs. */
const rounded = (_: string, value: unknown) =>
  typeof value === "number" ? Number(value.toPrecision(6)) : value;
const mark = (measured: unknown) =>
  createHash("sha256").update(JSON.stringify(measured, rounded)).digest("hex").slice(0, 12);

it("measures the same of the same crowd for ever", () => {
  const crowd = simulateCrowd({ people: 20, questions: 20, answers: 8, seed: 5, repeats: 0.3 });
  const { figures, flags } = measureCrowd(crowd);
  expect([figures, flags].map(mark)).toEqual(["33c18258af5b", "ace3e7e3aeca"]);
});
