/** The form with one text field: for an answer that no button offers, and to put an answer right. */
import { isTurn } from "../../src/core/turn.js";
import type { FormSubject } from "./press-action.js";

/** Most characters that can be typed. */
export const mostTyped = 500;

/** The words of the form; the title has at most 24 characters. */
export function wordsForm(about: FormSubject): {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
} {
  const isFix = about.kind === "fix";
  const isMove = about.kind === "words" && isTurn(about.question);
  return {
    title: isFix ? "Fix your answer" : isMove ? "Your move" : "Your answer",
    label: isFix ? "What is right instead?" : "In your own words",
    hint: `For example: ${isMove ? "open fridge 1" : "on the counter by the window"}`,
  };
}
