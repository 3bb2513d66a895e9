import { expect, it } from "vitest";
import { newFile } from "../../../test/memory/folder.js";
import { benchMemory } from "../../memory/bench-memory.js";
import { openMeasured } from "../../memory/measured-memory.js";

it("measures the graph against brute force over the same vectors", async () => {
  const file = newFile();
  const { figures, details } = await benchMemory({
    n: 1200,
    dimensions: 64,
    seed: 2,
    open: () => openMeasured({ file, dimensions: 64, graphFrom: 500 }),
  });
  expect(figures.recallAt10).toBeGreaterThanOrEqual(0.98);
  expect(figures.fileMb).toBeGreaterThan(0.3);
  expect(details.searchWidth).toBeGreaterThanOrEqual(64);
  expect(details.recallWhileRebuilding).toBeGreaterThanOrEqual(0.98);
});
