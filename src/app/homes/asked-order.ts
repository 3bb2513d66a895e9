import type { OrderChoice } from "../../core/question/question.js";
import { wordsIn } from "../../core/words/wording.js";

/** Keeps an order until its follow-up question is answered ("the blue one"). */
export interface AskedOrder {
  readonly text: string;
  readonly choices: readonly OrderChoice[];
  readonly until: number;
}

export const askedForMs = 30 * 60_000;

const besides = new Set(
  "the a an one ones on in into at to of s please it put i mean mine yes ok okay sure fine".split(
    " ",
  ),
);

/** "2", "the blue one", "on the dining table": the only choice with these words; "yes" to a single one. */
export function chosenOf(text: string, choices: readonly OrderChoice[]): OrderChoice | null {
  const numbered = /^\s*(\d{1,2})\s*$/.exec(text);
  if (numbered) return choices[Number(numbered[1]) - 1] ?? null;
  const said = wordsIn(text).filter((word) => !besides.has(word));
  if (said.length === 0)
    return choices.length === 1 && /[^\s?]/.test(text) ? (choices[0] ?? null) : null;
  const fitting = choices.filter(({ label }) => {
    const words = wordsIn(label);
    return said.every((word) => words.includes(word));
  });
  const [only, ...more] = fitting;
  return only && more.length === 0 ? only : null;
}
