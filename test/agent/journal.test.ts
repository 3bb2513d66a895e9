/** A journal in memory: what an imagined episode has done so far. */
import { expect, it } from "vitest";
import { createScratchJournal } from "../../src/agent/journal.js";
import { askStep, factWrite, lookStep, sampleStep } from "../memory/samples.js";

it("keeps the steps, and knows what they showed, closed and were told", async () => {
  const journal = createScratchJournal("kitchen", [], 100, [], [sampleStep({ at: 50 })]);
  const here = factWrite("f1", { subject: "mug 1", objects: ["shelf 1"] });
  const there = factWrite("f2", { subject: "cup 1", objects: ["shelf 2"] });
  const write = { record: lookStep(1), facts: [here, there], invalidations: [], notes: [] };
  await journal.record(write);
  expect((await journal.steps()).map(({ seq }) => seq)).toEqual([0, 1]);
  expect((await journal.facts()).map(({ id }) => id)).toEqual(["f1", "f2"]);
  expect(await journal.factsAtStart()).toEqual([]);
  expect(await journal.watermark()).toBe(2);
  await journal.record({
    ...write,
    record: askStep(2),
    facts: [],
    invalidations: [{ id: "f1", status: "contradicted" }],
  });
  expect((await journal.facts()).map(({ id }) => id)).toEqual(["f2"]);
  await journal.keepTold(2, ["a cup at shelf 2"]);
  await journal.keepTold(1, ["nobody asked"]);
  const steps = await journal.steps();
  expect(steps[2]?.step).toMatchObject({ kind: "ask", told: ["a cup at shelf 2"] });
  expect(steps[1]?.step).not.toHaveProperty("told");
});
