import type { Logger } from "pino";
import type { Clock } from "../core/clock.js";
import type { Config } from "./settings/read-config.js";

/** What every bot is made from. */
export interface BotParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}
