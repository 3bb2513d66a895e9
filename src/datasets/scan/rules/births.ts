/** Dates of birth. */
import type { Passage, Word } from "../passage.js";
import {
  type Find,
  isAfter,
  lastWordBefore,
  pattern,
  type Rule,
  sentenceAround,
  wordsAbout,
} from "./rule.js";

const kind = "birth date";
const reach = 55;

const year = "(?:18|19|20)\\d{2}";
const numeric = `\\d{1,2}[./-] ?\\d{1,2}[./-] ?(?:${year}|\\d{2})|${year}[./-]\\d{1,2}[./-]\\d{1,2}`;
const asian =
  "\\d{2,4} ?年 ?\\d{1,2} ?月(?: ?\\d{1,2} ?日)?|\\d{2,4} ?년 ?\\d{1,2} ?월(?: ?\\d{1,2} ?일)?";
const inNumbers = new RegExp(
  `(?:(?<![\\p{L}\\p{N}.,])(?:${numeric})|(?<![\\p{N}])(?:${asian}))(?![\\p{N}])`,
  "gu",
);
const dayMonth =
  /(?<![\p{L}\p{N}.,])\d{1,2}[./-]\d{1,2}\.?(?![\p{N}.,/-])|(?<![\p{L}\p{N}])\d{1,2} ?月 ?\d{1,2} ?日/gu;
const yearAlone = new RegExp(`(?<![\\p{L}\\p{N}.,-])${year}(?![\\p{L}\\p{N}]|[.,]\\d)`, "gu");
const spokenYear =
  /(?<![\p{L}\p{N}])(?:nineteen (?:hundred|oh|o|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -]?\p{L}*|two thousand(?: and)? ?\p{L}*|neunzehnhundert\p{L}*|zweitausend\p{L}*|dix-neuf cent [\p{L}-]+|mil novecientos [\p{L} ]{3,20})/gu;

/** Words for a feast, not for the day itself: these need the whole date, or somebody whose day it is. */
const feast =
  /^(?:birthday|birthdays|bday|b|geburtstag|geburtstags|anniversaire|cumpleanos|cumple|cumplo|compleanno|aniversario|verjaardag|urodziny|urodzin|fodelsedag|fodselsdag|syntymapaiva|szuletesnap|narozeniny|γενεθλια|生日|誕生日|생일)$/;
/** Abbreviations and words that mean other things, too. */
const weak = /^(?:ur|turned|turns|turning|ne|nato|nata|sinh|szul|ولد|cumple|dob|d)$/;
const owner =
  /^(?:my|his|her|our|s|mein|meine|meinem|sein|ihr|mon|son|ma|mi|su|mio|suo|mia|sua|meu|seu|mijn|zijn|haar|moje|moj|jego|jej|мои|мое|его|ее|min|hans|hennes|我的|他的|她的|私の|내|제)$/;

function* births(passage: Passage): Generator<Find> {
  for (const [word, at] of wordsAbout(passage, "born")) {
    const from = Math.max(0, word.from - reach);
    const window = cut(passage, from, word);
    const found =
      first(window, inNumbers) ??
      monthDate(passage, word) ??
      first(window, spokenYear) ??
      (feast.test(word.word) ? ownDay(passage, at, window) : bareYear(passage, word, window));
    if (found) yield { kind, from: found[0], to: found[1] };
  }
}

interface Window {
  readonly text: string;
  readonly from: number;
}

/** The text around the word, within its line. */
function cut({ lower }: Passage, from: number, { from: at, to }: Word): Window {
  const before = lower.slice(from, at);
  const start = from + before.lastIndexOf("\n") + 1;
  const [after = ""] = lower.slice(to, to + reach).split("\n", 1);
  return { text: lower.slice(start, to) + after, from: start };
}

function first({ text, from }: Window, form: RegExp): readonly [number, number] | null {
  form.lastIndex = 0;
  const match = form.exec(text);
  return match && [from + match.index, from + match.index + match[0].length];
}

/** "14 March 1987", "March 14th", "3. Mai": near the word; without a year only where somebody's. */
function monthDate(
  passage: Passage,
  { from, to, word, sentence }: Word,
): readonly [number, number] | null {
  const { words } = passage;
  const start = Math.max(0, lastWordBefore(passage, from - reach));
  for (let at = start; at < words.length; at++) {
    const month = words[at];
    if (!month || month.from > to + reach) return null;
    if (!month.topics.has("months") || month.sentence !== sentence) continue;
    const around = words.slice(Math.max(0, at - 2), at + 3);
    const day = around.find((one) => /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er)?$/.test(one.word));
    const hasYear = around.some((one) => /^(?:18|19|20)\d{2}$/.test(one.word));
    const isDay = feast.test(word) || weak.test(word);
    if (!day && !hasYear && isDay) continue;
    const isOwned =
      isAfter(passage, from, "kin", 5) ||
      sentenceAround(passage, at).some((one) => owner.test(one.word));
    if (!hasYear && isDay && !isOwned) continue;
    return [
      Math.min(month.from, day?.from ?? month.from),
      Math.max(month.to, around.at(-1)?.to ?? 0),
    ];
  }
  return null;
}

/** "my birthday is 3/5". */
function ownDay(passage: Passage, at: number, window: Window): readonly [number, number] | null {
  const before = passage.words.slice(Math.max(0, at - 6), at);
  const isOwned = before.some((one) => owner.test(one.word) || one.topics.has("kin"));
  return isOwned ? first(window, dayMonth) : null;
}

/** "born in 1987". */
function bareYear(passage: Passage, word: Word, window: Window): readonly [number, number] | null {
  if (weak.test(word.word)) return null;
  const found = first(window, yearAlone);
  if (!found || Math.abs(found[0] - word.from) > 30) return null;
  return /^(?:birth|birthdate|birthdates)$/.test(word.word) && passage.topics.size === 0
    ? null
    : found;
}

/** "*03.11.1979", as on cards. */
const starred = pattern(
  kind,
  /(?<![\p{L}\p{N}*])(?:\* ?|[bB]\. ?|[gG]eb\. ?)(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:(?:18|19|20)\d{2}|\d{2})|\d{1,2}\.? \p{L}{3,10} (?:18|19|20)\d{2}|(?:19|20)\d{2})(?!\d)/u,
);

export const birthRules: readonly Rule[] = [births, starred];
