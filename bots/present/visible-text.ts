/**
 * Makes any text safe to read: nothing in it is invisible, turns the direction of the text around it,
 * steers a terminal or covers other lines. Every bot passes all words through this before it escapes them
 * for its own markup.
 */
import type { Bound } from "../../src/core/card.js";

/** One line, without spaces around it. */
export function visibleLine(text: string): string {
  return withoutUnseen(text).replace(/\s+/g, " ").trim();
}

/** The same with its lines kept: at most one empty line between two others. */
export function visibleText(text: string): string {
  return withoutUnseen(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Returns what a person wrote, indentation included, without empty lines before it and blanks after it; "" when nobody sees any of it. */
export function asSaid(text: string): string {
  if (visibleLine(text) === "") return "";
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

/** All kinds of line ends, and blanks that regular expressions do not count as white space. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/**
 * Joiners where they belong: within one emoji, and between letters of a script that needs them. The look-behind
 * comes after the joiner, so that it runs only where there is one.
 */
const joiners = [
  String.raw`\u200D(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?\u200D)(?=\p{Extended_Pictographic})`,
  String.raw`\u200C(?<=\p{Script=Arabic}\u200C)(?=\p{Script=Arabic})`,
].join("|");
/** Control and format characters (direction, zero width, tags), selectors, halves of a pair, and what is set aside for such. */
const unseen = String.raw`[^\P{Cc}\n\t]|\p{Cf}|\p{Cs}|(?![\uFE0E\uFE0F\u17B4\u17B5\u180B-\u180F])\p{Default_Ignorable_Code_Point}`;
const joinerOrUnseen = new RegExp(`(?<joiner>${joiners})|${unseen}`, "gu");

/** Shown in the place of another character: by Slack's markup, and by us for tabs. */
const lookAlikes = String.raw`[\u2217\u02CD\u223C\u02CB\uA789\u02C3\u21E5]`;
/** Selectors that change nothing before them, spaces of another kind, blank letters, signs that only some fonts have, strokes through others. */
const hardlySeen = String.raw`[\uFE0E\uFE0F](?<!\p{Emoji}[\uFE0E\uFE0F])|[^\S \n\t]|\p{Co}|[\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0\uFFFC\u{1107F}\u{13441}\u{13442}\u{16FE4}\u{1D159}]|[\u0334-\u0338\u20D2-\u20E2\u20E4-\u20F0]`;
const toBeMarked = new RegExp(
  `(?<joiner>${joiners})|${unseen}|${hardlySeen}|${lookAlikes}|(?<=\\p{M}{4})\\p{M}`,
  "gu",
);

/** More marks on one letter than any script has. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Texts in which nothing has to be taken out: most of them. */
const plain = /^[\n -~]*$/;

/** The same characters without those that nobody can see; spaces and lines stay as they are. */
export function withoutUnseen(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(lineEnds, "\n")
    .replace(blanks, " ")
    .replace(joinerOrUnseen, "$<joiner>")
    .replace(piledMarks, "$1");
}

/** The same characters, with "⟨U+202E⟩" for each that nobody can see or tell from another one. Line ends are "\n". */
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

/** A platform's markup and room for texts that must not be cut. */
export interface WholeMarkup {
  /** Escapes one line. It takes nothing away. */
  readonly markUp: (line: string) => string;
  /** Stands before and after bold text. */
  readonly bold: string;
  /** Characters that a message has for it, after escaping. */
  readonly room: number;
}

/** All that an approval binds, line by line: what is measured before it is asked, and what is shown. */
export function showWhole(
  { asked, lines }: Bound,
  { markUp, bold }: Pick<WholeMarkup, "markUp" | "bold">,
): readonly string[] {
  return [`${bold}${markUp(asked)}${bold}`, ...lines.map(markUp)];
}
