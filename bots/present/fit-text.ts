import type { Note } from "../../src/core/bot.js";

type MarkUp = (text: string) => string;

const asItIs: MarkUp = (text) => text;

/** Escapes, and cuts between graphemes of the source, so escapes and emoji stay whole. Never empty. */
export function cutToFit(text: string, max: number, markUp: MarkUp = asItIs): string {
  const whole = text.length <= max ? markUp(text) : null;
  if (whole !== null && whole.length <= max) return whole || "…";
  return `${markUp(text.slice(0, fittingLength(text, max - 1, markUp)).trimEnd())}…`;
}

/** Keeps whole lines; the rest becomes "…". */
export function cutLines(lines: readonly string[], max: number): string {
  const all = lines.join("\n");
  if (all.length <= max) return all;
  return `${all.slice(0, all.lastIndexOf("\n", max - 2))}\n…`;
}

/** Splits lines into pieces of at most `max` characters after `markUp`, between words where possible. */
export function cutInPieces(
  lines: readonly string[],
  max: number,
  markUp: MarkUp = asItIs,
): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const line of lines.flatMap((long) => breakLine(long, max, markUp))) {
    const longer = piece === "" ? line : `${piece}\n${line}`;
    if (longer.length > max) {
      pieces.push(piece);
      piece = line;
    } else piece = longer;
  }
  return piece === "" ? pieces : [...pieces, piece];
}

function breakLine(line: string, max: number, markUp: MarkUp): readonly string[] {
  if (line === "") return [""];
  const parts: string[] = [];
  let rest = line;
  // Markup hardly shortens text, so a far longer one is too long for sure.
  while (rest.length > 2 * max || markUp(rest).length > max) {
    const fits = fittingLength(rest, max, markUp) || max;
    const space = rest.slice(0, fits).search(/\s\S*$/);
    const end = space > fits * 0.6 ? space : fits;
    parts.push(markUp(rest.slice(0, end)));
    rest = rest.slice(end).trimStart();
  }
  return rest === "" ? parts : [...parts, markUp(rest)];
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function fittingLength(text: string, max: number, markUp: MarkUp): number {
  let [fits, tooMuch] = [0, Math.min(text.length, max) + 1];
  while (tooMuch - fits > 1) {
    const middle = (fits + tooMuch) >> 1;
    if (markUp(text.slice(0, middle)).length <= max) fits = middle;
    else tooMuch = middle;
  }
  // Looks up one grapheme: listing all takes a thousand times as long.
  return segmenter.segment(text.slice(0, fits + 2)).containing(fits)?.index ?? fits;
}

export type Escape = (text: string, max: number) => string;

/** Escapes a note and replaces its last time by the platform's time token. */
export function withTime(
  escaped: string,
  { time }: Pick<Note, "time">,
  token: (at: number) => string,
): string {
  const start = time ? escaped.lastIndexOf(time.words) : -1;
  if (!time || start < 0) return escaped;
  return escaped.slice(0, start) + token(time.at) + escaped.slice(start + time.words.length);
}
