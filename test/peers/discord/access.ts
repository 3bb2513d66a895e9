import { discordErrors } from "./errors.js";
import type { World } from "./world.js";

export const PERMISSIONS = {
  administrator: 1n << 3n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  attachFiles: 1n << 15n,
  readHistory: 1n << 16n,
  createPublicThreads: 1n << 35n,
  sendInThreads: 1n << 38n,
} as const;

export const EVERYTHING_ALLOWED = String(PERMISSIONS.administrator);

/** @throws DiscordError 10004 for an unknown guild, 50001 when the bot is not in it */
export function requireGuild(world: World, id = world.guildId): void {
  if (world.otherGuilds.has(id)) return;
  if (id !== world.guildId) throw discordErrors.unknownGuild();
  if (!world.invited) throw discordErrors.missingAccess();
}

/** @throws DiscordError 50001 without access to the channel, 50013 without the permission */
export function requirePermission(world: World, channelId: string, bit: bigint): void {
  const isIn = world.invited || world.otherGuilds.has(world.guildOf(channelId));
  if (!isIn || !isAllowed(world, channelId, PERMISSIONS.viewChannel))
    throw discordErrors.missingAccess();
  if (!isAllowed(world, channelId, bit)) throw discordErrors.missingPermissions();
}

/** Roles do not apply to direct messages. */
export function isAllowed(world: World, channelId: string, bit: bigint): boolean {
  const granted = BigInt(permissionsIn(world, channelId));
  const isFree = granted & PERMISSIONS.administrator || world.isDirect(channelId);
  return isFree ? true : (granted & bit) !== 0n;
}

/** Decimal string, as in interactions. */
export function permissionsIn(world: World, channelId: string): string {
  const granted = BigInt(world.options.rolePermissions);
  const { parent_id } = world.channels.get(channelId) ?? {};
  const isHome = [channelId, parent_id].includes(world.channelId);
  if (granted & PERMISSIONS.administrator || !isHome) return String(granted);
  return String(granted & ~BigInt(world.options.deniedAtHome));
}
