/** Every setting, read once from the environment (and .env), checked all at once. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import type { Audience } from "../../core/command.js";
import { ConfigError } from "../../core/errors.js";
import type { DeskRules } from "../../desk/rules.js";
import { type LlmSettings, llmProblems, llmSettings, llmVariables } from "./llm-settings.js";
import { ruleSettings, rulesFrom } from "./rule-settings.js";

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
  SOUS_WEB_HOST: z.string().trim().min(1).default("127.0.0.1"),
  SOUS_WEB_PASSWORD: z.string().min(12, "needs at least 12 characters").optional(),
  SOUS_ANSWER_MINUTES: z.coerce.number().positive().max(43_200).default(15),
  SOUS_PACE_MS: number(0, 60_000).default(700),
  SOUS_LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("warn"),
  ...ruleSettings,
  SOUS_EMBED_MODEL: text,
  SOUS_EMBED_KEY: text,
  SOUS_EMBED_URL: z.url().optional(),
  SOUS_EMBED_DIMENSIONS: number(8, 8192).default(1536),
  ...llmVariables,
  SOUS_MANAGERS: audience("channel").default("channel"),
  SOUS_ANSWERERS: audience("channel", "everyone").default("channel"),
  SLACK_BOT_TOKEN: text,
  SLACK_APP_TOKEN: text,
  SLACK_SIGNING_SECRET: text,
  SLACK_HTTP_PORT: number(1, 65_535).optional(),
  SLACK_HTTP_HOST: z.string().trim().min(1).default("127.0.0.1"),
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
  /** Of Socket Mode; exactly one of this and `http` is there. */
  readonly appToken: string | undefined;
  readonly http: SlackHttpSettings | undefined;
  readonly channel: string;
  readonly apiUrl: string | undefined;
}

/** Where Slack's signed requests are listened for. */
export interface SlackHttpSettings {
  readonly signingSecret: string;
  readonly host: string;
  readonly port: number;
}

export interface DiscordSettings {
  readonly token: string;
  readonly guild: string | undefined;
  readonly channel: string;
  readonly apiUrl: string | undefined;
}

/** The server that turns texts into vectors. */
export interface EmbedSettings {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  readonly dimensions: number;
}

export interface Config {
  /** Path of the database file. */
  readonly database: string;
  readonly webPort: number;
  /** Other machines reach the web chat only where there is a password. */
  readonly webHost: string;
  readonly webPassword: string | undefined;
  /** How long people have before the agent looks for itself. */
  readonly answerTimeoutMs: number;
  /** When people may be disturbed, how often, and what happens when nobody answers. */
  readonly rules: DeskRules;
  /** Pause between actions where people watch. */
  readonly paceMs: number;
  readonly logLevel: string;
  /** Null: texts are hashed here. */
  readonly embed: EmbedSettings | null;
  /** Null: no language model is configured. */
  readonly llm: LlmSettings | null;
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
  slackOverHttp: ["SLACK_BOT_TOKEN", "SLACK_SIGNING_SECRET", "SLACK_HTTP_PORT", "SLACK_CHANNEL"],
  discord: ["DISCORD_BOT_TOKEN", "DISCORD_CHANNEL"],
} as const;

/** Where each token comes from, for the error that misses it. */
export const whereToGet: Readonly<Record<string, string>> = {
  SLACK_BOT_TOKEN:
    "api.slack.com/apps, your app, OAuth & Permissions: the token that starts with xoxb-",
  SLACK_APP_TOKEN:
    "api.slack.com/apps, your app, Basic Information, App-Level Tokens with connections:write: it starts with xapp- (or set SLACK_SIGNING_SECRET and SLACK_HTTP_PORT instead)",
  SLACK_SIGNING_SECRET:
    "api.slack.com/apps, your app, Basic Information, App Credentials: the Signing Secret",
  SLACK_HTTP_PORT:
    "your proxy or tunnel: the port to which it hands https://<your address>/slack/events",
  SLACK_CHANNEL: "the channel's details in Slack, at the bottom: an id that starts with C",
  DISCORD_BOT_TOKEN: "discord.com/developers/applications, your application, Bot, Reset Token",
  DISCORD_CHANNEL: "a right click on the channel with developer mode on: Copy Channel ID",
};

/** Where settings are kept, in the folder that the program runs in. */
export const envFile = ".env";

/**
 * Reads the environment, with `.env` beside it when there is one.
 *
 * @throws ConfigError that lists every problem at once
 */
export function loadConfig(): Config {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return readConfig(process.env, Boolean(process.stdout.isTTY));
}

/** What is set so far, however little: for setting up. */
export interface Draft {
  /** Every variable that has a value; the environment goes before `.env`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Settings that stand in the environment itself: what `.env` says of them does not count. */
  readonly exported: readonly string[];
}

/** Reads settings without asking whether they are complete. Nothing is put into the environment. */
export function loadDraft(): Draft {
  const kept = existsSync(envFile) ? parseEnv(readFileSync(envFile, "utf8")) : {};
  const names = Object.keys(settingsSchema.shape);
  const given = names.map((name) => [name, (process.env[name] ?? kept[name] ?? "").trim()]);
  return {
    variables: Object.fromEntries(given.filter(([, value]) => value !== "")),
    exported: names.filter((name) => process.env[name] !== undefined),
  };
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
    ...slackProblems(given),
    ...halfSet(given, platformVariables.discord),
    ...embedProblems(given),
    ...llmProblems(given),
  ];
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(`These settings are missing or not right:\n  ${problems.join("\n  ")}`);
  const settings = parsed.data;
  return Object.freeze({
    database: settings.SOUS_DB,
    webPort: settings.SOUS_WEB_PORT,
    webHost: settings.SOUS_WEB_HOST,
    webPassword: settings.SOUS_WEB_PASSWORD,
    answerTimeoutMs: settings.SOUS_ANSWER_MINUTES * 60_000,
    rules: rulesFrom(settings),
    paceMs: settings.SOUS_PACE_MS,
    logLevel: settings.SOUS_LOG_LEVEL,
    embed: embedSettings(settings),
    llm: llmSettings(settings),
    slack: slackSettings(settings),
    discord: discordSettings(settings),
    managers: settings.SOUS_MANAGERS,
    answerers: settings.SOUS_ANSWERERS,
    colour: isTerminal && settings.NO_COLOR === undefined,
  });
}

type Settings = z.infer<typeof settingsSchema>;

/** Slack is reached in one of two ways: Socket Mode unless anything of HTTP mode is given. */
function slackProblems(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const overHttp = given.SLACK_SIGNING_SECRET !== undefined || given.SLACK_HTTP_PORT !== undefined;
  if (overHttp && given.SLACK_APP_TOKEN !== undefined)
    return [
      "SLACK_APP_TOKEN: set it (Socket Mode) or SLACK_SIGNING_SECRET and SLACK_HTTP_PORT (HTTP), not both",
    ];
  return halfSet(given, overHttp ? platformVariables.slackOverHttp : platformVariables.slack);
}

/** A server of one's own may take any key, but the client needs one. */
function embedProblems(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { SOUS_EMBED_MODEL: model, SOUS_EMBED_KEY: key, SOUS_EMBED_URL: url } = given;
  if (model !== undefined && key === undefined)
    return [
      "SOUS_EMBED_KEY: the server's API key (any word for a server of your own that wants none)",
    ];
  if (model === undefined && (key !== undefined || url !== undefined))
    return ["SOUS_EMBED_MODEL: the embedding model's name, such as text-embedding-3-small"];
  return [];
}

function embedSettings(settings: Settings): EmbedSettings | null {
  const { SOUS_EMBED_MODEL: model, SOUS_EMBED_KEY: apiKey } = settings;
  if (!model || !apiKey) return null;
  const { SOUS_EMBED_URL: baseUrl, SOUS_EMBED_DIMENSIONS: dimensions } = settings;
  return { apiKey, baseUrl, model, dimensions };
}

/** Every value among the settings that must not be written down anywhere. */
export function secretsOf({ slack, discord, webPassword, embed, llm }: Config): readonly string[] {
  const { botToken, appToken, http } = slack ?? {};
  const all = [
    botToken,
    appToken,
    http?.signingSecret,
    discord?.token,
    webPassword,
    embed?.apiKey,
    llm?.model.apiKey,
  ];
  return all.filter((secret) => secret !== undefined);
}

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
  const http = slackHttpSettings(settings);
  if (!botToken || !channel || !(appToken || http)) return null;
  return { botToken, appToken, http, channel, apiUrl: settings.SLACK_API_URL };
}

function slackHttpSettings(settings: Settings): SlackHttpSettings | undefined {
  const { SLACK_SIGNING_SECRET: signingSecret, SLACK_HTTP_PORT: port } = settings;
  if (!signingSecret || port === undefined) return undefined;
  return { signingSecret, host: settings.SLACK_HTTP_HOST, port };
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
