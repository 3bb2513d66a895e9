/** The short form of `stress memory-kills`. */
import { expect, it } from "vitest";
import { measureKills } from "../stress/memory/measure-kills.js";

it("after kills while writing, saving and compacting rows are whole and the index is right", async () => {
  const result = await measureKills({ kills: 6, seed: 3 });
  expect(result.findings).toEqual([]);
  expect(result).toMatchObject({ kills: 6, lost: 0, torn: 0 });
  expect(result.homesWritten).toBeGreaterThan(6);
}, 180_000);
