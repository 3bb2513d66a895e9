import { type Logger, LogLevel, type webApi } from "@slack/bolt";
import { ConfigError } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import type { BotLog } from "../present/bot-log.js";
import { asDeliveryError, slackErrorCode } from "./failures.js";

export type Identity = Awaited<ReturnType<typeof identify>>;

const callTimeoutMs = 10_000;

/** No retries here: only the outbox can check for an existing post before it posts again. */
export function clientOptions(options: {
  apiUrl: string | undefined;
  log: BotLog;
}): webApi.WebClientOptions {
  return {
    ...(options.apiUrl && { slackApiUrl: options.apiUrl }),
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: callTimeoutMs,
    fetch: fetchHere,
    logger: asBoltLogger(options.log),
  };
}

/** @throws ConfigError when the token is missing or refused, DeliveryError when Slack is not reached */
export async function identify(client: webApi.WebClient) {
  if (!client.token) throw new ConfigError(`SLACK_BOT_TOKEN is not set. ${botTokenAdvice}`);
  try {
    const { team_id, bot_id, user_id } = await client.auth.test();
    if (!team_id || !bot_id || !user_id)
      throw new ConfigError(`SLACK_BOT_TOKEN is not a bot's token. ${botTokenAdvice}`);
    return { team: team_id, botId: bot_id, userId: user_id };
  } catch (error) {
    throw refusal(error, { variable: "SLACK_BOT_TOKEN", advice: botTokenAdvice });
  }
}

export const botTokenAdvice =
  'Copy the "Bot User OAuth Token" (xoxb-…) from https://api.slack.com/apps > your app > OAuth & Permissions.';

export const appTokenAdvice =
  "Create an app-level token (xapp-…) with the scope connections:write at https://api.slack.com/apps > your app > Basic Information > App-Level Tokens, and switch Socket Mode on.";

/** Maps a refused token to ConfigError, any other failure to DeliveryError. */
export function refusal(error: unknown, token: { variable: string; advice: string }): Error {
  if (error instanceof ConfigError) return error;
  const delivery = asDeliveryError(error);
  const code = slackErrorCode(delivery);
  if (code === null || delivery.retryable) return delivery;
  return new ConfigError(`Slack refused ${token.variable} (${code}). ${token.advice}`, {
    cause: error,
  });
}

/** Drops lower levels, since they contain what people typed. */
export function asBoltLogger(log: BotLog): Logger {
  const words = (parts: unknown[]): string =>
    parts.map((part) => (part instanceof Error ? part.message : String(part))).join(" ");
  return {
    debug: () => {},
    info: () => {},
    warn: (...parts) => log.warn({ event: "platform-error" }, words(parts)),
    error: (...parts) => log.error({ event: "platform-error" }, words(parts)),
    setLevel: () => {},
    getLevel: () => LogLevel.WARN,
    setName: () => {},
  };
}
