/** Channels that are lost, and those that can be spoken in again. */
import { type Client, Guild as Server } from "discord.js";
import { apiCodes, losses } from "./failures.js";
import { type Guilds, removed } from "./guilds.js";
import { canSpeak } from "./posting.js";

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
  const sessionIn = (guildId: string) => guilds.whose(client, { guildId });
  const serviceOf = async (guildId: string) => (await sessionIn(guildId))?.service;
  // What was written while the bot was not there nobody told it.
  client.on("guildCreate", async ({ id }) => (await sessionIn(id))?.hearing.hearAgain());
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
    const session = await sessionIn(id);
    if (!session) return;
    const { service } = session;
    const channels = [...(client.guilds.cache.get(id)?.channels.cache.values() ?? [])];
    const open = channels.filter(canSpeak).map(({ id }) => id);
    await service.regain(open);
    await session.introduce();
    const lost = channels.map(({ id }) => id).filter((id) => !open.includes(id));
    await service.lose(lost, losses[apiCodes.missingPermissions]);
  }
}

/** The id of the server that was changed, or of which something was; empty for direct messages. */
function serverOf(changed: unknown): string {
  if (changed instanceof Server) return changed.id;
  const isInServer = typeof changed === "object" && changed !== null && "guild" in changed;
  return isInServer && changed.guild instanceof Server ? changed.guild.id : "";
}
