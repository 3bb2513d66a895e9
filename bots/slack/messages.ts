/** Reads Slack's messages, live and past, and parses the fields that we need. */

import type { webApi } from "@slack/bolt";
import { z } from "zod";
import type { Patience } from "../present/patience.js";
import type { Heard } from "../present/thread-memory.js";
import { deliver, isGone, slackErrorCode } from "./client.js";
import { plainText } from "./mrkdwn.js";

export const metadataType = "sous_post";

const messageShape = z.object({
  ts: z.string(),
  thread_ts: z.string().optional(),
  user: z.string().optional(),
  bot_id: z.string().optional(),
  subtype: z.string().optional(),
  text: z.string().optional(),
  reply_count: z.number().optional(),
  latest_reply: z.string().optional(),
  blocks: z
    .array(
      z.object({
        block_id: z.string().optional(),
        elements: z.unknown().optional(),
        slack_file: z.object({ id: z.string().optional() }).optional(),
      }),
    )
    .optional()
    .catch(undefined),
  edited: z.object({ ts: z.string() }).optional().catch(undefined),
  metadata: z
    .object({
      event_type: z.string(),
      event_payload: z.object({ id: z.string(), episode: z.string() }).partial(),
    })
    .partial()
    .optional()
    .catch(undefined),
});

export type SeenMessage = z.output<typeof messageShape>;

/** A person's message. `text` is empty without words. */
export interface Reply {
  readonly ts: string;
  /** Null outside threads, and for a thread's first message. */
  readonly thread: string | null;
  readonly user: string;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly edited: string | null;
}

export function readMessages(values: readonly unknown[]): SeenMessage[] {
  return values.flatMap((value) => {
    const read = messageShape.safeParse(value);
    return read.success ? [read.data] : [];
  });
}

const spokenSubtypes: readonly string[] = ["thread_broadcast", "file_share", "me_message"];

/** Reads a person's message. Returns null for a bot's message or a notice. */
export function asReply({ text: said = "", ...message }: SeenMessage): Reply | null {
  const { ts, thread_ts, user, bot_id, subtype } = message;
  const spoken = subtype === undefined || spokenSubtypes.includes(subtype);
  if (!user || bot_id || !spoken) return null;
  const thread = thread_ts && thread_ts !== ts ? thread_ts : null;
  const mentions = [...said.matchAll(/<@(\w+)(?:\|[^<>]*)?>/g)].map(([, id = ""]) => id);
  const edited = message.edited?.ts ?? null;
  return { ts, thread, user, text: plainText(said, picturesIn(message.blocks)), mentions, edited };
}

const pictureShape = z.object({
  type: z.literal("emoji"),
  name: z.string(),
  unicode: z
    .string()
    .regex(/^[\da-f]{2,5}(?:-[\da-f]{2,5})*$/i)
    .optional()
    .catch(undefined),
});

/** Maps emoji names to emoji; workspace emoji keep their names. */
function picturesIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== "object" || value === null) return found;
  const { data } = pictureShape.safeParse(value);
  const points = data?.unicode?.split("-").map((point) => Number.parseInt(point, 16));
  if (data) found.set(data.name, points ? String.fromCodePoint(...points) : data.name);
  for (const inner of Object.values(value)) picturesIn(inner, found);
  return found;
}

/** Converts Slack's "1700000000.000100" to milliseconds since 1970, with a fraction. */
export function timeOf(ts: string): number {
  return Number(ts) * 1000;
}

export function isDirect(channel: string): boolean {
  return channel.startsWith("D");
}

export function placedById(ts: string, channel: string): Heard {
  return {
    ref: { channel, message: ts },
    written: timeOf(ts),
    edited: null,
    writer: "",
    channel: isDirect(channel) ? null : channel,
    card: null,
    answers: null,
    addressed: false,
  };
}

/** Reads place and author of a message. Mentions and direct messages are to us. */
export function placed(reply: Reply, channel: string, botUserId: string): Heard {
  const { ts, thread, user, mentions, edited } = reply;
  return {
    ...placedById(ts, channel),
    ref: { channel, message: ts, ...(thread !== null && { thread }) },
    writer: user,
    edited: edited === null ? null : timeOf(edited),
    card: thread === null ? null : { channel, message: thread },
    addressed: isDirect(channel) || mentions.includes(botUserId),
  };
}

/** Matches the placeholder of a deleted message at the top of a thread. */
export function isTombstone({ subtype }: SeenMessage): boolean {
  return subtype === "tombstone";
}

const changeShape = z.object({
  subtype: z.enum(["message_changed", "message_deleted"]),
  deleted_ts: z.string().optional(),
  message: messageShape.optional(),
  previous_message: messageShape.optional(),
});

/** Reads an edit or deletion; null for a new message. Slack does not always name the deleted one (`previous`). */
export function readChange(event: unknown) {
  const { data } = changeShape.safeParse(event);
  if (!data) return null;
  const { subtype, deleted_ts, message, previous_message: previous } = data;
  const isDeletion =
    subtype === "message_deleted" || (message !== undefined && isTombstone(message));
  return { isDeletion, ts: deleted_ts ?? previous?.ts ?? "", message, previous };
}

/** Reads the ids in our own message's metadata. */
export function ourMark(
  message: SeenMessage,
  botId: string,
): { id: string; episode: string } | null {
  const { event_type, event_payload } = message.metadata ?? {};
  if (message.bot_id !== botId || event_type !== metadataType) return null;
  const { id, episode } = event_payload ?? {};
  return id && episode ? { id, episode } : null;
}

/**
 * Messages per call: Slack's limit for apps distributed outside its Marketplace, which may call once a minute
 * (https://docs.slack.dev/changelog/2025/05/29/rate-limit-changes-for-non-marketplace-apps).
 */
const pageSize = 15;

export async function readChannel(
  client: webApi.WebClient,
  channel: string,
): Promise<SeenMessage[]> {
  // Without time bounds, Slack starts from the newest message, even if its clock and ours differ.
  const request = { channel, limit: 100, include_all_metadata: true };
  const { messages = [] } = await deliver(() => client.conversations.history(request));
  return readMessages(messages);
}

const mostPages = 5;

/** Reads back to the time `from`, at least one page. @returns newest first; `isAll` if nothing is older */
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
    if (oldest && timeOf(oldest.ts) <= from) break;
  }
  return { messages, isAll: false };
}

/** Lists up to 1000 direct messages; none when the app lacks the scope im:read. */
export async function listDirects(client: webApi.WebClient): Promise<string[]> {
  try {
    const request = { types: "im", limit: 1000 };
    const { channels = [] } = await deliver(() => client.conversations.list(request));
    return channels
      .toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0))
      .flatMap(({ id, is_user_deleted }) => (id && !is_user_deleted ? [id] : []));
  } catch (error) {
    if (slackErrorCode(error) === "missing_scope") return [];
    throw error;
  }
}

/** Reads a whole thread with its first message; empty when the thread is gone. */
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
