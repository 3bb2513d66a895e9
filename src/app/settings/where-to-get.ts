/** Tells people which settings are missing, and where to get their values. */
import { ConfigError } from "../../core/errors.js";
import type { GivenVariables } from "./variables.js";

/** A platform needs all of its variables, or none. */
export const platformVariables = {
  slack: ["SLACK_BOT_TOKEN", "SLACK_APP_TOKEN", "SLACK_CHANNEL"],
  slackOverHttp: ["SLACK_BOT_TOKEN", "SLACK_SIGNING_SECRET", "SLACK_HTTP_PORT", "SLACK_CHANNEL"],
  /** For an app that workspaces install themselves. The settings may name one more workspace. */
  slackInstalled: [
    "SLACK_CLIENT_ID",
    "SLACK_CLIENT_SECRET",
    "SLACK_SIGNING_SECRET",
    "SLACK_HTTP_PORT",
  ],
  slackWorkspace: ["SLACK_BOT_TOKEN", "SLACK_CHANNEL"],
  discord: ["DISCORD_BOT_TOKEN", "DISCORD_CHANNEL"],
} as const;

const whereToGet: Readonly<Record<string, string>> = {
  SLACK_BOT_TOKEN:
    "api.slack.com/apps, your app, OAuth & Permissions: the token that starts with xoxb-",
  SLACK_APP_TOKEN:
    "api.slack.com/apps, your app, Basic Information, App-Level Tokens with connections:write: it starts with xapp- (or set SLACK_SIGNING_SECRET and SLACK_HTTP_PORT instead)",
  SLACK_SIGNING_SECRET:
    "api.slack.com/apps, your app, Basic Information, App Credentials: the Signing Secret",
  SLACK_CLIENT_ID:
    "api.slack.com/apps, your app, Basic Information, App Credentials: the Client ID",
  SLACK_CLIENT_SECRET:
    "api.slack.com/apps, your app, Basic Information, App Credentials: the Client Secret",
  SLACK_HTTP_PORT:
    "your proxy or tunnel: the port to which it forwards https://<your address>/slack/events",
  SLACK_CHANNEL: "the channel's details in Slack, at the bottom: an id that starts with C",
  DISCORD_BOT_TOKEN: "discord.com/developers/applications, your application, Bot, Reset Token",
  DISCORD_CHANNEL: "a right click on the channel with developer mode on: Copy Channel ID",
};

/** Describes a platform's missing variables; none if all are missing. */
export function missingVariables(
  given: GivenVariables,
  names: readonly string[],
): readonly string[] {
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === names.length ? [] : missing.map(formatMissing);
}

export function missingPlatform(platform: "slack" | "discord"): ConfigError {
  const lines = platformVariables[platform].map(formatMissing);
  return new ConfigError(`To use ${platform}, set these in .env:\n  ${lines.join("\n  ")}`);
}

function formatMissing(name: string): string {
  return `${name}: get it from ${whereToGet[name]}`;
}
