import { closeServer, listenOnLoopback, waitFor } from "../control.js";
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

/** What a peer may be told at start. */
export interface DiscordPeerOptions extends Partial<WorldOptions> {
  /** Calls are held to Discord's own description, where there is one; true when absent. */
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

/** A running peer. */
export type DiscordPeer = Awaited<ReturnType<typeof startDiscordPeer>>;

/**
 * Starts Discord's REST v10 and gateway v10 on loopback, with one guild, one channel and a few
 * people. It remembers everything until closed, however often the app goes away and comes back.
 */
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
    /** The id of the direct messages between the app and a person. */
    direct: (name: string) => world.direct(world.person(name).id),

    /** Deletes several messages at once, whoever wrote them. */
    deleteTogether: (channelId: string, ids: readonly string[]) =>
      deleteTogether(world, channelId, ids),
    /** Lets the links in a message unfold. */
    unfold: (channelId: string, messageId: string) =>
      unfold(world, findMessage(world, channelId, messageId)),

    /** What everybody sees in a channel or thread, oldest first. */
    messages: (channelId = world.channelId): SeenMessage[] => messagesIn(world, channelId).map(see),
    /** The ids of the roles, by name. */
    roles: new Map([...world.roles].map(([name, { id }]) => [name, id])),
    /** Takes a person out of the guild; they can still write to the app. */
    estrange: (name: string) => void world.strangers.add(world.person(name).id),
    /** Keeps a person from seeing the channel; the app is told. */
    hideChannel: (name: string) => hideChannel(world, name),
    /** What the app wrote to a person directly. */
    directMessages: (name: string): SeenMessage[] =>
      messagesIn(world, world.direct(world.person(name).id)).map(see),
    /** A message as it travels, with its rows. */
    payload: (id: string, channelId = world.channelId) =>
      messagesIn(world, channelId).find((message) => message.id === id),
    /** What people saw alone, as it travelled. */
    ephemeralPayloads: () => world.ephemerals.map(({ message }) => message),
    /** What one person saw alone. */
    ephemerals: () => seeEphemerals(world),
    /** The threads, archived ones included. */
    threads: () => listThreads(world),
    /** Somebody opens a thread in the channel; its id. */
    startThread: (name: string) => openThread(world, { channelId: world.channelId }, { name }).id,
    /** Archives or locks a thread, as time or a moderator would. */
    changeThread: (id: string, change: { archived?: boolean; locked?: boolean }) =>
      changeThread(world, id, change),
    /** Lets the bot into the guild, as somebody does who opens its invite link. */
    invite: () => setInvited(world, true),
    /** Lets the bot into another guild, with one text channel; of two shards, on the one that has not the first guild. */
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
    /** Removes it (discord.com/developers/docs/events/gateway-events#guild-delete: without `unavailable`). */
    kick: () => setInvited(world, false),
    /** Changes what everybody may do, the bot too; a number in a string. */
    allow: (permissions: string) => {
      world.options.rolePermissions = permissions;
      const role = describeGuild(world).roles[0];
      const data = { guild_id: world.guildId, role };
      world.publish({ type: "GUILD_ROLE_UPDATE", data, intent: INTENTS.guilds });
    },
    /** Deletes a channel or a thread with all that stands in it. */
    deleteChannel: (id: string) => {
      const channel = world.channels.get(id);
      world.channels.delete(id);
      world.messages.delete(id);
      const type = channel?.thread_metadata ? "THREAD_DELETE" : "CHANNEL_DELETE";
      if (channel) world.publish({ type, data: channel, intent: INTENTS.guilds });
    },
    /** The slash commands that the app has registered. */
    commands: () => world.commands,

    /** Spoils the next calls that match. */
    failNext: service.faults.add.bind(service.faults),
    /** Forgets faults that have not happened yet. */
    clearFaults: () => {
      service.faults.clear();
      gateway.clearFaults();
    },
    /** Cuts the gateway connections, or that of one shard; with a code, closes them politely. */
    dropConnections: (code?: number, shard?: number) => gateway.drop(code, shard),
    /** The token is made anew in the developer portal: Discord closes the session with 4004 and takes only the new one. */
    resetToken: () => {
      world.options.token = `${world.options.token}-anew`;
      gateway.drop(4004);
    },
    /** Refuses the next resumes with op 9; one by default. */
    refuseResume: (times = 1) => gateway.refusals.set(times),
    /** The next things that people do arrive twice. */
    duplicateNext: (times = 1) => gateway.doubles.set(times),
    /** The next things that people do arrive in reverse order, within a second. */
    reorderNext: (times: number) => gateway.queue.reverseNext(times),
    /** Adds a text channel and returns its id; apps learn of it when they identify. */
    addChannel: (name: string) => world.addTextChannel(name),
    /** How many connections are identified. */
    connected: () => gateway.connected,

    /** What passed between app and peer, oldest first. */
    log: world.log as readonly LogEntry[],
    /** What the app did that it should not have done. */
    violations: world.violations as readonly Violation[],
    waitFor,
    /** Waits for the first message that fits; a minute unless told otherwise. */
    waitForMessage: (wanted: WantedMessage, timeoutMs?: number): Promise<SeenMessage> =>
      waitFor(
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
