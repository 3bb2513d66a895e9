/** Messages for one person's eyes. */
import { MessageFlags, type RepliableInteraction } from "discord.js";
import type { ConsentReply } from "../present/chat-service.js";
import type { Refusal } from "../present/door.js";
import { agreeButton, practiceButtons } from "../present/press-action.js";
import type { DiscordMessage } from "./card-message.js";
import { buttonRows, limits } from "./components.js";
import { escapeLines } from "./markdown.js";

/** Answers an interaction. */
export async function whisper(heard: RepliableInteraction, content: string): Promise<void> {
  const message = { content, flags: MessageFlags.Ephemeral } as const;
  if (heard.deferred || heard.replied) await heard.followUp(message);
  else await heard.reply(message);
}

/** Answers what may take longer than 3 s: Discord is told first that an answer will come. */
export async function whisperLater(
  heard: RepliableInteraction,
  answer: () => Promise<Parameters<RepliableInteraction["editReply"]>[0]>,
): Promise<void> {
  await heard.deferReply({ flags: MessageFlags.Ephemeral });
  await heard.editReply(await answer());
}

/** Why somebody was not heard and, where they only have to agree to something, a button to agree. */
export function showRefusal({ words, consent }: Refusal): DiscordMessage {
  const components = consent ? buttonRows([agreeButton(consent)]) : [];
  return { content: escapeLines(words, limits.message), components };
}

/** What came of agreeing or of practising and, where something is to be practised, its choices. */
export function showConsent({ said, practice }: ConsentReply): DiscordMessage {
  const components = practice ? buttonRows(practiceButtons(practice)) : [];
  return { content: escapeLines(said, limits.message), components };
}
