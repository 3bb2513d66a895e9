import { discordErrors } from "../errors.js";
import { checkMessage, invalidForm } from "../limits.js";
import { editMessage, postMessage } from "../messages.js";
import type { MessageBody, WireAttachment, WireMessage } from "../wire.js";
import type { World } from "../world.js";
import type { RestRequest, Upload } from "./routes.js";

const LARGEST_BYTES = 10 * 1024 * 1024;
const PINGS = /@everyone|@here|<@[!&]?\d+>/;

/** @throws DiscordError 50035, 50006 */
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

/** @throws DiscordError 50035, 50006 */
export function editFromApp(
  world: World,
  message: WireMessage,
  change: { body: MessageBody; files: RestRequest["files"] },
): WireMessage {
  const { body, files } = change;
  checkMessage(body, { files: files.length, before: message });
  reportPing(world, body);
  const attachments = takeAttachments(world, { body, files, before: message.attachments });
  return editMessage(world, message, { body, attachments });
}

function reportPing(world: World, { content, allowed_mentions: allowed }: MessageBody): void {
  const mayPing = !allowed || (allowed.parse ?? []).length > 0;
  if (mayPing && PINGS.test(content ?? "")) world.report("ping", content ?? "");
}

/** @throws DiscordError 50035 for an unknown attachment, 40005 above 10 MiB */
function takeAttachments(
  world: World,
  given: { body: MessageBody; files: readonly Upload[]; before?: readonly WireAttachment[] },
): WireAttachment[] {
  const { body, files, before = [] } = given;
  const named = body.attachments;
  const known = [...before.map(({ id }) => id), ...files.map(({ key }) => key)];
  const unknown = named?.find(({ id }) => !known.includes(String(id)));
  if (unknown) throw invalidForm(["attachments"], `No attachment ${unknown.id}.`);
  const isNamed = ({ id }: WireAttachment) => named?.some((item) => String(item.id) === id);
  const kept = named === undefined ? before : before.filter(isNamed);
  return [...kept, ...files.map((file) => storeFile(world, file, body))];
}

function storeFile(world: World, file: Upload, body: MessageBody): WireAttachment {
  if (file.bytes.length > LARGEST_BYTES) throw discordErrors.tooLarge();
  const described = body.attachments?.find((item) => String(item.id) === file.key);
  const id = world.nextId();
  const filename = described?.filename ?? file.name;
  const contentType = file.contentType || "application/octet-stream";
  world.files.set(id, { bytes: file.bytes, contentType });
  const url = `${world.filesUrl}/${id}/${encodeURIComponent(filename)}`;
  return {
    id,
    filename,
    ...(described?.description ? { description: described.description } : {}),
    size: file.bytes.length,
    content_type: contentType,
    url,
    proxy_url: url,
  };
}
