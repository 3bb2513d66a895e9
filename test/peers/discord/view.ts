import { COMPONENT, type WireComponent, type WireMessage } from "./wire.js";
import type { World } from "./world.js";

/** A button that a person sees. */
export interface SeenButton {
  customId: string;
  label: string;
  disabled: boolean;
}

/** A select menu that a person sees. */
export interface SeenSelect {
  customId: string;
  placeholder: string;
  disabled: boolean;
  options: { label: string; value: string }[];
}

/** A message as a person sees it. */
export interface SeenMessage {
  id: string;
  channelId: string;
  /** The thread that hangs under it, if any. */
  threadId: string | null;
  /** The author's name. */
  author: string;
  fromBot: boolean;
  content: string;
  embeds: WireMessage["embeds"];
  attachments: { name: string; url: string; description: string | null }[];
  buttons: SeenButton[];
  selects: SeenSelect[];
  /** The message that it answers, if any. */
  replyTo: string | null;
  edited: boolean;
}

/** A message that one person sees alone, with that person's name. */
export type SeenEphemeral = SeenMessage & { to: string };

/** What somebody waits for; every field that is given must fit. */
export interface WantedMessage {
  channelId?: string;
  /** Part of its text. */
  contains?: string;
  /** The label or custom id of one of its buttons. */
  button?: string;
  fromBot?: boolean;
  /** The id of a message that it must follow. */
  after?: string;
}

/** Whether a message is what somebody waits for. */
export function fits(message: SeenMessage, wanted: WantedMessage): boolean {
  const { contains = "", button, fromBot = message.fromBot, after = "0" } = wanted;
  const hasButton = ({ customId, label }: SeenButton) => [customId, label].includes(button ?? "");
  return (
    message.content.includes(contains) &&
    (button === undefined || message.buttons.some(hasButton)) &&
    message.fromBot === fromBot &&
    BigInt(message.id) > BigInt(after)
  );
}

/** What a person sees of a message. */
export function see(message: WireMessage): SeenMessage {
  const parts = message.components.flatMap((row) => row.components ?? []);
  return {
    id: message.id,
    channelId: message.channel_id,
    threadId: message.thread?.id ?? null,
    author: message.author.global_name ?? message.author.username,
    fromBot: message.author.bot === true,
    content: message.content,
    embeds: message.embeds,
    attachments: message.attachments.map((file) => ({
      name: file.filename,
      url: file.url,
      description: file.description ?? null,
    })),
    buttons: parts.filter(({ type }) => type === COMPONENT.button).map(seeButton),
    selects: parts.filter(({ type }) => type === COMPONENT.select).map(seeSelect),
    replyTo: message.message_reference?.message_id ?? null,
    edited: message.edited_timestamp !== null,
  };
}

/** The messages that people see alone, oldest first. */
export function seeEphemerals(world: World): SeenEphemeral[] {
  return world.ephemerals.map(({ to, message }) => ({
    ...see(message),
    to: world.user(to)?.global_name ?? to,
  }));
}

function seeButton(button: WireComponent): SeenButton {
  const { custom_id: customId = "", label = "", disabled = false } = button;
  return { customId, label, disabled };
}

function seeSelect(menu: WireComponent): SeenSelect {
  return {
    customId: menu.custom_id ?? "",
    placeholder: menu.placeholder ?? "",
    disabled: menu.disabled ?? false,
    options: (menu.options ?? []).map(({ label, value }) => ({ label, value })),
  };
}
