/** A word for one person's eyes, where nothing of theirs is there to be answered. */
import type { webApi } from "@slack/bolt";
import type { IncomingEvent } from "../../src/core/bot.js";
import type { Refusal } from "../present/door.js";
import type { BotLog } from "./client.js";
import { showRefusal } from "./consent.js";

/** What was said longer ago is not answered any more: it was read again after a restart. */
export const replyWithinMs = 5 * 60_000;

/** Tells who wrote a reply, in its channel, why it was not kept. */
export function whisperTo(
  { client, log }: { readonly client: webApi.WebClient; readonly log: BotLog },
  { person, key }: IncomingEvent,
  refusal: Refusal,
): void {
  // "slack:T1:reply:C1:1700000.0001:1"
  const [channel] = key.split(":").slice(3);
  if (!channel) return;
  client.chat
    .postEphemeral({ channel, user: person.id, ...showRefusal(refusal) })
    .catch((error: unknown) => log.warn(`Slack: a word was not passed on: ${String(error)}`));
}
