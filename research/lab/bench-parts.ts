/** What benches are made of: settings, clock and log. */
import type { Logger } from "pino";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { loadConfig, secretsOf } from "../../src/app/settings/config.js";
import type { Config } from "../../src/app/settings/read-config.js";
import type { Clock } from "../../src/core/clock.js";

export interface BenchParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** When aborted, no language model is waited for. */
  readonly signal?: AbortSignal;
}

export function createBenchParts(config = loadConfig()): BenchParts {
  const log = createLog(config.logLevel, { secrets: secretsOf(config) });
  return { config, clock: systemClock, log };
}
