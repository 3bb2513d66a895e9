/** Makes the web bot from settings. It loads little, so that its address is open soon. */
import { createWebBot, type WebBot } from "../../bots/web/index.js";
import type { BotParts } from "./bot-parts.js";

/** @throws ConfigError when other machines could reach it without a password, or a password is not right */
export function makeWebBot({ config, clock, log }: BotParts): WebBot {
  const { webPort: port, webHost: host, webPassword: password, ownerPassword } = config;
  const { trustProxy, metricsToken } = config;
  const who = { password, ownerPassword, trustProxy, metricsToken };
  return createWebBot({ port, host, ...who, clock, log });
}
