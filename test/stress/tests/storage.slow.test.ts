/** Faults of the disk at many calls of a whole task. The rig throws them at every call. */
import { expect, it } from "vitest";
import { benchStorage } from "../storage/bench-storage.js";

it("a task survives every fault of the disk, and damage is told", {
  timeout: 600_000,
}, async () => {
  const { points, ...result } = await benchStorage({ part: 5, of: 23 });
  expect(result).toEqual({ lost: 0, doubled: 0, stuck: 0, findings: [] });
  expect(points).toBeGreaterThan(100);
});
