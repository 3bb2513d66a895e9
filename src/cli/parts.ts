/** Loads what most commands need: settings, clock and log. */
import { systemClock } from "../app/operating/clock.js";
import { createLog } from "../app/operating/log.js";
import type { BotParts } from "../app/serve/web-bot.js";
import { loadConfig, secretsOf } from "../app/settings/config.js";

export function loadParts(): BotParts {
  const config = loadConfig();
  const log = createLog(config.logLevel, { secrets: secretsOf(config) });
  return { config, clock: systemClock, log };
}
