/** What somebody has to agree to before they are heard, for their eyes alone. */
import { agreeLabel } from "../present/consent.js";
import type { Refusal } from "../present/door.js";
import { actionId } from "./action-ids.js";
import type { Shown } from "./card-message.js";
import { button, limits, row } from "./components.js";
import { escapeLines } from "./markdown.js";

export function showRefusal({ words, consent }: Refusal): Shown {
  const content = escapeLines(words, limits.message);
  if (!consent) return { content, components: [] };
  const customId = actionId.agree(consent.campaign);
  return {
    content,
    components: [row(button({ label: agreeLabel(consent), customId, main: true }))],
  };
}
