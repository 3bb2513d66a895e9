/** Checks all settings together, and groups them by part. */
import { existsSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "../../core/errors.js";
import { phraseIssue } from "../../core/json.js";
import { packageFile } from "../../core/package-file.js";
import { llmProblems, llmSettings } from "./llm-settings.js";
import { rulesFrom } from "./rule-settings.js";
import { type GivenVariables, type Settings, variablesSchema } from "./variables.js";
import { missingVariables, platformVariables } from "./where-to-get.js";

/** Sentences about obsolete settings. */
const signed = "still counts, but SOUS_SECRET replaces it: set that.";
const fixed = "Nothing replaces it.";
const escalate = "Set SOUS_ESCALATE to the minutes and the ids (30,C0123).";
const dollars = "Set SOUS_LLM_DAY_DOLLARS and SOUS_LLM_PRICES: nothing limits tokens.";

/** Obsolete settings, and what to do now. */
const removed: Readonly<Record<string, string>> = {
  SOUS_ALERT_URL: `Let Prometheus read /metrics and alert on sous_alert (${packageFile("docs/operating.md")}).`,
  SOUS_ROLES: "One process does everything, and others stand by.",
  SOUS_BACKUP_KEEP:
    "The newest 14 backups stay; for another number, schedule sous db backup --keep.",
  SOUS_LEASE_SECONDS: "A leader that is not heard of for 15 seconds is followed by another.",
  SOUS_TIME_ZONE: "Set TZ, the variable of the system.",
  SOUS_ESCALATE_MINUTES: escalate,
  SLACK_ESCALATE_TO: escalate,
  DISCORD_ESCALATE_TO: escalate,
  SOUS_GRAPH_FROM: fixed,
  SOUS_EMBED_DIMENSIONS: "Vectors of every length are taken.",
  SOUS_LLM_API: "The protocol goes by the model.",
  SOUS_LLM_FALLBACK_MODEL: "Set SOUS_LLM_ROLES=fallback=MODEL.",
  SOUS_LLM_ANSWERS: "To switch it on, set SOUS_LLM_ROLES=grounder.",
  SOUS_LLM_QUESTIONS: "To switch it on, set SOUS_LLM_ROLES=phraser.",
  SOUS_LLM_COMPARES: "To switch it on, set SOUS_LLM_ROLES=judge.",
  SOUS_LLM_TIMEOUT_SECONDS: "A request has two minutes.",
  SOUS_LLM_CONCURRENCY: "Four requests run at once.",
  SOUS_LLM_EFFORT: "Set SOUS_LLM_ABILITIES=effort=low (or minimal, medium, high).",
  SOUS_LLM_THINKING_TOKENS: "A model that reasons gets the room that it needs.",
  SOUS_LLM_SCORES: "Options are scored by the letters of a list.",
  SOUS_LLM_THOUGHTS: fixed,
  SOUS_LLM_PICTURE: "To switch it on, name images in SOUS_LLM_ABILITIES.",
  SOUS_LLM_PATIENCE: "After three steps in a row by rule, the task ends.",
  SOUS_LLM_WHEN_SPENT: "When the budget is used up, the task ends.",
  SOUS_LLM_EPISODE_TOKENS: dollars,
  SOUS_LLM_DAY_TOKENS: dollars,
  SLACK_HTTP_HOST: "Slack's requests come in where the web chat does: SOUS_WEB_HOST.",
};

/** Former keys stay in use, so that what they signed and encrypted stays valid. */
const kept: Readonly<Record<string, string>> = {
  SOUS_JOIN_KEY: `${signed} Remove it when no link or code of a campaign is in use: they end with it.`,
  SOUS_SESSION_KEY: `${signed} Remove it at any time: everybody logs in again.`,
  SOUS_INSTALL_KEY: `${signed} Remove it when every workspace can install Sous again: their tokens end with it.`,
};

function describeRemoved(given: GivenVariables): readonly string[] {
  const names = Object.keys({ ...removed, ...kept }).filter((name) => given[name] !== undefined);
  return names.map((name) =>
    kept[name] ? `${name} ${kept[name]}` : `${name} no longer exists. ${removed[name]}`,
  );
}

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigError that lists every problem */
export function readConfig(variables: GivenVariables, isTerminal: boolean) {
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
    /** Sentences about obsolete settings in use. */
    removed: describeRemoved(given),
    answerTimeoutMs: settings.SOUS_ANSWER_MINUTES * 60_000,
    rules: rulesFrom(settings),
    readCare: settings.SOUS_READ_CARE.care,
    learnsDaily: settings.SOUS_READ_CARE.learns,
    /** Milliseconds between actions when people watch. */
    paceMs: settings.SOUS_PACE_MS,
    logLevel: settings.SOUS_LOG_LEVEL,
    /** "letters": texts are hashed in this process. Null: the default, a table of vectors that comes with Sous. */
    embed: embedSettings(settings),
    llm: llmSettings(settings),
    slack: slackSettings(settings),
    discord: discordSettings(settings),
    managers: settings.SOUS_MANAGERS,
    answerers: settings.SOUS_ANSWERERS,
    colour: isTerminal && settings.NO_COLOR === undefined,
  });
}

/** Whether traces are exported. OpenTelemetry's exporter reads the same variables. */
function isTraced(settings: Settings): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = settings;
  return all !== undefined || traces !== undefined;
}

function passwordProblems(given: GivenVariables): readonly string[] {
  const { SOUS_WEB_PASSWORD: member, SOUS_OWNER_PASSWORD: owner } = given;
  if (owner === undefined || owner !== member) return [];
  return ["SOUS_OWNER_PASSWORD: must not be the same as SOUS_WEB_PASSWORD"];
}

/** Lists faults. Expects Socket Mode, unless a variable of HTTP mode is given. */
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

/** Lists missing variables. Without server and channel in the settings, the bot is in every server that adds it. */
function discordProblems(given: GivenVariables): readonly string[] {
  const { DISCORD_GUILD: guild, DISCORD_CHANNEL: channel } = given;
  const isInstalled = guild === undefined && channel === undefined;
  return isInstalled ? [] : missingVariables(given, platformVariables.discord);
}

const folderPrefix = "dir:";
const folderOf = (model: string) => model.slice(folderPrefix.length);

/** Lists faults in the embedding settings. The client needs a key even for a server that accepts any. */
function embedProblems(given: GivenVariables): readonly string[] {
  const { SOUS_EMBED_MODEL: model, SOUS_EMBED_KEY: key, SOUS_EMBED_URL: url } = given;
  const isHere = model === "letters" || model?.startsWith(folderPrefix);
  if (model?.startsWith(folderPrefix) && !existsSync(path.join(folderOf(model), "config.json")))
    return [
      `SOUS_EMBED_MODEL: ${folderOf(model)} is no folder with config.json, tokenizer.json and model.onnx`,
    ];
  if (model !== undefined && !isHere && key === undefined)
    return ["SOUS_EMBED_KEY: the server's API key (any word for your own server without keys)"];
  if (model === undefined && (key !== undefined || url !== undefined))
    return ["SOUS_EMBED_MODEL: the embedding model's name, such as text-embedding-3-small"];
  return [];
}

function embedSettings(
  settings: Settings,
):
  | { apiKey: string; baseUrl: string | undefined; model: string }
  | { folder: string }
  | "letters"
  | null {
  const { SOUS_EMBED_MODEL: model, SOUS_EMBED_KEY: apiKey } = settings;
  if (model === "letters") return model;
  // The model is an ONNX file on this machine.
  if (model?.startsWith(folderPrefix)) return { folder: folderOf(model) };
  if (!model || !apiKey) return null;
  return { apiKey, baseUrl: settings.SOUS_EMBED_URL, model };
}

function slackSettings(settings: Settings) {
  const { SLACK_BOT_TOKEN: botToken, SLACK_APP_TOKEN: appToken, SLACK_CHANNEL: channel } = settings;
  const http = slackHttpSettings(settings);
  const isSettled = botToken && channel && (appToken || http);
  if (!isSettled && !http?.install) return null;
  return {
    /** Undefined when workspaces install the app themselves. */
    botToken,
    /** For Socket Mode; exactly one of this and `http` is set. */
    appToken,
    http,
    /** Empty without a workspace in the settings. */
    channel: channel ?? "",
    apiUrl: settings.SLACK_API_URL,
  };
}

function slackHttpSettings(settings: Settings) {
  const { SLACK_SIGNING_SECRET: signingSecret, SLACK_HTTP_PORT: port } = settings;
  if (!signingSecret || port === undefined) return undefined;
  const { SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = settings;
  const install = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return {
    signingSecret,
    host: settings.SOUS_WEB_HOST,
    port,
    /** Lets workspaces install the app themselves. */
    install,
  };
}

function discordSettings(settings: Settings) {
  const { DISCORD_BOT_TOKEN: token, DISCORD_CHANNEL: channel = "" } = settings;
  if (!token) return null;
  return {
    token,
    /** The only server. Undefined for every server that adds the bot. */
    guild: settings.DISCORD_GUILD,
    channel,
    apiUrl: settings.DISCORD_API_URL,
  };
}
