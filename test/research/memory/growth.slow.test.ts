import { expect, it } from "vitest";
import { benchGrowth } from "../../../src/research/memory/growth/bench-growth.js";
import { growthShape } from "../../../src/research/memory/results.js";

it("fills a memory and measures every operation at three sizes", async () => {
  const result = await benchGrowth({ n: 2000, seed: 1, onProgress: () => undefined });
  const { operations, tickMs, stateMs, roundMs } = growthShape.parse(result);
  expect(operations.length).toBeGreaterThan(20);
  for (const { ms1k, ms100k, ratio } of operations) {
    expect(ms100k).toBeGreaterThan(0);
    expect(ratio).toBeCloseTo(ms100k / ms1k);
  }
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  expect(Math.min(tickMs, stateMs, roundMs)).toBeGreaterThan(0);
});
