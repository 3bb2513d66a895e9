/** Stores each event before acknowledging it. */
import {
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  type Interaction,
  type Message,
  type PartialMessage,
} from "discord.js";
import type { Heard } from "../present/thread-memory.js";
import { whisper } from "./asides.js";
import { answerCommand, suggestWhileTyping, useMessage } from "./command-listeners.js";
import {
  type ListenerParts,
  placed,
  type Reply,
  readLive,
  readStored,
  writtenAt,
} from "./events.js";
import { answerPress, keepWords } from "./press-listeners.js";

export type Reactions = ReturnType<typeof reactIn>;

export function reactIn(parts: ListenerParts) {
  return {
    interaction: (heard: Interaction) => answer(parts, heard),
    message: (message: Message) => hearMessage(parts, message),
    update: (message: Message | PartialMessage) => hearUpdate(parts, message),
    deletion: (message: Message | PartialMessage) => hearDeletion(parts, message),
    /** Handles changes that discord.js drops. */
    packet: (packet: Change) => hearElsewhere(parts, packet),
  };
}

async function answer(parts: ListenerParts, heard: Interaction): Promise<void> {
  if (heard.isAutocomplete()) return suggestWhileTyping(parts, heard);
  if (!heard.isRepliable()) return;
  try {
    if (heard.isChatInputCommand()) await answerCommand(parts, heard);
    else if (heard.isMessageContextMenuCommand()) await useMessage(parts, heard);
    else if (heard.isButton() || heard.isStringSelectMenu()) await answerPress(parts, heard);
    else if (heard.isModalSubmit()) await keepWords(parts, heard);
  } catch (error) {
    parts.log.warn(
      { event: "interaction-failed" },
      `Discord: an interaction was not answered: ${String(error)}`,
    );
    await whisper(heard, "That did not work. Please try again.").catch(() => undefined);
  }
}

/** Retries until the reply is stored, as Discord never redelivers. */
async function hearMessage({ guild, hearing }: ListenerParts, message: Message): Promise<void> {
  const heard = placed(guild, message);
  const reply = heard && readLive(message);
  if (heard && message.author.id === message.client.user.id) return hearing.noteOwn(heard);
  if (heard && reply)
    await hearing.insist("a reply was not kept", () => hearing.hear(heard, () => reply));
}

async function hearUpdate(parts: ListenerParts, message: Message | PartialMessage): Promise<void> {
  if (message.partial) return hearUnseen(parts, message);
  if (readLive(message)?.edited) await hearMessage(parts, message);
}

/** Fetches an edited message that this process has not seen. */
async function hearUnseen(parts: ListenerParts, message: PartialMessage): Promise<void> {
  const { guild, hearing } = parts;
  const heard = placed(guild, message);
  if (!heard) return;
  await hearing.insist("an edited reply was not kept", () =>
    hearing.hear(heard, () => readNow(parts, heard.ref)),
  );
}

async function readNow(
  { api, nameInGuild }: ListenerParts,
  ref: Heard["ref"],
): Promise<Reply | null> {
  const standing = await api.getMessage(ref);
  return standing && readStored(standing, nameInGuild);
}

const changes = [
  GatewayDispatchEvents.MessageUpdate,
  GatewayDispatchEvents.MessageDelete,
  GatewayDispatchEvents.MessageDeleteBulk,
] as const;

type Change = Extract<GatewayDispatchPayload, { t: (typeof changes)[number] }>;

export function isChange(packet: GatewayDispatchPayload): packet is Change {
  return changes.some((type) => type === packet.t);
}

/** Handles changes in unknown channels: direct messages not seen since connecting, and threads archived before. */
async function hearElsewhere(parts: ListenerParts, { t, d }: Change): Promise<void> {
  const { hearing } = parts;
  const ids = "ids" in d ? d.ids : [d.id];
  const edited =
    t === "MESSAGE_UPDATE" && d.edited_timestamp ? Date.parse(d.edited_timestamp) : null;
  const failure = "a change in an archived thread or a direct message was not kept";
  await hearing.insist(failure, async () => {
    const place = await placeById(parts, d.channel_id, d.guild_id !== undefined);
    if (!place) return;
    for (const message of ids) {
      const ref = { channel: d.channel_id, message };
      const heard = { ...place, ref, written: writtenAt(message), edited };
      if (t === "MESSAGE_UPDATE") await hearing.hear(heard, () => readNow(parts, heard.ref));
      else await hearing.hearDeletion(heard);
    }
  });
}

/** Returns null when the channel is gone. Answers in a thread deleted by somebody else still count. */
async function placeById(
  { api }: ListenerParts,
  id: string,
  isInThread: boolean,
): Promise<Omit<Heard, "ref" | "written" | "edited"> | null> {
  const said = { writer: "", answers: null, addressed: false };
  if (!isInThread) return { ...said, channel: null, card: null };
  const parent = await api.parentOf(id);
  if (parent === null) return null;
  return { ...said, channel: parent, card: { channel: parent, message: id } };
}

async function hearDeletion(
  { service, guild, hearing }: ListenerParts,
  message: Message | PartialMessage,
): Promise<void> {
  const heard = placed(guild, message);
  if (!heard) return;
  const isBots = message.author?.bot || message.webhookId;
  await hearing.insist("a deletion was not kept", () =>
    isBots ? service.noteDeleted(heard.ref) : hearing.hearDeletion(heard),
  );
}
