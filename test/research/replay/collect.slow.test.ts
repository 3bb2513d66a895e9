/** Recorded questions, played on: homes in which the right figures are known, and rounds in ours. */
import { afterEach, expect, it } from "vitest";
import type { Sous } from "../../../src/app/wire.js";
import { openSous, playKitchen } from "../../agent/household-scenario.js";
import { collectAll } from "./drawers-home.js";

let sous: Sous;

afterEach(() => sous.stop());

it("rounds go on as they were recorded, later questions too; the same seed draws the same", async () => {
  sous = await openSous(":memory:", { wrong: 0.3 });
  await playKitchen(sous, { rounds: 6, variant: "ambiguous" });
  const before = await sous.memory.facts.list({ household: "kitchen", valid: false });
  const material = await collectAll(sous);
  expect(material.episodes).toHaveLength(6);
  expect(Math.max(...material.episodes.map(({ questions }) => questions))).toBeGreaterThan(1);
  expect(material.questions.length).toBeGreaterThan(4);
  expect(material.questions.filter(({ reproduced }) => !reproduced)).toEqual([]);
  for (const { episode, arms } of material.questions) {
    const recorded = material.episodes.find((one) => one.episode === episode);
    if (recorded?.success) expect(arms.real.success).toBe(true);
  }
  expect(await sous.memory.facts.list({ household: "kitchen", valid: false })).toEqual(before);

  const draw = (seed: number) => collectAll(sous, { limit: 2, seed });
  const draws = await Promise.all([1, 1, 2, 3].map(draw));
  expect(draws[0]?.episodes).toHaveLength(2);
  expect(draws[0]).toEqual(draws[1]);
  const drawn = draws.map(({ episodes }) => episodes.map(({ episode }) => episode).join());
  expect(new Set(drawn).size).toBeGreaterThan(1);
});
