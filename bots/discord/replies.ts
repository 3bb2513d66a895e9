/** People's replies in threads, live or from the history. */
import { type APIMessage, type Interaction, type Message, MessageType } from "discord.js";
import type { Person } from "../present/incoming.js";
import { plainText } from "./markdown.js";

/** A person's message. `text` is empty when it has no words, or none that we may read. */
export interface Reply {
  readonly id: string;
  readonly channel: string;
  readonly person: Person;
  readonly text: string;
  /** When it was edited last, in milliseconds since 1970; null when it never was. */
  readonly edited: number | null;
  /** Whether it is known to have some content: words, files or stickers. */
  readonly carries: boolean;
}

/** Who pressed, typed or submitted something, as they are called in the server. */
export function personOf(heard: Interaction): Person {
  const nick = heard.inCachedGuild() ? heard.member.displayName : null;
  return { id: heard.user.id, name: nick ?? heard.user.displayName };
}

const spoken: readonly MessageType[] = [MessageType.Default, MessageType.Reply];

/** A live message as a reply; null for a bot's message or a notice. */
export function readLive(message: Message): Reply | null {
  const { id, channelId: channel, author, member, content } = message;
  if (author.bot || message.webhookId || !spoken.includes(message.type)) return null;
  return {
    id,
    channel,
    person: { id: author.id, name: member?.displayName ?? author.displayName },
    text: plainText(content),
    edited: message.editedTimestamp,
    carries: content !== "" || message.attachments.size > 0 || message.stickers.size > 0,
  };
}

/** A message from the history as a reply; null for a bot's message or a notice. */
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

/** Fields that every message has, whatever it says. */
const envelope: readonly string[] = [
  "id type channel_id guild_id channel_type author member webhook_id application_id nonce position",
  "timestamp edited_timestamp tts pinned flags thread message_reference referenced_message",
  "mention_everyone mentions mention_roles mention_channels",
].flatMap((line) => line.split(" "));

/** Whether Discord shows nothing of a message: then it hides its words from us, since nobody can write nothing. */
export function isBare(message: APIMessage | null): boolean {
  const isEmpty = (value: unknown) =>
    !value || (typeof value === "object" && Object.keys(value).length === 0);
  return Object.entries(message ?? { gone: true }).every(
    ([field, value]) => envelope.includes(field) || isEmpty(value),
  );
}
