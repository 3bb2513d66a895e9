/** One text field: for an answer that no button offers, and for the right answer after a wrong one. */
import type { types } from "@slack/bolt";
import type { PersonFile } from "../../src/core/bot.js";
import { isTurn } from "../../src/core/turn.js";
import { cutInPieces } from "../present/fit-text.js";
import type { Reading } from "../present/reading.js";
import { context, limits, plain, section, words } from "./blocks.js";
import { escapeLine } from "./mrkdwn.js";

/** The field's ids in a submitted modal. */
export const wordsField = { block: "words", action: "words" } as const;

/** What the words will be about. */
export type Subject =
  | { readonly kind: "words"; readonly question: string }
  | { readonly kind: "fix"; readonly ballot: string };

/** The modal for "Somewhere else…" and "Fix"; it shows `asked` (escaped mrkdwn) again when known. */
export function wordsModal(about: Subject, asked: string | null): types.ModalView {
  const isFix = about.kind === "fix";
  const isMove = about.kind === "words" && isTurn(about.question);
  const hint = isMove ? "open fridge 1" : "on the counter by the window";
  return {
    type: "modal",
    callback_id: isFix ? `fix:${about.ballot}` : `words:${about.question}`,
    title: plain(isFix ? "Fix your answer" : isMove ? "Your move" : "Your answer", 24),
    submit: plain("Send", 24),
    close: plain("Cancel", 24),
    blocks: [
      ...(asked ? [section(asked)] : []),
      {
        type: "input",
        block_id: wordsField.block,
        label: plain(isFix ? "What is right instead?" : "In your own words", 2000),
        hint: plain(`For example: ${hint}`, 2000),
        element: { type: "plain_text_input", action_id: wordsField.action, max_length: 500 },
      },
    ],
  };
}

const mostSections = 99;
/** Slack takes about 250 kB in a view. */
const mostFileSections = 60;

/** Something in full, to be read and closed. */
export function readingModal(reading: Reading | null): types.ModalView {
  const { title, lines } = reading ?? { title: "Not here", lines: ["This is no longer here."] };
  const pieces = cutInPieces(lines, limits.section, (line) =>
    escapeLine(line, Number.POSITIVE_INFINITY),
  );
  const hidden = pieces.length - mostSections;
  return {
    type: "modal",
    title: plain(title, 24),
    close: plain("Close", 24),
    blocks: [
      ...pieces.slice(0, mostSections).map((piece) => section(piece)),
      ...(hidden > 0 ? [context("… and more than fits here.")] : []),
    ],
  };
}

/** A file's content, to be copied: nothing in it is markup, and nothing stays in Slack. */
export function fileModal({ name, text }: PersonFile): types.ModalView {
  const pieces = cutInPieces(text.split("\n"), limits.section);
  const hidden = pieces.length - mostFileSections;
  return {
    type: "modal",
    title: plain(name, 24),
    close: plain("Close", 24),
    blocks: [
      context(fileWords),
      ...pieces.slice(0, mostFileSections).map((piece) => words(piece)),
      ...(hidden > 0 ? [context(restWords)] : []),
    ],
  };
}

const fileWords =
  "All that I keep of you, as JSON. Copy it: nobody else sees it, and it is not kept in Slack.";
const restWords =
  "… and more than fits here. Whoever runs Sous can give you all of it as a file: sous my-data.";
