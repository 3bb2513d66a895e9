/** One text field: for an answer that no button offers, and for the right answer after a wrong one. */
import type { types } from "@slack/bolt";
import { plain, section } from "./blocks.js";

/** The field's ids in a submitted modal. */
export const wordsField = { block: "words", action: "words" } as const;

/** What the words will be about. */
export type Subject =
  | { readonly kind: "words"; readonly question: string }
  | { readonly kind: "fix"; readonly ballot: string };

/** The modal for "Somewhere else…" and "Fix"; it shows `asked` (escaped mrkdwn) again when known. */
export function wordsModal(about: Subject, asked: string | null): types.ModalView {
  const isFix = about.kind === "fix";
  return {
    type: "modal",
    callback_id: isFix ? `fix:${about.ballot}` : `words:${about.question}`,
    title: plain(isFix ? "Fix your answer" : "Your answer", 24),
    submit: plain("Send", 24),
    close: plain("Cancel", 24),
    blocks: [
      ...(asked ? [section(asked)] : []),
      {
        type: "input",
        block_id: wordsField.block,
        label: plain(isFix ? "What is right instead?" : "In your own words", 2000),
        hint: plain("For example: on the counter by the window", 2000),
        element: { type: "plain_text_input", action_id: wordsField.action, max_length: 500 },
      },
    ],
  };
}
