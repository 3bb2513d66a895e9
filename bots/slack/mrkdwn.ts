/** Escapes text for Slack, so that it cannot format, link or ping. */

import type { Markup } from "../present/message.js";
import { asSaid, cutToFit, visibleLine, visibleText } from "../present/visible-text.js";

/** Escapes `&`, `<` and `>`, which start mentions and links; blocks set `verbatim` against bare names and URLs. */
export function escapeText(text: string, max: number): string {
  return cutToFit(visibleText(text), max, escapeMarkup);
}

/** Escapes a text as one line, as bold text ends at a line end. */
export function escapeLine(text: string, max: number): string {
  return cutToFit(visibleLine(text), max, escapeMarkup);
}

/** Maps characters that cannot be escaped in Slack to similar ones. */
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

/** Writes a time that Slack shows in the reader's zone, or in UTC where it cannot. */
export function dateToken(at: number): string {
  const fallback = `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `<!date^${Math.floor(at / 1000)}^{date_short_pretty} at {time}|${fallback}>`;
}

export const slackMarkup: Markup = {
  escape: escapeLine,
  text: escapeText,
  words: (text, max) => cutToFit(visibleText(text), max),
  markUp: escapeMarkup,
  bold: "*",
  time: dateToken,
  mention: (person) => `<@${person}>`,
  link: ({ channel }) => (/^[CG][A-Z0-9]+$/.test(channel) ? `<#${channel}>` : null),
  opens: "title",
  marksCards: false,
  /** A section has 3000 characters; the rest holds the addressee (up to 200) and the count of answers. */
  room: 2450,
  /** Slack refuses about 13,000 characters in one message. */
  most: {
    title: 400,
    status: 600,
    asked: 900,
    about: 500,
    end: 2990,
    callEnd: 3000,
    sight: 700,
    sights: 2200,
    heard: 600,
    past: 600,
    note: 3000,
    said: 3000,
  },
};

/** Mentions of people, groups and channels. */
const called = "<(?:@|#|!subteam|!here|!channel|!everyone)[^<>]*>";
const calls = new RegExp(`^${called}[^\\S\\n]?|${called}`, "gm");

/** Emoji accepted as answers, by Slack's names. */
const answers: ReadonlyMap<string, string> = new Map(
  [
    "👍 +1 thumbsup",
    "👎 -1 thumbsdown",
    "❌ x",
    "✅ white_check_mark heavy_check_mark",
    "⛔ no_entry no_entry_sign",
    "🙅 no_good",
    "🤷 shrug",
    "🤔 thinking_face",
  ].flatMap((line) => {
    const [picture = "", ...names] = line.split(" ");
    return names.map((name) => [name, picture] as const);
  }),
);

/** Returns a person's words: entities decoded, mentions dropped, links as their text, quote marks kept. */
export function plainText(
  mrkdwn: string,
  pictures: ReadonlyMap<string, string> = new Map(),
): string {
  const words = mrkdwn
    .replace(calls, "")
    .replace(/<[^<>|]*\|([^<>]*)>/g, "$1")
    .replace(/<([^<>]*)>/g, "$1")
    .replace(/```\n?([\s\S]*?)\n?```/g, "$1")
    .replace(
      /:([\w+'-]+):(?::skin-tone-\d:)?/g,
      (all, name: string) => pictures.get(name) ?? answers.get(name) ?? all,
    )
    .replace(/^&gt;&gt;&gt; ?([\s\S]*)$/m, (_, quoted: string) => quoted.replace(/^/gm, "> "))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  return asSaid(words);
}
