import { discordErrors } from "./errors.js";
import type { WireChannel } from "./wire.js";
import type { World } from "./world.js";

const DIRECT = 1;

/**
 * The channel of the app and one person; opened the first time. It belongs to no guild.
 * @throws DiscordError 10013 when there is no such person
 */
export function openDirect(world: World, personId: string): WireChannel {
  const person = world.people.find(({ id }) => id === personId);
  if (!person) throw discordErrors.unknownUser();
  const open = [...world.channels.values()].find(
    (channel) => isDirect(channel) && channel.recipientId === personId,
  );
  if (open) return open;
  const id = world.nextId();
  const channel: WireChannel = {
    id,
    type: DIRECT,
    name: "",
    parent_id: null,
    last_message_id: null,
    flags: 0,
    recipients: [person],
    recipientId: personId,
  };
  world.channels.set(id, channel);
  return channel;
}

/** Whether a channel is between the app and one person. */
export function isDirect(channel: WireChannel | undefined): boolean {
  return channel?.type === DIRECT;
}
