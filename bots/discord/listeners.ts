/** Calls the function that handles each of Discord's events. */
import {
  type Client,
  type ClientEvents,
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  type GatewayReadyDispatchData,
  type Interaction,
  Guild as Server,
} from "discord.js";
import type { BotLog } from "../present/bot-log.js";
import { canSpeak } from "./access.js";
import { whisper } from "./asides.js";
import { apiCodes, losses } from "./client.js";
import { answerCommand, suggestWhileTyping, useMessage } from "./command-listeners.js";
import { placed, placedById, readReply } from "./events.js";
import { type Guild, type Guilds, removed } from "./guild.js";
import { answerPress, keepWords } from "./press-listeners.js";

const changes = [
  "guildCreate",
  "channelCreate",
  "channelUpdate",
  "roleUpdate",
  "roleDelete",
  "guildMemberUpdate",
] as const;

/** Adds all listeners. @returns a function that removes them; errors are still logged */
export function listen(client: Client, guilds: Guilds): () => void {
  client.on("interactionCreate", async (heard) => {
    const { guildId, channelId, user } = heard;
    const guild = await guilds.whose({ guildId, channelId, user: user.id });
    if (guild) await answer(guild, heard);
  });
  listenToChannels(client, guilds);
  client.on("raw", async (packet: GatewayDispatchPayload) => {
    if (packet.t === "READY") noteRemovals(client, packet.d);
    // discord.js itself drops messages in channels that it does not know.
    if (!isOfMessages(packet)) return;
    const { guild_id: guildId = null, channel_id: channelId } = packet.d;
    const guild = await guilds.whose({ guildId, channelId, user: writerOf(packet) });
    if (guild) await hearMessages(guild, packet);
  });
  // This event comes after a new session began. Unlike after a resumed one, events were lost.
  client.on("shardReady", async (shard) => {
    await Promise.all(guilds.onShard(shard).map(({ hearing }) => hearing.hearAgain()));
  });
  return () => {
    for (const event of client.eventNames())
      if (event !== "error") client.removeAllListeners(event as keyof ClientEvents);
  };
}

/** Reports servers that removed the bot while it was disconnected, which discord.js does not. */
function noteRemovals(client: Client, { guilds, shard }: GatewayReadyDispatchData): void {
  const named = new Set(guilds.map(({ id }) => id));
  for (const guild of [...client.guilds.cache.values()]) {
    if (guild.shardId !== (shard?.[0] ?? 0) || named.has(guild.id)) continue;
    client.guilds.cache.delete(guild.id);
    client.emit("guildDelete", guild);
  }
}

/** Logs errors. @returns the current connection problem; null while all shards are connected */
export function watchConnection(client: Client, log: BotLog): () => string | null {
  const away = new Set<number>();
  const warn = (error: Error) => log.warn({ event: "platform-error" }, `Discord: ${error}`);
  client.on("error", warn);
  client.on("shardError", warn);
  client.on("shardReconnecting", (shard) => void away.add(shard));
  client.on("shardReady", (shard) => void away.delete(shard));
  client.on("shardResume", (shard) => void away.delete(shard));
  return () => (away.size > 0 ? "the connection is lost, trying again." : null);
}

/** Follows which channels the bot can use, by reading the whole state at every change. */
function listenToChannels(client: Client, guilds: Guilds): void {
  const guildOf = (guildId: string) => guilds.whose({ guildId });
  const serviceOf = async (guildId: string) => (await guildOf(guildId))?.service;
  // Discord did not report what was written while the bot was absent.
  client.on("guildCreate", async ({ id }) => (await guildOf(id))?.hearing.hearAgain());
  client.on("guildDelete", async ({ id }) => (await serviceOf(id))?.lose(null, removed));
  client.on("channelDelete", async (channel) => {
    const service = channel.isDMBased() ? null : await serviceOf(channel.guildId);
    await service?.lose([channel.id], losses[apiCodes.unknownChannel]);
  });
  for (const change of changes)
    client.on(change, (...changed: readonly unknown[]) => lookAgain(serverOf(changed[0])));

  // After a new session, only this event reports a server that invited the bot again.
  client.on("guildAvailable", ({ id }) => (client.isReady() ? lookAgain(id) : undefined));

  async function lookAgain(id: string): Promise<void> {
    const guild = await guildOf(id);
    if (!guild) return;
    const { service } = guild;
    const channels = [...(client.guilds.cache.get(id)?.channels.cache.values() ?? [])];
    const open = channels.filter(canSpeak).map(({ id }) => id);
    await service.regain(open);
    await guild.introduce();
    const lost = channels.map(({ id }) => id).filter((id) => !open.includes(id));
    await service.lose(lost, losses[apiCodes.missingPermissions]);
  }
}

function serverOf(changed: unknown): string {
  if (changed instanceof Server) return changed.id;
  const isInServer = typeof changed === "object" && changed !== null && "guild" in changed;
  return isInServer && changed.guild instanceof Server ? changed.guild.id : "";
}

async function answer(guild: Guild, heard: Interaction): Promise<void> {
  if (heard.isAutocomplete()) return suggestWhileTyping(guild, heard);
  if (!heard.isRepliable()) return;
  try {
    if (heard.isChatInputCommand()) await answerCommand(guild, heard);
    else if (heard.isMessageContextMenuCommand()) await useMessage(guild, heard);
    else if (heard.isButton() || heard.isStringSelectMenu()) await answerPress(guild, heard);
    else if (heard.isModalSubmit()) await keepWords(guild, heard);
  } catch (error) {
    guild.log.warn(
      { event: "interaction-failed" },
      `Discord: an interaction was not answered: ${String(error)}`,
    );
    await whisper(heard, "That did not work. Please try again.").catch(() => undefined);
  }
}

const messagePackets = [
  GatewayDispatchEvents.MessageCreate,
  GatewayDispatchEvents.MessageUpdate,
  GatewayDispatchEvents.MessageDelete,
  GatewayDispatchEvents.MessageDeleteBulk,
] as const;

type MessagePacket = Extract<GatewayDispatchPayload, { t: (typeof messagePackets)[number] }>;

function isOfMessages(packet: GatewayDispatchPayload): packet is MessagePacket {
  return messagePackets.some((type) => type === packet.t);
}

function writerOf({ d }: MessagePacket): string | undefined {
  return "author" in d && d.author && !d.author.bot ? d.author.id : undefined;
}

/** Retries until the message is stored, as Discord never redelivers. */
async function hearMessages(guild: Guild, { t, d }: MessagePacket): Promise<void> {
  const { hearing } = guild;
  const isDeletion = t === "MESSAGE_DELETE" || t === "MESSAGE_DELETE_BULK";
  await hearing.insist(`a ${isDeletion ? "deletion" : "reply"} was not kept`, async () => {
    const where = await guild.findPlace(d.channel_id, d.guild_id === undefined);
    if (!where) return;
    if (isDeletion) {
      for (const id of "ids" in d ? d.ids : [d.id])
        await hearing.hearDeletion(placedById(where, id));
      return;
    }
    // An event about a link's preview may lack the rest of the message.
    if (!d.author) {
      const heard = placedById(where, d.id);
      return hearing.hear(heard, async () => {
        const message = await guild.api.getMessage(heard.ref);
        return message && readReply(message, guild.nameOf);
      });
    }
    const heard = placed(where, d, guild.ourIds());
    if (d.author.id === guild.client.user?.id) return hearing.noteOwn(heard);
    const reply = readReply(d, guild.nameOf);
    if (reply && (t === "MESSAGE_CREATE" || reply.edited)) await hearing.hear(heard, () => reply);
  });
}
