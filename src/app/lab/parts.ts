import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import type { Config } from "../config.js";

/** What every lab works with. */
export interface LabParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}
