import { activeThreads } from "./threads.js";
import type { WireUser } from "./wire.js";
import type { World } from "./world.js";

const JOINED_AT = "2024-01-01T00:00:00+00:00";

export function asMember(world: World, user: WireUser) {
  return {
    user,
    nick: null,
    avatar: null,
    roles: world.rolesOf(user.id),
    joined_at: JOINED_AT,
    deaf: false,
    mute: false,
    flags: 0,
    communication_disabled_until: null,
  };
}

const absent =
  "icon splash banner description afk_channel_id system_channel_id rules_channel_id vanity_url_code public_updates_channel_id";
const usual =
  "verification_level default_message_notifications explicit_content_filter mfa_level nsfw_level premium_tier system_channel_flags";
const fill = <T>(names: string, value: T) =>
  Object.fromEntries(names.split(" ").map((name) => [name, value]));
const none = { position: 0, color: 0, hoist: false, managed: false, mentionable: false, flags: 0 };

export function describeGuild(world: World, id = world.guildId) {
  const { rolePermissions: permissions } = world.options;
  const others = [...world.roles].map(([name, { id }]) => ({ id, name, permissions: "0" }));
  const roles = [{ id, name: "@everyone", permissions }, ...others];
  return {
    id,
    name: "Kitchen",
    ...fill(absent, null),
    ...fill(usual, 0),
    owner_id: world.people[0]?.id ?? world.bot.id,
    afk_timeout: 300,
    premium_progress_bar_enabled: false,
    preferred_locale: "en-US",
    features: [],
    emojis: [],
    stickers: [],
    roles: roles.map((role) => ({ ...none, ...role })),
  };
}

export function guildChannels(world: World, id = world.guildId) {
  return [...world.channels.values()].filter(
    (channel) => !channel.thread_metadata && channel.guild_id === id,
  );
}

/** Excludes archived threads, as GUILD_CREATE does. */
export function describeGuildCreate(world: World, id = world.guildId) {
  const users = [world.bot, ...world.people];
  return {
    ...describeGuild(world, id),
    joined_at: JOINED_AT,
    large: false,
    unavailable: false,
    member_count: users.length,
    members: users.map((user) => asMember(world, user)),
    channels: guildChannels(world, id),
    threads: activeThreads(world).filter(({ guild_id }) => guild_id === id),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
