import { isDirect } from "./direct.js";
import { discordErrors } from "./errors.js";
import type { World } from "./world.js";

/** The bits of permissions that this peer minds (discord.com/developers/docs/topics/permissions). */
export const PERMISSIONS = {
  administrator: 1n << 3n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  attachFiles: 1n << 15n,
  readHistory: 1n << 16n,
  createPublicThreads: 1n << 35n,
  sendInThreads: 1n << 38n,
} as const;

/** @throws DiscordError 10004 for a guild that the bot knows nothing of, 50001 when it is not in the guild. */
export function requireGuild(world: World, id = world.guildId): void {
  if (world.otherGuilds.has(id)) return;
  if (id !== world.guildId) throw discordErrors.unknownGuild();
  if (!world.invited) throw discordErrors.missingAccess();
}

/** @throws DiscordError 50001 when the bot does not see the channel, 50013 when it lacks the bit. */
export function requirePermission(world: World, channelId: string, bit: bigint): void {
  const isIn = world.invited || world.otherGuilds.has(world.guildOf(channelId));
  if (!isIn || !isAllowed(world, channelId, PERMISSIONS.viewChannel))
    throw discordErrors.missingAccess();
  if (!isAllowed(world, channelId, bit)) throw discordErrors.missingPermissions();
}

/** Whether the bot may do this in a channel, or in a thread of it. Roles say nothing of direct messages. */
export function isAllowed(world: World, channelId: string, bit: bigint): boolean {
  const granted = BigInt(world.options.rolePermissions);
  if (granted & PERMISSIONS.administrator) return true;
  const channel = world.channels.get(channelId);
  if (isDirect(channel)) return true;
  const isHome = [channelId, channel?.parent_id].includes(world.channelId);
  const denied = isHome ? BigInt(world.options.deniedAtHome) : 0n;
  return (granted & ~denied & bit) !== 0n;
}

/** The app's permissions where an interaction happens, as a number in words. */
export function permissionsIn(world: World, channelId: string): string {
  const granted = BigInt(world.options.rolePermissions);
  if (granted & PERMISSIONS.administrator) return String(granted);
  const channel = world.channels.get(channelId);
  const isHome = [channelId, channel?.parent_id].includes(world.channelId);
  return String(granted & ~(isHome ? BigInt(world.options.deniedAtHome) : 0n));
}
