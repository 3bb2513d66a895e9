/** Connects to Discord, and tells which of its errors are worth a retry. */
import {
  Client,
  DiscordAPIError,
  HTTPError,
  Options,
  Partials,
  RateLimitError,
  REST,
  type RESTOptions,
  Status,
} from "discord.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError, DeliveryError, type DeliveryFacts, reasonOf } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import type { BotLog } from "../present/bot-log.js";
import { createDeliver } from "../present/patience.js";
import { neededIntents } from "./access.js";

const callTimeoutMs = 10_000;
const portal = "https://discord.com/developers/applications > your application > Bot";
export const tokenAdvice = `Copy it from ${portal} > Reset Token.`;

export const contentAdvice = `Switch on "Message Content Intent" at ${portal} > Privileged Gateway Intents: without it what people write in threads arrives empty.`;

/** Options for requests. Posts are not retried here: only the outbox finds existing ones. Reads wait at rate limits. */
function restOptions(apiUrl: string | undefined): Partial<RESTOptions> {
  return {
    ...(apiUrl && { api: apiUrl }),
    version: "10",
    retries: 0,
    timeout: callTimeoutMs,
    // discord.js would otherwise send files through the global agent that Slack's client sets.
    makeRequest: fetchHere,
    rejectOnRateLimit: ({ method, route }) => method !== "GET" && route.startsWith("/channels"),
  };
}

export function createRest(options: { token: string; apiUrl?: string | undefined }): REST {
  const rest = new REST(restOptions(options.apiUrl));
  return options.token ? rest.setToken(options.token) : rest;
}

export function createClient(apiUrl: string | undefined): Client {
  return new Client({
    intents: neededIntents,
    shards: "auto",
    // Lets presses in direct messages arrive.
    partials: [Partials.Channel],
    // Caches no messages: nothing reads them, and each thread would keep its own.
    makeCache: Options.cacheWithLimits({ MessageManager: 0 }),
    allowedMentions: { parse: [] },
    rest: restOptions(apiUrl),
  });
}

/** Resolves when connected. @throws ConfigError when token or intent are refused, DeliveryError when not reached */
export async function logIn(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once("clientReady", resolve));
  try {
    await client.login(token);
  } catch (error) {
    throw refusal(error);
  }
  return ready;
}

export function requireToken(token: string): void {
  if (!token) throw new ConfigError(`DISCORD_BOT_TOKEN is not set. ${tokenAdvice}`);
}

/** Maps a refused token or intent to ConfigError, any other failure to DeliveryError. */
export function refusal(error: unknown): Error {
  const reason = reasonOf(error);
  if (/disallowed intents/i.test(reason))
    return new ConfigError(`Discord refused the Message Content intent (4014). ${contentAdvice}`, {
      cause: error,
    });
  if (/invalid token|authentication failed|401: unauthorized/i.test(reason))
    return new ConfigError(`Discord refused DISCORD_BOT_TOKEN. ${tokenAdvice}`, { cause: error });
  return asDeliveryError(error);
}

/** Disconnects. Waits up to 2 s for a reconnection in progress, during which discord.js cannot be stopped. */
export async function logOut(client: Client, clock: Clock): Promise<void> {
  const isAway = () => client.ws.shards.some(({ status }) => status !== Status.Ready);
  for (let waitedMs = 0; client.isReady() && isAway() && waitedMs < 2000; waitedMs += 50) {
    await clock.sleep(50);
  }
  await client.destroy();
}

export function onSessionEnd(client: Client, log: BotLog, ended: (reason: string) => void): void {
  client.once("shardDisconnect", ({ code }) => {
    const reason = describeDisconnect(code);
    log.error({ event: "platform-lost" }, reason);
    ended(reason);
  });
  client.once("invalidated", () => ended("Discord has ended the session."));
}

function describeDisconnect(code: number): string {
  const reasons: Readonly<Record<number, string>> = {
    4004: `the token is refused. ${tokenAdvice}`,
    4014: `the Message Content intent is refused. ${contentAdvice}`,
  };
  return `Discord closed the connection for good (${code}): ${reasons[code] ?? "a new one is begun."}`;
}

/** Error codes of Discord (discord.com/developers/docs/topics/opcodes-and-status-codes). */
export const apiCodes = {
  unknownChannel: 10003,
  unknownGuild: 10004,
  unknownMember: 10007,
  unknownMessage: 10008,
  unknownUser: 10013,
  missingAccess: 50001,
  missingPermissions: 50013,
  threadArchived: 50083,
  threadExists: 160004,
  threadLocked: 160005,
} as const;

const advice: Readonly<Record<number | string, string>> = {
  [apiCodes.unknownChannel]: "check the channel id",
  [apiCodes.missingAccess]: "let the bot see the channel",
  [apiCodes.missingPermissions]:
    "let the bot send messages, read the history, and create and use public threads there",
};

/** Errors of a lost channel, each with reason and remedy. */
export const losses = {
  [apiCodes.unknownChannel]:
    "The channel was deleted. Stop the task, and start it in another channel.",
  [apiCodes.missingAccess]:
    "I do not see the channel any more. Give me View Channel there, or let me into the server again, and I go on.",
  [apiCodes.missingPermissions]:
    "I may not post in the channel any more. Give me Send Messages there, and I go on.",
} as const;

export const deliver = createDeliver(asDeliveryError);

export function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error instanceof RateLimitError) {
    const retryAfterMs = Math.max(error.retryAfter, error.sublimitTimeout);
    return failure("too many calls", { cause: error, retryable: true, retryAfterMs });
  }
  if (error instanceof HTTPError)
    return failure(`HTTP ${error.status}`, { cause: error, retryable: true });
  if (error instanceof DiscordAPIError) {
    const hint = advice[error.code];
    const reason = `${error.message}${hint ? ` (${hint})` : ""}`;
    const channelLost = isLoss(error.code) ? losses[error.code] : undefined;
    const isGone = error.code === apiCodes.unknownMessage;
    return failure(reason, { cause: error, retryable: error.status === 408, channelLost, isGone });
  }
  const source = sourceOf(error);
  const reason = source instanceof Error ? source.message || source.name : String(source);
  return failure(reason, { cause: error, retryable: true });
}

/** Returns the code of Discord's answer; null for any other failure. */
export function apiCode(error: unknown): number | string | null {
  const cause = error instanceof DeliveryError ? error.cause : error;
  return cause instanceof DiscordAPIError ? cause.code : null;
}

function isLoss(code: number | string): code is keyof typeof losses {
  return Object.hasOwn(losses, code);
}

function failure(reason: string, facts: DeliveryFacts): DeliveryError {
  return new DeliveryError(`Discord: ${reason}`, facts);
}

/** Finds the root cause, as fetch only says that it failed. */
function sourceOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? sourceOf(error.cause) : error;
}
