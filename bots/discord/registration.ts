/** Finds the server and registers the commands when the bot starts. */
import { ConfigError } from "../../src/core/errors.js";
import { inviteUrl } from "./access.js";
import type { ChannelApi } from "./channel-api.js";
import { refusal, requireToken } from "./client.js";
import { sousCommand } from "./commands.js";
import { apiCode, apiCodes } from "./failures.js";
import { useAsAnswer } from "./use-as-answer.js";

/** What is registered in a server. */
export const ourCommands = [sousCommand, useAsAnswer] as const;

/**
 * The server's id.
 * @throws ConfigError when the token is refused or the bot does not see the channel
 */
export async function findGuild(
  api: ChannelApi,
  options: { readonly token: string; readonly guild?: string; readonly channel: string },
): Promise<string> {
  requireToken(options.token);
  const found = await configured(api, "DISCORD_CHANNEL", () => api.getChannel(options.channel));
  const guild = options.guild ?? ("guild_id" in found ? found.guild_id : undefined);
  if (guild) return guild;
  throw new ConfigError("DISCORD_CHANNEL is not a channel of a server.");
}

/** @throws ConfigError when the server does not let the bot in */
export async function registerCommand(
  api: ChannelApi,
  at: { readonly application: string; readonly guild: string },
): Promise<void> {
  await configured(api, "DISCORD_GUILD", () => api.setCommands(at, ourCommands));
}

async function configured<T>(
  api: ChannelApi,
  variable: string,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const code = apiCode(error);
    if (code !== apiCodes.missingAccess && code !== apiCodes.unknownChannel) throw refusal(error);
    const invite = inviteUrl(await api.self());
    const message = `Discord does not let the bot into ${variable}. Check the id, and invite the bot: ${invite}`;
    throw new ConfigError(message, { cause: error });
  }
}
