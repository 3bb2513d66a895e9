/** Makes bots from settings. */
import type { Logger } from "pino";
import { createDiscordBot } from "../../bots/discord/index.js";
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { createSlackBot } from "../../bots/slack/index.js";
import { createTerminalBot } from "../../bots/terminal/index.js";
import { createWebBot, type WebBot } from "../../bots/web/index.js";
import type { Bot } from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import { type Config, missingPlatform } from "./config.js";

export interface BotParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How simulated people behave. */
export interface SimulatedPeople {
  readonly wrong: number;
  readonly unsure: number;
  readonly delayMs: number;
  readonly seed: number;
}

/** Names of the simulated people; no home of ours depends on them. */
const simulatedNames = ["Ana", "Ben", "Chloe"];

export function makeWebBot({ config, clock, log }: BotParts): WebBot {
  return createWebBot({ port: config.webPort, clock, log });
}

export function makeSimulatedBot({ clock }: BotParts, people: SimulatedPeople): Bot {
  return createSimulatedBot({ clock, people: simulatedNames, ...people });
}

export function makeTerminalBot({ config, clock }: BotParts): Bot {
  const { stdin: input, stdout: output } = process;
  return createTerminalBot({ clock, input, output, colour: config.colour, person: "you" });
}

/** @throws ConfigError naming the missing variables and where to get them */
export function makeSlackBot({ config, clock, log }: BotParts): Bot {
  if (!config.slack) throw missingPlatform("slack");
  return createSlackBot({ ...config.slack, clock, log });
}

/** @throws ConfigError naming the missing variables and where to get them */
export function makeDiscordBot({ config, clock, log }: BotParts): Bot {
  if (!config.discord) throw missingPlatform("discord");
  return createDiscordBot({ ...config.discord, clock, log });
}

/** The channel a bot posts in when nobody names one. */
export function defaultChannel(config: Config, platform: Bot["platform"]): string {
  if (platform === "slack") return config.slack?.channel ?? "";
  if (platform === "discord") return config.discord?.channel ?? "";
  return platform;
}
