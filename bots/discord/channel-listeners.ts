/** Channels that are lost, and those that can be spoken in again. */
import type { Client, GuildBasedChannel } from "discord.js";
import type { ChatService } from "../present/chat-service.js";
import { permissionsToPost } from "./access.js";
import { apiCodes, losses } from "./failures.js";

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
export function listenToChannels(client: Client, service: ChatService): void {
  const { workspace } = service.origin;
  client.on("guildDelete", async ({ id }) => {
    if (id === workspace)
      await service.lose(null, "I was removed from the server. Let me in again, and I go on.");
  });
  client.on("channelDelete", ({ id }) => service.lose([id], losses[apiCodes.unknownChannel]));
  for (const change of changes) client.on(change, lookAgain);

  async function lookAgain(): Promise<void> {
    const server = client.guilds.cache.get(workspace);
    const channels = [...(server?.channels.cache.values() ?? [])];
    const open = channels.filter(canPost).map(({ id }) => id);
    await service.regain(open);
    const lost = channels.map(({ id }) => id).filter((id) => !open.includes(id));
    await service.lose(lost, losses[apiCodes.missingPermissions]);
  }

  function canPost(channel: GuildBasedChannel): boolean {
    const me = channel.guild.members.me;
    const granted = me && channel.permissionsFor(me);
    return granted ? permissionsToPost.every(({ flag }) => granted.has(flag)) : true;
  }
}
