import { expect, it } from "vitest";
import { replay } from "../../../src/research/replay/slice.js";
import { composeResults, partsOf } from "../report/compose.js";
import { sampleResults } from "./sample-results.js";

it("shows what answers were worth, with intervals", async () => {
  const report = await composeResults(replay, sampleResults.replay);
  const rows = report.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const [, questions, steps] = rows.find(([name]) => name === "the real answer") ?? [];
  expect(questions).toBe("4");
  expect(steps).toMatch(/^6\.50 \[-?\d+\.\d\d, -?\d+\.\d\d\]$/);
  expect(partsOf(report)[0]).toBe("What answers were worth: 4 questions in 4 episodes");
});
