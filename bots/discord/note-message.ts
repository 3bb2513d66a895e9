/** A line in the thread under the card: receipts, thanks, news. */
import type { Note } from "../../src/core/bot.js";
import { Fitter, withTime } from "../present/fit-text.js";
import { noteButtons } from "../present/press-action.js";
import type { DiscordMessage } from "./card-message.js";
import { buttonRows } from "./components.js";
import { escapeLine, escapeText, personToken, timeToken } from "./markdown.js";

/**
 * A note as a Discord message. Whom it is for stands first: a reminder calls them.
 *
 * @param name what the person it is for is called here; null when nobody has to know
 */
export function showNote(note: Note, post: string, name: string | null): DiscordMessage {
  const fitter = new Fitter(escapeText);
  const text = withTime(fitter.fit(note.text, 1800), note, timeToken);
  const address = calledBy(note) ?? (name && escapeLine(name, 100));
  return {
    content: `${address ? `${address} · ` : ""}${text}`,
    components: buttonRows(noteButtons(note, post, fitter.hasCut), { post }),
  };
}

/** Mentions the person who is reminded; nobody else ever. */
function calledBy({ kind, to }: Note): string | null {
  return kind === "reminder" && to !== null ? personToken(to) : null;
}
