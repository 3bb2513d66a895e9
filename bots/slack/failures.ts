import { webApi } from "@slack/bolt";
import { DeliveryError, type DeliveryFacts, reasonOf } from "../../src/core/errors.js";
import { createDeliver, mayHaveLeft } from "../present/patience.js";

/** Retryable, but the call may have taken effect already. */
const passing = ["internal_error", "fatal_error", "service_unavailable", "request_timeout"];
const tooFast = ["ratelimited", "rate_limited"];

const advice: Readonly<Record<string, string>> = {
  not_in_channel: "invite the bot to the channel first: /invite @Sous",
  channel_not_found: "check the channel id, and invite the bot if the channel is private",
  missing_scope: "add the scope to the app and install it again",
};

const archived = "The channel is archived. Unarchive it, and I go on.";
const removed = "The app was removed from the workspace. Install it again, and I go on.";

/** Errors that mean the channel is lost: the reason and the remedy. */
export const losses = {
  not_in_channel:
    "I am not in the channel any more. Invite me again (/invite @Sous there), and I go on.",
  channel_not_found:
    "The channel is gone, or it is private and I am not in it any more. Invite me again, and I go on; if it is gone, stop the task and start it in another channel.",
  is_archived: archived,
  // Slack's answer to an edit in such a channel.
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
  if (error instanceof webApi.WebAPIRequestError) {
    const maybeDone = mayHaveLeft(error.original.cause);
    return failure(error, { retryable: true, maybeDone });
  }
  // The client has no error class for a 429 without a time, or for a malformed response.
  const is429 = error instanceof Error && error.message.startsWith("Retry header");
  return failure(error, { retryable: true, maybeDone: !is429 });
}

/** Returns null for a failure other than Slack's answer. */
export function slackErrorCode(error: unknown): string | null {
  const cause = error instanceof DeliveryError ? error.cause : error;
  return cause instanceof webApi.WebAPIPlatformError ? cause.data.error : null;
}

/** Returns whether the message or thread of the call no longer exists. */
export function isGone(error: unknown): boolean {
  return ["message_not_found", "thread_not_found"].includes(slackErrorCode(error) ?? "");
}

function refusedByServer(error: webApi.WebAPIHTTPError): DeliveryError {
  const maybeDone = error.statusCode >= 500;
  return failure(error, { retryable: maybeDone || error.statusCode === 408, maybeDone });
}

function refusedBySlack(error: webApi.WebAPIPlatformError): DeliveryError {
  const code = error.data.error;
  if (tooFast.includes(code)) return limited(error, error.data.response_metadata?.retryAfter);
  // A code that is not a word comes from a malformed response, often a proxy's.
  const maybeDone = passing.includes(code) || !/^\w+$/.test(code);
  const channelLost = isLoss(code) ? losses[code] : undefined;
  const isGone = code === "message_not_found";
  return failure(error, { retryable: maybeDone, maybeDone, channelLost, isGone }, advice[code]);
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
