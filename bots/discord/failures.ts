import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import { DeliveryError, type DeliveryFacts } from "../../src/core/errors.js";
import { createDeliver, mayHaveLeft } from "../present/patience.js";

/** Source: discord.com/developers/docs/topics/opcodes-and-status-codes */
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

/** Errors that mean the channel is lost: the reason and the remedy. */
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
    return failure(`HTTP ${error.status}`, { cause: error, retryable: true, maybeDone: true });
  if (error instanceof DiscordAPIError) {
    const hint = advice[error.code];
    const reason = `${error.message}${hint ? ` (${hint})` : ""}`;
    const channelLost = isLoss(error.code) ? losses[error.code] : undefined;
    const isGone = error.code === apiCodes.unknownMessage;
    return failure(reason, { cause: error, retryable: error.status === 408, channelLost, isGone });
  }
  const source = sourceOf(error);
  const reason = source instanceof Error ? source.message || source.name : String(source);
  const maybeDone = mayHaveLeft(source);
  return failure(reason, { cause: error, retryable: true, maybeDone });
}

/** Returns null for a failure other than Discord's answer. */
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
