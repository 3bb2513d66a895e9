import { systemClock } from "../app/clock.js";
import { createLog } from "../app/log.js";
import { loadConfig, secretsOf } from "../app/settings/config.js";
import type { BotParts } from "../app/web-bot.js";

export function loadParts(): BotParts {
  const config = loadConfig();
  const log = createLog(config.logLevel, { secrets: secretsOf(config) });
  return { config, clock: systemClock, log };
}
