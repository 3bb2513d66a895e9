/** Turns messages and presses of Discord into Sous's own events. */
import {
  type APIMessage,
  type Client,
  type GatewayMessageEventExtraFields,
  type Interaction,
  MessageReferenceType,
  MessageType,
  SnowflakeUtil,
} from "discord.js";
import type { IncomingEvent, IncomingKind, MessageRef } from "../../src/core/bot.js";
import {
  makeEvent,
  type Origin,
  objectAfter,
  type Person,
  type Words,
} from "../present/incoming.js";
import type { Heard, KnownMessage, Place } from "../present/thread-memory.js";
import { plainText } from "./markdown.js";

/** @param heard.id the interaction's id, which contains its time */
export function interactionEvent(
  origin: Origin,
  heard: {
    readonly of: "press" | "modal";
    readonly person: Person;
    readonly id: string;
    readonly what: IncomingKind;
  },
): IncomingEvent {
  const { of, person, id, what } = heard;
  return makeEvent(origin, { person, what, object: `${of}:${id}`, at: timeOf(id) });
}

/** Parses a message's id in the inbox; null for those of other servers or platforms. */
export function parseId(origin: Origin, message: string, card: MessageRef): KnownMessage | null {
  const inThread = objectAfter(origin, "reply:", message);
  const said = objectAfter(origin, "said:", message);
  const [channel, id] = (said ?? objectAfter(origin, "direct:", message))?.split(":") ?? [];
  if (inThread !== null) return { id: inThread, place: { kind: "thread", channel: card.channel } };
  if (!channel || !id) return null;
  return { id, place: { kind: said === null ? "direct" : "channel", channel } };
}

export function wordsIn({ id, person, text, edited }: Reply): Words {
  const version = edited === null ? null : { version: edited, at: edited };
  return { person, text, written: timeOf(id), edited: version };
}

/** Makes the part of a message's inbox id that names it. Outside tasks' threads, it includes the channel. */
export function replyObject(id: string, { kind, channel }: Place): string {
  if (kind === "thread") return `reply:${id}`;
  return `${kind === "direct" ? "direct" : "said"}:${channel}:${id}`;
}

function timeOf(id: string): number {
  return SnowflakeUtil.timestampFrom(id);
}

export interface FoundIn {
  readonly channel: string;
  /** The channel of a thread; null outside threads. */
  readonly parent: string | null;
  readonly isDirect: boolean;
}

/** Reads where a message is, who wrote it and to whom. A thread has the id of its first message. */
export function placed(where: FoundIn, message: APIMessage, ours: readonly string[]): Heard {
  const { id, author, edited_timestamp: edited, message_reference: reference } = message;
  const mentioned = [
    ...message.mentions.map((one) => one.id),
    ...message.mention_roles,
    message.referenced_message?.author.id,
  ];
  const isForwarded = reference?.type === MessageReferenceType.Forward;
  const answered = isForwarded ? undefined : reference?.message_id;
  return {
    ...placedById(where, id),
    writer: author.id,
    edited: edited === null ? null : Date.parse(edited),
    answers: answered === undefined ? null : { channel: where.channel, message: answered },
    addressed: where.isDirect || mentioned.some((one) => one !== undefined && ours.includes(one)),
  };
}

/** Describes a message of which only the id is known. */
export function placedById({ channel, parent, isDirect }: FoundIn, id: string): Heard {
  return {
    ref: { channel, message: id },
    writer: "",
    written: writtenAt(id),
    edited: null,
    channel: isDirect ? null : (parent ?? channel),
    card: parent === null ? null : { channel: parent, message: channel },
    answers: null,
    addressed: false,
  };
}

/** Returns our user id, and the role that Discord created for us. */
export function ourIds({ user, guilds }: Client, guild: string): readonly string[] {
  const role = guilds.cache.get(guild)?.roles.cache.find(({ tags }) => tags?.botId === user?.id);
  return [user?.id, role?.id].flatMap((id) => id ?? []);
}

/** Milliseconds since 1970, with the message's sequence number as the fraction. */
export function writtenAt(id: string): number {
  const { timestamp, increment } = SnowflakeUtil.deconstruct(id);
  return Number(timestamp) + Number(increment) / 4096;
}

/** A person's message. `text` is empty without words, or without permission to read them. */
export type Reply = NonNullable<ReturnType<typeof readReply>>;

export function personOf(heard: Interaction): Person {
  const nick = heard.inCachedGuild() ? heard.member.displayName : null;
  return { id: heard.user.id, name: nick ?? heard.user.displayName };
}

const spoken: readonly MessageType[] = [MessageType.Default, MessageType.Reply];

/** Reads a person's message. Returns null for a bot's message or a notice. */
export function readReply(
  message: APIMessage & Pick<Partial<GatewayMessageEventExtraFields>, "member">,
  nameOf: (user: string) => string | undefined,
) {
  const { id, channel_id: channel, author, content, member } = message;
  if (author.bot || message.webhook_id || !spoken.includes(message.type)) return null;
  const nick = member?.nick ?? nameOf(author.id);
  const name = nick ?? author.global_name ?? author.username;
  return {
    id,
    channel,
    person: { id: author.id, name },
    text: plainText(content),
    /** Last edit, in milliseconds since 1970. */
    edited: message.edited_timestamp === null ? null : Date.parse(message.edited_timestamp),
    carries:
      content !== "" || message.attachments.length > 0 || Boolean(message.sticker_items?.length),
  };
}

const envelope: readonly string[] = [
  "id type channel_id guild_id channel_type author member webhook_id application_id nonce position",
  "timestamp edited_timestamp tts pinned flags thread message_reference referenced_message",
  "mention_everyone mentions mention_roles mention_channels",
].flatMap((line) => line.split(" "));

/** Returns whether Discord hides the content: nobody can send an empty message. */
export function isBare(message: APIMessage | null): boolean {
  const isEmpty = (value: unknown) =>
    !value || (typeof value === "object" && Object.keys(value).length === 0);
  return Object.entries(message ?? { gone: true }).every(
    ([field, value]) => envelope.includes(field) || isEmpty(value),
  );
}
