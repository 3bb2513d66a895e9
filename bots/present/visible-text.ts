/**
 * Makes any text safe to read: nothing in it is invisible, turns the direction of the text around it,
 * steers a terminal or covers other lines. Every bot passes all words through this before it escapes them
 * for its own markup.
 */

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
/** Control and format characters (direction, zero width, tags), selectors, halves of a pair. */
const unseen = String.raw`[^\P{Cc}\n\t]|\p{Cf}|\p{Cs}|\u034F|[\uFE00-\uFE0D]|[\u{E0100}-\u{E01EF}]`;
const joinerOrUnseen = new RegExp(`(?<joiner>${joiners})|${unseen}`, "gu");

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
