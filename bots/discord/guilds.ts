/** The settings' server, and those that invited the bot. */
import { type Client, type Guild as DiscordGuild, PermissionsBitField } from "discord.js";
import type { BotChannel, BotHandlers, Installations } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";
import { inSpace } from "../../src/core/platform.js";
import { canSpeak, permissionsToPost } from "./access.js";
import { isCardChannel } from "./check.js";
import type { Guild, GuildPlace, GuildSession } from "./guild.js";

const platform = "discord";
const mostDirect = 5000;

export interface Whereabouts {
  readonly guildId: string | null;
  readonly channelId?: string | null;
  readonly user?: string | undefined;
}

export class Guilds {
  readonly #make: (place: GuildPlace) => Guild;
  readonly #now: () => number;
  readonly #guilds = new Map<string, Guild>();
  /** The last used server by person and direct channel. */
  readonly #direct = new Map<string, string>();

  constructor(make: (place: GuildPlace) => Guild, now: () => number) {
    this.#make = make;
    this.#now = now;
  }

  sessionsOn({ guilds }: Client, shard: number): readonly GuildSession[] {
    const here = [...this.#guilds].filter(([id]) => guilds.cache.get(id)?.shardId === shard);
    return here.flatMap(([, { session }]) => session ?? []);
  }

  /** Covers servers that invited the bot before Sous started. */
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
    const guild = this.#guilds.get(place.guild) ?? this.#make(place);
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
    this.#guilds.set(workspace, this.#make(place));
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

  /** Stores changes since the last connection, then follows new ones. */
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

  /** Keeps the settings' server, which may invite the bot again. */
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
}): GuildPlace {
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
