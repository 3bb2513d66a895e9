import type { CardQuestion } from "../../src/core/bot.js";
import { everydayName, plural } from "../../src/core/names.js";
import { literalPattern } from "../../src/core/wording.js";
import { visibleLine } from "./visible-text.js";

export interface AskedPiece {
  readonly words: string;
  readonly isAsked: boolean;
}

/** Splits into "Which ", "mug", " is ", "Ana's", "?"; one marked piece when the sentence names nothing. */
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

/** Matches the whole description, else the first name and attribute. */
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
