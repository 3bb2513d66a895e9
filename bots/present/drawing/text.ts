/** Text inside a drawing: how wide it will be, how it breaks into lines, how to make it safe in XML. */
import { withoutUnseen } from "../visible-text.js";
import { fontFace } from "./font-metrics.js";

/** A font size in pixels, and whether it is bold. */
export interface Font {
  readonly size: number;
  readonly bold?: boolean;
}

/** A character that the bundled font lacks is at most this wide in the font that stands in, in em. */
const foreignWidth = 1.1;

/** A line's width in pixels in DejaVu Sans; the system fonts that readers have are narrower. */
export function textWidth(text: string, font: Font): number {
  return Math.ceil(widthInEm(text, font.bold ?? false) * font.size);
}

/** Names come again and again. */
const measured = { regular: new Map<string, number>(), bold: new Map<string, number>() };
const mostMeasured = 10_000;

function widthInEm(text: string, bold: boolean): number {
  const widths = bold ? measured.bold : measured.regular;
  const known = widths.get(text);
  if (known !== undefined) return known;
  const face = fontFace(bold);
  let width = 0;
  for (const character of text) {
    width += face.widthOf(character.codePointAt(0) ?? 0) ?? foreignWidth;
  }
  if (widths.size >= mostMeasured) widths.clear();
  widths.set(text, width);
  return width;
}

/** Breaks a text into lines of at most `width` pixels: between words, or inside a word that is too long. */
export function breakText(text: string, font: Font, width: number): string[] {
  const words = text.split(/\s+/).flatMap((word) => breakWord(word, font, width));
  return wrapParts(words, { font, width, separator: " " });
}

/** Breaks a list into lines, between its parts where that is possible. */
export function breakList(parts: readonly string[], font: Font, width: number): string[] {
  const pieces = parts.flatMap((part) => breakText(part, font, width));
  return wrapParts(pieces, { font, width, separator: " " });
}

function breakWord(word: string, font: Font, width: number): string[] {
  if (textWidth(word, font) <= width) return [word];
  const pieces: string[] = [];
  for (const character of word) {
    const last = pieces.at(-1);
    if (last !== undefined && textWidth(last + character, font) <= width) {
      pieces[pieces.length - 1] = last + character;
    } else pieces.push(character);
  }
  return pieces;
}

/** Joins parts to lines of at most `width` pixels; a part that is too long alone stands on its own line. */
export function wrapParts(
  parts: readonly string[],
  options: { readonly font: Font; readonly width: number; readonly separator: string },
): string[] {
  const { font, width, separator } = options;
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = last === undefined ? part : `${last}${separator}${part}`;
    if (last !== undefined && textWidth(joined, font) <= width) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}

const marks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes any string safe as XML text or attribute value; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return [...withoutUnseen(text)]
    .filter(isXmlCharacter)
    .join("")
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? "");
}

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
