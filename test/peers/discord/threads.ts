import { discordErrors } from "./errors.js";
import type { ThreadBody } from "./limits.js";
import { FLAGS, INTENTS, type WireChannel } from "./wire.js";
import type { World } from "./world.js";

const PUBLIC_THREAD = 11;

/** @throws DiscordError 160004 if the message has a thread */
export function openThread(
  world: World,
  from: { channelId: string; messageId?: string },
  body: ThreadBody,
): WireChannel {
  const message = world.messages.get(from.channelId)?.find(({ id }) => id === from.messageId);
  if (from.messageId && !message) throw discordErrors.unknownMessage();
  if (from.messageId && world.channels.has(from.messageId)) throw discordErrors.threadExists();
  const id = from.messageId ?? world.nextId();
  const thread = buildThread(world, { id, parentId: from.channelId, body });
  world.channels.set(thread.id, thread);
  if (message) {
    message.flags |= FLAGS.hasThread;
    message.thread = thread;
  }
  const data = { ...thread, newly_created: true };
  world.publish({ type: "THREAD_CREATE", data, intent: INTENTS.guilds });
  return thread;
}

function buildThread(
  world: World,
  given: { id: string; parentId: string; body: ThreadBody },
): WireChannel {
  const now = new Date().toISOString();
  return {
    id: given.id,
    type: given.body.type ?? PUBLIC_THREAD,
    guild_id: world.guildOf(given.parentId),
    parent_id: given.parentId,
    owner_id: world.bot.id,
    name: given.body.name ?? "",
    last_message_id: null,
    message_count: 0,
    total_message_sent: 0,
    member_count: 1,
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: false,
      locked: false,
      auto_archive_duration: given.body.auto_archive_duration ?? 1440,
      archive_timestamp: now,
      create_timestamp: now,
    },
    member: { id: given.id, user_id: world.bot.id, join_timestamp: now, flags: 0 },
  };
}

export function changeChannel(
  world: World,
  channel: WireChannel,
  change: { name?: string; archived?: boolean; locked?: boolean; auto_archive_duration?: number },
): void {
  channel.name = change.name ?? channel.name;
  const state = channel.thread_metadata;
  if (state) {
    state.archived = change.archived ?? state.archived;
    state.locked = change.locked ?? state.locked;
    state.auto_archive_duration = change.auto_archive_duration ?? state.auto_archive_duration;
  }
  const type = state ? "THREAD_UPDATE" : "CHANNEL_UPDATE";
  world.publish({ type, data: { ...channel }, intent: INTENTS.guilds });
}

/** Posting reopens an archived thread. */
export function wakeThread(world: World, channelId: string): void {
  const channel = world.channels.get(channelId);
  if (!channel?.thread_metadata?.archived) return;
  changeChannel(world, channel, { archived: false });
}

export function activeThreads(world: World): WireChannel[] {
  return [...world.channels.values()].filter(({ thread_metadata: state }) => {
    return state !== undefined && !state.archived;
  });
}
