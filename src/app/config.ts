/** Every setting, read once from the environment (and .env), checked all at once. */
import { existsSync } from "node:fs";
import { z } from "zod";
import type { Audience } from "../core/command.js";
import { ConfigError } from "../core/errors.js";

const text = z.string().trim().min(1).optional();
const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** Slack's users and user groups, Discord's users and roles. */
const idOf = /^(?:[UWS][A-Z0-9]{2,}|\d{15,21})$/;

/** One of these words, or ids with commas between them. */
const audience = (...words: ("channel" | "everyone")[]) =>
  z.string().transform((value, context): Audience => {
    const word = words.find((known) => known === value.trim().toLowerCase());
    if (word) return word;
    const ids = value.split(/[\s,]+/).filter((id) => id !== "");
    const wrong = ids.filter((id) => !idOf.test(id));
    if (wrong.length > 0)
      context.addIssue({
        code: "custom",
        message:
          `"${wrong.join(", ")}" is neither ${words.join(" nor ")} nor an id ` +
          "(Slack: U… or S…; Discord: a number)",
      });
    return ids;
  });

/** The variables of `.env.example`; a test holds the two together. */
export const settingsSchema = z.object({
  SOUS_DB: z.string().trim().min(1).default(".sous/sous.db"),
  SOUS_WEB_PORT: number(0, 65_535).default(3000),
  SOUS_ANSWER_MINUTES: z.coerce.number().positive().max(43_200).default(15),
  SOUS_PACE_MS: number(0, 60_000).default(700),
  SOUS_LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("warn"),
  SOUS_MANAGERS: audience("channel").default("channel"),
  SOUS_ANSWERERS: audience("channel", "everyone").default("channel"),
  SLACK_BOT_TOKEN: text,
  SLACK_APP_TOKEN: text,
  SLACK_CHANNEL: text,
  SLACK_API_URL: z.url().optional(),
  DISCORD_BOT_TOKEN: text,
  DISCORD_GUILD: text,
  DISCORD_CHANNEL: text,
  DISCORD_API_URL: z.url().optional(),
  NO_COLOR: z.string().optional(),
});

export interface SlackSettings {
  readonly botToken: string;
  readonly appToken: string;
  readonly channel: string;
  readonly apiUrl: string | undefined;
}

export interface DiscordSettings {
  readonly token: string;
  readonly guild: string | undefined;
  readonly channel: string;
  readonly apiUrl: string | undefined;
}

export interface Config {
  /** Path of the database file. */
  readonly database: string;
  readonly webPort: number;
  /** How long people have before the agent looks for itself. */
  readonly answerTimeoutMs: number;
  /** Pause between actions where people watch. */
  readonly paceMs: number;
  readonly logLevel: string;
  /** Null when Slack is not configured. */
  readonly slack: SlackSettings | null;
  /** Null when Discord is not configured. */
  readonly discord: DiscordSettings | null;
  /** Who may start, stop and change things from a chat. */
  readonly managers: Audience;
  /** Who may answer in a chat. */
  readonly answerers: Audience;
  readonly colour: boolean;
}

/** What each platform needs: all of it, or none. */
const platformVariables = {
  slack: ["SLACK_BOT_TOKEN", "SLACK_APP_TOKEN", "SLACK_CHANNEL"],
  discord: ["DISCORD_BOT_TOKEN", "DISCORD_CHANNEL"],
} as const;

/** Where each token comes from, for the error that misses it. */
export const whereToGet: Readonly<Record<string, string>> = {
  SLACK_BOT_TOKEN:
    "api.slack.com/apps, your app, OAuth & Permissions: the token that starts with xoxb-",
  SLACK_APP_TOKEN:
    "api.slack.com/apps, your app, Basic Information, App-Level Tokens with connections:write: it starts with xapp-",
  SLACK_CHANNEL: "the channel's details in Slack, at the bottom: an id that starts with C",
  DISCORD_BOT_TOKEN: "discord.com/developers/applications, your application, Bot, Reset Token",
  DISCORD_CHANNEL: "a right click on the channel with developer mode on: Copy Channel ID",
};

/**
 * Reads the environment, with `.env` beside it when there is one.
 *
 * @throws ConfigError that lists every problem at once
 */
export function loadConfig(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readConfig(process.env, Boolean(process.stdout.isTTY));
}

/** The environment for a child process that is the same program. */
export function childEnvironment(
  changes: Readonly<Record<string, string>>,
): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), ...changes };
}

/**
 * Reads settings from given variables. Empty ones (blanks too) count as absent.
 *
 * @throws ConfigError that lists every problem at once
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`),
    ...halfSet(given, platformVariables.slack),
    ...halfSet(given, platformVariables.discord),
  ];
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(`These settings are missing or not right:\n  ${problems.join("\n  ")}`);
  const settings = parsed.data;
  return Object.freeze({
    database: settings.SOUS_DB,
    webPort: settings.SOUS_WEB_PORT,
    answerTimeoutMs: settings.SOUS_ANSWER_MINUTES * 60_000,
    paceMs: settings.SOUS_PACE_MS,
    logLevel: settings.SOUS_LOG_LEVEL,
    slack: slackSettings(settings),
    discord: discordSettings(settings),
    managers: settings.SOUS_MANAGERS,
    answerers: settings.SOUS_ANSWERERS,
    colour: isTerminal && settings.NO_COLOR === undefined,
  });
}

type Settings = z.infer<typeof settingsSchema>;

/** A platform is configured with all of its variables or with none. */
function halfSet(
  given: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): readonly string[] {
  if (names.every((name) => given[name] === undefined)) return [];
  return names
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: get it from ${whereToGet[name]}`);
}

function slackSettings(settings: Settings): SlackSettings | null {
  const { SLACK_BOT_TOKEN: botToken, SLACK_APP_TOKEN: appToken, SLACK_CHANNEL: channel } = settings;
  if (!botToken || !appToken || !channel) return null;
  return { botToken, appToken, channel, apiUrl: settings.SLACK_API_URL };
}

function discordSettings(settings: Settings): DiscordSettings | null {
  const { DISCORD_BOT_TOKEN: token, DISCORD_CHANNEL: channel } = settings;
  if (!token || !channel) return null;
  return { token, guild: settings.DISCORD_GUILD, channel, apiUrl: settings.DISCORD_API_URL };
}

/** The error for a platform that was asked for and is not configured. */
export function missingPlatform(platform: "slack" | "discord"): ConfigError {
  const lines = platformVariables[platform].map(
    (name) => `${name}: get it from ${whereToGet[name]}`,
  );
  return new ConfigError(`To use ${platform}, set these in .env:\n  ${lines.join("\n  ")}`);
}
