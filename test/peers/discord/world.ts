import { discordErrors } from "./errors.js";
import type { Interaction } from "./interactions.js";
import { createSnowflakes } from "./snowflakes.js";
import type { WireChannel, WireCommand, WireMessage, WireUser } from "./wire.js";

/** `intent`: the intent bit that the event requires. */
export interface GatewayEvent {
  type: string;
  data: object;
  intent: number;
}

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

export interface LogEntry {
  atMs: number;
  kind: "rest" | "gateway";
  what: string;
  /** REST: status (0: connection cut). */
  detail: string;
}

const DIRECT = 1;

export interface Ephemeral {
  to: string;
  message: WireMessage;
}

/** Served under the attachment's `url`. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

export interface WorldOptions {
  people: readonly string[];
  token: string;
  messageContent: boolean;
  ackTimeoutMs: number;
  /** Milliseconds in which a nonce prevents a duplicate. */
  nonceWindowMs: number;
  invited: boolean;
  commandsScope: boolean;
  /** Everybody's permissions as a decimal string; "8" is all. */
  rolePermissions: string;
  deniedAtHome: string;
  roles: Readonly<Record<string, readonly string[]>>;
  shards: number;
  /** Milliseconds from this machine's clock. */
  clockSkewMs: number;
}

export interface Role {
  readonly id: string;
  readonly members: readonly string[];
}

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
  readonly log: LogEntry[] = [];
  readonly strangers = new Set<string>();
  readonly channelId: string;
  readonly roles: ReadonlyMap<string, Role>;
  readonly commandsIn = new Map<string, WireCommand[]>();
  readonly otherGuilds = new Set<string>();
  invited: boolean;
  publish: (event: GatewayEvent) => void = () => undefined;
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

  get appId(): string {
    return this.bot.id;
  }

  get commands(): WireCommand[] {
    return [...this.commandsIn.values()].flat();
  }

  guildOf(channelId: string): string {
    return this.channels.get(channelId)?.guild_id ?? this.guildId;
  }

  addTextChannel(name: string, guild_id = this.guildId): string {
    const id = this.nextId();
    const shape = { type: 0, parent_id: null, last_message_id: null, position: 0, topic: null };
    const more = { permission_overwrites: [], nsfw: false, rate_limit_per_user: 0 };
    this.channels.set(id, { id, guild_id, name, ...shape, ...more });
    return id;
  }

  isDirect(channelId: string): boolean {
    return this.channels.get(channelId)?.type === DIRECT;
  }

  /** @throws DiscordError 10013 for an unknown person */
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

  rolesOf(user: string): string[] {
    return [...this.roles.values()].flatMap(({ id, members }) =>
      members.includes(user) ? [id] : [],
    );
  }

  /** By name or id. @throws Error for nobody */
  person(nameOrId: string): WireUser {
    const wanted = nameOrId.toLowerCase();
    const found = this.people.find((user) => user.id === wanted || user.username === wanted);
    if (!found) throw new Error(`nobody here is called ${nameOrId}`);
    return found;
  }

  user(id: string): WireUser | undefined {
    return [this.bot, ...this.people].find((user) => user.id === id);
  }

  note(kind: LogEntry["kind"], what: string, detail: string): void {
    this.log.push({ atMs: Date.now(), kind, what, detail });
  }

  report(kind: Violation["kind"], detail: string): void {
    this.violations.push({ kind, detail });
  }
}

function makeUser(id: string, name: string): WireUser {
  const username = name.toLowerCase();
  return { id, username, discriminator: "0", global_name: name, avatar: null };
}
