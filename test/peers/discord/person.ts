import {
  buildCommandData,
  buildMenuData,
  buildTypingData,
  type OptionValues,
} from "./command-line.js";
import { buildFormData, type FormValues, pick } from "./form.js";
import { type Outcome, startInteraction } from "./interactions.js";
import { deleteMessage, editMessage, messagesIn, postMessage } from "./messages.js";
import { type SeenMessage, see } from "./view.js";
import { COMPONENT, INTERACTION, type WireComponent, type WireMessage } from "./wire.js";
import type { World } from "./world.js";

/** Types a slash command: `sous play`, with the values of its options. */
export function slash(
  world: World,
  act: { person: string; command: string; options?: OptionValues; channelId?: string },
): Promise<Outcome> {
  return startInteraction(world, {
    person: world.person(act.person),
    type: INTERACTION.command,
    channelId: act.channelId ?? world.channelId,
    data: buildCommandData(world.commands, act.command, act.options ?? {}),
  });
}

/** Types the value of one option of a slash command, and sees what is suggested. */
export function typing(
  world: World,
  act: { person: string; command: string; option: string; values: OptionValues },
): Promise<Outcome> {
  const { person, command, option, values } = act;
  return startInteraction(world, {
    person: world.person(person),
    type: INTERACTION.autocomplete,
    channelId: world.channelId,
    data: buildTypingData(world.commands, command, { values, option }),
  });
}

/** Chooses an entry of the app in the menu of a message that the person sees. */
export function useMenu(
  world: World,
  act: { person: string; messageId: string; entry: string },
): Promise<Outcome> {
  const message = findVisible(world, act);
  const { channel_id: channelId } = message;
  return startInteraction(world, {
    person: world.person(act.person),
    type: INTERACTION.command,
    channelId,
    data: buildMenuData(world.commands, act.entry, message),
  });
}

/** Presses a button, named by its custom id or its label. */
export function press(
  world: World,
  act: { person: string; messageId: string; button: string },
): Promise<Outcome> {
  const message = findVisible(world, act);
  const button = findControl(message, { type: COMPONENT.button, name: act.button });
  const { type: component_type, id, custom_id } = button;
  return startComponent(world, act.person, { message, data: { component_type, id, custom_id } });
}

/** Chooses values of a select menu, named by its custom id or placeholder. */
export function select(
  world: World,
  act: { person: string; messageId: string; menu: string; values: readonly string[] },
): Promise<Outcome> {
  const message = findVisible(world, act);
  const menu = findControl(message, { type: COMPONENT.select, name: act.menu });
  const { type: component_type, id, custom_id } = menu;
  const data = { component_type, id, custom_id, values: pick(menu, act.values) };
  return startComponent(world, act.person, { message, data });
}

/** Fills and submits the form that an earlier interaction (its id) has opened for this person. */
export function submitModal(
  world: World,
  act: { person: string; interactionId: string; values: FormValues },
): Promise<Outcome> {
  const person = world.person(act.person);
  const opener = [...world.interactions.values()].find(({ wire }) => wire.id === act.interactionId);
  if (!opener?.modal || opener.person !== person) {
    throw new Error(`${act.person} sees no form of ${act.interactionId}`);
  }
  const { channel_id: channelId, message } = opener.wire;
  const data = buildFormData(opener.modal, act.values);
  return startInteraction(world, { person, type: INTERACTION.modal, channelId, data, message });
}

/** An interaction with contents of one's own. */
export interface Forgery {
  readonly type: number;
  readonly data: object;
  readonly channelId?: string;
  /** The message on which it seems to stand; one that the person sees. */
  readonly messageId?: string;
}

/** Sends an interaction as it is given, whatever stands on the message. */
export function forge(world: World, name: string, act: Forgery): Promise<Outcome> {
  const { type, data, channelId = world.channelId, messageId } = act;
  const on = messageId ? { message: findVisible(world, { person: name, messageId }) } : {};
  return startInteraction(world, { person: world.person(name), type, channelId, data, ...on });
}

/** Writes into a channel or thread; with `replyTo`, as a reply to a message there. */
export function reply(
  world: World,
  act: { person: string; channelId: string; text: string; replyTo?: string; silent?: boolean },
): SeenMessage {
  const { channelId, text, replyTo, silent = false } = act;
  const channel = world.channels.get(channelId);
  if (!channel) throw new Error(`there is no channel ${channelId}`);
  if (channel.thread_metadata?.locked) throw new Error("the thread is locked");
  const author = world.person(act.person);
  const reference = replyTo === undefined ? {} : { message_reference: { message_id: replyTo } };
  const allowed = silent ? { allowed_mentions: { replied_user: false } } : {};
  const body = { content: text, ...reference, ...allowed };
  return see(postMessage(world, { channelId, author, body }));
}

/** Changes what the person wrote. */
export function editOwn(
  world: World,
  act: { person: string; messageId: string; text: string },
): SeenMessage {
  const message = findOwn(world, act);
  editMessage(world, message, { body: { content: act.text } });
  return see(message);
}

/** Deletes what the person wrote. */
export function deleteOwn(world: World, act: { person: string; messageId: string }): void {
  deleteMessage(world, findOwn(world, act));
}

function startComponent(
  world: World,
  name: string,
  { message, data }: { message: WireMessage; data: object },
): Promise<Outcome> {
  const { channel_id: channelId } = message;
  const person = world.person(name);
  return startInteraction(world, { person, type: INTERACTION.component, channelId, data, message });
}

/** A message that this person sees, their own ephemerals included. */
function findVisible(world: World, act: { person: string; messageId: string }): WireMessage {
  const { id: personId } = world.person(act.person);
  const whispered = world.ephemerals.filter(({ to }) => to === personId);
  const shown = [...world.channels.keys()].flatMap((id) => messagesIn(world, id));
  const all = [...shown, ...whispered.map(({ message }) => message)];
  const found = all.find(({ id }) => id === act.messageId);
  if (!found) throw new Error(`${act.person} sees no message ${act.messageId}`);
  return found;
}

function findOwn(world: World, act: { person: string; messageId: string }): WireMessage {
  const message = findVisible(world, act);
  if (message.author === world.person(act.person)) return message;
  throw new Error(`${act.person} did not write ${act.messageId}`);
}

function findControl(
  message: WireMessage,
  { type, name }: { type: number; name: string },
): WireComponent {
  const controls = message.components.flatMap((row) => row.components ?? []);
  const found = controls.find((item) => {
    return item.type === type && [item.custom_id, item.label, item.placeholder].includes(name);
  });
  if (!found) throw new Error(`message ${message.id} has no ${name}`);
  if (found.disabled) throw new Error(`${name} is disabled`);
  return found;
}
