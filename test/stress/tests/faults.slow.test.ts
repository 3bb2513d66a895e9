/** The short form of `stress faults`: real processes, real kills, on every bot. */
import { expect, test } from "vitest";
import { sousProgram } from "../../program.js";
import { measureFaults } from "../faults/faults-command.js";
import { type FaultBot, faultBots } from "../faults/room.js";

const kills = 3;

test.concurrent.each<FaultBot>(faultBots)(
  "%s: nothing is lost, nothing comes twice and every episode ends, whenever the process dies",
  { timeout: 180_000 },
  async (bot) => {
    const { byBot, ...totals } = await measureFaults({
      kills,
      command: sousProgram,
      bots: [bot],
      homes: ["kitchen"],
      seed: 11,
    });
    const figures = byBot[bot];
    expect(figures?.findings).toEqual([]);
    expect(totals).toEqual({ kills, lost: 0, doubled: 0, duplicatePosts: 0, unfinished: 0 });
    expect(figures?.answers).toBeGreaterThan(0);
    expect(figures?.questions).toBeGreaterThan(0);
    expect(figures?.killsWhileAsked).toBeGreaterThan(0);
  },
);
