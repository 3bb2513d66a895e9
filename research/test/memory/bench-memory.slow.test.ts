import { expect, it } from "vitest";
import { newFile } from "../../../test/memory/folder.js";
import { benchMemory } from "../../memory/bench-memory.js";

it("measures the graph against brute force over the same vectors", async () => {
  const measured = { file: newFile(), n: 1200, dimensions: 64, seed: 2, graphFrom: 500 };
  const figures = await benchMemory(measured);
  expect(figures.recallAt10).toBeGreaterThanOrEqual(0.98);
  expect(figures.homeRecallAt10).toBeGreaterThanOrEqual(0.98);
  expect(figures.fileMb).toBeGreaterThan(0.3);
});
