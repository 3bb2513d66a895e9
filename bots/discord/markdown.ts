/** Escapes text for Discord's markdown, and reads it back. Escaped text cannot format, link or ping. */

import { cutLines, cutToFit } from "../present/fit-text.js";
import { visibleLine } from "../present/visible-text.js";

/** Any text as one line of at most `max` characters (after escaping) that shows as it was written. */
export function escapeLine(text: string, max: number): string {
  return cutToFit(visibleLine(text), max, escapeMarkup);
}

function escapeMarkup(line: string): string {
  return line
    .replace(/[\\*_~`|<>[\]#@]|:(?=\/\/|[\w+-]+:)/g, "\\$&")
    .replace(/^(?:[-+]|\d+(?=\.))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Undoes `escapeLine`. */
export function unescapeLine(line: string): string {
  return line.replace(/\\([^0-9A-Za-z\s])/g, "$1");
}

/** Several lines, each escaped. Whole lines are left out when not all fit. */
export function escapeLines(text: string, max: number): string {
  const lines = text.split("\n").map((line) => (line.trim() === "" ? "" : escapeLine(line, 500)));
  return cutLines(lines, max);
}

/** A text for a button or a title, where nothing is markup. */
export function plain(text: string, max: number): string {
  return cutToFit(visibleLine(text), max);
}

/** A time in the reader's own zone, and how far away it is: "15:00 (in 2 hours)". */
export function timeToken(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `<t:${seconds}:t> (<t:${seconds}:R>)`;
}

/** Calls a person, where the message allows to mention them. */
export function personToken(id: string): string | null {
  return /^\d{15,21}$/.test(id) ? `<@${id}>` : null;
}

/** What a person wrote, without mentions of people, roles and channels. */
export function plainText(content: string): string {
  return content
    .replace(/<[@#][!&]?\d+>/g, " ")
    .replace(/<a?:(\w+):\d+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
