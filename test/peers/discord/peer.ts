import { closeServer, listenOnLoopback, until } from "../control.js";
import { EVERYTHING_ALLOWED, PERMISSIONS } from "./access.js";
import { Gateway } from "./gateway.js";
import { describeGuild, describeGuildCreate } from "./guild.js";
import { deleteTogether, findMessage, messagesIn, unfold } from "./messages.js";
import { peopleOf } from "./person.js";
import { RestServer } from "./rest/server.js";
import { shardOf } from "./sessions.js";
import { changeChannel, openThread } from "./threads.js";
import { fits, type SeenMessage, see, seeEphemerals, type WantedMessage } from "./view.js";
import { INTENTS, type WireChannel } from "./wire.js";
import { type LogEntry, type Violation, World, type WorldOptions } from "./world.js";

export interface DiscordPeerOptions extends Partial<WorldOptions> {
  /** Validates calls against Discord's description. */
  described?: boolean;
}

const DEFAULTS: WorldOptions = {
  people: ["Ana", "Ben", "Chris"],
  token: "discord-peer-token",
  messageContent: true,
  ackTimeoutMs: 3000,
  nonceWindowMs: 3 * 60_000,
  invited: true,
  commandsScope: true,
  rolePermissions: EVERYTHING_ALLOWED,
  deniedAtHome: "0",
  shards: 1,
  clockSkewMs: 0,
  roles: {},
};

export type DiscordPeer = Awaited<ReturnType<typeof startDiscordPeer>>;

/** Starts Discord's REST v10 and gateway v10 on loopback; state survives the app's reconnects. */
export async function startDiscordPeer(options: DiscordPeerOptions = {}) {
  const { described = true, ...rest } = options;
  const world = new World({ ...DEFAULTS, ...rest });
  const gateway = new Gateway(world);
  const service = new RestServer(gateway, described);
  const server = service.create();
  const port = await listenOnLoopback(server);
  gateway.attach(server, port);
  world.filesUrl = `http://127.0.0.1:${port}/files`;

  return {
    /** For discord.js: `rest: { api: apiUrl, version: "10" }`. */
    apiUrl: `http://127.0.0.1:${port}/api`,
    token: world.options.token,
    appId: world.appId,
    guildId: world.guildId,
    channelId: world.channelId,
    people: world.people.map(({ id, global_name }) => ({ id, name: global_name ?? id })),
    ...peopleOf(world),
    direct: (name: string) => world.direct(world.person(name).id),

    deleteTogether: (channelId: string, ids: readonly string[]) =>
      deleteTogether(world, channelId, ids),
    unfold: (channelId: string, messageId: string) =>
      unfold(world, findMessage(world, channelId, messageId)),

    messages: (channelId = world.channelId): SeenMessage[] => messagesIn(world, channelId).map(see),
    roles: new Map([...world.roles].map(([name, { id }]) => [name, id])),
    /** Removes a person from the guild; they can still write to the app. */
    estrange: (name: string) => void world.strangers.add(world.person(name).id),
    hideChannel: (name: string) => hideChannel(world, name),
    directMessages: (name: string): SeenMessage[] =>
      messagesIn(world, world.direct(world.person(name).id)).map(see),
    payload: (id: string, channelId = world.channelId) =>
      messagesIn(world, channelId).find((message) => message.id === id),
    ephemeralPayloads: () => world.ephemerals.map(({ message }) => message),
    ephemerals: () => seeEphemerals(world),
    threads: () => listThreads(world),
    startThread: (name: string) => openThread(world, { channelId: world.channelId }, { name }).id,
    changeThread: (id: string, change: { archived?: boolean; locked?: boolean }) =>
      changeThread(world, id, change),
    invite: () => setInvited(world, true),
    /** Adds a guild with one text channel, on the second of two shards. */
    inviteElsewhere: () => {
      let guildId = world.nextId();
      while (options.shards === 2 && shardOf(guildId, 2) === shardOf(world.guildId, 2))
        guildId = String(BigInt(guildId) + (1n << 22n));
      const channelId = world.addTextChannel("general", guildId);
      inviteTo(world, guildId);
      return { guildId, channelId };
    },
    inviteAgain: (guildId: string) => inviteTo(world, guildId),
    kickFrom: (guildId: string) => {
      world.otherGuilds.delete(guildId);
      world.publish({ type: "GUILD_DELETE", data: { id: guildId }, intent: INTENTS.guilds });
    },
    /** Sends guild-delete without `unavailable` (discord.com/developers/docs/events/gateway-events#guild-delete). */
    kick: () => setInvited(world, false),
    allow: (permissions: string) => {
      world.options.rolePermissions = permissions;
      const role = describeGuild(world).roles[0];
      const data = { guild_id: world.guildId, role };
      world.publish({ type: "GUILD_ROLE_UPDATE", data, intent: INTENTS.guilds });
    },
    deleteChannel: (id: string) => {
      const channel = world.channels.get(id);
      world.channels.delete(id);
      world.messages.delete(id);
      const type = channel?.thread_metadata ? "THREAD_DELETE" : "CHANNEL_DELETE";
      if (channel) world.publish({ type, data: channel, intent: INTENTS.guilds });
    },
    commands: () => world.commands,

    failNext: service.faults.add.bind(service.faults),
    clearFaults: () => {
      service.faults.clear();
      gateway.clearFaults();
    },
    /** Cuts all connections, or one shard's; closes them cleanly with a code. */
    dropConnections: (code?: number, shard?: number) => gateway.drop(code, shard),
    /** Renews the token: closes the session with 4004. */
    resetToken: () => {
      world.options.token = `${world.options.token}-anew`;
      gateway.drop(4004);
    },
    refuseResume: (times = 1) => gateway.refusals.set(times),
    duplicateNext: (times = 1) => gateway.doubles.set(times),
    reorderNext: (times: number) => gateway.queue.reverseNext(times),
    /** Apps learn of it at the next IDENTIFY. */
    addChannel: (name: string) => world.addTextChannel(name),
    connected: () => gateway.connected,

    log: world.log as readonly LogEntry[],
    violations: world.violations as readonly Violation[],
    waitFor: until,
    waitForMessage: (wanted: WantedMessage, timeoutMs?: number): Promise<SeenMessage> =>
      until(
        () =>
          messagesIn(world, wanted.channelId ?? world.channelId)
            .map(see)
            .find((message) => fits(message, wanted)),
        timeoutMs,
      ),
    async close() {
      gateway.close();
      await closeServer(server);
    },
  };
}

function setInvited(world: World, invited: boolean): void {
  world.note("gateway", invited ? "INVITED" : "KICKED", world.guildId);
  world.invited = invited;
  const type = invited ? "GUILD_CREATE" : "GUILD_DELETE";
  const data = invited ? describeGuildCreate(world) : { id: world.guildId };
  world.publish({ type, data, intent: INTENTS.guilds });
}

function inviteTo(world: World, guildId: string): void {
  world.otherGuilds.add(guildId);
  const data = describeGuildCreate(world, guildId);
  world.publish({ type: "GUILD_CREATE", data, intent: INTENTS.guilds });
}

function listThreads(world: World) {
  return [...world.channels.values()].flatMap(({ id, name, parent_id, thread_metadata: state }) =>
    state
      ? [{ id, name, parentId: parent_id, archived: state.archived, locked: state.locked }]
      : [],
  );
}

function hideChannel(world: World, name: string): void {
  const channel = world.channels.get(world.channelId);
  if (!channel) return;
  const deny = String(PERMISSIONS.viewChannel);
  const denial = { id: world.person(name).id, type: 1, allow: "0", deny };
  channel.permission_overwrites = [...overwritesOf(channel), denial];
  world.publish({ type: "CHANNEL_UPDATE", data: channel, intent: INTENTS.guilds });
}

function overwritesOf({ permission_overwrites: all }: WireChannel): unknown[] {
  return Array.isArray(all) ? all : [];
}

function changeThread(
  world: World,
  id: string,
  change: { archived?: boolean; locked?: boolean },
): void {
  const thread = world.channels.get(id);
  if (!thread?.thread_metadata) throw new Error(`there is no thread ${id}`);
  changeChannel(world, thread, change);
}
