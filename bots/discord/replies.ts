/** People's replies in threads, live or from the history. */
import { type APIMessage, type Interaction, type Message, MessageType } from "discord.js";
import type { Person } from "../present/incoming.js";
import { plainText } from "./markdown.js";

/** A person's message. `text` is empty when it has no words, or none that we may read. */
export interface Reply {
  readonly id: string;
  readonly person: Person;
  readonly text: string;
  /** When it was edited last, in milliseconds since 1970; null when it never was. */
  readonly edited: number | null;
  /** Whether it has any content: words, files or stickers. */
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
  const { id, author, member, content } = message;
  if (author.bot || message.webhookId || !spoken.includes(message.type)) return null;
  return {
    id,
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
  const { id, author, content } = message;
  if (author.bot || message.webhook_id || !spoken.includes(message.type)) return null;
  const name = nameInGuild(author.id) ?? author.global_name ?? author.username;
  return {
    id,
    person: { id: author.id, name },
    text: plainText(content),
    edited: message.edited_timestamp === null ? null : Date.parse(message.edited_timestamp),
    carries:
      content !== "" || message.attachments.length > 0 || Boolean(message.sticker_items?.length),
  };
}
