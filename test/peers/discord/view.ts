import { COMPONENT, type WireComponent, type WireMessage } from "./wire.js";
import type { World } from "./world.js";

export type SeenMessage = ReturnType<typeof see>;

export interface WantedMessage {
  channelId?: string;
  contains?: string;
  button?: string;
  fromBot?: boolean;
  after?: string;
}

export function fits(message: SeenMessage, wanted: WantedMessage): boolean {
  const { contains = "", button, fromBot = message.fromBot, after = "0" } = wanted;
  const names = message.buttons.flatMap(({ customId, label }) => [customId, label]);
  return (
    message.content.includes(contains) &&
    (button === undefined || names.includes(button)) &&
    message.fromBot === fromBot &&
    BigInt(message.id) > BigInt(after)
  );
}

export function see(message: WireMessage) {
  const parts = message.components.flatMap((row) => row.components ?? []);
  return {
    id: message.id,
    channelId: message.channel_id,
    threadId: message.thread?.id ?? null,
    author: message.author.global_name ?? message.author.username,
    fromBot: message.author.bot === true,
    content: message.content,
    embeds: message.embeds,
    attachments: message.attachments.map(({ filename: name, url, description = null }) => ({
      name,
      url,
      description,
    })),
    buttons: parts.filter(({ type }) => type === COMPONENT.button).map(seeControl),
    selects: parts
      .filter(({ type }) => type === COMPONENT.select)
      .map(({ placeholder = "", options = [], ...menu }) => ({
        ...seeControl(menu),
        placeholder,
        options: options.map(({ label, value }) => ({ label, value })),
      })),
    replyTo: message.message_reference?.message_id ?? null,
    edited: message.edited_timestamp !== null,
  };
}

export function seeEphemerals(world: World) {
  return world.ephemerals.map(({ to, message }) => ({
    ...see(message),
    to: world.user(to)?.global_name ?? to,
  }));
}

function seeControl({ custom_id: customId = "", label = "", disabled = false }: WireComponent) {
  return { customId, label, disabled };
}
