/** Where a message stands, and whether it speaks to us. */
import { type Message, MessageReferenceType, type PartialMessage } from "discord.js";
import type { Heard, ThreadHearing } from "../present/thread-hearing.js";
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

/** Null: a message of another server. A thread has the id of the message above it. */
export function placed(guild: string, message: Message | PartialMessage): Heard | null {
  const { id, guildId, channel, channelId } = message;
  if (guildId !== null && guildId !== guild) return null;
  const parent = channel.isThread() ? (channel.parentId ?? channelId) : channelId;
  return {
    ref: { channel: channelId, message: id },
    writer: message.author?.id ?? "",
    channel: guildId === null ? null : parent,
    card: channel.isThread() ? { channel: parent, message: channelId } : null,
    answers: answered(message),
    addressed: guildId === null || isToUs(message),
  };
}

/** The message that it answers, not one that it forwards. */
function answered({ reference }: Message | PartialMessage): Heard["answers"] {
  if (!reference?.messageId || reference.type === MessageReferenceType.Forward) return null;
  return { channel: reference.channelId, message: reference.messageId };
}

/** It mentions us or the role that Discord made for us, or answers something of ours. */
function isToUs({ client, mentions }: Message | PartialMessage): boolean {
  const self = client.user?.id;
  if (self === undefined) return false;
  return (
    mentions.users.has(self) ||
    mentions.repliedUser?.id === self ||
    mentions.roles.some(({ tags }) => tags?.botId === self)
  );
}
