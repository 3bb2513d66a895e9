import {
  type Client,
  type GatewayDispatchPayload,
  type GatewayReadyDispatchData,
  type Message,
  type PartialMessage,
  Guild as Server,
} from "discord.js";
import type { BotLog } from "../present/bot-log.js";
import { canSpeak } from "./access.js";
import { apiCodes, describeDisconnect, losses } from "./client.js";
import { type Guilds, removed, type Whereabouts } from "./guild.js";
import { isChange } from "./reactions.js";

const changes = [
  "guildCreate",
  "channelCreate",
  "channelUpdate",
  "roleUpdate",
  "roleDelete",
  "guildMemberUpdate",
] as const;

const heardEvents = [
  "interactionCreate",
  "messageCreate",
  "messageUpdate",
  "messageDelete",
  "messageDeleteBulk",
  "shardReady",
  "threadUpdate",
  ...changes,
  "guildDelete",
  "channelDelete",
  "guildAvailable",
] as const;

/** @returns a function that removes them, except those that only log */
export function listen(client: Client, guilds: Guilds): () => void {
  const whose = async (where: Whereabouts) => (await guilds.whose(client, where))?.reactions;
  const of = ({ guildId, channelId, author }: Message | PartialMessage) =>
    whose({ guildId, channelId, user: author?.bot ? undefined : author?.id });
  client.on("interactionCreate", async (heard) => {
    const { guildId, channelId, user } = heard;
    await (await whose({ guildId, channelId, user: user.id }))?.interaction(heard);
  });
  listenToChannels(client, guilds);
  client.on("messageCreate", async (message) => (await of(message))?.message(message));
  client.on("messageUpdate", async (_before, message) => (await of(message))?.update(message));
  client.on("messageDelete", async (message) => (await of(message))?.deletion(message));
  client.on("messageDeleteBulk", async (messages) => {
    for (const message of messages.values()) await (await of(message))?.deletion(message);
  });
  client.on("threadUpdate", async (_before, { guildId, id, locked }) =>
    (await guilds.whose(client, { guildId }))?.noteLocked(id, locked === true),
  );
  client.on("raw", async (packet: GatewayDispatchPayload) => {
    if (packet.t === "READY") noteRemovals(client, packet.d);
    if (!isChange(packet) || client.channels.cache.has(packet.d.channel_id)) return;
    const { guild_id: guildId = null, channel_id: channelId } = packet.d;
    await (await whose({ guildId, channelId }))?.packet(packet);
  });
  // Fires after IDENTIFY, never after RESUME: events were lost.
  client.on("shardReady", async (shard) => {
    await Promise.all(guilds.sessionsOn(client, shard).map(({ hearing }) => hearing.hearAgain()));
  });
  return () => {
    for (const event of heardEvents) client.removeAllListeners(event);
    client.removeAllListeners("raw");
  };
}

/** discord.js does not report servers that removed the bot while disconnected. */
function noteRemovals(client: Client, { guilds, shard }: GatewayReadyDispatchData): void {
  const named = new Set(guilds.map(({ id }) => id));
  for (const guild of [...client.guilds.cache.values()]) {
    if (guild.shardId !== (shard?.[0] ?? 0) || named.has(guild.id)) continue;
    client.guilds.cache.delete(guild.id);
    client.emit("guildDelete", guild);
  }
}

/** @returns the current connection problem; null while all shards are connected */
export function watchConnection(client: Client, log: BotLog): () => string | null {
  const troubles = new Map<number, string>();
  client.on("error", (error) => log.warn({ event: "platform-error" }, `Discord: ${String(error)}`));
  client.on("shardError", (error) =>
    log.warn({ event: "platform-error" }, `Discord: ${String(error)}`),
  );
  client.on("shardDisconnect", ({ code }, shard) => {
    const trouble = describeDisconnect(code);
    troubles.set(shard, trouble);
    if (client.isReady()) log.error({ event: "platform-lost" }, trouble);
  });
  client.on("shardReconnecting", (shard) => {
    troubles.set(shard, "the connection is lost, trying again.");
  });
  client.on("shardReady", (shard) => void troubles.delete(shard));
  client.on("shardResume", (shard) => void troubles.delete(shard));
  return () => [...troubles.values()][0] ?? null;
}

/** Idempotent: rereads the whole state at every change. */
function listenToChannels(client: Client, guilds: Guilds): void {
  const sessionIn = (guildId: string) => guilds.whose(client, { guildId });
  const serviceOf = async (guildId: string) => (await sessionIn(guildId))?.service;
  // Discord did not report what was written while the bot was absent.
  client.on("guildCreate", async ({ id }) => (await sessionIn(id))?.hearing.hearAgain());
  client.on("guildDelete", async ({ id }) => (await serviceOf(id))?.lose(null, removed));
  client.on("channelDelete", async (channel) => {
    const service = channel.isDMBased() ? null : await serviceOf(channel.guildId);
    await service?.lose([channel.id], losses[apiCodes.unknownChannel]);
  });
  for (const change of changes)
    client.on(change, (...changed: readonly unknown[]) => lookAgain(serverOf(changed[0])));

  // After a new session, a server that invited the bot again only becomes available.
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

function serverOf(changed: unknown): string {
  if (changed instanceof Server) return changed.id;
  const isInServer = typeof changed === "object" && changed !== null && "guild" in changed;
  return isInServer && changed.guild instanceof Server ? changed.guild.id : "";
}
