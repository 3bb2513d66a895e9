import { ConfigError } from "../../src/core/errors.js";
import { inviteUrl } from "./access.js";
import type { ChannelApi } from "./channel-api.js";
import { refusal, requireToken } from "./client.js";
import { useAsAnswer } from "./command-listeners.js";
import { sousCommand } from "./commands.js";
import { apiCode, apiCodes } from "./failures.js";

export const ourCommands = [sousCommand, useAsAnswer] as const;

/** Returns null without a channel. @throws ConfigError when token or channel are refused */
export async function findGuild(
  api: ChannelApi,
  options: { readonly token: string; readonly guild?: string; readonly channel: string },
): Promise<string | null> {
  requireToken(options.token);
  if (options.channel === "") return null;
  const found = await configured(api, "DISCORD_CHANNEL", () => api.getChannel(options.channel));
  const guild = options.guild ?? ("guild_id" in found ? found.guild_id : undefined);
  if (guild) return guild;
  throw new ConfigError("DISCORD_CHANNEL is not a channel of a server.");
}

/** @param at.before server with its own commands, removed to avoid duplicates @throws ConfigError when refused */
export async function registerCommands(
  api: ChannelApi,
  at: {
    readonly application: string;
    readonly guild: string | null;
    readonly before: string | null;
  },
): Promise<void> {
  const { application, before } = at;
  await configured(api, "DISCORD_GUILD", async () => {
    await api.setCommands(at, ourCommands);
    if (before !== null) await api.setCommands({ application, guild: before }, []);
  });
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
