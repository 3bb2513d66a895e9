import { type APIMessage, type Interaction, type Message, MessageType } from "discord.js";
import type { Person } from "../present/incoming.js";
import { plainText } from "./markdown.js";

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
