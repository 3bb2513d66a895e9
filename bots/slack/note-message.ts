/** A line in the thread under the card: receipts, thanks, news. */
import type { Note } from "../../src/core/bot.js";
import { cutToFit, Fitter } from "../present/fit-text.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import { button, limits, readButton, words } from "./blocks.js";
import type { Shown } from "./card-message.js";
import { escapeText } from "./mrkdwn.js";

/**
 * A note as a Slack message. Everybody in the thread sees it, since a message for one person's eyes
 * is gone after a restart; `name` says in words whom it is for, without a mention.
 */
export function showNote(note: Note, name: string | null, post: string): Shown {
  const address = name ? `${cutToFit(visibleLine(name), 100)} · ` : "";
  const fitter = new Fitter((words, max) => cutToFit(visibleText(words), max));
  const text = fitter.fit(`${address}${note.text}`, limits.section);
  const buttons = [
    ...(mayBeTakenBack(note) && note.ballot ? corrections(note.ballot) : []),
    ...(fitter.hasCut ? [readButton("More…", { kind: "note", id: post })] : []),
  ];
  return {
    text: escapeText(text, limits.fallback),
    blocks: [
      words(text),
      ...(buttons.length > 0 ? [{ type: "actions" as const, elements: buttons }] : []),
    ],
  };
}

function mayBeTakenBack(note: Note): boolean {
  return note.kind === "receipt" || note.kind === "late";
}

function corrections(ballot: string) {
  return [
    button({ text: "Fix", actionId: `fix:${ballot}`, value: ballot }),
    button({ text: "Take back", actionId: `retract:${ballot}`, value: ballot }),
  ];
}
