/** A line in the thread under the card: receipts, thanks, news. */
import type { Note } from "../../src/core/bot.js";
import { cutToFit, Fitter, withTime } from "../present/fit-text.js";
import { noteButtons } from "../present/press-action.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import { buttonRow, limits, section, words } from "./blocks.js";
import type { SlackMessage } from "./card-message.js";
import { dateToken, escapeText } from "./mrkdwn.js";

/** A note as a Slack message. `name` says in words whom it is for; a reminder calls them. */
export function showNote(note: Note, name: string | null, post: string): SlackMessage {
  if (note.kind === "reminder") return showReminder(note);
  const address = name ? `${cutToFit(visibleLine(name), 100)} · ` : "";
  const fitter = new Fitter((words, max) => cutToFit(visibleText(words), max));
  const text = fitter.fit(`${address}${note.text}`, limits.section);
  return {
    text: escapeText(text, limits.fallback),
    blocks: [words(text), ...buttonRow(noteButtons(note, post, fitter.hasCut))],
  };
}

/** Mentions the person it is for; nobody else ever. */
function showReminder(note: Note): SlackMessage {
  const call = note.to === null ? "" : `<@${note.to}> · `;
  const text = call + withTime(escapeText(note.text, limits.section - 200), note, dateToken);
  return { text, blocks: [section(text)] };
}
