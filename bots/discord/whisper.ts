/** Messages for one person's eyes. */
import { MessageFlags, type RepliableInteraction } from "discord.js";

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
