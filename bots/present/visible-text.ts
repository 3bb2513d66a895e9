/**
 * Any text as something that people can only read: nothing in it is invisible, turns the direction of
 * what stands around it, steers a terminal or climbs over other lines. Every bot shows words through
 * this, and escapes for its own markup after it.
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

/**
 * What `markUp` (which shortens nothing) makes of a text, in at most `max` characters: what is too much ends in "…", cut between
 * two graphemes of the text itself, so that no escape, surrogate pair or emoji is cut in two. Never
 * empty, which platforms refuse.
 */
export function cutToFit(
  text: string,
  max: number,
  markUp: (text: string) => string = (same) => same,
): string {
  const whole = text.length <= max ? markUp(text) : null;
  if (whole !== null && whole.length <= max) return whole || "…";
  const cuts = graphemeStarts(text, max);
  let [fits, tooMuch] = [0, cuts.length];
  while (tooMuch - fits > 1) {
    const middle = (fits + tooMuch) >> 1;
    if (markUp(text.slice(0, cuts[middle] ?? 0)).length < max) fits = middle;
    else tooMuch = middle;
  }
  return `${markUp(text.slice(0, cuts[fits] ?? 0).trimEnd())}…`;
}

/** As many of these lines as fit into `max` characters; a last "…" where some do not. */
export function cutLines(lines: readonly string[], max: number): string {
  const all = lines.join("\n");
  if (all.length <= max) return all;
  return `${all.slice(0, all.lastIndexOf("\n", max - 2))}\n…`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Where graphemes begin among the text's first `max` characters. Only these are looked at: each step
 * of the segmenter takes as long as its text, and the beginning of the last one is right anyway.
 */
function graphemeStarts(text: string, max: number): number[] {
  const beginning = text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  return Array.from(segmenter.segment(beginning), ({ index }) => index);
}

/** Line ends of every kind, and blanks that are no white space to a regular expression. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Joiners in their place: within one emoji, and between letters of a script that needs them. */
const joiners = [
  String.raw`(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})`,
].join("|");
/** Control and format characters (direction, zero width, tags), selectors, halves of a pair. */
const unseen = String.raw`[^\P{Cc}\n\t]|\p{Cf}|\p{Cs}|\u034F|[\uFE00-\uFE0D]|[\u{E0100}-\u{E01EF}]`;
const joinerOrUnseen = new RegExp(`(?<joiner>${joiners})|${unseen}`, "gu");

/** More marks on one letter than any script has. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** The same characters without those that nobody can see; spaces and lines stay as they are. */
export function withoutUnseen(text: string): string {
  return text
    .replace(lineEnds, "\n")
    .replace(blanks, " ")
    .replace(joinerOrUnseen, "$<joiner>")
    .replace(piledMarks, "$1");
}
