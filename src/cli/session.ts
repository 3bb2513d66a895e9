import { createNarrator } from "../../bots/terminal/narrator.js";
import type { BotParts } from "../app/bot-parts.js";
import { makeDiscordBot, makeSlackBot, makeTerminalBot } from "../app/bots.js";
import { makeWebBot } from "../app/web-bot.js";
import type { Sous } from "../app/wire.js";
import type { Bot, OurPlatform } from "../core/bot.js";
import { Interrupted } from "../core/errors.js";
import * as shared from "./options.js";

/**
 * @param quiet keeps standard output for JSON
 * @throws ConfigError when the platform is not set up
 */
export async function makeBot(
  parts: BotParts,
  platform: Exclude<OurPlatform, "simulated">,
  quiet: boolean,
): Promise<Bot> {
  switch (platform) {
    case "terminal":
      return makeTerminalBot(parts);
    case "slack":
      return makeSlackBot(parts);
    case "discord":
      return makeDiscordBot(parts);
    case "web":
      return announceAddress(makeWebBot(parts), quiet);
  }
}

function announceAddress(bot: Bot & { url(): string }, quiet: boolean): Bot {
  const start: Bot["start"] = async (handlers) => {
    await bot.start(handlers);
    (quiet ? process.stderr : process.stdout).write(`Sous is at ${bot.url()}\n`);
  };
  return { ...bot, start };
}

/** Simulated people need no pause, people at a terminal a short one. */
export function defaultPace(bot: OurPlatform, configured: number): number {
  if (bot === "simulated") return 0;
  return bot === "terminal" ? Math.min(configured, 200) : configured;
}

export function narrate({ watch }: Sous, { config }: BotParts) {
  const write = (text: string) => process.stdout.write(text);
  return createNarrator(watch, { write, colour: config.colour });
}

/**
 * @param stopping aborted by Ctrl-C and SIGTERM
 * @throws Interrupted when aborted first
 */
export async function playUntilDone(
  sous: Sous,
  stopping: AbortController,
  work: () => Promise<void>,
): Promise<void> {
  const interrupt = () => {
    sous.runner.close();
    stopping.abort();
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    await work();
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    throw new Interrupted(`Stopped; nothing is lost. To go on: ${shared.commandToType()}`);
  } finally {
    await sous.stop();
  }
}
