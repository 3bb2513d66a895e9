/** Slack's messages, live or from the history: only the fields that we need. */
import { z } from "zod";
import type { Heard } from "../present/thread-source.js";
import { plainText } from "./mrkdwn.js";

/** The event_type of the metadata on everything we post. */
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

/** A person's message. `text` is empty when it has no words. */
export interface Reply {
  readonly ts: string;
  /** Null outside of threads, and for the message above one. */
  readonly thread: string | null;
  readonly user: string;
  readonly text: string;
  /** The ids of the people whom it mentions. */
  readonly mentions: readonly string[];
  /** When it was edited last; null when it never was. */
  readonly edited: string | null;
}

/** Reads messages; skips what has another shape. */
export function readMessages(values: readonly unknown[]): SeenMessage[] {
  return values.flatMap((value) => {
    const read = messageShape.safeParse(value);
    return read.success ? [read.data] : [];
  });
}

/** Subtypes of people's messages; all others are notices. */
const spokenSubtypes: readonly string[] = ["thread_broadcast", "file_share", "me_message"];

/** A person's message; null for a bot's message or a notice. */
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

/** Reads which emoji a message's names stand for. A workspace's own emoji is replaced by its name. */
function picturesIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== "object" || value === null) return found;
  const { data } = pictureShape.safeParse(value);
  const points = data?.unicode?.split("-").map((point) => Number.parseInt(point, 16));
  if (data) found.set(data.name, points ? String.fromCodePoint(...points) : data.name);
  for (const inner of Object.values(value)) picturesIn(inner, found);
  return found;
}

/** Milliseconds since 1970 of a Slack timestamp ("1700000000.000100"), with its fraction. */
export function momentOf(ts: string): number {
  return Number(ts) * 1000;
}

/** Whether a channel is the direct messages with a person. */
export function isDirect(channel: string): boolean {
  return channel.startsWith("D");
}

/** Makes the place of a message of which only channel and time are known. */
export function standing(ts: string, channel: string): Heard {
  return {
    ref: { channel, message: ts },
    written: momentOf(ts),
    edited: null,
    writer: "",
    channel: isDirect(channel) ? null : channel,
    card: null,
    answers: null,
    addressed: false,
  };
}

/** A message and where it stands. It speaks to us if it mentions us or is a direct message. */
export function placed(reply: Reply, channel: string, botUserId: string): Heard {
  const { ts, thread, user, mentions, edited } = reply;
  return {
    ...standing(ts, channel),
    ref: { channel, message: ts, ...(thread !== null && { thread }) },
    writer: user,
    edited: edited === null ? null : momentOf(edited),
    card: thread === null ? null : { channel, message: thread },
    addressed: isDirect(channel) || mentions.includes(botUserId),
  };
}

/** Whether it's the placeholder of a deleted message above a thread. */
export function isTombstone({ subtype }: SeenMessage): boolean {
  return subtype === "tombstone";
}

const changeShape = z.object({
  subtype: z.enum(["message_changed", "message_deleted"]),
  deleted_ts: z.string().optional(),
  message: messageShape.optional(),
  previous_message: messageShape.optional(),
});

/** What happened to a message that existed already. */
export type Change =
  | { readonly kind: "edited"; readonly reply: Reply }
  /** `reply` is null when Slack does not say what it was. */
  | { readonly kind: "deleted"; readonly reply: Reply | null }
  /** Of a bot, perhaps of ours. */
  | { readonly kind: "removed"; readonly ts: string }
  | { readonly kind: "nothing" };

/** Reads a change; null for a new message. Unfolded links and reply counts change no words: "nothing". */
export function asChange(event: unknown): Change | null {
  const read = changeShape.safeParse(event);
  if (!read.success) return null;
  const { subtype, deleted_ts, message, previous_message: previous } = read.data;
  if (subtype === "message_deleted" || (message && isTombstone(message))) {
    const reply = previous ? asReply(previous) : null;
    if (previous && !reply) return { kind: "removed", ts: deleted_ts ?? previous.ts };
    return { kind: "deleted", reply };
  }
  const reply = message ? asReply(message) : null;
  if (!reply?.edited || message?.text === previous?.text) return { kind: "nothing" };
  return { kind: "edited", reply };
}

/** The ids that we noted on our own message; null for any other message. */
export function ourMark(
  message: SeenMessage,
  botId: string,
): { id: string; episode: string } | null {
  const { event_type, event_payload } = message.metadata ?? {};
  if (message.bot_id !== botId || event_type !== metadataType) return null;
  const { id, episode } = event_payload ?? {};
  return id && episode ? { id, episode } : null;
}
