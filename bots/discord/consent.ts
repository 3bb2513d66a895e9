/** What somebody has to agree to before they are heard, for their eyes alone. */
import type { PracticeRequest } from "../../src/core/bot.js";
import { agreeLabel } from "../present/consent.js";
import type { Refusal } from "../present/door.js";
import { actionId } from "./action-ids.js";
import type { Shown } from "./card-message.js";
import { button, limits, type Row, row } from "./components.js";
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

/** A button for each choice of what is to be practised. */
export function practiceRows({ campaign, at, choices }: PracticeRequest): Row[] {
  const buttons = choices.map((label, choice) =>
    button({ label, customId: actionId.practise(campaign, at, choice) }),
  );
  const rows: Row[] = [];
  for (let from = 0; from < buttons.length; from += limits.buttonsInRow)
    rows.push(row(...buttons.slice(from, from + limits.buttonsInRow)));
  return rows;
}
