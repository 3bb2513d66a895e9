import { expect, it } from "vitest";
import { ambik } from "../../../src/research/ambik/slice.js";
import { composeResults, partsOf, tableWith } from "../report/compose.js";
import { sampleResults } from "./sample-results.js";

it("puts our figures beside the paper's, with what differs said first", async () => {
  const report = await composeResults(ambik, sampleResults.ambik);
  expect(partsOf(report)).toEqual(["AmbiK", "To print it again"]);
  const help = tableWith(report, "balanced");
  expect(help.get("Sous: embedded, 400 pairs")).toBe("0.740");
  expect(help.get("KnowNo, GPT-3.5")).toBe("0.50");
  expect(report.blocks.find(({ kind }) => kind === "list")).toBeDefined();
});
