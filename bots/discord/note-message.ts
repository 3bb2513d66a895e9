/** A line in the thread under the card: receipts, thanks, news. */
import type { Note } from "../../src/core/bot.js";
import { Fitter } from "../present/fit-text.js";
import { actionId } from "./action-ids.js";
import type { Shown } from "./card-message.js";
import { button, row } from "./components.js";
import { escapeLine, personToken } from "./markdown.js";

/**
 * A note as a Discord message. Everybody in the thread sees it, since a message for one person's
 * eyes can only answer an interaction; whom it is for stands first.
 */
export function showNote(note: Note, post: string): Shown {
  const person = note.to === null ? null : personToken(note.to);
  const { ballot } = note;
  const mayBeTakenBack = note.kind === "receipt" || note.kind === "late";
  const fitter = new Fitter((text) => escapeLine(text, Number.POSITIVE_INFINITY));
  const text = fitter.fit(note.text, 1800);
  const buttons = [
    ...(ballot && mayBeTakenBack
      ? [
          button({ label: "Fix", customId: actionId.fix(ballot, post) }),
          button({ label: "Take back", customId: actionId.retract(ballot, post) }),
        ]
      : []),
    ...(fitter.hasCut
      ? [button({ label: "More…", customId: actionId.read({ kind: "note", id: post }) })]
      : []),
  ];
  return {
    content: `${person ? `${person} · ` : ""}${text}`,
    components: buttons.length > 0 ? [row(...buttons)] : [],
  };
}
