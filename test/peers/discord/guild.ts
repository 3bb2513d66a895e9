import { isDirect } from "./direct.js";
import { activeThreads } from "./threads.js";
import type { WireUser } from "./wire.js";
import type { World } from "./world.js";

const JOINED_AT = "2024-01-01T00:00:00+00:00";
/** Administrator. */
export const EVERYTHING_ALLOWED = "8";

/** A user as a member of the guild. */
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

/** The guild, as REST describes it. */
export function describeGuild(world: World, id = world.guildId) {
  const { rolePermissions: permissions } = world.options;
  const everyone = { id, name: "@everyone", permissions };
  const others = [...world.roles].map(([name, { id }]) => ({ id, name, permissions: "0" }));
  const role = {
    position: 0,
    color: 0,
    hoist: false,
    managed: false,
    mentionable: false,
    flags: 0,
  };
  return {
    id,
    name: "Kitchen",
    icon: null,
    splash: null,
    banner: null,
    description: null,
    owner_id: world.people[0]?.id ?? world.bot.id,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_progress_bar_enabled: false,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    vanity_url_code: null,
    preferred_locale: "en-US",
    features: [],
    emojis: [],
    stickers: [],
    roles: [{ ...everyone, ...role }, ...others.map((other) => ({ ...role, ...other }))],
  };
}

/** Its channels without threads; direct messages are nobody's but their two people's. */
export function guildChannels(world: World, id = world.guildId) {
  return [...world.channels.values()].filter(
    (channel) => !channel.thread_metadata && !isDirect(channel) && channel.guild_id === id,
  );
}

/** The guild, as GUILD_CREATE describes it after an IDENTIFY: archived threads are not in it. */
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
