/** Phone numbers, in digits and in words. */
import { type CountryCode, isValidPhoneNumber } from "libphonenumber-js";
import type { Passage } from "../passage.js";
import { type Find, isAfter, pattern, type Rule, wordAfter } from "./rule.js";

const kind = "phone number";

/** Digits with what people write between them. */
const digits =
  /(?<![\p{L}\p{N}._#=/-]|\d,)(?<found>(?:\+ ?|\()?\(?\d(?:[ ().\-/\u00b7]{0,3}\d){5,18})(?![\p{L}\p{N}]|[.,:]\d)/u;

/** Countries in which people write numbers without a 0 before them. */
const countries: readonly CountryCode[] = [
  ...(["US", "IN", "CN", "ES", "PL", "IT", "PT", "BR", "RU", "NL"] as const),
  ...(["KR", "TR", "GR", "CZ", "VN", "UA", "MX"] as const),
];

const known = new Map<string, boolean>();
const mostKnown = 2000;
/** So many numbers of a passage are looked up: it takes a while for each country. */
const mostLookups = 12;

const isDate = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?: \d{1,4})?$/;
/** "1.299.000", "10 000 000": a quantity. */
const isQuantity = /^\d{1,3}(?:[. ]\d{3})*[. ]000$|^\d{1,3}(?:\.\d{3})+$/;

const phoneRule: Rule = (passage) => {
  let lookups = 0;
  const written = pattern(kind, digits, {
    accept: (match) => {
      const found = (match.groups?.found ?? "").trim();
      const from = match.index;
      const to = from + match[0].length;
      if (isDate.test(found) || isQuantity.test(found)) return false;
      const shape = shapeOf(found);
      if (shape === "international") return true;
      if (isAfter(passage, from, "goodsWords", 3) || isMeasured(passage, from, to)) return false;
      if (isAfter(passage, from, "versionWords", 2)) return false;
      if (isAfter(passage, from, "callWords", 4)) return true;
      if (shape !== "unknown") return shape === "national";
      const number = found.replace(/\D/g, "");
      if (!known.has(number) && ++lookups > mostLookups) return false;
      return isNumberOfCountry(number);
    },
  });
  return written(passage);
};

/** Known from its shape alone: a sign, a 0, or brackets before it, or America's groups. */
function shapeOf(found: string): "international" | "national" | "none" | "unknown" {
  const number = found.replace(/\D/g, "");
  const count = number.length;
  if (/^\(?\+|^00[1-9]/.test(found)) return count >= 8 && count <= 17 ? "international" : "none";
  if (/^555-\d{4}$/.test(found)) return "national";
  if (count < 9 || count > 12 || isCounting(number)) return "none";
  if (/^0[1-9]/.test(number) || /^\(\d{2,5}\)/.test(found)) return "national";
  if (/^1?[2-9]\d{2}[2-9]\d{6}$/.test(number)) return "national";
  if (/^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(found)) return "national";
  if (/^[1-9]\d{9,10}$/.test(found) && !/000$|^20[12]\d[01]\d/.test(found)) return "national";
  return count <= 11 ? "unknown" : "none";
}

function isCounting(number: string): boolean {
  return (
    "12345678910111213".startsWith(number) ||
    "01234567890123456789".includes(number) ||
    /^(\d)\1+$/.test(number)
  );
}

/** A price or a measure. */
function isMeasured(passage: Passage, from: number, to: number): boolean {
  if (/[€$£¥%°]/.test(passage.text.slice(Math.max(0, from - 2), from))) return true;
  if (/^ ?[€$£¥%°×]/.test(passage.text.slice(to, to + 2))) return true;
  const next = wordAfter(passage, to);
  return next !== undefined && next.from - to <= 1 && next.topics.has("units");
}

function isNumberOfCountry(number: string): boolean {
  const kept = known.get(number);
  if (kept !== undefined) return kept;
  const isOne = countries.some((country) => isValidPhoneNumber(number, country));
  if (known.size >= mostKnown) known.clear();
  known.set(number, isOne);
  return isOne;
}

const fewestSpoken = 4;
const fewestDigits = 7;
const beside = /^[ ,.;:/\n\u2026-]{0,4}$/;

/** A run of words for digits. */
interface Run {
  from: number;
  to: number;
  spoken: number;
  digits: string;
}

/** "zero seven seven double zero …", in any language. */
function* spokenPhones({ text, words, topics }: Passage): Generator<Find> {
  if (!topics.has("pair") && ![...topics].some((topic) => topic.startsWith("digit"))) return;
  let run: Run = { from: 0, to: 0, spoken: 0, digits: "" };
  let times = 1;
  for (const word of words) {
    const digits = digitsOf(word);
    const isOn = run.digits !== "" && beside.test(text.slice(run.to, word.from));
    const isBetween = isOn && (word.topics.has("many") || word.topics.has("links"));
    if (!isOn || (digits === "" && !isBetween)) {
      if (isNumber(run)) yield { kind, from: run.from, to: run.to };
      run = { from: word.from, to: word.to, spoken: 0, digits: "" };
    }
    if (digits !== "") {
      run.digits += digits.repeat(times);
      run.spoken += /\d/.test(word.word) ? 0 : times;
      run.to = word.to;
      times = 1;
    } else if (isBetween) run.to = word.to;
    if (word.topics.has("many")) times = /^tri|^drei/.test(word.word) ? 3 : 2;
    else if (digits === "" && !word.topics.has("links")) times = 1;
  }
  if (isNumber(run)) yield { kind, from: run.from, to: run.to };
}

function isNumber({ spoken, digits: number }: Run): boolean {
  return spoken >= fewestSpoken && number.length >= fewestDigits && !/^12345|^54321/.test(number);
}

/** German and Dutch put units before tens in one word; Italian after them. */
const compound =
  /^(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|een|twee|drie|vijf|zes|zeven|negen)(?:und|en)\p{L}+(?:zig|tig|sig)$|^(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove)$/u;

/** Question marks stand for digits that the word does not tell one by one. */
function digitsOf({ word, topics }: Passage["words"][number]): string {
  if (/^\d{1,4}$/.test(word)) return word;
  for (const topic of topics) if (topic.startsWith("digit")) return topic.slice(-1);
  return topics.has("pair") || topics.has("more") || compound.test(word) ? "??" : "";
}

/** Digits of Chinese and Japanese, one after the other. */
const hanDigits = pattern(kind, /(?:[〇零一二三四五六七八九幺两○洞](?:[ の,、.-]?)){7,15}/u, {
  unspaced: true,
});

/** The same in Japanese letters, and in Korean. */
const kanaDigits = pattern(
  kind,
  /(?:(?:ゼロ|ぜろ|れい|まる|いち|に|さん|よん|し|ご|ろく|なな|しち|はち|きゅう|く|の)[ 、,-]?){8,24}|(?:[공영일이삼사오육칠팔구][ ,-]?){7,15}(?!\p{Script=Hangul})/u,
  { unspaced: true },
);

export const phoneRules: readonly Rule[] = [phoneRule, spokenPhones, hanDigits, kanaDigits];
