/** Removes invisible characters, direction changes, terminal controls and stacked marks, before texts are escaped. */

import type { Note } from "../../src/core/bot.js";
import type { Bound } from "../../src/core/question/card.js";

export function visibleLine(text: string): string {
  return withoutUnseen(text).replace(/\s+/g, " ").trim();
}

/** Removes invisible characters. Keeps lines, with at most one empty in a row. */
export function visibleText(text: string): string {
  return withoutUnseen(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Removes invisible characters and repeated empty lines from all strings of a value. */
export function visible<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? visibleText(part) : part,
  );
}

/** Trims empty lines, keeps indentation; "" when nothing is visible. */
export function asSaid(text: string): string {
  if (visibleLine(text) === "") return "";
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

/** All line ends, and blanks outside the regex class \s. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Invisible joiners to keep: within emoji, and between letters that need them. */
const joiners = [
  String.raw`\u200D(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?\u200D)(?=\p{Extended_Pictographic})`,
  String.raw`\u200C(?<=\p{Script=Arabic}\u200C)(?=\p{Script=Arabic})`,
].join("|");
/** Control and format characters, selectors, unpaired surrogates, ignorable code points. */
const unseen = String.raw`[^\P{Cc}\n\t]|\p{Cf}|\p{Cs}|(?![\uFE0E\uFE0F\u17B4\u17B5\u180B-\u180F])\p{Default_Ignorable_Code_Point}`;
const joinerOrUnseen = new RegExp(`(?<joiner>${joiners})|${unseen}`, "gu");

/** Look-alikes that Slack's messages show instead of markup characters, and "⇥" for a tab. */
const lookAlikes = String.raw`[\u2217\u02CD\u223C\u02CB\uA789\u02C3\u21E5]`;
/** Selectors without effect, unusual spaces, blank letters, private-use characters, overlaid strokes. */
const hardlySeen = String.raw`[\uFE0E\uFE0F](?<!\p{Emoji}[\uFE0E\uFE0F])|[^\S \n\t]|\p{Co}|[\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0\uFFFC\u{1107F}\u{13441}\u{13442}\u{16FE4}\u{1D159}]|[\u0334-\u0338\u20D2-\u20E2\u20E4-\u20F0]`;
const toBeMarked = new RegExp(
  `(?<joiner>${joiners})|${unseen}|${hardlySeen}|${lookAlikes}|(?<=\\p{M}{4})\\p{M}`,
  "gu",
);

/** More than four marks on a letter, which no script needs. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Matches texts that need no change (most): printable ASCII. */
const plain = /^[\n -~]*$/;

/** Removes invisible characters; keeps spaces and lines. */
export function withoutUnseen(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(lineEnds, "\n")
    .replace(blanks, " ")
    .replace(joinerOrUnseen, "$<joiner>")
    .replace(piledMarks, "$1");
}

/** Replaces invisible or ambiguous characters by "⟨U+202E⟩"; line ends become "\n". */
export function markUnseen(text: string): string {
  return text
    .replace(lineEnds, "\n")
    .replace(toBeMarked, (found: string, joiner?: string) =>
      joiner === undefined ? `⟨U+${codeOf(found)}⟩` : found,
    );
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code.toString(16).toUpperCase().padStart(4, "0");
}

export interface WholeMarkup {
  /** Escapes without truncating. */
  readonly markUp: (line: string) => string;
  readonly bold: string;
  readonly room: number; // for an approval's text
}

/** Formats the whole text that an approval agrees to; also used to measure it before asking. */
export function showWhole(
  { asked, lines }: Bound,
  { markUp, bold }: Pick<WholeMarkup, "markUp" | "bold">,
): readonly string[] {
  return [`${bold}${markUp(asked)}${bold}`, ...lines.map(markUp)];
}

type MarkUp = (text: string) => string;

const asItIs: MarkUp = (text) => text;

/** Escapes a text and cuts it to `max` characters, never inside an escape or emoji. An empty text becomes "…". */
export function cutToFit(text: string, max: number, markUp: MarkUp = asItIs): string {
  const whole = text.length <= max ? markUp(text) : null;
  if (whole !== null && whole.length <= max) return whole || "…";
  return `${markUp(text.slice(0, fittingLength(text, max - 1, markUp)).trimEnd())}…`;
}

/** Joins the lines that fit into `max` characters; the rest becomes "…". */
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

/** Replaces an escaped note's last time by the platform's token, which shows it in the reader's zone. */
export function withTime(
  escaped: string,
  { time }: Pick<Note, "time">,
  token: (at: number) => string,
): string {
  const start = time ? escaped.lastIndexOf(time.words) : -1;
  if (!time || start < 0) return escaped;
  return escaped.slice(0, start) + token(time.at) + escaped.slice(start + time.words.length);
}
