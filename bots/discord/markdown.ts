/** Escapes text for Discord, so that it cannot format, link or ping. */

import type { Markup } from "../present/message.js";
import { threadOf } from "../present/thread-memory.js";
import { asSaid, cutLines, cutToFit, visibleLine, visibleText } from "../present/visible-text.js";

export function escapeLine(text: string, max: number): string {
  return cutToFit(visibleLine(text), max, escapeMarkup);
}

function escapeText(text: string, max: number): string {
  return cutToFit(visibleText(text), max, escapeMarkup);
}

function escapeMarkup(text: string): string {
  return text
    .replace(/[\\*_~`|<>[\]#@]|:(?=\/\/|[\w+-]+:)/g, "\\$&")
    .replace(/^(?:[-+]|\d+(?=\.))/gm, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

export function unescapeLine(line: string): string {
  return line.replace(/\\([^0-9A-Za-z\s])/g, "$1");
}

export function escapeLines(text: string, max: number): string {
  const lines = text.split("\n").map((line) => (line.trim() === "" ? "" : escapeLine(line, 500)));
  return cutLines(lines, max);
}

/** Shortens a text for a button or title, which needs no escaping. */
export function plain(text: string, max: number): string {
  return cutToFit(visibleLine(text), max);
}

/** Writes a time that Discord shows in the reader's zone: "15:00 (in 2 hours)". */
export function timeToken(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `<t:${seconds}:t> (<t:${seconds}:R>)`;
}

export const discordMarkup: Markup = {
  escape: escapeLine,
  text: escapeText,
  words: escapeText,
  markUp: escapeMarkup,
  bold: "**",
  time: timeToken,
  /** Notifies the person only if the message allows mentions. */
  mention: (person) => (/^\d{15,21}$/.test(person) ? `<@${person}>` : null),
  link: (conversation) => `<#${threadOf(conversation)}>`,
  opens: "question",
  /** A post's nonce cannot be read later, so buttons' ids identify the post. */
  marksCards: true,
  /** A message has 2000 characters; the rest holds addressee, instructions and answers. */
  room: 1300,
  most: {
    title: 350,
    status: 500,
    asked: 500,
    about: 300,
    end: 500,
    callEnd: 700,
    sight: 350,
    sights: 800,
    heard: 350,
    past: 1500,
    note: 1900,
    said: 2000,
  },
};

/** Splits a text so that the odd parts are code, which keeps its signs. */
const code = /(```[\s\S]*?```|`[^`\n]+`)/;
const fence = /^```(?:[\w+-]*\n)?([\s\S]*?)\n?```$/;

/** Keeps lines and quote marks; drops mentions of people, roles and channels. */
export function plainText(content: string): string {
  const parts = content.split(code);
  const said = parts.map((part, at) => (at % 2 ? part.replace(fence, "$1") : spoken(part)));
  return asSaid(said.join(""));
}

function spoken(text: string): string {
  return text
    .replace(/^<(?:@[!&]?|#)\d+>[^\S\n]?|<(?:@[!&]?|#)\d+>/gm, "")
    .replace(/<a?:(\w+):\d+>/g, "$1")
    .replace(/<(https?:[^<>\s]+)>/g, "$1")
    .replace(/\[([^[\]\n]+)\]\(<?https?:[^()\s]+\)/g, "$1")
    .replace(/^>>> ([\s\S]*)$/m, (_, quoted: string) => quoted.replace(/^/gm, "> "))
    .replace(/\|\|([^|]+)\|\|/g, "$1")
    .replace(/\\([^0-9A-Za-z\s_])/g, "$1");
}
