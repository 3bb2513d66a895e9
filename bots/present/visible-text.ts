/** Removes invisible characters, direction changes, terminal controls and stacked marks. Applied before escaping. */
import type { Bound } from "../../src/core/card.js";

export function visibleLine(text: string): string {
  return withoutUnseen(text).replace(/\s+/g, " ").trim();
}

/** Keeps lines, with at most one empty line in a row. */
export function visibleText(text: string): string {
  return withoutUnseen(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Trims empty lines, keeps indentation; "" when nothing is visible. */
export function asSaid(text: string): string {
  if (visibleLine(text) === "") return "";
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

/** All line ends, and blanks outside the regex class \s. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Joiners within emoji, and between letters that need them. The look-behind comes last for speed. */
const joiners = [
  String.raw`\u200D(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?\u200D)(?=\p{Extended_Pictographic})`,
  String.raw`\u200C(?<=\p{Script=Arabic}\u200C)(?=\p{Script=Arabic})`,
].join("|");
/** Control and format characters, selectors, unpaired surrogates, ignorable code points. */
const unseen = String.raw`[^\P{Cc}\n\t]|\p{Cf}|\p{Cs}|(?![\uFE0E\uFE0F\u17B4\u17B5\u180B-\u180F])\p{Default_Ignorable_Code_Point}`;
const joinerOrUnseen = new RegExp(`(?<joiner>${joiners})|${unseen}`, "gu");

/** Substitutes used for Slack's markup and for tabs. */
const lookAlikes = String.raw`[\u2217\u02CD\u223C\u02CB\uA789\u02C3\u21E5]`;
/** Selectors without effect, unusual spaces, blank letters, private-use characters, overlaid strokes. */
const hardlySeen = String.raw`[\uFE0E\uFE0F](?<!\p{Emoji}[\uFE0E\uFE0F])|[^\S \n\t]|\p{Co}|[\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0\uFFFC\u{1107F}\u{13441}\u{13442}\u{16FE4}\u{1D159}]|[\u0334-\u0338\u20D2-\u20E2\u20E4-\u20F0]`;
const toBeMarked = new RegExp(
  `(?<joiner>${joiners})|${unseen}|${hardlySeen}|${lookAlikes}|(?<=\\p{M}{4})\\p{M}`,
  "gu",
);

/** No script stacks more marks on a letter. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Fast path: most texts need no change. */
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
  /** Never truncates. */
  readonly markUp: (line: string) => string;
  readonly bold: string;
  readonly room: number;
}

/** Formats all that an approval binds; also used to measure it before asking. */
export function showWhole(
  { asked, lines }: Bound,
  { markUp, bold }: Pick<WholeMarkup, "markUp" | "bold">,
): readonly string[] {
  return [`${bold}${markUp(asked)}${bold}`, ...lines.map(markUp)];
}
