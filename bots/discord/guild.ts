/** Runs Sous in each Discord server (guild) that has it. */
import {
  type Client,
  DiscordAPIError,
  type Guild as DiscordGuild,
  type GuildMember,
  PermissionFlagsBits,
  PermissionsBitField,
} from "discord.js";
import type { BotChannel, BotHandlers, Installations } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { keepNewest } from "../../src/core/newest.js";
import { inSpace } from "../../src/core/platform.js";
import type { BotLog } from "../present/bot-log.js";
import type { ChatBotOptions } from "../present/chat-bot.js";
import { refusalMessage } from "../present/post-message.js";
import type { Answer } from "../present/thread-hearing.js";
import { ThreadMemory } from "../present/thread-memory.js";
import { type Membership, RecentLookups } from "../present/who-may.js";
import { openWorkspace } from "../present/workspace.js";
import { canSpeak, isCardChannel, permissionsToPost } from "./access.js";
import { Asides } from "./asides.js";
import type { ChannelApi } from "./channel-api.js";
import { apiCodes } from "./client.js";
import { type FoundIn, ourIds } from "./events.js";
import { createThreadSource } from "./hearing.js";
import { discordMarkup } from "./markdown.js";
import { Pictures } from "./pictures.js";
import { Poster } from "./poster.js";
import { showMessage } from "./show.js";

export type GuildPlace = ReturnType<typeof placeOf>;

export type Guild = ReturnType<typeof openGuild>;

/** What outlives a session: threads, and presses that can still be answered privately. */
export type GuildMemory = { readonly threads: ThreadMemory; readonly asides: Asides };

/** @param isOwnDirect whether a person's direct messages are for this server */
export function openGuild(
  place: GuildPlace & { readonly settle?: ((channel: string) => Promise<void>) | undefined },
  parts: GuildsParts,
  { threads, asides }: GuildMemory,
  isOwnDirect: (channel: string, user: string) => Promise<boolean>,
) {
  const { client, api, options, log } = parts;
  const { guild, channel: homeChannel } = place;
  const { clock } = options;
  const { service, hearing, refresh, introduce } = openWorkspace({
    name: "Discord",
    workspace: guild,
    place,
    bot: parts,
    threads,
    membership: createMembership(client, place, clock),
    sourceOf: (service, patience) => {
      const known = { client, guild, api, service, threads, patience, log, nameOf };
      return createThreadSource({ ...known, isOwnDirect });
    },
    tell,
  });
  const pictures = new Pictures(clock, log, refresh);

  function nameOf(user: string): string | undefined {
    return client.guilds.cache.get(guild)?.members.cache.get(user)?.displayName;
  }

  /** Tells the author in a direct message: Discord has replies for one person only to presses and commands. */
  async function tell({ writer, ref, key, refusal }: Answer): Promise<void> {
    const nonce = key.slice(-25);
    const shown = showMessage(refusalMessage(refusal, discordMarkup));
    if (refusal.isPublic) await api.send(ref.channel, shown, { nonce, answers: ref.message });
    else await api.send(await api.reach(writer), shown, { nonce });
  }

  return {
    place,
    client,
    api,
    log,
    asides,
    service,
    hearing,
    nameOf,
    poster: new Poster({ api, threads, pictures, asides, nameOf, log, channel: homeChannel }),

    ourIds: () => ourIds(client, guild),

    /** Finds the channel or thread of messages; null for a deleted thread, in which answers stay valid. */
    async findPlace(channel: string, isDirect: boolean): Promise<FoundIn | null> {
      if (isDirect) return { channel, parent: null, isDirect };
      const known = client.channels.cache.get(channel);
      if (known?.isThread()) return { channel, parent: known.parentId ?? channel, isDirect };
      if (known) return { channel, parent: null, isDirect };
      // discord.js knows no archived threads.
      const parent = await api.parentOf(channel);
      return parent === null ? null : { channel, parent, isDirect };
    },

    /** Posts the bot's first message in the home channel, if the bot can post there. */
    async introduce(): Promise<void> {
      const channel = client.guilds.cache.get(guild)?.channels.cache.get(homeChannel);
      if (!channel || !canSpeak(channel)) return;
      await introduce(discordMarkup, homeChannel, (welcome) =>
        api.send(homeChannel, showMessage(welcome), { nonce: `w-${homeChannel}` }),
      );
    },

    stop(): void {
      hearing.stop();
      pictures.stop();
    },
  };
}

/** Reads membership from roles and the channel's permissions. */
function createMembership(
  client: Client,
  { guild, channel }: GuildPlace,
  clock: Clock,
): Membership {
  const known = new RecentLookups<GuildMember>(clock, 60_000, 1000);

  /** Returns null for people outside the server, who can still write to the bot. */
  async function memberOf(user: string): Promise<GuildMember | null> {
    const found = client.guilds.cache.get(guild);
    if (!found) throw new Error("the server is not there yet");
    // Asks Discord itself, as discord.js keeps members who have left.
    const fetched = known.get(user, () => found.members.fetch({ user, force: true }));
    return fetched.catch((error: unknown) => {
      const strangers: readonly unknown[] = [apiCodes.unknownMember, apiCodes.unknownUser];
      if (error instanceof DiscordAPIError && strangers.includes(error.code)) return null;
      const kept = found.members.cache.get(user);
      if (kept) return kept;
      throw error;
    });
  }

  function sees(member: GuildMember | null, id: string): boolean {
    if (!member) return false;
    const place = member.guild.channels.cache.get(id);
    if (!place) throw new Error("the channel is not there for the bot");
    return place.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
  }

  return {
    isIn: async (user, place) => sees(await memberOf(user), place),
    async belongs(user, audience, shownIn) {
      if (audience === "everyone") return true;
      // Everybody who sees the channel can answer in it.
      if (audience === "channel" && shownIn !== null) return true;
      const member = await memberOf(user);
      if (audience === "channel") return sees(member, channel);
      return audience.some((id) => id === user || member?.roles.cache.has(id));
    },
  };
}

const platform = "discord";
const mostDirect = 5000;

interface GuildsParts {
  readonly client: Client;
  readonly handlers: BotHandlers;
  readonly options: ChatBotOptions;
  readonly api: ChannelApi;
  readonly log: BotLog;
}

export class Guilds {
  readonly #guilds = new Map<string, Guild>();
  /** By person and by channel of direct messages: the server that the person used last. */
  readonly #direct = new Map<string, string>();

  /** @param kept what outlives a connection, by server */
  constructor(
    private readonly parts: GuildsParts,
    private readonly kept: Map<string, GuildMemory>,
  ) {}

  onShard(shard: number): readonly Guild[] {
    const { cache } = this.parts.client.guilds;
    return this.#all.filter(({ place }) => cache.get(place.guild)?.shardId === shard);
  }

  async introduce(): Promise<void> {
    await Promise.all(this.#all.map((guild) => guild.introduce()));
  }

  inSpace(space: string): Guild | undefined {
    return this.#all.find(({ place }) => place.space === space);
  }

  get channels(): readonly BotChannel[] {
    return this.#all.flatMap(({ place }) => {
      const server = this.parts.client.guilds.cache.get(place.guild);
      const all = [...(server?.channels.cache.values() ?? [])];
      return all
        .filter((one) => isCardChannel(one) && canSpeak(one))
        .map(({ id, name }) => ({
          id: inSpace(place.space, id),
          title: `#${name} in Discord, ${server?.name}`,
        }));
    });
  }

  get #all(): readonly Guild[] {
    return [...this.#guilds.values()];
  }

  enter(place: GuildPlace): Guild {
    const { guild: id, space } = place;
    const { clock } = this.parts.options;
    const memory = this.kept.get(id) ?? { threads: new ThreadMemory(), asides: new Asides(clock) };
    this.kept.set(id, memory);
    const settle = (channel: string) => this.#settle({ ...place, channel });
    const isOwnDirect = async (channelId: string, user: string) =>
      (await this.whose({ guildId: null, channelId, user })) === this.#guilds.get(id);
    const settling = { ...place, settle: space === "" ? undefined : settle };
    const guild = openGuild(settling, this.parts, memory, isOwnDirect);
    this.#guilds.set(id, guild);
    return guild;
  }

  async #settle(place: GuildPlace): Promise<void> {
    const { installations } = this.parts.handlers;
    const { guild: workspace, channel } = place;
    const row = await installations?.get(platform, workspace);
    if (!row) return;
    await installations?.put({ ...row, channel });
    this.#guilds.get(workspace)?.stop();
    await this.enter(place).introduce();
  }

  /** Returns an event's server; for direct messages, the one that the person used last, else the first with them. */
  async whose({
    guildId,
    channelId,
    user,
  }: {
    readonly guildId: string | null;
    readonly channelId?: string | null;
    readonly user?: string | undefined;
  }): Promise<Guild | undefined> {
    const id = guildId ?? (await this.#findDirect(channelId ?? "", user));
    if (user !== undefined && id !== null)
      for (const key of guildId === null ? [user, channelId ?? ""] : [user])
        keepNewest(this.#direct, key, id, mostDirect);
    return this.#guilds.get(id ?? "");
  }

  async #findDirect(channel: string, user = ""): Promise<string | null> {
    const known = this.#direct.get(user) ?? this.#direct.get(channel);
    if (known !== undefined && this.#guilds.has(known)) return known;
    const [first, ...others] = this.#guilds.keys();
    if (first === undefined || others.length === 0 || user === "") return first ?? null;
    for (const id of this.#guilds.keys()) {
      const members = this.parts.client.guilds.cache.get(id)?.members;
      if (await members?.fetch(user).catch(() => null)) return id;
    }
    return first;
  }

  /** Stores which servers invited or removed the bot since the last connection, then each later change. */
  async keepInstallations(installations: Installations): Promise<void> {
    const { client, options } = this.parts;
    for (const { workspace } of await installations.list(platform))
      if (!client.guilds.cache.has(workspace)) await this.#leave(workspace, installations);
    const join = async (server: DiscordGuild): Promise<void> => {
      if (this.#guilds.has(server.id)) return;
      const [workspace, installedBy, channel] = [server.id, server.ownerId, firstOpen(server)];
      const installedAt = options.clock.now();
      const row = { platform, workspace, channel, installedBy, installedAt } as const;
      await installations.put({ ...row, tokens: null });
      const guild = this.enter(placeOf(row));
      await guild.service.regain(null);
      await guild.introduce();
    };
    for (const guild of client.guilds.cache.values()) if (guild.available) await join(guild);
    client.on("guildAvailable", join);
    client.on("guildCreate", join);
    client.on("guildDelete", ({ id }) => this.#leave(id, installations));
  }

  /** Forgets a server that removed the bot, except that of the settings: it may invite the bot again. */
  async #leave(id: string, installations: Installations): Promise<void> {
    const guild = this.#guilds.get(id);
    if (!guild || guild.place.space === "") return;
    await guild.service.lose(null, removed);
    await installations.remove(platform, id);
    guild.stop();
    this.#guilds.delete(id);
  }

  stop(): void {
    for (const guild of this.#all) guild.stop();
  }
}

export const removed = "I was removed from the server. Let me in again, and I go on.";

export function placeOf(row: {
  readonly workspace: string;
  readonly channel: string;
  readonly installedBy: string | null;
}) {
  const { workspace: guild, channel, installedBy } = row;
  return { guild, space: `${platform}:${guild}`, channel, installedBy };
}

/** Returns the channel for server news, else the first in which the bot can ask; empty without any. */
function firstOpen(guild: DiscordGuild): string {
  const needed = permissionsToPost.map(({ flag }) => flag);
  const me = guild.members.me;
  const all = [guild.systemChannel, ...guild.channels.cache.values()];
  const open = all.find((one) => {
    if (!one || !isCardChannel(one) || !me) return false;
    return new PermissionsBitField(one.permissionsFor(me)).has(needed);
  });
  return open?.id ?? "";
}
