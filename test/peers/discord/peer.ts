import { closeServer, listenOnLoopback, until } from "../control.js";
import { EVERYTHING_ALLOWED, PERMISSIONS } from "./access.js";
import { Gateway } from "./gateway.js";
import { describeGuild, describeGuildCreate } from "./guild.js";
import { type Outcome, startInteraction } from "./interactions.js";
import {
  deleteMessage,
  deleteTogether,
  editMessage,
  findMessage,
  messagesIn,
  postMessage,
  unfold,
} from "./messages.js";
import { RestServer } from "./rest/server.js";
import { shardOf } from "./sessions.js";
import { changeChannel, openThread } from "./threads.js";
import { fits, type SeenMessage, see, seeEphemerals, type WantedMessage } from "./view.js";
import {
  COMPONENT,
  type CommandOption,
  INTENTS,
  INTERACTION,
  type ModalBody,
  type WireChannel,
  type WireCommand,
  type WireComponent,
  type WireMessage,
} from "./wire.js";
import { type LogEntry, type Violation, World, type WorldOptions } from "./world.js";

export interface DiscordPeerOptions extends Partial<WorldOptions> {
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

interface Forgery {
  readonly type: number;
  readonly data: object;
  readonly channelId?: string;
  readonly messageId?: string;
}

function peopleOf(world: World) {
  const act = (
    name: string,
    type: number,
    data: object,
    { message, channelId = message?.channel_id ?? world.channelId }: Where = {},
  ): Promise<Outcome> =>
    startInteraction(world, { person: world.person(name), type, channelId, data, message });

  /** @throws Error for a message the person cannot see; includes their ephemerals */
  function visible(name: string, messageId: string): WireMessage {
    const { id: personId } = world.person(name);
    const whispered = world.ephemerals.filter(({ to }) => to === personId);
    const shown = [...world.channels.keys()].flatMap((id) => messagesIn(world, id));
    const found = [...shown, ...whispered.map(({ message }) => message)].find(
      ({ id }) => id === messageId,
    );
    if (!found) throw new Error(`${name} sees no message ${messageId}`);
    return found;
  }

  function own(name: string, messageId: string): WireMessage {
    const message = visible(name, messageId);
    if (message.author === world.person(name)) return message;
    throw new Error(`${name} did not write ${messageId}`);
  }

  function say(
    name: string,
    channelId: string,
    text: string,
    replyTo?: string,
    isSilent = false,
  ): SeenMessage {
    const channel = world.channels.get(channelId);
    if (!channel) throw new Error(`there is no channel ${channelId}`);
    if (channel.thread_metadata?.locked) throw new Error("the thread is locked");
    const body = {
      content: text,
      ...(replyTo !== undefined && { message_reference: { message_id: replyTo } }),
      ...(isSilent && { allowed_mentions: { replied_user: false } }),
    };
    return see(postMessage(world, { channelId, author: world.person(name), body }));
  }

  return {
    slash: (name: string, command: string, values?: OptionValues, channelId?: string) =>
      act(name, INTERACTION.command, buildCommandData(world.commands, command, { values }), {
        channelId,
      }),
    typing: (name: string, command: string, focused: string, values: OptionValues) =>
      act(
        name,
        INTERACTION.autocomplete,
        buildCommandData(world.commands, command, { values, focused }),
      ),
    async useMenu(name: string, messageId: string, entry: string) {
      const message = visible(name, messageId);
      const { channel_id: channelId } = message;
      const data = buildMenuData(world.commands, entry, message);
      return act(name, INTERACTION.command, data, { channelId });
    },
    async press(name: string, messageId: string, label: string) {
      const message = visible(name, messageId);
      const { type, id, custom_id } = findControl(message, COMPONENT.button, label);
      const data = { component_type: type, id, custom_id };
      return act(name, INTERACTION.component, data, { message });
    },
    /** By custom id or placeholder, then values or labels. */
    async select(name: string, messageId: string, menuName: string, wanted: readonly string[]) {
      const message = visible(name, messageId);
      const menu = findControl(message, COMPONENT.select, menuName);
      const { type, id, custom_id } = menu;
      const data = { component_type: type, id, custom_id, values: pick(menu, wanted) };
      return act(name, INTERACTION.component, data, { message });
    },
    async submitModal(name: string, interactionId: string, values: FormValues) {
      const opener = [...world.interactions.values()].find(({ wire }) => wire.id === interactionId);
      if (!opener?.modal || opener.person !== world.person(name))
        throw new Error(`${name} sees no form of ${interactionId}`);
      const { channel_id: channelId, message } = opener.wire;
      return act(name, INTERACTION.modal, buildFormData(opener.modal, values), {
        channelId,
        message,
      });
    },
    /** Sends a press that no Discord client could send. */
    async forge(name: string, { type, data, channelId, messageId }: Forgery) {
      const message = messageId ? visible(name, messageId) : undefined;
      return act(name, type, data, { message, channelId: channelId ?? world.channelId });
    },
    reply: (name: string, channelId: string, text: string, replyTo?: string) =>
      say(name, channelId, text, replyTo),
    replySilently: (name: string, channelId: string, text: string, replyTo: string) =>
      say(name, channelId, text, replyTo, true),
    send: (name: string, channelId: string, more: Partial<WireMessage>) =>
      see(postMessage(world, { channelId, author: world.person(name), body: {}, more })),
    editMessage: (name: string, messageId: string, content: string) =>
      see(editMessage(world, own(name, messageId), { body: { content } })),
    deleteMessage: (name: string, messageId: string) => deleteMessage(world, own(name, messageId)),
  };
}

interface Where {
  readonly message?: WireMessage | undefined;
  readonly channelId?: string | undefined;
}

function findControl(message: WireMessage, type: number, name: string): WireComponent {
  const controls = message.components.flatMap((row) => row.components ?? []);
  const found = controls.find(
    (item) =>
      item.type === type &&
      ([item.custom_id, item.label].includes(name) || item.placeholder?.endsWith(name)),
  );
  if (!found) throw new Error(`message ${message.id} has no ${name}`);
  if (found.disabled) throw new Error(`${name} is disabled`);
  return found;
}

type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** @throws Error for an unknown name or a missing required option */
function buildCommandData(
  commands: readonly WireCommand[],
  line: string,
  { values = {}, focused }: { values?: OptionValues | undefined; focused?: string },
): object {
  const [name = "", verb = ""] = line.split(/\s+/);
  const command = commands.find((registered) => registered.name === name);
  const sub = command?.options?.find((option) => option.name === verb);
  if (!command || !sub) throw new Error(`there is no command /${line}`);
  const known = sub.options ?? [];
  const unknown = Object.keys(values).find((given) => !known.some((one) => one.name === given));
  if (unknown !== undefined) throw new Error(`no option ${unknown}`);
  if (focused && !known.find((one) => one.name === focused)?.autocomplete)
    throw new Error(`${focused} of /${line} suggests nothing`);
  const options = known.flatMap((option) => fillOption(option, values[option.name], focused));
  const { id, guild_id } = command;
  return { id, name, type: 1, guild_id, options: [{ type: sub.type, name: verb, options }] };
}

function fillOption(
  { name, type, required, choices = [] }: CommandOption,
  value: OptionValues[string] | undefined,
  focused: string | undefined,
): object[] {
  if (value === undefined && required && !focused)
    throw new Error(`the option ${name} is required`);
  if (value === undefined) return [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    throw new Error(`${value} is not a choice of ${name}`);
  return [{ type, name, value, ...(name === focused && { focused: true }) }];
}

/** @throws Error for an entry the menu does not have */
function buildMenuData(
  commands: readonly WireCommand[],
  name: string,
  message: WireMessage,
): object {
  const command = commands.find((registered) => registered.name === name && registered.type === 3);
  if (!command) throw new Error(`the menu has no "${name}"`);
  const { id, guild_id } = command;
  const messages = { [message.id]: message };
  return { id, name, type: 3, guild_id, target_id: message.id, resolved: { messages } };
}

type FormValues = Readonly<Record<string, string>>;

/** @throws Error for an unknown field or a text of a wrong length */
function buildFormData(modal: ModalBody, values: FormValues): object {
  const fields = modal.components.flatMap(({ component }) => component ?? []);
  const unknown = Object.keys(values).filter(
    (name) => !fields.some(({ custom_id }) => custom_id === name),
  );
  if (unknown.length > 0) throw new Error(`the form has no field ${unknown.join(", ")}`);
  const components = modal.components.map(({ type, component }, index) => ({
    type,
    id: 2 * index + 1,
    component: component && { ...fillField(component, values), id: 2 * index + 2 },
  }));
  return { custom_id: modal.custom_id, components };
}

function fillField(field: WireComponent, values: FormValues): object {
  const { type, custom_id = "", required = true, min_length = 0, max_length = 4000 } = field;
  const text = values[custom_id] ?? field.value ?? "";
  const least = required ? Math.max(1, min_length) : 0;
  if (text.length < least || text.length > max_length)
    throw new Error(`the field ${custom_id} does not take ${text.length} characters`);
  return { type, custom_id, value: text };
}

/** @throws Error for an unknown option, or a wrong number of them */
function pick(menu: WireComponent, wanted: readonly string[]): string[] {
  const picked = wanted.map((name) => {
    const option = menu.options?.find(({ value, label }) => value === name || label === name);
    if (!option) throw new Error(`the menu ${menu.custom_id} does not offer ${name}`);
    return option.value;
  });
  const { min_values: min = 1, max_values: max = 1 } = menu;
  if (picked.length < min || picked.length > max)
    throw new Error(`the menu ${menu.custom_id} takes ${min} to ${max} values`);
  return picked;
}
