/** The Discord servers (guilds) that have Sous. A `Guild` object stays when the connection is replaced. */
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
import { audiencesIn, type ChatBotOptions, type Workspace } from "../present/chat-bot.js";
import { ChatService } from "../present/chat-service.js";
import { Patience } from "../present/patience.js";
import { refusalMessage } from "../present/post-message.js";
import { type Answer, ThreadHearing } from "../present/thread-hearing.js";
import { ThreadMemory } from "../present/thread-memory.js";
import { type Membership, RecentLookups, WhoMay } from "../present/who-may.js";
import { canSpeak, permissionsToPost } from "./access.js";
import { Asides } from "./asides.js";
import type { ChannelApi } from "./channel-api.js";
import { isCardChannel } from "./check.js";
import { apiCodes } from "./client.js";
import { command } from "./commands.js";
import type { ListenerParts, Reply } from "./events.js";
import { createThreadSource } from "./hearing.js";
import { discordMarkup } from "./markdown.js";
import { Pictures } from "./pictures.js";
import { Poster } from "./poster.js";
import { showMessage } from "./show.js";

export type GuildPlace = ReturnType<typeof placeOf>;

interface GuildParts extends GuildPlace {
  readonly options: ChatBotOptions;
  readonly api: ChannelApi;
  readonly log: BotLog;
  readonly refresh: (episode: string) => void;
}

export interface GuildSession extends Workspace, ListenerParts {
  readonly service: ChatService;
  readonly hearing: ThreadHearing<Reply>;
  readonly noteLocked: (thread: string, isLocked: boolean) => void;
  /** Introduces the bot once, when it can post. */
  readonly introduce: () => Promise<void>;
}

export class Guild {
  readonly place: GuildPlace;
  session: GuildSession | null = null;
  readonly #threads = new ThreadMemory();
  readonly #pictures: Pictures;
  readonly #asides: Asides;
  readonly #poster: Poster;
  #nameOf: (user: string) => string | undefined = () => undefined;

  constructor(private readonly parts: GuildParts) {
    const { api, options, log, refresh, channel } = parts;
    const { clock } = options;
    this.place = parts;
    this.#pictures = new Pictures({ clock, log, refresh });
    this.#asides = new Asides(clock);
    const nameOf = (user: string) => this.#nameOf(user);
    const [threads, pictures, asides] = [this.#threads, this.#pictures, this.#asides];
    const onLocked = (thread: string) => {
      const episode = this.#threads.episodeIn(thread);
      if (episode !== undefined) refresh(episode);
    };
    this.#poster = new Poster({ api, threads, pictures, asides, nameOf, log, channel, onLocked });
  }

  /** @param settle changes the home channel; absent where the settings name it */
  listenOn(
    client: Client,
    handlers: BotHandlers,
    isOwnDirect: (channel: string, user: string) => Promise<boolean>,
    settle?: (channel: string) => Promise<void>,
  ): void {
    const { api, options, log, guild, space, channel, installedBy } = this.parts;
    const { clock } = options;
    const audiences = audiencesIn(space, options, installedBy);
    const membership = createMembership({ client, guild, channel, clock });
    const whoMay = new WhoMay({ platform: "Discord", ...audiences, clock, log, membership });
    const origin = { platform: "discord", workspace: guild, space } as const;
    const asked = { ...origin, command, channel, settle, handlers, whoMay, clock };
    const service = new ChatService(asked);
    const nameInGuild = (user: string) =>
      client.guilds.cache.get(guild)?.members.cache.get(user)?.displayName;
    this.#nameOf = nameInGuild;
    const [threads, asides, poster] = [this.#threads, this.#asides, this.#poster];
    const patience = new Patience(clock);
    const known = { client, guild, api, service, threads, patience, log, nameInGuild };
    const source = createThreadSource({ ...known, isOwnDirect });
    const tell = (answer: Answer) => this.#tell(answer);
    const hearing = new ThreadHearing({ source, threads, service, patience, log, tell });
    const noteLocked = poster.noteLocked.bind(poster);
    const introduce = () => this.#introduce(client, service);
    const heard = { service, asides, log, api, guild, hearing, nameInGuild };
    this.session = { ...heard, poster, noteLocked, introduce };
  }

  /** Posts the bot's first message in the home channel, if the bot can post there. Never repeats a failed one. */
  async #introduce(client: Client, service: ChatService): Promise<void> {
    const { api, guild, channel, log } = this.parts;
    const place = client.guilds.cache.get(guild)?.channels.cache.get(channel);
    if (!place || !canSpeak(place)) return;
    try {
      const welcome = await service.introduction(channel, discordMarkup);
      if (welcome) await api.send(channel, showMessage(welcome), { nonce: `w-${channel}` });
    } catch (error) {
      log.warn({ event: "welcome-not-shown" }, `Discord: no welcome was posted: ${error}`);
    }
  }

  stop(): void {
    this.session?.hearing.stop();
    this.session = null;
    this.#pictures.stop();
  }

  /** Tells the author in a direct message: Discord has replies for one person only to presses and commands. */
  async #tell({ writer, ref, key, refusal }: Answer): Promise<void> {
    const { api } = this.parts;
    const nonce = key.slice(-25);
    const shown = showMessage(refusalMessage(refusal, discordMarkup));
    if (refusal.isPublic) await api.send(ref.channel, shown, { nonce, answers: ref.message });
    else await api.send(await api.reach(writer), shown, { nonce });
  }
}

/** Reads membership from roles and the channel's permissions. */
function createMembership(parts: {
  readonly client: Client;
  readonly guild: string;
  readonly channel: string;
  readonly clock: Clock;
}): Membership {
  const { client, guild, channel, clock } = parts;
  const known = new RecentLookups<GuildMember>({ clock, forMs: 60_000, most: 1000 });

  /** Returns null for people outside the server, who can still write to the bot. */
  async function memberOf(user: string): Promise<GuildMember | null> {
    const found = client.guilds.cache.get(guild);
    if (!found) throw new Error("the server is not there yet");
    // discord.js keeps members who have left.
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

export interface Whereabouts {
  readonly guildId: string | null;
  readonly channelId?: string | null;
  readonly user?: string | undefined;
}

/** The Discord servers with Sous: the settings' server, and those that invited the bot. */
export class Guilds {
  readonly #now: () => number;
  readonly #guilds = new Map<string, Guild>();
  /** By person and by channel of direct messages: the server that the person used last. */
  readonly #direct = new Map<string, string>();

  constructor(
    private readonly make: (place: GuildPlace) => Guild,
    now: () => number,
  ) {
    this.#now = now;
  }

  sessionsOn({ guilds }: Client, shard: number): readonly GuildSession[] {
    const here = [...this.#guilds].filter(([id]) => guilds.cache.get(id)?.shardId === shard);
    return here.flatMap(([, { session }]) => session ?? []);
  }

  /** Posts the bot's first message also where it was invited while Sous was off. */
  async introduce(): Promise<void> {
    await Promise.all([...this.#guilds.values()].map(({ session }) => session?.introduce()));
  }

  sessionIn(space: string): GuildSession | undefined {
    const guild = [...this.#guilds.values()].find(({ place }) => place.space === space);
    return guild?.session ?? undefined;
  }

  channels({ guilds }: Client): readonly BotChannel[] {
    return [...this.#guilds.values()].flatMap(({ place }) => {
      const server = guilds.cache.get(place.guild);
      const all = [...(server?.channels.cache.values() ?? [])];
      return all
        .filter((one) => isCardChannel(one) && canSpeak(one))
        .map(({ id, name }) => ({
          id: inSpace(place.space, id),
          title: `#${name} in Discord, ${server?.name}`,
        }));
    });
  }

  enter(place: GuildPlace, client: Client, handlers: BotHandlers): void {
    const guild = this.#guilds.get(place.guild) ?? this.make(place);
    this.#guilds.set(place.guild, guild);
    const settle = (channel: string) => this.#settle({ ...place, channel }, client, handlers);
    const isOwnDirect = async (channelId: string, user: string) =>
      (await this.whose(client, { guildId: null, channelId, user })) === guild.session;
    guild.listenOn(client, handlers, isOwnDirect, place.space === "" ? undefined : settle);
  }

  async #settle(place: GuildPlace, client: Client, handlers: BotHandlers): Promise<void> {
    const { guild: workspace, channel } = place;
    const row = await handlers.installations?.get(platform, workspace);
    if (!row) return;
    await handlers.installations?.put({ ...row, channel });
    this.#guilds.get(workspace)?.stop();
    this.#guilds.set(workspace, this.make(place));
    this.enter(place, client, handlers);
    await this.#guilds.get(workspace)?.session?.introduce();
  }

  /** Direct messages belong to the person's last used server, else the first one with them. */
  async whose(client: Client, { guildId, channelId, user }: Whereabouts) {
    const id = guildId ?? (await this.#findDirect(client, channelId ?? "", user));
    if (user !== undefined && id !== null)
      for (const key of guildId === null ? [user, channelId ?? ""] : [user])
        keepNewest(this.#direct, key, id, mostDirect);
    return this.#guilds.get(id ?? "")?.session ?? null;
  }

  async #findDirect(client: Client, channel: string, user = ""): Promise<string | null> {
    const known = this.#direct.get(user) ?? this.#direct.get(channel);
    if (known !== undefined && this.#guilds.has(known)) return known;
    const [first, ...others] = this.#guilds.keys();
    if (first === undefined || others.length === 0 || user === "") return first ?? null;
    for (const id of this.#guilds.keys()) {
      const members = client.guilds.cache.get(id)?.members;
      if (await members?.fetch(user).catch(() => null)) return id;
    }
    return first;
  }

  /** Stores which servers invited or removed the bot since the last connection, then each later change. */
  async keepInstallations(
    client: Client,
    handlers: BotHandlers,
    installations: Installations,
  ): Promise<void> {
    for (const { workspace } of await installations.list(platform))
      if (!client.guilds.cache.has(workspace)) await this.#leave(workspace, installations);
    const join = async (guild: DiscordGuild): Promise<void> => {
      if (this.#guilds.has(guild.id)) return;
      const [workspace, installedBy, channel] = [guild.id, guild.ownerId, firstOpen(guild)];
      const row = { platform, workspace, channel, installedBy, installedAt: this.#now() } as const;
      await installations.put({ ...row, tokens: null });
      this.enter(placeOf(row), client, handlers);
      await this.#guilds.get(workspace)?.session?.service.regain(null);
      await this.#guilds.get(workspace)?.session?.introduce();
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
    await guild.session?.service.lose(null, removed);
    await installations.remove(platform, id);
    guild.stop();
    this.#guilds.delete(id);
  }

  stop(): void {
    for (const guild of this.#guilds.values()) guild.stop();
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
