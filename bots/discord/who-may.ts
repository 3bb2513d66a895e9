/** Who belongs to whom, as the server's roles and the channel's permissions say. */
import { type Client, type GuildMember, PermissionFlagsBits } from "discord.js";
import type { Membership } from "../present/who-may.js";

/** @param parts.channel the channel that the bot was set up for */
export function createMembership(parts: {
  readonly client: Client;
  readonly guild: string;
  readonly channel: string;
}): Membership {
  const { client, guild, channel } = parts;

  /** Messages and presses come with the member's roles; Discord is asked only about others. */
  async function memberOf(user: string): Promise<GuildMember> {
    const found = client.guilds.cache.get(guild);
    if (!found) throw new Error("the server is not there yet");
    return found.members.fetch(user);
  }

  function sees(member: GuildMember, id: string): boolean {
    const place = member.guild.channels.cache.get(id);
    if (!place) throw new Error("the channel is not there for the bot");
    return place.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
  }

  return {
    isIn: async (user, place) => sees(await memberOf(user), place),
    async belongs(user, audience, shownIn) {
      if (audience === "everyone") return true;
      // Anybody who sees a question in its channel can press and write there.
      if (audience === "channel" && shownIn !== null) return true;
      const member = await memberOf(user);
      if (audience === "channel") return sees(member, channel);
      return audience.some((id) => id === member.id || member.roles.cache.has(id));
    },
  };
}
