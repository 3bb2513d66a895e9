import { literalPattern, wordSet } from "../../core/wording.js";
import { spokenWord } from "./fuzzy.js";
import { plainLetters } from "./plain-letters.js";
import shortFormTable from "./short-forms.json" with { type: "json" };
import wordings from "./wordings.json" with { type: "json" };

const mostCharacters = 3000;
const mostWords = 300;

type Rule = readonly [RegExp, string];

function replaceAll(text: string, rules: readonly Rule[]): string {
  return rules.reduce((changed, [pattern, words]) => changed.replace(pattern, words), text);
}

function anyOf(words: readonly string[]): string {
  return `(?:${words.map(literalPattern).join("|")})`;
}

const [noSign, yesSign] = [wordings.no, wordings.yes].map((signs) => anyOf(signs.split(" ")));
/** An emoji after words marks them wrong or right; before them it is a word. */
const pictures: readonly Rule[] = [
  ...Object.entries(wordings.pictures).map(
    ([picture, words]): Rule => [new RegExp(literalPattern(picture), "gu"), ` ${words} `],
  ),
  [new RegExp(`(?<=[\\p{L}\\d] ?)${noSign}`, "gu"), " nope , "],
  [new RegExp(noSign ?? "", "gu"), " not "],
  [new RegExp(`(?<=[\\p{L}\\d] ?)${yesSign}`, "gu"), " , "],
  [new RegExp(yesSign ?? "", "gu"), " yes "],
  [/([0-9])\u{FE0F}?\u{20E3}/gu, " $1 "],
  [/(?:\p{Extended_Pictographic}[\p{M}\p{Cf} ]*)+/gu, " . "],
];

/** "B is broken": a lone capital names an option. Mark-up, quotes, commands and links are no words. */
const markup: readonly Rule[] = [
  [/(?<![\p{L}\p{N}'’.-])(?<!option )([B-H])(?![\p{L}\p{N}'’-])/gu, "option $1"],
  [/[^\P{Cc}\n]/gu, " "],
  [/[\u2018\u2019\u02bc`´]/g, "'"],
  [/[“”«»„]/g, '"'],
  [/[\u2012-\u2015]/g, " - "],
  [/^[ \t]*(?:>|[/!](?=[a-z])).*$/gim, "\n"],
  [/<([a-z][\w-]{0,30})[^>\n]{0,100}>[^<]{0,1000}<\/\1>/gi, " . "],
  [/<!--[^>]{0,500}-->|<[a-z][^>\n]{0,100}>[^\n]*$/gim, " . "],
  [/<[^>\n]{1,300}>|https?:\/\/\S{1,300}|@[\w.-]+/gi, " "],
  [/~~?[^~\n]{1,200}~~?/g, " "],
  [/(?<=^|\s)\*(?=[\p{L}\d])([^*\n]*)$/gmu, " - correction $1"],
];

const shortForms = new Map(Object.entries(shortFormTable));

const phraseTable: Readonly<Record<string, string>> = wordings.phrases;
const phrases = new RegExp(`(?<![\\w'])${anyOf(Object.keys(phraseTable))}(?![\\w'])`, "g");

const numbers: readonly Rule[] = [
  [/\b(?:not (?:a )?)?\d+ ?%|(?<![\w.])0?\.\d+\b/g, " maybe "],
  // Counts: "2) drawer", "x2", "2x", "(2)".
  [/(?<=^|[\s;,])\(?\d{1,2}\)(?= [a-z])/g, " apiece "],
  [/\(?\b(?:\d{1,2}x|(?<! of )x ?\d{1,2})\b\)?|(?<=[a-z\d] )\(\d{1,2}\)/g, " apiece "],
  // Foreign ranks: "2e", "3º".
  [/\b(\d{1,2})[-']?(?:te[nrs]?|er?e?|[ao°])(?= )/g, "$1th"],
  // Turkish: "raf 1de", "cekmece 3'te".
  [/\b([a-z]{2,20}) (\d{1,2})'?[dt][ae](?:ki)?(?![a-z])/g, "in $1 $2"],
  [/(?<![a-z\d] )\b([1-9])s (?=[a-z])/g, "$1 is "],
  [/(?<=\d) ?(?:\.{2,3}|-?>|[-–~→]|up to|too) ?(?=#?\d)/g, " to "],
  [/(?<=^|[,;] |\b(?:the|in|im|de[rm]|die) )(\d{1,2})\. ?(?=[a-z])/g, "$1th "],
  [/\b([a-z]+)[-_#]?(\d{1,2})\b/g, "$1 $2"],
  [/(?:(?<!\d )\bn(?:[or°]|um)s?\.?|[#№]) ?(?=\d)/g, "number "],
];

/** "isn't" -> "is not", "w/" -> "with", "l'armoire" -> "l armoire". */
const contractions: readonly Rule[] = [
  [/\bw\/(?!o\b)/g, "with "],
  [/\b(ca|wo)n't\b/g, "$1nt"],
  [/n't\b/g, " not"],
  [/(?<=[a-z]{3}s)'(?![a-z])/g, " 's"],
  [/\b([a-z]{1,4})'(?=[aeiouh]|[a-z]{3})/g, "$1 "],
];

const endings: Readonly<Record<string, string>> = wordings.endings;
/** "it's": it is; but "Ana's". */
const subjects = wordSet(wordings.subjects);
const beforeIts = wordSet("on in at to from by into of");

/** Keeps "its" after a preposition: elsewhere it means "it is". */
function expandWord(word: string, at: number, text: string): string {
  const [before = ""] = text
    .slice(Math.max(0, at - 8), at)
    .split(" ")
    .slice(-2);
  if (word === "its" && beforeIts.has(before)) return word;
  return shortForms.get(word) ?? spokenWord(word) ?? word;
}

function expandWords(text: string): string {
  // Shortens repeated letters: "aaa" is a scream, not the option "a".
  const calm = text
    .replace(/\b(?!iii\b)([a-z])\1{2,}\b/g, "$1$1")
    .replace(/(?!\biii\b)([a-z])\1{2,}/g, "$1")
    .replace(phrases, (phrase) => phraseTable[phrase] ?? phrase);
  return replaceAll(replaceAll(calm, numbers), contractions)
    .replace(/\b([a-z]+)'(s|ll|d|ve|re|m)\b/g, (_, word: string, end: string) =>
      end === "s" && !subjects.has(word) ? `${word} 's` : `${word} ${endings[end]}`,
    )
    .replace(/\b[a-z]+\b/g, expandWord);
}

const punctuation: readonly Rule[] = [
  [/\.{2,}|…/g, " ... "],
  [/(?<=\S)[-_](?=\S)/g, " "],
  [/\s-+(?=\s|$)|--+/g, " ; "],
  [/[\n\r]+/g, " . "],
  [/[;:()[\]{}|"=]+/g, " ; "],
  [/[!?]*\?[!?]*/g, " ? "],
  [/!+/g, " ! "],
  [/(?<!\.)\.(?!\.)/g, " . "],
  [/,/g, " , "],
  [/[&+]/g, " and "],
  [/\//g, " or "],
  [/[^a-z0-9'.,;!? ]+/g, " "],
  [/(?<![a-z0-9])'+(?!s\b)|'+(?![a-z])/g, " "],
  [/ +/g, " "],
];

/** Returns plain ASCII words and punctuation in lower case between single spaces, without mark-up. */
export function normaliseText(text: string): string {
  const plain = plainLetters(
    replaceAll(replaceAll(text.slice(0, mostCharacters), pictures), markup),
  );
  const words = replaceAll(expandWords(plain), punctuation).trim();
  return words.split(" ", mostWords).join(" ");
}

/** Normalises a reply, without the question if the person repeated it. */
export function normaliseReply(reply: string, question: string, choosing = false): string {
  const text = normaliseText(choosing ? reply.replace(/\((\d{1,2})\)/g, "; $1 ;") : reply);
  const asked = normaliseText(question).replace(/(?<![ .!?])[ .!?]+$/, "");
  if (asked.length < 8 || !text.startsWith(asked)) return text;
  return text.slice(asked.length).replace(/^[ .,;!?]+/, "");
}
