import { expect, it } from "vitest";
import { crowd } from "../../../src/research/crowd/slice.js";
import { composeResults, partsOf, tableWith } from "../report/compose.js";
import { sampleResults } from "./sample-results.js";

it("says of a crowd how well its quality is recovered, and what flags find", async () => {
  const report = await composeResults(crowd, sampleResults.crowd);
  expect(partsOf(report)).toContain("Crowds: 30 people, 90 questions of 3 answers");
  expect(tableWith(report, "aggregated")).toEqual(new Map([["7", "87.50 %"]]));
  expect(tableWith(report, "recall").get("copying")).toBe("0.600");
  expect(tableWith(report, "precision").get("too-fast")).toBe("none");
});
