/** Makes the bot of Sous's own web page. Imports little, so that the address opens soon. */

import type { Logger } from "pino";
import { createWebBot, type WebBot } from "../../../bots/web/server.js";
import type { Clock } from "../../core/clock.js";
import type { Config } from "../settings/read-config.js";

/** @throws ConfigError when other machines could connect without a password, or for a bad password */
export function makeWebBot({ config, clock, log }: BotParts): WebBot {
  const { webPort: port, webHost: host, webPassword: password, ownerPassword } = config;
  const { trustProxy, metricsToken } = config;
  const who = { password, ownerPassword, trustProxy, metricsToken };
  return createWebBot({ port, host, ...who, clock, log });
}

export interface BotParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}
