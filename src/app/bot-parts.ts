import type { Logger } from "pino";
import type { Clock } from "../core/clock.js";
import type { Config } from "./settings/read-config.js";

export interface BotParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}
