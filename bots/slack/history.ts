import type { webApi } from "@slack/bolt";
import type { Patience } from "../present/patience.js";
import { deliver, isGone, slackErrorCode } from "./failures.js";
import { isTombstone, momentOf, readMessages, type SeenMessage } from "./messages.js";

/**
 * Slack's limit for apps distributed outside its Marketplace, which may call once a minute
 * (https://docs.slack.dev/changelog/2025/05/29/rate-limit-changes-for-non-marketplace-apps).
 */
const pageSize = 15;

export async function readChannel(
  client: webApi.WebClient,
  channel: string,
): Promise<SeenMessage[]> {
  // No time bounds: Slack then starts from the newest, even if its clock and ours differ.
  const request = { channel, limit: 100, include_all_metadata: true };
  const { messages = [] } = await deliver(() => client.conversations.history(request));
  return readMessages(messages);
}

const mostPages = 5;

/** Reads back to `from`, and at least the newest page. @returns newest first, and whether nothing older exists */
export async function readBack(
  client: webApi.WebClient,
  channel: string,
  from: number,
  patience: Patience,
): Promise<{ readonly messages: readonly SeenMessage[]; readonly isAll: boolean }> {
  const messages: SeenMessage[] = [];
  let cursor: string | undefined;
  for (let pages = 1; pages <= mostPages; pages += 1) {
    const request = { channel, limit: 100, cursor };
    const page = await patience.attempt(() => deliver(() => client.conversations.history(request)));
    messages.push(...readMessages(page.messages ?? []));
    cursor = page.has_more ? page.response_metadata?.next_cursor || undefined : undefined;
    if (!cursor) return { messages, isAll: true };
    const oldest = messages.at(-1);
    if (oldest && momentOf(oldest.ts) <= from) break;
  }
  return { messages, isAll: false };
}

/** Lists up to 1000; null when the app may not list them. */
export async function listDirects(client: webApi.WebClient): Promise<string[] | null> {
  try {
    const request = { types: "im", limit: 1000 };
    const { channels = [] } = await deliver(() => client.conversations.list(request));
    return channels
      .toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0))
      .flatMap(({ id, is_user_deleted }) => (id && !is_user_deleted ? [id] : []));
  } catch (error) {
    if (slackErrorCode(error) === "missing_scope") return null;
    throw error;
  }
}

/** Returns the first message too; empty when the thread is gone. */
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
    const page = await ignoreGone(patience ? patience.attempt(call) : call());
    found.push(...readMessages(page?.messages ?? []));
    cursor = page?.has_more ? page.response_metadata?.next_cursor || undefined : undefined;
  } while (cursor);
  return found;
}

export async function isDeleted(
  client: webApi.WebClient,
  message: { channel: string; ts: string },
  patience: Patience,
): Promise<boolean> {
  const request = { ...message, limit: 1 };
  const call = () => deliver(() => client.conversations.replies(request));
  const page = await ignoreGone(patience.attempt(call));
  return page === null || readMessages(page.messages ?? []).some(isTombstone);
}

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
