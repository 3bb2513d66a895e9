/** Finds a message's channel and card, and whether it's addressed to Sous: the same for live and caught-up messages. */
import {
  type APIMessage,
  type Client,
  type Message,
  MessageReferenceType,
  type PartialMessage,
  SnowflakeUtil,
} from "discord.js";
import type { ThreadHearing } from "../present/thread-hearing.js";
import type { Heard } from "../present/thread-source.js";
import type { ChannelApi } from "./channel-api.js";
import type { Reply } from "./replies.js";

/** What hearing messages takes. */
export interface HearingParts {
  readonly api: ChannelApi;
  readonly guild: string;
  readonly hearing: ThreadHearing<Reply>;
  /** What a person is called in this server, when it is known. */
  readonly nameInGuild: (user: string) => string | undefined;
}

/** A message as Discord names it, whichever way it came. */
interface Named {
  readonly id: string;
  readonly writer: string;
  readonly edited: number | null;
  readonly reference: Pick<
    NonNullable<APIMessage["message_reference"]>,
    "type" | "message_id"
  > | null;
  /** The people and roles that it mentions, and whom it answers. */
  readonly speaksTo: readonly (string | undefined)[];
}

/** Where it was found. */
export interface FoundIn {
  readonly channel: string;
  /** The channel of a thread; null outside of threads. */
  readonly parent: string | null;
  readonly isDirect: boolean;
}

/** Null: a message of another server. */
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

/** A message from the history. @param ours what {@link ourIds} gives */
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

/** Our own id, and that of the role that Discord made for us. */
export function ourIds({ user, guilds }: Client, guild: string): readonly string[] {
  const role = guilds.cache.get(guild)?.roles.cache.find(({ tags }) => tags?.botId === user?.id);
  return [user?.id, role?.id].flatMap((id) => id ?? []);
}

/** When a message was written, with its number within that millisecond; milliseconds since 1970. */
export function writtenAt(id: string): number {
  const { timestamp, increment } = SnowflakeUtil.deconstruct(id);
  return Number(timestamp) + Number(increment) / 4096;
}

/** A thread has the id of the message above it. */
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
