import { checkMessage } from "../limits/message.js";
import { editMessage, postMessage } from "../messages.js";
import type { MessageBody, WireMessage } from "../wire.js";
import type { World } from "../world.js";
import { takeAttachments } from "./attachments.js";
import type { RestRequest } from "./request.js";

const PINGS = /@everyone|@here|<@[!&]?\d+>/;

/**
 * Posts what the app sends, once it is within the limits.
 * @throws DiscordError 50035, 50006
 */
export function postFromApp(
  world: World,
  post: {
    channelId: string;
    body: MessageBody;
    files: RestRequest["files"];
    onlyFor?: string;
    more?: Partial<WireMessage>;
  },
): WireMessage {
  const { body, files } = post;
  checkMessage(body, { files: files.length });
  reportPing(world, body);
  const attachments = takeAttachments(world, { body, files });
  return postMessage(world, { ...post, author: world.bot, attachments });
}

/**
 * Edits a message as the app asks, once it is within the limits.
 * @throws DiscordError 50035, 50006
 */
export function editFromApp(
  world: World,
  message: WireMessage,
  change: { body: MessageBody; files: RestRequest["files"] },
): WireMessage {
  const { body, files } = change;
  checkMessage(body, { files: files.length, before: message });
  reportPing(world, body);
  const attachments = takeAttachments(world, { body, files, before: message.attachments });
  editMessage(world, message, { body, attachments });
  return message;
}

function reportPing(world: World, { content, allowed_mentions: allowed }: MessageBody): void {
  const mayPing = !allowed || (allowed.parse ?? []).length > 0;
  if (mayPing && PINGS.test(content ?? "")) world.report("ping", content ?? "");
}
