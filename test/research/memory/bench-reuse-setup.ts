import { onTestFinished } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import type { Lab } from "../../../src/research/lab/contract.js";
import { createLabPool } from "../../../src/research/lab/pool.js";
import type { ReuseResult } from "../../../src/research/memory/results.js";
import {
  type BenchReuseRequest,
  benchReuse,
} from "../../../src/research/memory/reuse/bench-reuse.js";
import { sharedData } from "../../shared-data.js";

export const patience = { timeout: 120_000 };

export function openLab(jobs = 1): Lab {
  const parts = { config: loadConfig(), clock: systemClock, log: createLog("error") };
  const lab = createLabPool(parts, jobs);
  onTestFinished(() => lab.close());
  return lab;
}

export function bench(
  change: Partial<BenchReuseRequest> & { jobs?: number },
): Promise<ReuseResult> {
  const { jobs, ...request } = change;
  const homes = ["bathroom", "kitchen"].map((id) => ({ id, file: id }));
  const plain = {
    rounds: 8,
    seeds: [1],
    people: { wrong: 0.2, unsure: 0 },
    moved: 0.1,
    maxSteps: 50,
  };
  return benchReuse(openLab(jobs), { homes, ...plain, ...request });
}

export const games = sharedData("alfworld", "valid_train");
