/** Membership from roles and the channel's permissions. */
import { type Client, DiscordAPIError, type GuildMember, PermissionFlagsBits } from "discord.js";
import type { Clock } from "../../src/core/clock.js";
import { RecentLookups } from "../present/recent-lookups.js";
import type { Membership } from "../present/who-may.js";
import { apiCodes } from "./failures.js";

export function createMembership(parts: {
  readonly client: Client;
  readonly guild: string;
  readonly channel: string;
  readonly clock: Clock;
}): Membership {
  const { client, guild, channel, clock } = parts;
  const known = new RecentLookups<GuildMember>({ clock, forMs: 60_000, most: 1000 });

  /** Null for people outside the server, who can still write to the bot. */
  async function memberOf(user: string): Promise<GuildMember | null> {
    const found = client.guilds.cache.get(guild);
    if (!found) throw new Error("the server is not there yet");
    // discord.js keeps members who have left.
    const fetched = known.get(user, () => found.members.fetch({ user, force: true }));
    return fetched.catch((error: unknown) => {
      const strangers: readonly unknown[] = [apiCodes.unknownMember, apiCodes.unknownUser];
      if (error instanceof DiscordAPIError && strangers.includes(error.code)) return null;
      const kept = found.members.cache.get(user);
      if (kept) return kept;
      throw error;
    });
  }

  function sees(member: GuildMember | null, id: string): boolean {
    if (!member) return false;
    const place = member.guild.channels.cache.get(id);
    if (!place) throw new Error("the channel is not there for the bot");
    return place.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
  }

  return {
    isIn: async (user, place) => sees(await memberOf(user), place),
    async belongs(user, audience, shownIn) {
      if (audience === "everyone") return true;
      // Everybody who sees the channel can answer in it.
      if (audience === "channel" && shownIn !== null) return true;
      const member = await memberOf(user);
      if (audience === "channel") return sees(member, channel);
      return audience.some((id) => id === user || member?.roles.cache.has(id));
    },
  };
}
