/** Connects to Slack, and tells which of its errors are worth a retry. */
import {
  type AuthorizeResult,
  type HTTPReceiverOptions,
  type InstallationQuery,
  type Logger,
  LogLevel,
  type Receiver,
  type ReceiverEvent,
  webApi,
} from "@slack/bolt";
import { ConfigError, DeliveryError, type DeliveryFacts, reasonOf } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import type { BotLog } from "../present/bot-log.js";
import { createDeliver } from "../present/patience.js";

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

/** Asks Slack whose token it is. @throws ConfigError without a valid one, DeliveryError when Slack is not reached */
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

/** Logs warnings and errors of Slack's package only, as the rest contains what people typed. */
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

export type Authorize = (query: InstallationQuery<boolean>) => Promise<AuthorizeResult>;

export type Installer = Required<
  Pick<HTTPReceiverOptions, "clientId" | "clientSecret" | "stateSecret" | "installationStore">
> & { readonly scopes: string[] };

/** Receives Slack's events for Bolt. */
export interface Transport {
  readonly receiver: Receiver;
  readonly authorize?: Authorize | undefined;
  /** Passes an event to `handle`; over HTTP, only acknowledges a repeated one. */
  hear(event: ReceiverEvent, handle: (event: ReceiverEvent) => Promise<void>): Promise<void>;
  /** @throws ConfigError when a setting is refused, DeliveryError when Slack is not reached */
  open(): Promise<void>;
  /** Whether the connection was lost since `open`, which then opens it again. */
  isLost?(): boolean;
  /** Why some events may be lost while connected; null when none. */
  warning?(): string | null;
  /** Idempotent; may be called before `open`. */
  close(): Promise<void>;
}

/** Errors to retry, although the call may have taken effect. */
const passing = ["internal_error", "fatal_error", "service_unavailable", "request_timeout"];
const tooFast = ["ratelimited", "rate_limited"];

const advice: Readonly<Record<string, string>> = {
  not_in_channel: "invite the bot to the channel first: /invite @Sous",
  channel_not_found: "check the channel id, and invite the bot if the channel is private",
  missing_scope: "add the scope to the app and install it again",
};

const archived = "The channel is archived. Unarchive it, and I go on.";
const removed = "The app was removed from the workspace. Install it again, and I go on.";

/** Errors of a lost channel, each with reason and remedy. */
export const losses = {
  not_in_channel:
    "I am not in the channel any more. Invite me again (/invite @Sous there), and I go on.",
  channel_not_found:
    "The channel is gone, or it is private and I am not in it any more. Invite me again, and I go on; if it is gone, stop the task and start it in another channel.",
  is_archived: archived,
  // Slack's answer to an edit in an archived channel.
  is_inactive: archived,
  account_inactive: removed,
  token_revoked: removed,
  team_access_not_granted: removed,
} as const;

export const deliver = createDeliver(asDeliveryError);

export function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error instanceof webApi.WebAPIRateLimitedError) return limited(error, error.retryAfter);
  if (error instanceof webApi.WebAPIHTTPError) return refusedByServer(error);
  if (error instanceof webApi.WebAPIPlatformError) return refusedBySlack(error);
  return failure(error, { retryable: true });
}

/** Returns the code of Slack's answer; null for any other failure. */
export function slackErrorCode(error: unknown): string | null {
  const cause = error instanceof DeliveryError ? error.cause : error;
  return cause instanceof webApi.WebAPIPlatformError ? cause.data.error : null;
}

export function isGone(error: unknown): boolean {
  return ["message_not_found", "thread_not_found"].includes(slackErrorCode(error) ?? "");
}

function refusedByServer(error: webApi.WebAPIHTTPError): DeliveryError {
  return failure(error, { retryable: error.statusCode >= 500 || error.statusCode === 408 });
}

function refusedBySlack(error: webApi.WebAPIPlatformError): DeliveryError {
  const code = error.data.error;
  if (tooFast.includes(code)) return limited(error, error.data.response_metadata?.retryAfter);
  // A code that is not a word comes from a malformed response, often a proxy's.
  const retryable = passing.includes(code) || !/^\w+$/.test(code);
  const channelLost = isLoss(code) ? losses[code] : undefined;
  const isGone = code === "message_not_found";
  return failure(error, { retryable, channelLost, isGone }, advice[code]);
}

function isLoss(code: string): code is keyof typeof losses {
  return Object.hasOwn(losses, code);
}

function limited(error: Error, retryAfterS: number | undefined): DeliveryError {
  const retryAfterMs = retryAfterS === undefined ? undefined : retryAfterS * 1000;
  return failure(error, { retryable: true, ...(retryAfterMs !== undefined && { retryAfterMs }) });
}

function failure(cause: unknown, facts: DeliveryFacts, hint?: string): DeliveryError {
  const reason = reasonOf(cause);
  return new DeliveryError(`Slack: ${reason}${hint ? ` (${hint})` : ""}`, { ...facts, cause });
}
