/** "Use as answer" in the menu of a message. */
import type { AllMiddlewareArgs, MessageShortcut, SlackShortcutMiddlewareArgs } from "@slack/bolt";
import { notYours } from "../present/door.js";
import { refusalMessage } from "../present/post-message.js";
import { asReply, placed, readMessages } from "./messages.js";
import { slackMarkup } from "./mrkdwn.js";
import type { Team } from "./team.js";
import { whisper } from "./whisper.js";

type ShortcutListener = (
  heard: SlackShortcutMiddlewareArgs<MessageShortcut> & AllMiddlewareArgs,
) => Promise<void>;

/** It is kept before Slack gets its acknowledgement. */
export function useMessage({ hearing, place }: Team): ShortcutListener {
  return async ({ shortcut, ack, respond }) => {
    const { user, channel, message } = shortcut;
    const [reply = null] = readMessages([message]).map(asReply);
    const isOwn = reply?.user === user.id;
    const told = isOwn
      ? await hearing.use(placed(reply, channel.id, place.userId), () => reply)
      : notYours;
    await ack();
    await respond(whisper(refusalMessage(told, slackMarkup)));
  };
}
