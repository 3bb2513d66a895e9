/** Slack's events. The inbox has everything before Slack gets an acknowledgement. */
import type { App, BlockAction } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import type { ConfigError } from "../../src/core/errors.js";
import type { BotLog } from "../present/bot-log.js";
import type { ThreadHearing } from "../present/thread-hearing.js";
import { ourActions, ourConsents, ourModals, ourWishes } from "./action-ids.js";
import { listenToChannels } from "./channel-listeners.js";
import { acknowledgeInTime, answerCommand, type CommandContext } from "./command-listeners.js";
import type { ListenerParts } from "./listener-parts.js";
import { useAsAnswer } from "./manifest.js";
import { asChange, asReply, placed, type Reply, readMessages } from "./messages.js";
import { acceptConsent, acceptWords } from "./modal-listeners.js";
import {
  acknowledgeFirst,
  acknowledgeLast,
  answerPress,
  answerWish,
  type PressContext,
  tellOutcome,
} from "./press-listeners.js";
import { useMessage } from "./shortcut-listener.js";

/** Registers every listener. A listener that throws leaves its delivery unacknowledged. */
export function listen(
  app: App,
  parts: ListenerParts,
  more: {
    readonly command: string;
    readonly hearing: ThreadHearing<Reply>;
    readonly clock: Clock;
    readonly log: BotLog;
    /** The user whom people mention when they mean us. */
    readonly botUserId: string;
    readonly onRefused: (error: ConfigError) => void;
  },
): void {
  const { service, home } = parts;
  const { command, clock, log, hearing, botUserId } = more;
  const inTime = acknowledgeInTime(clock, log);
  app.command<CommandContext>(command, inTime, answerCommand(parts));
  const press = answerPress(parts);
  app.action<BlockAction, PressContext>(ourActions, tellOutcome, acknowledgeLast, press);
  app.action<BlockAction>(ourWishes, acknowledgeFirst, answerWish(parts));
  app.view(ourModals, acceptWords(parts));
  app.view(ourConsents, acceptConsent(parts));
  app.shortcut(
    { callback_id: useAsAnswer, type: "message_action" },
    useMessage(hearing, botUserId),
  );
  const hear = async ({ event }: { readonly event: { readonly channel: string } }) =>
    hearMessage({ service, hearing, botUserId }, event.channel, event);
  app.event("message", hear);
  // What mentions us in a channel comes as both events, and is one message.
  app.event("app_mention", hear);
  listenToChannels(app, service, more);
  app.event("app_home_opened", async ({ event }) => {
    if (event.tab === "home") await service.notePage(await home.show(event.user), event.user);
  });
}

async function hearMessage(
  {
    service,
    hearing,
    botUserId,
  }: Pick<ListenerParts, "service"> & {
    readonly hearing: ThreadHearing<Reply>;
    readonly botUserId: string;
  },
  channel: string,
  event: unknown,
): Promise<void> {
  const change = asChange(event);
  const [message] = change ? [] : readMessages([event]);
  // Slack does not always say which message was deleted.
  if (change?.kind === "deleted" && !change.reply) return hearing.hearAgain();
  if (change?.kind === "removed") return service.noteDeleted({ channel, message: change.ts });
  const reply = message ? asReply(message) : change?.kind === "nothing" ? null : change?.reply;
  if (!reply) return;
  const heard = placed(reply, channel, botUserId);
  if (change?.kind === "deleted") await hearing.hearDeletion(heard);
  else await hearing.hear(heard, () => reply);
}
