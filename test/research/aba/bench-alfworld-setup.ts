import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import {
  type BenchAlfworldRequest,
  benchAlfworld,
} from "../../../src/research/aba/bench-alfworld.js";
import type { AlfworldResult } from "../../../src/research/aba/results.js";
import type { Lab } from "../../../src/research/lab/contract.js";
import { createLabPool } from "../../../src/research/lab/pool.js";
import { newFile } from "../../memory/folder.js";
import { tinyGame } from "../../scenes/household/tiny-game.js";
import { sharedData } from "../../shared-data.js";

export const cupInDrawer = tinyGame().replace("do as the test says", "put a cup in drawer");

export function writeGames(games: Readonly<Record<string, string>>): string {
  const folder = path.dirname(newFile());
  for (const [id, text] of Object.entries(games)) {
    mkdirSync(path.join(folder, id), { recursive: true });
    writeFileSync(path.join(folder, id, "game.tw-pddl"), text);
  }
  return folder;
}

export function openLab(jobs = 1): Lab {
  const parts = { config: loadConfig(), clock: systemClock, log: createLog("error") };
  const lab = createLabPool(parts, jobs);
  onTestFinished(() => lab.close());
  return lab;
}

export function bench(
  folder: string,
  {
    jobs,
    settings,
    ...change
  }: {
    readonly jobs?: number;
    readonly settings?: Partial<BenchAlfworldRequest["settings"]>;
  } & Partial<Omit<BenchAlfworldRequest, "settings">> = {},
): Promise<AlfworldResult> {
  return benchAlfworld(openLab(jobs), {
    folder,
    seeds: [1],
    ...change,
    settings: {
      variant: "standard",
      ask: "missing",
      wrong: 0,
      unsure: 0,
      maxSteps: 50,
      ...settings,
    },
  });
}

export const games = sharedData("alfworld", "valid_train");
