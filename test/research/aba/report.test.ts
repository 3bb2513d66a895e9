import { expect, it } from "vitest";
import { aba } from "../../../src/research/aba/slice.js";
import { composeResults, tableWith } from "../report/compose.js";
import { sampleResults } from "./sample-results.js";

it("puts every agent beside the papers' agents", async () => {
  const { alfworld, multiround, agents } = sampleResults;
  const report = await composeResults(aba, alfworld, agents, multiround, multiround);
  const all = tableWith(report, "All");
  expect(all.get("Sous, asking")).toBe("75.0");
  expect(all.get("react (scripted)")).toBe("75.0");
  expect(all.get("OPEx, human prior")).toBe("84");
  const rewards = tableWith(report, "thoughts counted");
  expect(rewards.get("Sous, asking (people 20.0 % wrong)")).toBe("yes");
  expect(rewards.get("ABA-IL")).toBe("yes");
});

it("counts a question as a step, and a follow-up too", async () => {
  const report = await composeResults(aba, sampleResults.alfworld, sampleResults.agents);
  const costs = tableWith(report, "steps, questions and follow-ups");
  expect(costs.get("Sous, asking")).toBe("11.00");
  expect(costs.get("react (scripted)")).toBe("11.00");
});
