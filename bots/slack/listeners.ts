/** Slack's events. The inbox has everything before Slack gets an acknowledgement. */
import type { App, BlockAction } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import type { BotLog } from "../present/bot-log.js";
import type { ThreadHearing } from "../present/thread-hearing.js";
import { ourActions, ourConsents, ourModals, ourWishes } from "./action-ids.js";
import { acknowledgeInTime, answerCommand, type CommandContext } from "./command-listeners.js";
import type { ListenerParts } from "./listener-parts.js";
import { asChange, asReply, type Reply, readMessages } from "./messages.js";
import { acceptConsent, acceptWords } from "./modal-listeners.js";
import {
  acknowledgeFirst,
  acknowledgeLast,
  answerPress,
  answerWish,
  type PressContext,
  tellOutcome,
} from "./press-listeners.js";

/** Registers every listener. A listener that throws leaves its delivery unacknowledged. */
export function listen(
  app: App,
  parts: ListenerParts,
  more: {
    readonly command: string;
    readonly hearing: ThreadHearing<Reply>;
    readonly clock: Clock;
    readonly log: BotLog;
  },
): void {
  const { service, home } = parts;
  const { command, clock, log, hearing } = more;
  const inTime = acknowledgeInTime(clock, log);
  app.command<CommandContext>(command, inTime, answerCommand(parts));
  const press = answerPress(parts);
  app.action<BlockAction, PressContext>(ourActions, tellOutcome, acknowledgeLast, press);
  app.action<BlockAction>(ourWishes, acknowledgeFirst, answerWish(parts));
  app.view(ourModals, acceptWords(parts));
  app.view(ourConsents, acceptConsent(parts));
  app.event("message", ({ event }) => hearMessage(hearing, event.channel, event));
  app.event("app_home_opened", async ({ event }) => {
    if (event.tab === "home") await service.notePage(await home.show(event.user), event.user);
  });
}

async function hearMessage(
  hearing: ThreadHearing<Reply>,
  channel: string,
  event: unknown,
): Promise<void> {
  const change = asChange(event);
  const [message] = change ? [] : readMessages([event]);
  // Slack does not always say which message was deleted.
  if (change?.kind === "deleted" && !change.reply) return hearing.hearAgain();
  const reply = message ? asReply(message) : change?.kind === "nothing" ? null : change?.reply;
  if (!reply) return;
  const card = { channel, message: reply.thread };
  if (change?.kind === "deleted") await hearing.hearDeletion(card, reply.ts);
  else await hearing.hear(card, () => reply);
}
