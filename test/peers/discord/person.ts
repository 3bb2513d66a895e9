import { type Outcome, startInteraction } from "./interactions.js";
import { deleteMessage, editMessage, messagesIn, postMessage } from "./messages.js";
import { type SeenMessage, see } from "./view.js";
import {
  COMPONENT,
  type CommandOption,
  INTERACTION,
  type ModalBody,
  type WireCommand,
  type WireComponent,
  type WireMessage,
} from "./wire.js";
import type { World } from "./world.js";

export interface Forgery {
  readonly type: number;
  readonly data: object;
  readonly channelId?: string;
  readonly messageId?: string;
}

export function peopleOf(world: World) {
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
    /** By custom id or label. */
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
    /** Sends a voice clip, sticker or poll. */
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

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

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

export type FormValues = Readonly<Record<string, string>>;

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
