/** A line in the thread under the card: receipts, thanks, news. */
import type { Note } from "../../src/core/bot.js";
import { cutToFit, Fitter } from "../present/fit-text.js";
import { noteButtons } from "../present/press-action.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import { buttonRow, limits, words } from "./blocks.js";
import type { SlackMessage } from "./card-message.js";
import { escapeText } from "./mrkdwn.js";

/**
 * A note as a Slack message. Everybody in the thread sees it, since a message for one person's eyes
 * is gone after a restart; `name` says in words whom it is for, without a mention.
 */
export function showNote(note: Note, name: string | null, post: string): SlackMessage {
  const address = name ? `${cutToFit(visibleLine(name), 100)} · ` : "";
  const fitter = new Fitter((words, max) => cutToFit(visibleText(words), max));
  const text = fitter.fit(`${address}${note.text}`, limits.section);
  return {
    text: escapeText(text, limits.fallback),
    blocks: [words(text), ...buttonRow(noteButtons(note, post, fitter.hasCut))],
  };
}
