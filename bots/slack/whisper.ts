/** Messages for one person's eyes. */
import type { types } from "@slack/bolt";
import type { ChatMessage } from "../present/message.js";
import { saidMessage } from "../present/post-message.js";
import { slackMarkup } from "./mrkdwn.js";
import { showMessage } from "./show.js";

export interface Whisper {
  readonly response_type: "ephemeral";
  readonly text: string;
  readonly blocks?: types.KnownBlock[];
}

/** Words alone need no blocks. */
export function whisper(said: string | ChatMessage): Whisper {
  const message = typeof said === "string" ? saidMessage(said, slackMarkup) : said;
  const { text, blocks } = showMessage(message);
  return { response_type: "ephemeral", text, ...(blocks.length > 1 && { blocks }) };
}
