import type { Json, SlackMessage } from "./types.js";
import { appId, botId, botUserId, type Channel, type Workspace } from "./workspace.js";

export const refuse = (error: string): Json => ({ ok: false, error });

/** With `reply_broadcast` also in the channel. */
export function post(workspace: Workspace, channel: Channel, user: string, body: Json): Json {
  const { text = "", blocks, metadata, thread_ts } = body;
  if (text === "" && blocks === undefined) return refuse("no_text");
  const ts = workspace.makeTs();
  const message = {
    type: "message",
    ts,
    user,
    text: String(text),
    ...(user === botUserId && { bot_id: botId, app_id: appId }),
    ...(typeof thread_ts === "string" && { thread_ts }),
    ...(typeof thread_ts === "string" &&
      isTrue(body.reply_broadcast) && { subtype: "thread_broadcast" }),
    ...(blocks !== undefined && { blocks }),
    ...(metadata !== undefined && { metadata }),
  } as SlackMessage;
  channel.messages.push(message);
  return { ok: true, channel: channel.id, ts, message: show(channel, message) };
}

/** Text without blocks removes blocks (https://docs.slack.dev/reference/methods/chat.update). */
export function update(workspace: Workspace, channel: Channel, user: string, body: Json): Json {
  const message = channel.messages.find(({ ts }) => ts === body.ts);
  if (!message) return refuse("message_not_found");
  if (message.user !== user) return refuse("cant_update_message");
  const { text, blocks, metadata } = body;
  if (text === undefined && blocks === undefined) return refuse("no_text");
  if (text !== undefined) message.text = String(text);
  if (blocks === undefined) delete message.blocks;
  else message.blocks = blocks as Json[];
  if (metadata !== undefined) message.metadata = metadata as SlackMessage["metadata"] & object;
  message.edited = { user, ts: `${Math.floor(Number(workspace.makeTs()))}.000000` };
  return { ok: true, channel: channel.id, ts: message.ts, text: message.text };
}

export function remove(channel: Channel, user: string, { ts }: Json): Json {
  const message = channel.messages.find((one) => one.ts === ts);
  if (!message) return refuse("message_not_found");
  if (message.user !== user) return refuse("cant_delete_message");
  channel.messages = channel.messages.filter((one) => one !== message);
  return { ok: true, channel: channel.id, ts };
}

export function show(channel: Channel, message: SlackMessage, withMetadata = false): SlackMessage {
  const { metadata, ...rest } = message;
  const replies = repliesTo(channel, message.ts).filter((reply) => reply !== message);
  const thread = {
    thread_ts: message.ts,
    reply_count: replies.length,
    latest_reply: replies.at(-1)?.ts,
  };
  return structuredClone({
    ...rest,
    ...(replies.length > 0 && thread),
    ...(withMetadata && metadata && { metadata }),
  });
}

const repliesTo = ({ messages }: Channel, ts: unknown) =>
  messages.filter((message) => message.thread_ts === ts || message.ts === ts);

export function standing(channel: Channel, thread?: unknown): readonly SlackMessage[] {
  if (thread !== undefined) return repliesTo(channel, thread);
  return channel.messages.filter(
    ({ thread_ts, ts, subtype }) => (thread_ts ?? ts) === ts || subtype === "thread_broadcast",
  );
}

/** conversations.history (newest first) and conversations.replies; a thread's first message is always included. */
export function read(channel: Channel, body: Json, isThread: boolean): Json {
  const all = isThread ? standing(channel, body.ts) : standing(channel).toReversed();
  if (isThread && all.length === 0) return refuse("thread_not_found");
  const first = isThread ? all.filter((message) => message.ts === body.ts) : [];
  const rest = all.filter((message) => !first.includes(message) && isWithin(message.ts, body));
  const start = Number(body.cursor ?? 0);
  const end = start + (Number(body.limit) || (isThread ? 1000 : 100));
  const page = [...(start === 0 ? first : []), ...rest.slice(start, end)];
  const hasMore = end < rest.length;
  return {
    ok: true,
    messages: page.map((message) => show(channel, message, isTrue(body.include_all_metadata))),
    has_more: hasMore,
    response_metadata: { next_cursor: hasMore ? String(end) : "" },
  };
}

function isWithin(ts: string, { oldest = 0, latest = Number.POSITIVE_INFINITY, inclusive }: Json) {
  const [at, from, to] = [ts, oldest, latest].map(Number) as [number, number, number];
  return isTrue(inclusive) ? at >= from && at <= to : at > from && at < to;
}

function isTrue(value: unknown): boolean {
  return value === true || value === "true" || value === 1 || value === "1";
}
