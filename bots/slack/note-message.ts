/** A line in the thread under the card: receipts, thanks, news. */
import type { Note } from "../../src/core/bot.js";
import { cutToFit, visibleLine } from "../present/visible-text.js";
import { button, limits, words } from "./blocks.js";
import type { Shown } from "./card-message.js";
import { escapeText } from "./mrkdwn.js";

/**
 * A note as a Slack message. Everybody in the thread sees it, since a message for one person's eyes
 * is gone after a restart; `name` says in words whom it is for, without a mention.
 */
export function showNote(note: Note, name: string | null): Shown {
  const address = name ? `${cutToFit(visibleLine(name), 100)} · ` : "";
  const text = `${address}${note.text}`;
  return {
    text: escapeText(text, limits.fallback),
    blocks: [
      words(text),
      ...(mayBeTakenBack(note) && note.ballot ? [corrections(note.ballot)] : []),
    ],
  };
}

function mayBeTakenBack(note: Note): boolean {
  return note.kind === "receipt" || note.kind === "late";
}

function corrections(ballot: string) {
  return {
    type: "actions" as const,
    elements: [
      button({ text: "Fix", actionId: `fix:${ballot}`, value: ballot }),
      button({ text: "Take back", actionId: `retract:${ballot}`, value: ballot }),
    ],
  };
}
