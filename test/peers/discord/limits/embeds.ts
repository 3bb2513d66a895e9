import type { WireEmbed } from "../wire.js";
import type { Issues } from "./issues.js";

/** Checks embeds: 10 of them, the length of each part, and 6000 characters in all. */
export function checkEmbeds(issues: Issues, embeds: readonly WireEmbed[]): void {
  if (embeds.length > 10) issues.list(["embeds"], embeds, { min: 0, max: 10 });
  for (const [index, embed] of embeds.entries()) checkEmbed(issues, ["embeds", index], embed);
  const total = embeds.reduce((sum, embed) => sum + countCharacters(embed), 0);
  if (total > 6000) {
    const message = "Embed size exceeds maximum size of 6000";
    issues.add(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", message);
  }
}

function checkEmbed(issues: Issues, path: (string | number)[], embed: WireEmbed): void {
  const fields = embed.fields ?? [];
  issues.text([...path, "title"], embed.title, { min: 0, max: 256 });
  issues.text([...path, "description"], embed.description, { min: 0, max: 4096 });
  issues.text([...path, "footer", "text"], embed.footer?.text, { min: 0, max: 2048 });
  issues.text([...path, "author", "name"], embed.author?.name, { min: 0, max: 256 });
  issues.list([...path, "fields"], fields, { min: 0, max: 25 });
  for (const [index, field] of fields.entries()) {
    issues.text([...path, "fields", index, "name"], field.name, { min: 1, max: 256 });
    issues.text([...path, "fields", index, "value"], field.value, { min: 1, max: 1024 });
  }
}

function countCharacters(embed: WireEmbed): number {
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name];
  for (const field of embed.fields ?? []) texts.push(field.name, field.value);
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
