/** Discord's events. The inbox has everything before Discord gets an acknowledgement. */
import type { Client, Interaction, Message, PartialMessage } from "discord.js";
import type { BotLog } from "../present/bot-log.js";
import { pipe, type Step } from "../present/pipe.js";
import type { ThreadHearing } from "../present/thread-hearing.js";
import type { ChannelApi } from "./channel-api.js";
import { describeDisconnect } from "./client.js";
import { answerCommand, suggestWhileTyping } from "./command-listeners.js";
import type { ListenerParts } from "./listener-parts.js";
import { answerPress, keepWords } from "./press-listeners.js";
import { type Reply, readLive, readStored } from "./replies.js";
import { whisper } from "./whisper.js";

/** What listening to threads takes. */
interface ThreadParts {
  readonly api: ChannelApi;
  readonly guild: string;
  readonly hearing: ThreadHearing<Reply>;
  /** What a person is called in this server, when it is known. */
  readonly nameInGuild: (user: string) => string | undefined;
}

/** What the bot must not hear any more once it stops. */
const heardEvents = [
  "interactionCreate",
  "messageCreate",
  "messageUpdate",
  "messageDelete",
  "messageDeleteBulk",
  "shardReady",
] as const;

/** Registers every listener. @returns removes them, except those that only log */
export function listen(client: Client, parts: ListenerParts, threads: ThreadParts): () => void {
  const { log } = parts;
  const onInteraction = pipe<Interaction>(
    suggestWhileTyping(parts),
    reportFailure(log),
    answerCommand(parts),
    answerPress(parts),
    keepWords(parts),
  );
  client.on("interactionCreate", onInteraction);
  client.on("messageCreate", (message) => hearMessage(threads, message));
  client.on("messageUpdate", (_before, message) => hearUpdate(threads, message));
  client.on("messageDelete", (message) => hearDeletion(threads, message));
  client.on("messageDeleteBulk", (messages) =>
    Promise.all(messages.map((message) => hearDeletion(threads, message))),
  );
  // Only after a new IDENTIFY, never after a RESUME: events were lost then.
  client.on("shardReady", () => threads.hearing.hearAgain());
  return () => {
    for (const event of heardEvents) client.removeAllListeners(event);
  };
}

/** Logs what happens to the connection. @returns why nobody is heard now; null while connected */
export function watchConnection(client: Client, log: BotLog): () => string | null {
  let trouble: string | null = null;
  client.on("error", (error) => log.warn({ event: "platform-error" }, `Discord: ${String(error)}`));
  client.on("shardError", (error) =>
    log.warn({ event: "platform-error" }, `Discord: ${String(error)}`),
  );
  client.on("shardDisconnect", ({ code }) => {
    trouble = describeDisconnect(code);
    if (client.isReady()) log.error({ event: "platform-lost" }, trouble);
  });
  client.on("shardReconnecting", () => {
    trouble = "the connection is lost, trying again.";
  });
  for (const event of ["shardReady", "shardResume"] as const)
    client.on(event, () => {
      trouble = null;
    });
  return () => trouble;
}

/** Logs what fails in the steps after it, and tells the person. */
function reportFailure(log: BotLog): Step<Interaction> {
  return async (heard, next) => {
    if (!heard.isRepliable()) return;
    try {
      await next();
    } catch (error) {
      log.warn(
        { event: "interaction-failed" },
        `Discord: an interaction was not answered: ${String(error)}`,
      );
      await whisper(heard, "That did not work. Please try again.").catch(() => undefined);
    }
  };
}

/** Discord sends nothing twice, so we try until the reply is kept. */
async function hearMessage({ guild, hearing }: ThreadParts, message: Message): Promise<void> {
  const card = cardAbove(guild, message);
  const reply = card && readLive(message);
  if (card && reply)
    await hearing.insist("a reply was not kept", () => hearing.hear(card, () => reply));
}

/** Unfolded links and pins update a message, too. Only an edit has a time. */
async function hearUpdate(parts: ThreadParts, message: Message | PartialMessage): Promise<void> {
  if (message.partial) return hearUnseen(parts, message);
  if (readLive(message)?.edited) await hearMessage(parts, message);
}

/** A new version of a message that this process has not seen. Discord says only where it is. */
async function hearUnseen(parts: ThreadParts, message: PartialMessage): Promise<void> {
  const { api, guild, hearing, nameInGuild } = parts;
  const { id } = message;
  const card = cardAbove(guild, message);
  if (!card) return;
  const read = async (): Promise<Reply | null> => {
    const standing = await api.getMessage({ channel: card.message, message: id });
    return standing && readStored(standing, nameInGuild);
  };
  await hearing.insist("an edited reply was not kept", () => hearing.hear(card, read));
}

async function hearDeletion(
  { guild, hearing }: ThreadParts,
  message: Message | PartialMessage,
): Promise<void> {
  const card = cardAbove(guild, message);
  if (!card || message.author?.bot || message.webhookId) return;
  const { id } = message;
  await hearing.insist("a deletion was not kept", () => hearing.hearDeletion(card, id));
}

/** The message above a message's thread, which has the thread's id; null when it is in no thread. */
function cardAbove(
  guild: string,
  {
    guildId,
    channel,
    channelId,
  }: Pick<Message | PartialMessage, "guildId" | "channel" | "channelId">,
) {
  const parent = guildId === guild && channel.isThread() ? channel.parentId : null;
  return parent === null ? null : { channel: parent, message: channelId };
}
