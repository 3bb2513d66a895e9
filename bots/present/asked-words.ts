/** Finds the words of a question that name what is asked about, so that each bot can mark them in its own way. */

import type { CardQuestion } from "../../src/core/bot.js";
import { everydayName, plural } from "../../src/core/names.js";
import { literalPattern } from "../../src/core/wording.js";
import { visibleLine } from "./visible-text.js";

/** A part of a question's sentence. */
export interface AskedPiece {
  readonly words: string;
  /** It names what is asked about. */
  readonly isAsked: boolean;
}

/**
 * A question's sentence in pieces: "Which ", "mug", " is ", "Ana's", "?". What is offered as an answer is never
 * marked. A sentence that does not name what it asks about is one marked piece.
 */
export function splitAsked({
  text,
  need,
}: Pick<CardQuestion, "text" | "need">): readonly AskedPiece[] {
  const line = visibleLine(text);
  const pieces: AskedPiece[] = [];
  let end = 0;
  for (const { index, 0: words } of marksIn(line, need)) {
    pieces.push({ words: line.slice(end, index), isAsked: false }, { words, isAsked: true });
    end = index + words.length;
  }
  if (end === 0) return [{ words: line, isAsked: true }];
  return [...pieces, { words: line.slice(end), isAsked: false }].filter(({ words }) => words);
}

/**
 * The whole description of the thing, or else its first name and the first words of what sets it apart. A question
 * about one thing that is named asks only for the latter.
 */
function marksIn(
  line: string,
  { noun, adjective, thing }: CardQuestion["need"],
): RegExpExecArray[] {
  const names = oneOf([plural(noun), everydayName(noun), noun]);
  const apart = adjective ? oneOf([adjective]) : "(?!)";
  const words = `(?<whole>${apart} ${names})|(?<apart>${apart})|(?<name>${names})`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");
  const found = [...line.matchAll(pattern)];
  const first = (part: string) => found.find(({ groups }) => groups?.[part]);
  const whole = first("whole");
  const marks = whole ? [whole] : [thing ? undefined : first("name"), first("apart")];
  return marks.filter((mark) => mark !== undefined).sort((a, b) => a.index - b.index);
}

function oneOf(words: readonly string[]): string {
  const literal = words.map((word) => literalPattern(visibleLine(word)));
  return `(?:${literal.join("|")})`;
}
