/** Loads little, so that the address opens soon. */
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import type { BotParts } from "./bot-parts.js";

/** @throws ConfigError when other machines could connect without a password, or for a bad password */
export function makeWebBot({ config, clock, log }: BotParts): WebBot {
  const { webPort: port, webHost: host, webPassword: password, ownerPassword } = config;
  const { trustProxy, metricsToken } = config;
  const who = { password, ownerPassword, trustProxy, metricsToken };
  return createWebBot({ port, host, ...who, clock, log });
}
