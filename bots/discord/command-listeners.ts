/** `/sous …`: what was chosen, done and answered, and what is suggested while people type. */
import type { ChatInputCommandInteraction, Interaction } from "discord.js";
import type { Command } from "../../src/core/command.js";
import type { ChatService, CommandReply } from "../present/chat-service.js";
import { fileWords } from "../present/personal.js";
import type { Step } from "../present/pipe.js";
import { channelOf, suggestFor, understand } from "./commands.js";
import type { ListenerParts } from "./listener-parts.js";
import { escapeLines } from "./markdown.js";
import { showPage } from "./me-message.js";
import { whyNoPost } from "./posting.js";
import { personOf } from "./replies.js";
import { limits } from "./show.js";
import { whisperLater } from "./whisper.js";

/** Without suggestions people can still type. */
export function suggestWhileTyping({ service, log }: ListenerParts): Step<Interaction> {
  return async (heard, next) => {
    if (!heard.isAutocomplete()) return next();
    try {
      await heard.respond(await suggestFor(service, heard));
    } catch (error) {
      log.warn({ event: "suggestions-failed" }, `Discord: nothing was suggested: ${String(error)}`);
    }
  };
}

export function answerCommand({ service }: ListenerParts): Step<Interaction> {
  return async (heard, next) => {
    if (!heard.isChatInputCommand()) return next();
    const command = understand(heard);
    await whisperLater(heard, () => perform(service, heard, command));
  };
}

async function perform(
  service: ChatService,
  typed: ChatInputCommandInteraction,
  command: Command | string,
) {
  const caller = service.callerOf(personOf(typed), channelOf(typed));
  return showReply(await service.perform(command, caller, async () => whyNoPost(typed)), typed.id);
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
