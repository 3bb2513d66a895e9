/** A line in the thread under the card: receipts, thanks, news. */
import type { Note } from "../../src/core/bot.js";
import { Fitter } from "../present/fit-text.js";
import { noteButtons } from "../present/press-action.js";
import type { DiscordMessage } from "./card-message.js";
import { buttonRows } from "./components.js";
import { escapeLine, personToken } from "./markdown.js";

/**
 * A note as a Discord message. Everybody in the thread sees it, since a message for one person's
 * eyes can only answer an interaction; the person it is for stands first.
 */
export function showNote(note: Note, post: string): DiscordMessage {
  const person = note.to === null ? null : personToken(note.to);
  const fitter = new Fitter(escapeLine);
  const text = fitter.fit(note.text, 1800);
  return {
    content: `${person ? `${person} · ` : ""}${text}`,
    components: buttonRows(noteButtons(note, post, fitter.hasCut), { post }),
  };
}
