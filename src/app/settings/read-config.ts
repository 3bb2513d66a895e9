/** Reads all settings from variables, and checks them at once. */
import type { Audience } from "../../core/command.js";
import { ConfigError } from "../../core/errors.js";
import type { ReadCare } from "../../core/grounding.js";
import { phraseIssue } from "../../core/phrase-issue.js";
import type { DeskRules } from "../../desk/rules.js";
import type { Keys } from "../secret-key.js";
import { type LlmSettings, llmProblems, llmSettings } from "./llm-settings.js";
import { describeRemoved } from "./removed.js";
import { rulesFrom } from "./rule-settings.js";
import { type GivenVariables, type Settings, variablesSchema } from "./variables.js";
import { missingVariables, platformVariables } from "./where-to-get.js";

interface SlackSettings {
  /** Of the settings' own workspace; undefined where every workspace installs the app by itself. */
  readonly botToken: string | undefined;
  /** For Socket Mode; exactly one of this and `http` is set. */
  readonly appToken: string | undefined;
  readonly http: SlackHttpSettings | undefined;
  /** Empty without a workspace of the settings. */
  readonly channel: string;
  readonly apiUrl: string | undefined;
}

/** Where to listen for Slack's signed requests. */
interface SlackHttpSettings {
  readonly signingSecret: string;
  readonly host: string;
  readonly port: number;
  /** With it, workspaces install the app by themselves. */
  readonly install: { readonly clientId: string; readonly clientSecret: string } | undefined;
}

interface DiscordSettings {
  readonly token: string;
  /** The only server; undefined: every server that lets the bot in. */
  readonly guild: string | undefined;
  /** Empty without a server of the settings. */
  readonly channel: string;
  readonly apiUrl: string | undefined;
}

/** A server that turns texts into vectors. */
interface EmbedSettings {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
}

export interface Config {
  /** Path of the database file, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly webPort: number;
  /** Other machines can reach the web chat only with a password. */
  readonly webHost: string;
  readonly webPassword: string | undefined;
  /** Opens what is the owner's. Not the same as `webPassword`. */
  readonly ownerPassword: string | undefined;
  /** Proxies before the web chat: how many, or their addresses and ranges. */
  readonly trustProxy: number | readonly string[];
  /** Days after which words from outside campaigns are deleted; null: never. */
  readonly keepDays: number | null;
  /** Where sous serve puts a backup every day; null: it makes none. */
  readonly backupFolder: string | null;
  readonly keys: Keys;
  /** Opens the measurements of the web chat to other machines. */
  readonly metricsToken: string | undefined;
  /** Whether an OpenTelemetry collector is set. */
  readonly isTraced: boolean;
  /** Sentences about settings that were given and no longer exist. */
  readonly removed: readonly string[];
  /** How long people have to answer before the agent goes on without them. */
  readonly answerTimeoutMs: number;
  /** When and how often Sous asks people, and what it does without an answer. */
  readonly rules: DeskRules;
  readonly readCare: ReadCare;
  /** Pause between actions when people watch. */
  readonly paceMs: number;
  readonly logLevel: string;
  /** "letters": texts are hashed in this process. Null: the default, the table of word pieces. */
  readonly embed: EmbedSettings | "letters" | null;
  /** Null: no language model is configured. */
  readonly llm: LlmSettings | null;
  /** Null when Slack is not configured. */
  readonly slack: SlackSettings | null;
  /** Null when Discord is not configured. */
  readonly discord: DiscordSettings | null;
  /** Who may manage from a chat. */
  readonly managers: Audience;
  /** Who may answer in a chat. */
  readonly answerers: Audience;
  readonly colour: boolean;
}

/**
 * Reads settings from given variables. Empty ones (blanks too) count as absent.
 *
 * @throws ConfigError that lists every problem at once
 */
export function readConfig(variables: GivenVariables, isTerminal: boolean): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = variablesSchema.safeParse(given, { error: phraseIssue });
  const problems = [
    ...(parsed.error?.issues ?? []).map(
      ({ path: [name], message }) => `${String(name)}: ${message}`,
    ),
    ...passwordProblems(given),
    ...slackProblems(given),
    ...discordProblems(given),
    ...embedProblems(given),
    ...llmProblems(given),
  ];
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(`These settings are missing or wrong:\n  ${problems.join("\n  ")}`);
  const settings = parsed.data;
  return Object.freeze({
    database: settings.SOUS_DB,
    webPort: settings.SOUS_WEB_PORT,
    webHost: settings.SOUS_WEB_HOST,
    webPassword: settings.SOUS_WEB_PASSWORD,
    ownerPassword: settings.SOUS_OWNER_PASSWORD,
    trustProxy: settings.SOUS_TRUST_PROXY,
    keepDays: settings.SOUS_KEEP_DAYS ?? null,
    backupFolder: settings.SOUS_BACKUP_DIR ?? null,
    keys: {
      secret: settings.SOUS_SECRET,
      "join-key": settings.SOUS_JOIN_KEY,
      "install-key": settings.SOUS_INSTALL_KEY,
      "session-key": settings.SOUS_SESSION_KEY,
    },
    metricsToken: settings.SOUS_METRICS_TOKEN,
    isTraced: isTraced(settings),
    removed: describeRemoved(given),
    answerTimeoutMs: settings.SOUS_ANSWER_MINUTES * 60_000,
    rules: rulesFrom(settings),
    readCare: settings.SOUS_READ_CARE,
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

/** OpenTelemetry's exporter reads these and all its other variables itself. */
function isTraced(settings: Settings): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = settings;
  return all !== undefined || traces !== undefined;
}

function passwordProblems(given: GivenVariables): readonly string[] {
  const { SOUS_WEB_PASSWORD: member, SOUS_OWNER_PASSWORD: owner } = given;
  if (owner === undefined || owner !== member) return [];
  return ["SOUS_OWNER_PASSWORD: must not be the same as SOUS_WEB_PASSWORD"];
}

/** Slack is reached in Socket Mode, unless a variable of HTTP mode is given. */
function slackProblems(given: GivenVariables): readonly string[] {
  const overHttp = given.SLACK_SIGNING_SECRET !== undefined || given.SLACK_HTTP_PORT !== undefined;
  if (overHttp && given.SLACK_APP_TOKEN !== undefined)
    return [
      "SLACK_APP_TOKEN: set it (Socket Mode) or SLACK_SIGNING_SECRET and SLACK_HTTP_PORT (HTTP), not both",
    ];
  if (given.SLACK_CLIENT_ID !== undefined || given.SLACK_CLIENT_SECRET !== undefined)
    return [
      ...missingVariables(given, platformVariables.slackInstalled),
      ...missingVariables(given, platformVariables.slackWorkspace),
    ];
  return missingVariables(
    given,
    overHttp ? platformVariables.slackOverHttp : platformVariables.slack,
  );
}

/** Without a server the bot is in every server that lets it in; its own channel is one more. */
function discordProblems(given: GivenVariables): readonly string[] {
  const { DISCORD_GUILD: guild, DISCORD_CHANNEL: channel } = given;
  const isInstalled = guild === undefined && channel === undefined;
  return missingVariables(
    given,
    isInstalled ? platformVariables.discordInstalled : platformVariables.discord,
  );
}

/** Your own server may accept any key, but the client needs one. */
function embedProblems(given: GivenVariables): readonly string[] {
  const { SOUS_EMBED_MODEL: model, SOUS_EMBED_KEY: key, SOUS_EMBED_URL: url } = given;
  if (model !== undefined && model !== "letters" && key === undefined)
    return ["SOUS_EMBED_KEY: the server's API key (any word for your own server without keys)"];
  if (model === undefined && (key !== undefined || url !== undefined))
    return ["SOUS_EMBED_MODEL: the embedding model's name, such as text-embedding-3-small"];
  return [];
}

function embedSettings(settings: Settings): Config["embed"] {
  const { SOUS_EMBED_MODEL: model, SOUS_EMBED_KEY: apiKey } = settings;
  if (model === "letters") return model;
  if (!model || !apiKey) return null;
  return { apiKey, baseUrl: settings.SOUS_EMBED_URL, model };
}

function slackSettings(settings: Settings): SlackSettings | null {
  const { SLACK_BOT_TOKEN: botToken, SLACK_APP_TOKEN: appToken, SLACK_CHANNEL: channel } = settings;
  const http = slackHttpSettings(settings);
  const isSettled = botToken && channel && (appToken || http);
  if (!isSettled && !http?.install) return null;
  return { botToken, appToken, http, channel: channel ?? "", apiUrl: settings.SLACK_API_URL };
}

function slackHttpSettings(settings: Settings): SlackHttpSettings | undefined {
  const { SLACK_SIGNING_SECRET: signingSecret, SLACK_HTTP_PORT: port } = settings;
  if (!signingSecret || port === undefined) return undefined;
  const { SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = settings;
  const install = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return { signingSecret, host: settings.SOUS_WEB_HOST, port, install };
}

function discordSettings(settings: Settings): DiscordSettings | null {
  const { DISCORD_BOT_TOKEN: token, DISCORD_CHANNEL: channel = "" } = settings;
  if (!token) return null;
  return { token, guild: settings.DISCORD_GUILD, channel, apiUrl: settings.DISCORD_API_URL };
}
