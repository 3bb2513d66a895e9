import { discordErrors } from "../errors.js";
import { FLAGS, type MessageBody, type WireMessage } from "../wire.js";
import { checkRows } from "./components.js";
import { checkEmbeds } from "./embeds.js";
import { Issues } from "./issues.js";

/**
 * Checks a message that an app wants to create, or (with `before`) to edit, against the limits
 * that Discord documents.
 * @throws DiscordError 50035, or 50006 when nothing would be left to show
 */
export function checkMessage(
  body: MessageBody,
  given: { files: number; before?: WireMessage },
): void {
  const issues = new Issues();
  issues.text(["content"], body.content, { min: 0, max: 2000 });
  if ((body.flags ?? 0) & FLAGS.v2) {
    issues.add(["flags"], "BASE_TYPE_CHOICES", "This peer does not model Components V2.");
  }
  if (body.nonce !== undefined) issues.text(["nonce"], String(body.nonce), { min: 1, max: 25 });
  if (given.files > 10) issues.add(["attachments"], "BASE_TYPE_MAX_LENGTH", "At most 10 files.");
  for (const [index, item] of (body.attachments ?? []).entries()) {
    const path = ["attachments", index, "description"];
    issues.text(path, item.description, { min: 0, max: 1024 });
  }
  checkEmbeds(issues, body.embeds ?? []);
  checkRows(issues, body.components ?? []);
  issues.throwIfAny();
  if (!hasSubstance(body, given)) throw discordErrors.emptyMessage();
}

function hasSubstance(
  body: MessageBody,
  { files, before }: { files: number; before?: WireMessage },
): boolean {
  const content = body.content === undefined ? before?.content : body.content;
  const lists = [
    body.embeds ?? before?.embeds,
    body.components ?? before?.components,
    body.attachments ?? before?.attachments,
  ];
  return Boolean(content?.trim()) || files > 0 || lists.some((list) => list && list.length > 0);
}
