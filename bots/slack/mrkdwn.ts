/** Escapes text for Slack's markup, and reads it back. Escaped text cannot format, link or ping. */

import { cutToFit } from "../present/fit-text.js";
import { visibleLine, visibleText } from "../present/visible-text.js";

/**
 * Any text as mrkdwn of at most `max` characters (after escaping). `&`, `<` and `>` are the only way
 * into mentions and links; blocks add `verbatim` so that bare names and addresses stay text too.
 */
export function escapeText(text: string, max: number): string {
  return cutToFit(visibleText(text), max, escapeMarkup);
}

/** The same on one line: Slack's bold ends where a line ends. */
export function escapeLine(text: string, max: number): string {
  return cutToFit(visibleLine(text), max, escapeMarkup);
}

/** Slack has no escape for these: a character that looks alike stands in. */
const likes: Readonly<Record<string, string>> = {
  "*": "\u2217",
  _: "\u02CD",
  "~": "\u223C",
  "`": "\u02CB",
  ":": "\uA789",
  ">": "\u02C3",
};

function escapeMarkup(text: string): string {
  return text
    .replace(/[*_~`]|^>|:(?=[\w+'-]+:)/gm, (mark) => likes[mark] ?? mark)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A time in the reader's own zone ("today at 3:00 PM"), in UTC where Slack does not show dates. */
export function dateToken(at: number): string {
  const fallback = `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `<!date^${Math.floor(at / 1000)}^{date_short_pretty} at {time}|${fallback}>`;
}

/** What a person wrote: entities resolved, mentions dropped, only the words of links. */
export function plainText(mrkdwn: string): string {
  return mrkdwn
    .replace(/<@[^<>]*>/g, "")
    .replace(/<[^<>|]*\|([^<>]*)>/g, "$1")
    .replace(/<([^<>]*)>/g, "$1")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
}
