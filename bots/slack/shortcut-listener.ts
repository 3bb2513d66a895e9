/** "Use as answer" in the menu of a message. */
import type { AllMiddlewareArgs, MessageShortcut, SlackShortcutMiddlewareArgs } from "@slack/bolt";
import { notYours } from "../present/door.js";
import type { ThreadHearing } from "../present/thread-hearing.js";
import { asReply, placed, type Reply, readMessages } from "./messages.js";
import { whisperRefusal } from "./whisper.js";

type ShortcutListener = (
  heard: SlackShortcutMiddlewareArgs<MessageShortcut> & AllMiddlewareArgs,
) => Promise<void>;

/** It is kept before Slack gets its acknowledgement. */
export function useMessage(hearing: ThreadHearing<Reply>, botUserId: string): ShortcutListener {
  return async ({ shortcut, ack, respond }) => {
    const { user, channel, message } = shortcut;
    const [reply = null] = readMessages([message]).map(asReply);
    const isOwn = reply?.user === user.id;
    const told = isOwn
      ? await hearing.use(placed(reply, channel.id, botUserId), () => reply)
      : notYours;
    await ack();
    await respond(whisperRefusal(told));
  };
}
