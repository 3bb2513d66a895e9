/** The servers that let the bot in, and their channels. */
import { type APIChannel, type APIPartialGuild, Routes } from "discord.js";
import { isCardChannel, type TokenAccess } from "./check.js";
import { createRest } from "./client.js";
import { deliver } from "./failures.js";

export interface DiscordPlace {
  readonly id: string;
  readonly name: string;
}

/** The servers that the bot is in, at most 200 (one call). @throws DeliveryError */
export async function listServers(access: TokenAccess): Promise<readonly DiscordPlace[]> {
  const rest = createRest(access);
  const servers = await deliver(() => rest.get(Routes.userGuilds()));
  return (servers as APIPartialGuild[]).map(({ id, name }) => ({ id, name }));
}

/** The text channels of a server, seen by the bot or not. @throws DeliveryError */
export async function listChannels(
  access: TokenAccess,
  server: string,
): Promise<readonly DiscordPlace[]> {
  const rest = createRest(access);
  const channels = await deliver(() => rest.get(Routes.guildChannels(server)));
  return (channels as APIChannel[])
    .filter(isCardChannel)
    .map(({ id, name }) => ({ id, name: name ?? id }));
}
