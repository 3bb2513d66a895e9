/** Reading back what stands in the channel. */
import type { webApi } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { deliver, isGone } from "./failures.js";
import { readMessages, type SeenMessage } from "./messages.js";

const pageSize = 200;
const mostAttempts = 4;
const longestWaitMs = 60_000;

/** The newest messages of a channel outside threads, with what we noted on ours. One call. */
export async function readChannel(
  client: webApi.WebClient,
  channel: string,
): Promise<SeenMessage[]> {
  // No bounds: Slack then starts from the newest, whatever our clock and its clock think of time.
  const request = { channel, limit: 100, include_all_metadata: true };
  const { messages = [] } = await deliver(() => client.conversations.history(request));
  return readMessages(messages);
}

/** How long to try again: until `signal` is aborted. */
export interface Patience {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** A thread with its first message; empty when it is gone. One call, more only for long threads. */
export async function readThread(
  client: webApi.WebClient,
  thread: { channel: string; ts: string },
  patience?: Patience,
): Promise<SeenMessage[]> {
  const found: SeenMessage[] = [];
  let cursor: string | undefined;
  do {
    const request = { ...thread, limit: pageSize, include_all_metadata: true, cursor };
    const call = () => deliver(() => client.conversations.replies(request));
    const page = await ignoreGone(patience ? patiently(patience, call) : call());
    found.push(...readMessages(page?.messages ?? []));
    cursor = page?.has_more ? page.response_metadata?.next_cursor || undefined : undefined;
  } while (cursor);
  return found;
}

/** Whether a message is gone, whatever thread it stood in. One call. */
export async function isDeleted(
  client: webApi.WebClient,
  message: { channel: string; ts: string },
  patience: Patience,
): Promise<boolean> {
  const request = { ...message, limit: 1 };
  const call = () => deliver(() => client.conversations.replies(request));
  return (await ignoreGone(patiently(patience, call))) === null;
}

/** A thread's first message, or null when it is gone. One call. */
export async function readParent(
  client: webApi.WebClient,
  thread: { channel: string; ts: string },
): Promise<SeenMessage | null> {
  const request = { ...thread, limit: 1, include_all_metadata: true };
  const page = await ignoreGone(deliver(() => client.conversations.replies(request)));
  return readMessages(page?.messages ?? []).find(({ ts }) => ts === thread.ts) ?? null;
}

async function ignoreGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Waits as long as Slack asks, at most a minute, and tries again a few times. */
async function patiently<T>({ clock, signal }: Patience, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const passing = error instanceof DeliveryError && error.retryable;
      if (!passing || attempt === mostAttempts || signal.aborted) throw error;
      const wait = Math.min(longestWaitMs, error.retryAfterMs ?? 500 * 2 ** attempt);
      await clock.sleep(wait, signal).catch(() => undefined);
    }
  }
}
