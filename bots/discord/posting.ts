/** Whether the bot can post in a channel. */
import {
  ChannelType,
  type ChatInputCommandInteraction,
  type GuildBasedChannel,
  type MessageComponentInteraction,
} from "discord.js";
import { permissionsToPost, permissionsToSpeak } from "./access.js";

/** Whether anything can be shown there; true when Discord does not say. */
export function canSpeak(channel: GuildBasedChannel): boolean {
  const me = channel.guild.members.me;
  const granted = me && channel.permissionsFor(me);
  return granted ? permissionsToSpeak.every(({ flag }) => granted.has(flag)) : true;
}

/** Why it cannot ask where a command was typed, and what to do; null when it can, or when Discord does not say. */
export function whyNoPost(
  typed: ChatInputCommandInteraction | MessageComponentInteraction,
): string | null {
  if (typed.guildId === null) return null;
  const place = typed.channel?.isThread() ? typed.channel.parent : typed.channel;
  const isText = [ChannelType.GuildText, ChannelType.GuildAnnouncement].some(
    (type) => type === place?.type,
  );
  if (place && !isText)
    return "I can ask in text channels only: here I cannot open a thread for the answers. Say it again in a text channel.";
  const granted = typed.appPermissions;
  const missing = permissionsToPost.filter(({ flag }) => !granted.has(flag));
  if (missing.length === 0) return null;
  const labels = missing.map(({ label }) => label).join(", ");
  return `I cannot post in this channel. Give me these permissions in its settings, then say it again: ${labels}.`;
}
