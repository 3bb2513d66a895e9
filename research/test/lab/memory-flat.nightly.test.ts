/** A process that plays for long needs no more memory than one that has just begun. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { keepHousehold } from "../../../src/app/play/households.js";
import { makeSimulatedBot } from "../../../src/app/serve/bots.js";
import { startSous } from "../../../src/app/wire.js";
import { createBenchParts } from "../../lab/parts.js";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const settings = { maxSteps: 50, ask: "missing", notebook: "task" } as const;
const homes = ["kitchen", "flat"];
/** Bytes. */
const mostGrowth = 8 * 1024 * 1024;
/** Of the database, for 1,000 episodes. */
const mostPer1000 = 12e6;
const timeout = 1_200_000;

/** What is used after some time in which what is left behind can end. */
async function memoryUsed(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** How much more is used after `count` episodes than after a tenth of them. */
async function growthOver(count: number, play: (nth: number) => Promise<unknown>): Promise<number> {
  let early = 0;
  for (let nth = 1; nth <= count; nth++) {
    await play(nth);
    if (nth === count / 10) early = await memoryUsed();
  }
  return (await memoryUsed()) - early;
}

it("memory stays the same over 1,000 episodes of a Sous, and the database small", {
  timeout,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-flat-"));
  const parts = createBenchParts();
  const sous = await startSous({
    ...parts,
    database: path.join(folder, "sous.db"),
    command: "sous bench",
    paceMs: 0,
    bots: [makeSimulatedBot(parts, { wrong: 0, unsure: 0, delayMs: 0, seed: 1 })],
    answerTimeoutMs: parts.config.answerTimeoutMs,
  });
  const { memory, runner } = sous;
  const households = await Promise.all(homes.map((id) => keepHousehold(memory, id, parts.clock)));
  const place = { bot: "simulated", channel: "simulated" } as const;
  const growth = await growthOver(1000, async (seed) => {
    const household = households[seed % homes.length];
    if (!household) throw new Error("There is no home.");
    const request = { ...place, household, seed, maxSteps: settings.maxSteps, rounds: 1 };
    await runner.play({ ...request, askPolicy: settings.ask });
  });
  await sous.stop();
  expect(statSync(path.join(folder, "sous.db")).size).toBeLessThan(mostPer1000);
  rmSync(folder, { recursive: true });
  expect(growth).toBeLessThan(mostGrowth);
});
