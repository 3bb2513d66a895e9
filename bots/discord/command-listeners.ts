import {
  ApplicationCommandType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from "discord.js";
import type { CommandReply } from "../present/chat-service.js";
import { notYours } from "../present/door.js";
import { fileWords } from "../present/personal.js";
import { refusalMessage } from "../present/post-message.js";
import { whyNoPost } from "./access.js";
import { whisperLater } from "./asides.js";
import { channelOf, suggestFor, understand } from "./commands.js";
import { type ListenerParts, placed } from "./events.js";
import { discordMarkup, escapeLines } from "./markdown.js";
import { showPage } from "./me-message.js";
import { personOf, readLive } from "./replies.js";
import { limits, showMessage } from "./show.js";

/** A failure is ignored: people can type without suggestions. */
export async function suggestWhileTyping(
  { service, log }: ListenerParts,
  heard: AutocompleteInteraction,
): Promise<void> {
  try {
    await heard.respond(await suggestFor(service, heard));
  } catch (error) {
    log.warn({ event: "suggestions-failed" }, `Discord: nothing was suggested: ${String(error)}`);
  }
}

export async function answerCommand(
  { service }: ListenerParts,
  heard: ChatInputCommandInteraction,
): Promise<void> {
  const command = understand(heard);
  await whisperLater(heard, async () => {
    const caller = service.callerOf(personOf(heard), channelOf(heard));
    const reply = await service.perform(command, caller, async () => whyNoPost(heard));
    return showReply(reply, heard.id);
  });
}

function showReply(reply: CommandReply, post: string) {
  switch (reply.kind) {
    case "words":
      return escapeLines(reply.text, limits.message);
    case "page":
      return showPage(reply.page, post);
    case "forgetting":
      return reply.page.forgetting == null
        ? escapeLines(reply.text, limits.message)
        : showPage(reply.page, post);
    case "file": {
      const { name, text } = reply.file;
      return { content: fileWords, files: [{ attachment: Buffer.from(text, "utf8"), name }] };
    }
  }
}

export const useAsAnswer: RESTPostAPIContextMenuApplicationCommandsJSONBody = {
  name: "Use as answer",
  type: ApplicationCommandType.Message,
};

export async function useMessage(
  { guild, hearing }: ListenerParts,
  heard: MessageContextMenuCommandInteraction,
): Promise<void> {
  await whisperLater(heard, async () => {
    const { targetMessage, user } = heard;
    const where = placed(guild, targetMessage);
    const reply = readLive(targetMessage);
    const isOwn = where !== null && reply?.person.id === user.id;
    const told = isOwn ? await hearing.use(where, () => reply) : notYours;
    return showMessage(refusalMessage(told, discordMarkup));
  });
}
