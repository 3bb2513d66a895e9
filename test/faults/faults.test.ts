/** The short form of `sous bench faults`: real processes, real kills, on every bot. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { measureFaults } from "../../src/app/cli/bench-faults.js";
import { type FaultBot, faultBots } from "../../src/studies/faults/room.js";

const kills = 5;
const entry = fileURLToPath(new URL("../../src/app/cli/main.ts", import.meta.url));
const command = ["--import", import.meta.resolve("tsx"), entry];

test.concurrent.each<FaultBot>(faultBots)(
  "%s: nothing is lost, nothing comes twice and every episode ends, whenever the process dies",
  { timeout: 180_000 },
  async (bot) => {
    const { byBot, ...totals } = await measureFaults({
      ...{ kills, command, bots: [bot], homes: ["kitchen"], seed: 11 },
    });
    const figures = byBot[bot];
    expect(figures?.findings).toEqual([]);
    expect(totals).toEqual({ kills, lost: 0, doubled: 0, duplicatePosts: 0, unfinished: 0 });
    expect(figures?.answers).toBeGreaterThan(0);
    expect(figures?.questions).toBeGreaterThan(0);
    expect(figures?.killsWhileAsked).toBeGreaterThan(0);
  },
);
