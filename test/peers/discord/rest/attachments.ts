import { discordErrors } from "../errors.js";
import { Issues } from "../limits/issues.js";
import type { MessageBody, WireAttachment } from "../wire.js";
import type { World } from "../world.js";
import type { Upload } from "./request.js";

const LARGEST_BYTES = 10 * 1024 * 1024;

/**
 * The attachments of a message after a request: those of before that the body still names (all
 * when it names none), then the files that came along.
 * @throws DiscordError 40005 when a file is larger than 10 MiB
 */
export function takeAttachments(
  world: World,
  given: { body: MessageBody; files: readonly Upload[]; before?: readonly WireAttachment[] },
): WireAttachment[] {
  const { body, files, before = [] } = given;
  refuseUnknown(given);
  const named = body.attachments;
  const isNamed = ({ id }: WireAttachment) => named?.some((item) => String(item.id) === id);
  const kept = named === undefined ? before : before.filter(isNamed);
  return [...kept, ...files.map((file) => storeFile(world, file, body))];
}

/** What the body names stands on the message already or comes along. @throws DiscordError 50035 */
function refuseUnknown(given: Parameters<typeof takeAttachments>[1]): void {
  const { body, files, before = [] } = given;
  const known = [...before.map(({ id }) => id), ...files.map(({ key }) => key)];
  const issues = new Issues();
  for (const [index, { id }] of (body.attachments ?? []).entries()) {
    if (known.includes(String(id))) continue;
    issues.add(["attachments", index, "id"], "ATTACHMENT_NOT_FOUND", `No attachment ${id}.`);
  }
  issues.throwIfAny();
}

function storeFile(world: World, file: Upload, body: MessageBody): WireAttachment {
  if (file.bytes.length > LARGEST_BYTES) throw discordErrors.tooLarge();
  const described = body.attachments?.find((item) => String(item.id) === file.key);
  const id = world.nextId();
  const filename = described?.filename ?? file.name;
  const contentType = file.contentType || "application/octet-stream";
  world.files.set(id, { bytes: file.bytes, contentType });
  const url = `${world.filesUrl}/${id}/${encodeURIComponent(filename)}`;
  for (const embed of body.embeds ?? []) {
    for (const image of [embed.image, embed.thumbnail]) {
      if (image?.url === `attachment://${filename}`) image.url = url;
    }
  }
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
