/** A process that plays for long needs no more memory than one that has just begun. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createBenchParts } from "../../../src/research/lab/bench-parts.js";
import { createLab } from "../../../src/research/lab/lab.js";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const settings = {
  variant: "standard",
  ask: "missing",
  notebook: "task",
  wrong: 0,
  unsure: 0,
  maxSteps: 50,
  visits: "likely",
} as const;
const homes = ["kitchen", "flat"];
/** Bytes. */
const mostGrowth = 8 * 1024 * 1024;

/** What is used after some time in which what is left behind can end. */
async function memoryUsed(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it("memory stays the same over 2,000 episodes", { timeout: 1_200_000 }, async () => {
  const lab = createLab(createBenchParts());
  let played = 0;
  const playTo = async (count: number): Promise<number> => {
    for (; played < count; played++)
      await lab.play(homes[played % homes.length] ?? "kitchen", { ...settings, seed: played });
    return memoryUsed();
  };
  const early = await playTo(200);
  const late = await playTo(2000);
  await lab.close();
  expect(late - early).toBeLessThan(mostGrowth);
});
