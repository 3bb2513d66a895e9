import {
  type Client,
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  type GatewayReadyDispatchData,
  type Interaction,
  type Message,
  type PartialMessage,
  Guild as Server,
} from "discord.js";
import type { BotLog } from "../present/bot-log.js";
import type { Heard } from "../present/thread-memory.js";
import { canSpeak } from "./access.js";
import { whisper } from "./asides.js";
import { apiCodes, describeDisconnect, losses } from "./client.js";
import { answerCommand, suggestWhileTyping, useMessage } from "./command-listeners.js";
import {
  type ListenerParts,
  placed,
  type Reply,
  readLive,
  readStored,
  writtenAt,
} from "./events.js";
import { type GuildSession, type Guilds, removed, type Whereabouts } from "./guild.js";
import { answerPress, keepWords } from "./press-listeners.js";

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

/** Adds all listeners. @returns a function that removes them, except those that only log */
export function listen(client: Client, guilds: Guilds): () => void {
  async function tell<Heard>(
    where: Whereabouts,
    listener: (session: GuildSession, heard: Heard) => Promise<void>,
    heard: Heard,
  ): Promise<void> {
    const session = await guilds.whose(client, where);
    if (session) await listener(session, heard);
  }
  const of = ({ guildId, channelId, author }: Message | PartialMessage) => ({
    guildId,
    channelId,
    user: author?.bot ? undefined : author?.id,
  });
  client.on("interactionCreate", (heard) =>
    tell(
      { guildId: heard.guildId, channelId: heard.channelId, user: heard.user.id },
      answer,
      heard,
    ),
  );
  listenToChannels(client, guilds);
  client.on("messageCreate", (message) => tell(of(message), hearMessage, message));
  client.on("messageUpdate", (_before, message) => tell(of(message), hearUpdate, message));
  client.on("messageDelete", (message) => tell(of(message), hearDeletion, message));
  client.on("messageDeleteBulk", async (messages) => {
    for (const message of messages.values()) await tell(of(message), hearDeletion, message);
  });
  client.on("threadUpdate", async (_before, { guildId, id, locked }) =>
    (await guilds.whose(client, { guildId }))?.noteLocked(id, locked === true),
  );
  client.on("raw", async (packet: GatewayDispatchPayload) => {
    if (packet.t === "READY") noteRemovals(client, packet.d);
    // discord.js drops changes in unknown channels.
    if (!isChange(packet) || client.channels.cache.has(packet.d.channel_id)) return;
    const { guild_id: guildId = null, channel_id: channelId } = packet.d;
    await tell({ guildId, channelId }, hearElsewhere, packet);
  });
  // This event comes after a new session began. Unlike after a resumed one, events were lost.
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

/** Follows which channels the bot can use, by reading the whole state at every change. */
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

async function answer(parts: ListenerParts, heard: Interaction): Promise<void> {
  if (heard.isAutocomplete()) return suggestWhileTyping(parts, heard);
  if (!heard.isRepliable()) return;
  try {
    if (heard.isChatInputCommand()) await answerCommand(parts, heard);
    else if (heard.isMessageContextMenuCommand()) await useMessage(parts, heard);
    else if (heard.isButton() || heard.isStringSelectMenu()) await answerPress(parts, heard);
    else if (heard.isModalSubmit()) await keepWords(parts, heard);
  } catch (error) {
    parts.log.warn(
      { event: "interaction-failed" },
      `Discord: an interaction was not answered: ${String(error)}`,
    );
    await whisper(heard, "That did not work. Please try again.").catch(() => undefined);
  }
}

/** Retries until the reply is stored, as Discord never redelivers. */
async function hearMessage({ guild, hearing }: ListenerParts, message: Message): Promise<void> {
  const heard = placed(guild, message);
  const reply = heard && readLive(message);
  if (heard && message.author.id === message.client.user.id) return hearing.noteOwn(heard);
  if (heard && reply)
    await hearing.insist("a reply was not kept", () => hearing.hear(heard, () => reply));
}

async function hearUpdate(parts: ListenerParts, message: Message | PartialMessage): Promise<void> {
  if (message.partial) return hearUnseen(parts, message);
  if (readLive(message)?.edited) await hearMessage(parts, message);
}

/** Fetches an edited message that this process has not seen. */
async function hearUnseen(parts: ListenerParts, message: PartialMessage): Promise<void> {
  const { guild, hearing } = parts;
  const heard = placed(guild, message);
  if (!heard) return;
  await hearing.insist("an edited reply was not kept", () =>
    hearing.hear(heard, () => readNow(parts, heard.ref)),
  );
}

async function readNow(
  { api, nameInGuild }: ListenerParts,
  ref: Heard["ref"],
): Promise<Reply | null> {
  const standing = await api.getMessage(ref);
  return standing && readStored(standing, nameInGuild);
}

const packetChanges = [
  GatewayDispatchEvents.MessageUpdate,
  GatewayDispatchEvents.MessageDelete,
  GatewayDispatchEvents.MessageDeleteBulk,
] as const;

type Change = Extract<GatewayDispatchPayload, { t: (typeof packetChanges)[number] }>;

function isChange(packet: GatewayDispatchPayload): packet is Change {
  return packetChanges.some((type) => type === packet.t);
}

/** Handles changes in channels unknown to discord.js: direct messages not used since it connected, archived threads. */
async function hearElsewhere(parts: ListenerParts, { t, d }: Change): Promise<void> {
  const { hearing } = parts;
  const ids = "ids" in d ? d.ids : [d.id];
  const edited =
    t === "MESSAGE_UPDATE" && d.edited_timestamp ? Date.parse(d.edited_timestamp) : null;
  const failure = "a change in an archived thread or a direct message was not kept";
  await hearing.insist(failure, async () => {
    const place = await placeById(parts, d.channel_id, d.guild_id !== undefined);
    if (!place) return;
    for (const message of ids) {
      const ref = { channel: d.channel_id, message };
      const heard = { ...place, ref, written: writtenAt(message), edited };
      if (t === "MESSAGE_UPDATE") await hearing.hear(heard, () => readNow(parts, heard.ref));
      else await hearing.hearDeletion(heard);
    }
  });
}

/** Describes a channel or thread; null when it is gone: answers in a deleted thread still count. */
async function placeById(
  { api }: ListenerParts,
  id: string,
  isInThread: boolean,
): Promise<Omit<Heard, "ref" | "written" | "edited"> | null> {
  const said = { writer: "", answers: null, addressed: false };
  if (!isInThread) return { ...said, channel: null, card: null };
  const parent = await api.parentOf(id);
  if (parent === null) return null;
  return { ...said, channel: parent, card: { channel: parent, message: id } };
}

async function hearDeletion(
  { service, guild, hearing }: ListenerParts,
  message: Message | PartialMessage,
): Promise<void> {
  const heard = placed(guild, message);
  if (!heard) return;
  const isBots = message.author?.bot || message.webhookId;
  await hearing.insist("a deletion was not kept", () =>
    isBots ? service.noteDeleted(heard.ref) : hearing.hearDeletion(heard),
  );
}
