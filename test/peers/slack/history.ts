import type { Json, SlackMessage } from "./types.js";
import type { Workspace } from "./workspace.js";

/**
 * conversations.history and conversations.replies as Slack answers them: `oldest`, `latest`,
 * `inclusive`, pages, and metadata only on request. A thread's first message always comes along.
 */
export async function readMessages(
  workspace: Workspace,
  request: { method: string; token: string; body: Json },
): Promise<Json> {
  const { method, token, body } = request;
  const isThread = method === "conversations.replies";
  const all = await readAll(workspace, { method, token, body });
  if (!Array.isArray(all)) return all;
  if (isThread && all.length === 0) return { ok: false, error: "thread_not_found" };
  const first = isThread ? all.filter((message) => message.ts === body.ts) : [];
  const rest = all.filter((message) => !first.includes(message) && isWithin(message.ts, body));
  const start = Number(body.cursor ?? 0);
  const end = start + (Number(body.limit) || (isThread ? 1000 : 100));
  const page = start === 0 ? [...first, ...rest.slice(start, end)] : rest.slice(start, end);
  const hasMore = end < rest.length;
  return {
    ok: true,
    messages: page.map((message) => presentMessage(message, isTrue(body.include_all_metadata))),
    has_more: hasMore,
    response_metadata: { next_cursor: hasMore ? String(end) : "" },
  };
}

/** Every message of a channel (or thread), oldest first, with its metadata. */
export async function readEverything(
  workspace: Workspace,
  request: { method: string; token: string; body: Json },
): Promise<SlackMessage[]> {
  const all = await readAll(workspace, request);
  if (!Array.isArray(all)) throw new Error(`${request.method}: ${String(all.error)}`);
  return all.map((message) => presentMessage(message, true)).sort((a, b) => (a.ts < b.ts ? -1 : 1));
}

/** A message as clients see it: with the thread's ts on its first message, edited at a whole second. */
export function presentMessage(
  message: SlackMessage,
  withMetadata: boolean,
  isBroadcast = message.subtype === "thread_broadcast",
): SlackMessage {
  const { metadata, edited, ...rest } = message;
  return {
    ...rest,
    ...(isBroadcast && { subtype: "thread_broadcast" }),
    ...(edited && { edited: { ...edited, ts: `${Math.floor(Number(edited.ts))}.000000` } }),
    ...(message.reply_count && { thread_ts: message.thread_ts ?? message.ts }),
    ...(withMetadata && metadata && { metadata }),
  };
}

/**
 * Notes a reply with `reply_broadcast`: it stands in the channel too, with the subtype "thread_broadcast"
 * (https://docs.slack.dev/reference/events/message/thread_broadcast).
 */
export function noteBroadcast(
  { broadcasts }: Workspace,
  { channel, message: { ts } }: { channel: string; message: SlackMessage },
  { thread_ts, reply_broadcast }: Json,
): boolean {
  if (typeof thread_ts !== "string" || !isTrue(reply_broadcast)) return false;
  broadcasts.set(channel, [...(broadcasts.get(channel) ?? []), { ts, thread: thread_ts }]);
  return true;
}

async function readAll(
  workspace: Workspace,
  request: { method: string; token: string; body: Json },
): Promise<SlackMessage[] | Json> {
  const channel = String(request.body.channel);
  const found = await readPages(workspace, request);
  if (!Array.isArray(found)) return found;
  const shown = workspace.broadcasts.get(channel) ?? [];
  const isShown = (message: SlackMessage) => shown.some(({ ts }) => ts === message.ts);
  const mark = (message: SlackMessage) =>
    isShown(message) ? { ...message, subtype: "thread_broadcast" } : message;
  if (request.method !== "conversations.history") return found.map(mark);
  const standing = await Promise.all(shown.map(({ ts }) => workspace.message(channel, ts)));
  const others = found.filter((message) => !isShown(message));
  const all = [...others, ...standing.flatMap((message) => (message ? [mark(message)] : []))];
  return all.sort((a, b) => (a.ts > b.ts ? -1 : 1));
}

async function readPages(
  workspace: Workspace,
  request: { method: string; token: string; body: Json },
): Promise<SlackMessage[] | Json> {
  const { channel, ts } = request.body;
  const messages: SlackMessage[] = [];
  let cursor = "";
  do {
    const asked = { channel, ts, limit: 1000, cursor };
    const page = await workspace.call(request.method, request.token, asked);
    if (page.ok !== true) return page;
    messages.push(...(page.messages as SlackMessage[]));
    const next = page.response_metadata as { next_cursor?: string } | undefined;
    cursor = next?.next_cursor ?? "";
  } while (cursor !== "");
  return messages;
}

function isWithin(ts: string, bounds: Json): boolean {
  const at = Number(ts);
  const oldest = Number(bounds.oldest ?? 0);
  const latest = bounds.latest === undefined ? Number.POSITIVE_INFINITY : Number(bounds.latest);
  const inclusive = isTrue(bounds.inclusive);
  return inclusive ? at >= oldest && at <= latest : at > oldest && at < latest;
}

function isTrue(value: unknown): boolean {
  return value === true || value === "true" || value === 1 || value === "1";
}
