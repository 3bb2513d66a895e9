/** Turns Discord's messages and presses into ours. */
import {
  type APIMessage,
  type Client,
  type Interaction,
  type Message,
  MessageReferenceType,
  MessageType,
  type PartialMessage,
  SnowflakeUtil,
} from "discord.js";
import type { IncomingEvent, IncomingKind, MessageRef } from "../../src/core/bot.js";
import type { BotLog } from "../present/bot-log.js";
import type { ChatService } from "../present/chat-service.js";
import {
  makeEvent,
  type Origin,
  type Person,
  restOfIdentity,
  type Words,
} from "../present/incoming.js";
import type { ThreadHearing } from "../present/thread-hearing.js";
import type { Heard, Place, Standing } from "../present/thread-memory.js";
import type { Asides } from "./asides.js";
import type { ChannelApi } from "./channel-api.js";
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
export function standingOf(origin: Origin, message: string, card: MessageRef): Standing | null {
  const inThread = restOfIdentity(origin, "reply:", message);
  const said = restOfIdentity(origin, "said:", message);
  const [channel, id] = (said ?? restOfIdentity(origin, "direct:", message))?.split(":") ?? [];
  if (inThread !== null) return { id: inThread, place: { kind: "thread", channel: card.channel } };
  if (!channel || !id) return null;
  return { id, place: { kind: said === null ? "direct" : "channel", channel } };
}

export function wordsIn({ id, person, text, edited }: Reply): Words {
  const version = edited === null ? null : { version: edited, at: edited };
  return { person, text, written: timeOf(id), edited: version };
}

/** Names a message in its id in the inbox. Outside threads of tasks, includes the channel. */
export function replyObject(id: string, { kind, channel }: Place): string {
  if (kind === "thread") return `reply:${id}`;
  return `${kind === "direct" ? "direct" : "said"}:${channel}:${id}`;
}

function timeOf(id: string): number {
  return SnowflakeUtil.timestampFrom(id);
}

export interface ListenerParts {
  readonly service: ChatService;
  readonly asides: Asides;
  readonly log: BotLog;
  readonly api: ChannelApi;
  readonly guild: string;
  readonly hearing: ThreadHearing<Reply>;
  readonly nameInGuild: (user: string) => string | undefined;
}

interface Named {
  readonly id: string;
  readonly writer: string;
  readonly edited: number | null;
  readonly reference: Pick<
    NonNullable<APIMessage["message_reference"]>,
    "type" | "message_id"
  > | null;
  /** Ids of mentioned people and roles, and of the author replied to. */
  readonly speaksTo: readonly (string | undefined)[];
}

export interface FoundIn {
  readonly channel: string;
  readonly parent: string | null;
  readonly isDirect: boolean;
}

/** Returns null for a message of another server. */
export function placed(guild: string, message: Message | PartialMessage): Heard | null {
  const { id, guildId, channel, channelId, author, editedTimestamp, reference, mentions } = message;
  if (guildId !== null && guildId !== guild) return null;
  const parent = channel.isThread() ? (channel.parentId ?? channelId) : null;
  const named = {
    id,
    writer: author?.id ?? "",
    edited: editedTimestamp,
    reference: reference && { type: reference.type, message_id: reference.messageId },
    speaksTo: [...mentions.users.keys(), ...mentions.roles.keys(), mentions.repliedUser?.id],
  };
  return place(
    named,
    { channel: channelId, parent, isDirect: guildId === null },
    ourIds(message.client, guild),
  );
}

export function placedIn(where: FoundIn, message: APIMessage, ours: readonly string[]): Heard {
  const { id, author, mentions, mention_roles, message_reference, referenced_message } = message;
  const named = {
    id,
    writer: author.id,
    edited: message.edited_timestamp === null ? null : Date.parse(message.edited_timestamp),
    reference: message_reference ?? null,
    speaksTo: [...mentions.map((one) => one.id), ...mention_roles, referenced_message?.author.id],
  };
  return place(named, where, ours);
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

/** A thread has the id of its first message. */
function place(message: Named, where: FoundIn, ours: readonly string[]): Heard {
  const { id, writer, edited, reference, speaksTo } = message;
  const { channel, parent, isDirect } = where;
  const isForwarded = reference?.type === MessageReferenceType.Forward;
  const answered = isForwarded ? undefined : reference?.message_id;
  return {
    ref: { channel, message: id },
    writer,
    written: writtenAt(id),
    edited,
    channel: isDirect ? null : (parent ?? channel),
    card: parent === null ? null : { channel: parent, message: channel },
    answers: answered === undefined ? null : { channel, message: answered },
    addressed: isDirect || speaksTo.some((one) => one !== undefined && ours.includes(one)),
  };
}

/** `text` is empty without words, or without permission to read them. */
export type Reply = NonNullable<ReturnType<typeof readLive>>;

export function personOf(heard: Interaction): Person {
  const nick = heard.inCachedGuild() ? heard.member.displayName : null;
  return { id: heard.user.id, name: nick ?? heard.user.displayName };
}

const spoken: readonly MessageType[] = [MessageType.Default, MessageType.Reply];

export function readLive(message: Message) {
  const { id, channelId: channel, author, member, content } = message;
  if (author.bot || message.webhookId || !spoken.includes(message.type)) return null;
  return {
    id,
    channel,
    person: { id: author.id, name: member?.displayName ?? author.displayName },
    text: plainText(content),
    /** Time of the last edit, in milliseconds since 1970. */
    edited: message.editedTimestamp,
    carries: content !== "" || message.attachments.size > 0 || message.stickers.size > 0,
  };
}

/** Returns null for a bot's message or a notice. */
export function readStored(
  message: APIMessage,
  nameInGuild: (user: string) => string | undefined,
): Reply | null {
  const { id, channel_id: channel, author, content } = message;
  if (author.bot || message.webhook_id || !spoken.includes(message.type)) return null;
  const name = nameInGuild(author.id) ?? author.global_name ?? author.username;
  return {
    id,
    channel,
    person: { id: author.id, name },
    text: plainText(content),
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
