/** Answers commands in Discord, and registers them. */
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  MessageContextMenuCommandInteraction,
} from "discord.js";
import { ConfigError } from "../../src/core/errors.js";
import type { CommandReply } from "../present/chat-service.js";
import { notYours } from "../present/door.js";
import { fileWords } from "../present/person-page.js";
import { refusalMessage } from "../present/post-message.js";
import { inviteUrl, whyNoPost } from "./access.js";
import { whisperLater } from "./asides.js";
import type { ChannelApi } from "./channel-api.js";
import { apiCode, apiCodes, refusal, requireToken } from "./client.js";
import { channelOf, ourCommands, suggestFor, understand } from "./commands.js";
import { personOf, placed, readReply } from "./events.js";
import type { Guild } from "./guild.js";
import { discordMarkup, escapeLines } from "./markdown.js";
import { limits, showMessage, showPage } from "./show.js";

/** Suggests what to type. A failure is ignored, as people can type without suggestions. */
export async function suggestWhileTyping(
  { service, log }: Guild,
  heard: AutocompleteInteraction,
): Promise<void> {
  try {
    await heard.respond(await suggestFor(service, heard));
  } catch (error) {
    log.warn({ event: "suggestions-failed" }, `Discord: nothing was suggested: ${String(error)}`);
  }
}

export async function answerCommand(
  { service }: Guild,
  heard: ChatInputCommandInteraction,
): Promise<void> {
  const command = understand(heard);
  await whisperLater(heard, async () => {
    const caller = service.callerOf(personOf(heard), channelOf(heard));
    const reply = await service.perform(command, caller, async () => whyNoPost(heard));
    return showReply(reply, heard.id);
  });
}

function showReply(reply: CommandReply, post: string) {
  switch (reply.kind) {
    case "words":
      return escapeLines(reply.text, limits.message);
    case "page":
      return showPage(reply.page, post);
    case "forgetting":
      return reply.page.forgetting == null
        ? escapeLines(reply.text, limits.message)
        : showPage(reply.page, post);
    case "file": {
      const { name, text } = reply.file;
      return { content: fileWords, files: [{ attachment: Buffer.from(text, "utf8"), name }] };
    }
  }
}

export async function useMessage(
  guild: Guild,
  heard: MessageContextMenuCommandInteraction,
): Promise<void> {
  await whisperLater(heard, async () => {
    const { channelId: channel, targetId, guildId, user } = heard;
    const where = await guild.findPlace(channel, guildId === null);
    const message = await guild.api.getMessage({ channel, message: targetId });
    const isOwn = where !== null && message?.author.id === user.id;
    const refusal = isOwn
      ? await guild.hearing.use(placed(where, message, guild.ourIds()), () =>
          readReply(message, guild.nameOf),
        )
      : notYours;
    return showMessage(refusalMessage(refusal, discordMarkup));
  });
}

/** Returns the channel's server; null without a channel. @throws ConfigError when token or channel are refused */
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

/** Registers commands. @param at.before server whose own commands are removed, not to show twice @throws ConfigError */
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
