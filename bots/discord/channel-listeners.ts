/** Channels that are lost, and those that can be spoken in again. */
import { type Client, type GuildBasedChannel, Guild as Server } from "discord.js";
import { permissionsToSpeak } from "./access.js";
import { apiCodes, losses } from "./failures.js";
import { type Guilds, removed } from "./guilds.js";

/** What may change where the bot can post. */
const changes = [
  "guildCreate",
  "channelCreate",
  "channelUpdate",
  "roleUpdate",
  "roleDelete",
  "guildMemberUpdate",
] as const;

export const channelEvents = [...changes, "guildDelete", "channelDelete"] as const;

/** Every change is looked at whole: what is known already changes nothing. */
export function listenToChannels(client: Client, guilds: Guilds): void {
  const serviceOf = async (guildId: string) => (await guilds.whose(client, { guildId }))?.service;
  client.on("guildCreate", async ({ id }) =>
    (await guilds.whose(client, { guildId: id }))?.welcome(),
  );
  client.on("guildDelete", async ({ id }) => (await serviceOf(id))?.lose(null, removed));
  client.on("channelDelete", async (channel) => {
    const service = channel.isDMBased() ? null : await serviceOf(channel.guildId);
    await service?.lose([channel.id], losses[apiCodes.unknownChannel]);
  });
  for (const change of changes)
    client.on(change, (...changed: readonly unknown[]) => lookAgain(serverOf(changed[0])));

  // In a new session a server that let the bot in again is one that is available again.
  client.on("guildAvailable", ({ id }) => (client.isReady() ? lookAgain(id) : undefined));

  async function lookAgain(id: string): Promise<void> {
    const service = await serviceOf(id);
    if (!service) return;
    const channels = [...(client.guilds.cache.get(id)?.channels.cache.values() ?? [])];
    const open = channels.filter(canPost).map(({ id }) => id);
    await service.regain(open);
    const lost = channels.map(({ id }) => id).filter((id) => !open.includes(id));
    await service.lose(lost, losses[apiCodes.missingPermissions]);
  }

  function canPost(channel: GuildBasedChannel): boolean {
    const me = channel.guild.members.me;
    const granted = me && channel.permissionsFor(me);
    return granted ? permissionsToSpeak.every(({ flag }) => granted.has(flag)) : true;
  }
}

/** The id of the server that was changed, or of which something was; empty for direct messages. */
function serverOf(changed: unknown): string {
  if (changed instanceof Server) return changed.id;
  const isInServer = typeof changed === "object" && changed !== null && "guild" in changed;
  return isInServer && changed.guild instanceof Server ? changed.guild.id : "";
}
