import { expect, it } from "vitest";
import { newFile } from "../../../test/memory/folder.js";
import { benchMemory } from "../../memory/bench-memory.js";

it("measures the graph against brute force over the same vectors", async () => {
  const given = { n: 1200, dim: 64, seed: 2, graphFrom: 500 };
  const { recallAt10, fileMb } = await benchMemory({ ...given, file: newFile() });
  expect(recallAt10).toBeGreaterThanOrEqual(0.98);
  expect(fileMb).toBeGreaterThan(0.3);
});
