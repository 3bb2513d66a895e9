import { discordErrors } from "./errors.js";
import { asMember } from "./guild.js";
import { wakeThread } from "./threads.js";
import {
  FLAGS,
  INTENTS,
  type MessageBody,
  type WireAttachment,
  type WireComponent,
  type WireMessage,
  type WireReference,
  type WireUser,
} from "./wire.js";
import type { World } from "./world.js";

const DEFAULT_TYPE = 0;
const REPLY_TYPE = 19;

export interface Draft {
  channelId: string;
  author: WireUser;
  body: MessageBody;
  attachments?: WireAttachment[];
  /** Ephemeral: visible to this user id only. */
  onlyFor?: string;
  more?: Partial<WireMessage>;
}

export function postMessage(world: World, draft: Draft): WireMessage {
  const message = buildMessage(world, draft);
  if (draft.body.nonce !== undefined) world.nonces.set(message, String(draft.body.nonce));
  if (draft.onlyFor !== undefined) {
    world.ephemerals.push({ to: draft.onlyFor, message });
    return message;
  }
  wakeThread(world, draft.channelId);
  world.messages.set(draft.channelId, [...messagesIn(world, draft.channelId), message]);
  const channel = world.channels.get(draft.channelId);
  if (channel) channel.last_message_id = message.id;
  announce(world, "MESSAGE_CREATE", { ...message, nonce: draft.body.nonce });
  return message;
}

function buildMessage(world: World, draft: Draft): WireMessage {
  const { body, channelId } = draft;
  const content = (body.content ?? "").trim();
  const reference = findReference(world, draft);
  return {
    id: world.nextId(),
    channel_id: channelId,
    type: reference ? REPLY_TYPE : DEFAULT_TYPE,
    author: draft.author,
    content,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [world.bot, ...world.people].filter(
      (user) => content.includes(`<@${user.id}>`) || isPinged(draft, user, reference),
    ),
    mention_roles: [],
    attachments: draft.attachments ?? [],
    embeds: [],
    components: numberComponents(body.components ?? []),
    pinned: false,
    flags: body.flags ?? 0,
    ...reference,
    ...draft.more,
  };
}

/** People's replies mention the author; apps choose (allowed_mentions.replied_user). */
function isPinged(
  { author, body }: Draft,
  user: WireUser,
  reference: ReturnType<typeof findReference>,
): boolean {
  if (author.bot || body.allowed_mentions?.replied_user === false) return false;
  return reference?.referenced_message.author === user;
}

function findReference(
  world: World,
  { body, channelId }: Draft,
): { message_reference: WireReference; referenced_message: WireMessage } | undefined {
  const id = body.message_reference?.message_id;
  if (id === undefined) return undefined;
  const referenced_message = messagesIn(world, channelId).find((message) => message.id === id);
  if (referenced_message) {
    const message_reference = {
      message_id: id,
      channel_id: channelId,
      guild_id: world.guildOf(channelId),
    };
    return { message_reference, referenced_message };
  }
  if (body.message_reference?.fail_if_not_exists === false) return undefined;
  throw discordErrors.unknownMessage();
}

export function editMessage(
  world: World,
  message: WireMessage,
  change: { body: MessageBody; attachments?: WireAttachment[] },
): WireMessage {
  const { body, attachments } = change;
  if (body.content !== undefined) message.content = (body.content ?? "").trim();
  if (body.components !== undefined) message.components = numberComponents(body.components ?? []);
  if (attachments) message.attachments = attachments;
  message.edited_timestamp = new Date().toISOString();
  message.flags &= ~FLAGS.loading;
  if (!(message.flags & FLAGS.ephemeral)) announce(world, "MESSAGE_UPDATE", message);
  return message;
}

/** Sends an update without content, as Discord may for embedded links. */
export function unfold(world: World, message: WireMessage): void {
  const { id, channel_id } = message;
  const embeds = [{ title: "A page", url: "https://example.org" }];
  const data = { id, channel_id, guild_id: world.guildOf(channel_id), embeds };
  world.publish({ type: "MESSAGE_UPDATE", data, intent: INTENTS.guildMessages });
}

export function deleteTogether(world: World, channelId: string, ids: readonly string[]): void {
  const kept = messagesIn(world, channelId).filter(({ id }) => !ids.includes(id));
  world.messages.set(channelId, kept);
  const data = { ids, channel_id: channelId, guild_id: world.guildOf(channelId) };
  world.publish({ type: "MESSAGE_DELETE_BULK", data, intent: INTENTS.guildMessages });
}

export function deleteMessage(world: World, message: WireMessage): void {
  const { id, channel_id } = message;
  const kept = messagesIn(world, channel_id).filter((other) => other !== message);
  world.messages.set(channel_id, kept);
  const direct = world.isDirect(channel_id);
  const data = { id, channel_id, ...(!direct && { guild_id: world.guildOf(channel_id) }) };
  world.publish({ type: "MESSAGE_DELETE", data, intent: intentOf(direct) });
}

function intentOf(direct: boolean): number {
  return direct ? INTENTS.directMessages : INTENTS.guildMessages;
}

function announce(world: World, type: string, message: WireMessage): void {
  const { user: _, ...member } = asMember(world, message.author);
  const direct = world.isDirect(message.channel_id);
  const data = direct
    ? message
    : { ...message, guild_id: world.guildOf(message.channel_id), member };
  // discord.js needs the channel type of new direct messages.
  const channel_type = world.channels.get(message.channel_id)?.type;
  const sent = type === "MESSAGE_CREATE" ? { ...data, channel_type } : data;
  world.publish({ type, data: sent, intent: intentOf(direct) });
}

export function messagesIn(world: World, channelId: string): readonly WireMessage[] {
  return world.messages.get(channelId) ?? [];
}

export function findMessage(world: World, channelId: string, id: string): WireMessage {
  const found = messagesIn(world, channelId).find((message) => message.id === id);
  if (!found) throw discordErrors.unknownMessage();
  return found;
}

export function findByNonce(
  world: World,
  wanted: { channelId: string; author: WireUser; nonce: string },
): WireMessage | undefined {
  const since = Date.now() - world.options.nonceWindowMs;
  return messagesIn(world, wanted.channelId).find(
    (message) =>
      message.author === wanted.author &&
      world.nonces.get(message) === wanted.nonce &&
      Date.parse(message.timestamp) >= since,
  );
}

function numberComponents(rows: readonly WireComponent[]): WireComponent[] {
  let last = 0;
  const number = (item: WireComponent): WireComponent => {
    last += 1;
    const numbered = { ...item, id: item.id || last };
    return item.components ? { ...numbered, components: item.components.map(number) } : numbered;
  };
  return rows.map(number);
}
