/** Labs, and small games and rows of our own for benches. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { tinyGame } from "../../test/scenes/household/tiny-game.js";
import { sharedData } from "../../test/shared-data.js";
import type { LabSettings } from "../lab/contract.js";
import { whileWatched } from "../lab/in-jobs.js";
import type { Lab } from "../lab/lab.js";
import { createLabPool } from "../lab/pool.js";

const parts = { config: loadConfig(), clock: systemClock, log: createLog("error") };

/** A lab that is closed after the test. */
export function openLab(jobs = 1): Lab {
  const lab = createLabPool(parts, jobs);
  onTestFinished(() => lab.close());
  return lab;
}

/**
 * Does work as a command does, whose progress is shown and which Ctrl-C ends.
 *
 * @returns what came of it, and the progress after each unit: "1/3"
 */
export async function watch<Result>(
  work: () => Promise<Result>,
  onUnit?: (done: number, ending: AbortController) => void,
): Promise<{ readonly result: Result; readonly seen: readonly string[] }> {
  const ending = new AbortController();
  const seen: string[] = [];
  let [done, of] = [0, 0];
  const expect = (units: number) => {
    of += units;
  };
  const advance = (units: number) => {
    done += units;
    seen.push(`${done}/${of}`);
    onUnit?.(done, ending);
  };
  const result = await whileWatched({ signal: ending.signal, expect, advance }, work);
  return { result, seen };
}

/** One task of a home, with people who know everything. */
export const usual: LabSettings = {
  ask: "missing",
  variant: "standard",
  visits: "likely",
  wrong: 0,
  unsure: 0,
  maxSteps: 50,
  seed: 1,
};

/** A folder that is removed after the file's last test. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-research-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const cupInDrawer = tinyGame().replace("do as the test says", "put a cup in drawer");

/** Writes ALFWorld's games into the folder: name and text. */
export function writeGames(folder: string, games: Readonly<Record<string, string>>): string {
  for (const [id, text] of Object.entries(games)) {
    mkdirSync(path.join(folder, id), { recursive: true });
    writeFileSync(path.join(folder, id, "game.tw-pddl"), text);
  }
  return folder;
}

/** ALFWorld's real games, where this clone has them. */
export const realGames = sharedData("alfworld", "valid_train");
