import { discordErrors } from "./errors.js";
import type { Interaction } from "./interactions.js";
import { createSnowflakes } from "./snowflakes.js";
import type { WireChannel, WireCommand, WireMessage, WireUser } from "./wire.js";

/** Something that happened, as the gateway sends it; `intent` is the bit that lets it through. */
export interface GatewayEvent {
  type: string;
  data: object;
  intent: number;
}

/** Something the app did that Discord refuses or that its terms frown upon. */
export interface Violation {
  kind:
    | "invalid-form"
    | "not-as-described"
    | "unknown-route"
    | "late-ack"
    | "double-ack"
    | "ping"
    | "unauthorized"
    | "rate-limit-ignored";
  detail: string;
}

/** One thing that passed between the app and the peer. */
export interface LogEntry {
  atMs: number;
  kind: "rest" | "gateway";
  /** For REST the method and path; for the gateway what was asked. */
  what: string;
  /** For REST the status that the app saw (0: the connection was cut). */
  detail: string;
}

const DIRECT = 1;

/** A message that only one person sees. */
export interface Ephemeral {
  to: string;
  message: WireMessage;
}

/** A file that was sent; served under `url` of its attachment. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** What a peer may be told at start; everything has a default. */
export interface WorldOptions {
  /** Names of the people in the guild. */
  people: readonly string[];
  /** The bot's token. */
  token: string;
  /** Whether the privileged Message Content intent is switched on in the app's settings. */
  messageContent: boolean;
  /** How long an app may take to answer an interaction, in milliseconds. */
  ackTimeoutMs: number;
  /** How long a nonce keeps its message from being posted again, in milliseconds. */
  nonceWindowMs: number;
  /** Whether the bot has been let into the guild. */
  invited: boolean;
  /** Whether it was let in with the scope applications.commands. */
  commandsScope: boolean;
  /** What everybody may do, as a number in a string; "8" is everything. */
  rolePermissions: string;
  /** What the bot may not do in the home channel, although everybody may. */
  deniedAtHome: string;
  /** Roles by name, with the names of those who have them. */
  roles: Readonly<Record<string, readonly string[]>>;
  /** How many connections Discord recommends; a guild's events come over one of them, by its id. */
  shards: number;
  /** How far Discord's clock is from this machine's, in milliseconds. */
  clockSkewMs: number;
}

/** A role of the guild; it gives no permissions. */
export interface Role {
  readonly id: string;
  /** User ids. */
  readonly members: readonly string[];
}

/** Everything that exists on the platform: people, channels, messages, interactions. */
export class World {
  readonly nextId = createSnowflakes();
  readonly guildId = this.nextId();
  readonly bot: WireUser = { ...makeUser(this.nextId(), "sous"), bot: true };
  readonly people: readonly WireUser[];
  readonly channels = new Map<string, WireChannel>();
  readonly messages = new Map<string, WireMessage[]>();
  readonly nonces = new WeakMap<WireMessage, string>();
  readonly ephemerals: Ephemeral[] = [];
  readonly interactions = new Map<string, Interaction>();
  readonly files = new Map<string, StoredFile>();
  readonly violations: Violation[] = [];
  /** What passed, oldest first. */
  readonly log: LogEntry[] = [];
  /** The ids of people who are not in the guild. */
  readonly strangers = new Set<string>();
  readonly channelId: string;
  /** Roles beside @everyone, by their names. */
  readonly roles: ReadonlyMap<string, Role>;
  /** Slash commands by the guild in which they were registered; "": in all. */
  readonly commandsIn = new Map<string, WireCommand[]>();
  /** The ids of other guilds that the bot is in. */
  readonly otherGuilds = new Set<string>();
  /** Whether the bot is in the guild. */
  invited: boolean;
  /** Where events go; the gateway sets it. */
  publish: (event: GatewayEvent) => void = () => undefined;
  /** Where files can be fetched; the server sets it. */
  filesUrl = "";

  constructor(readonly options: WorldOptions) {
    this.people = options.people.map((name) => makeUser(this.nextId(), name));
    this.invited = options.invited;
    this.roles = new Map(
      Object.entries(options.roles).map(([name, people]) => [
        name,
        { id: this.nextId(), members: people.map((person) => this.person(person).id) },
      ]),
    );
    this.channelId = this.addTextChannel("kitchen");
    const home = this.channels.get(this.channelId);
    if (home && options.deniedAtHome !== "0") home.permission_overwrites = [this.#denial()];
  }

  #denial() {
    return { id: this.bot.id, type: 1, allow: "0", deny: this.options.deniedAtHome };
  }

  /** The app's id, which is its bot's. */
  get appId(): string {
    return this.bot.id;
  }

  get commands(): WireCommand[] {
    return [...this.commandsIn.values()].flat();
  }

  /** The guild of a channel or thread. */
  guildOf(channelId: string): string {
    return this.channels.get(channelId)?.guild_id ?? this.guildId;
  }

  /** Adds a text channel and returns its id; apps learn of it when they identify. */
  addTextChannel(name: string, guild_id = this.guildId): string {
    const id = this.nextId();
    const shape = { type: 0, parent_id: null, last_message_id: null, position: 0, topic: null };
    const more = { permission_overwrites: [], nsfw: false, rate_limit_per_user: 0 };
    this.channels.set(id, { id, guild_id, name, ...shape, ...more });
    return id;
  }

  /** Whether a channel is between the app and one person. */
  isDirect(channelId: string): boolean {
    return this.channels.get(channelId)?.type === DIRECT;
  }

  /**
   * The channel of the app and one person; opened the first time. It belongs to no guild.
   * @throws DiscordError 10013 when there is no such person
   */
  direct(personId: string): string {
    const person = this.people.find(({ id }) => id === personId);
    if (!person) throw discordErrors.unknownUser();
    const all = [...this.channels.values()];
    const open = all.find(({ type, recipientId }) => type === DIRECT && recipientId === personId);
    if (open) return open.id;
    const id = this.nextId();
    const shape = { type: DIRECT, name: "", parent_id: null, last_message_id: null, flags: 0 };
    this.channels.set(id, { id, ...shape, recipients: [person], recipientId: personId });
    return id;
  }

  /** The ids of a person's roles. */
  rolesOf(user: string): string[] {
    return [...this.roles.values()].flatMap(({ id, members }) =>
      members.includes(user) ? [id] : [],
    );
  }

  /** A person by name (in any case) or id. @throws Error when there is none. */
  person(nameOrId: string): WireUser {
    const wanted = nameOrId.toLowerCase();
    const found = this.people.find((user) => user.id === wanted || user.username === wanted);
    if (!found) throw new Error(`nobody here is called ${nameOrId}`);
    return found;
  }

  /** Anyone in the guild, the bot included. */
  user(id: string): WireUser | undefined {
    return [this.bot, ...this.people].find((user) => user.id === id);
  }

  /** Notes what passed between the app and the peer. */
  note(kind: LogEntry["kind"], what: string, detail: string): void {
    this.log.push({ atMs: Date.now(), kind, what, detail });
  }

  /** Notes something the app should not have done. */
  report(kind: Violation["kind"], detail: string): void {
    this.violations.push({ kind, detail });
  }
}

function makeUser(id: string, name: string): WireUser {
  const username = name.toLowerCase();
  return { id, username, discriminator: "0", global_name: name, avatar: null };
}
