/** Turns what people type into plain lower-case words, without emojis, mark-up and contractions. */
import { recalling } from "../../../core/newest.js";
import { literalPattern } from "../../../core/words/wording.js";
import { plainLetters } from "./plain-letters.js";
import shortFormTable from "./short-forms.json" with { type: "json" };
import { spokenWord } from "./spelling.js";
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
/** Turns emojis into words. After words, a cross or tick says wrong or right; before them it means "not" or "yes". */
const pictures: readonly Rule[] = [
  ...Object.entries(wordings.pictures).map(
    ([picture, words]): Rule => [new RegExp(literalPattern(picture), "gu"), ` ${words} `],
  ),
  [new RegExp(`(?<=[\\p{L}\\d] ?)${noSign}`, "gu"), " nope , "],
  [new RegExp(noSign ?? "", "gu"), " not "],
  [new RegExp(`(?<=[\\p{L}\\d] ?)${yesSign}`, "gu"), " , "],
  [new RegExp(yesSign ?? "", "gu"), " yes "],
  [/([0-9])\u{FE0F}?\u{20E3}/gu, " $1 "],
  [/(?<!\w\?*)\?{2,}(?=\s*$)/gu, " idk "],
];

const shortForms = new Map(Object.entries(shortFormTable));

const phraseTable: Readonly<Record<string, string>> = wordings.phrases;
const phrases = new RegExp(`(?<![\\w'])${anyOf(Object.keys(phraseTable))}(?![\\w'])`, "g");

/** Marks lone capital letters, as in "B is broken", as names of options. */
function spellLetters(text: string): string {
  if (!/\p{Ll}/u.test(text) && text.replace(/\P{L}/gu, "").length > 2) return text;
  return text
    .replace(/(?<![\p{L}\p{N}'’.-])(?<!option )([B-H])(?![\p{L}\p{N}'’-]|\.\p{L})/gu, "option $1")
    .replace(
      /^A(?=[ ]?[.,;!?…]| (?:please|pls|thanks)\b| (?:and|or|&|\+) (?:option )?[B-H]\b)/u,
      "option A",
    )
    .replace(/(?<=option [B-H],? (?:and|or|&|\+) )A(?=[ ]?[.,;!?…]|$)/gu, "option A");
}

function plainText(text: string): string {
  const lines = spellLetters(text).replace(/\p{Cc}/gu, (c) => (/[\n\r]/.test(c) ? "\n" : " "));
  const plain = replaceAll(lines, pictures).replace(
    /(?:\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}| )*)+/gu,
    (all) => (/^[\d#*©®™]/u.test(all) ? all : " . "),
  );
  return plainLetters(
    plain
      .replace(/[\u2018\u2019\u02bc`´]/g, "'")
      .replace(/[\u201c\u201d«»„]/g, '"')
      .replace(/[\u2012-\u2015]/g, " - "),
  );
}

/** Removes quoted and struck-out text, commands, tags, links and mentions. "*word" marks a correction. */
const markup: readonly Rule[] = [
  [/^[ \t]*>.*$/gm, "\n"],
  [/^[ \t]*[/!](?=[a-z]).*$/gm, "\n"],
  [/<!--[^>]{0,500}-->/g, " . "],
  [/<[@#!:][^>\n]{0,80}>/g, " "],
  [/<(https?:[^>|\n]{0,300})(\|[^>\n]{0,200})?>|https?:\/\/\S{1,300}/g, " "],
  [/<([a-z][\w-]{0,30})[^>\n]{0,100}>[^<]{0,1000}<\/\1>/g, " . "],
  [/<[a-z][^>\n]{0,100}>[^\n]*$/gm, " . "],
  [/<\/?[a-z][^>\n]{0,100}>/g, " . "],
  [/~~?([^~\n]{1,200})~~?/g, " "],
  [/(?<=^|\s)\*(?=[\p{L}\d])([^*\n]*)$/gmu, " - correction $1"],
  [/^([\p{L}\d][^*\n]{0,60})\*[ \t]*$/gmu, " - correction $1"],
  [/@[\w.-]+/g, " "],
];

/** Drops line numbers ("1. drawer 1", "2. the sink"), but no lone "2." */
function dropLineNumbers(text: string): string {
  const isNumbered = /^[ \t]{0,9}1\. /m.test(text) && /^[ \t]{0,9}2\. /m.test(text);
  return isNumbered ? text.replace(/^[ \t]{0,9}\d{1,2}\. (?=[a-z])/gm, " apiece ") : text;
}

const numbers: readonly Rule[] = [
  [/\b(?:top|upper) (?=(?:two|three|four|[2-4]) (?!is\b|are\b)[a-z]+)/g, "first "],
  [/\b(?:not (?:a )?)?\d+ ?%|(?<![\w.])0?\.\d+\b/g, " maybe "],
  // Counts: "2) drawer", "x2", "2x", "(2)".
  [/(^|[\s;,])\(?\d{1,2}\)(?= [a-z])/g, "$1 apiece "],
  [/\(?\b(?:\d{1,2}x|(?<! of )x ?\d{1,2})\b\)?|(?<=[a-z\d] )\(\d{1,2}\)/g, " apiece "],
  // Foreign ranks: "2e", "3º", "2'nci".
  [
    /\b(\d{1,2})[-']?(?:te[nrs]?|ere?|er|ra|e|eme|ieme|d[oa]|t[ao]|[ao]|°|n?ci|n?cu|inci|uncu|ga|gi)(?:si|su)?(?= )/g,
    "$1th",
  ],
  // Turkish: "raf 1de", "cekmece 3'te".
  [/\b([a-z]{2,20}) (\d{1,2})'?(?:d[ae](?:ki)?|t[ae](?= ?(?:[.,;!?]|$)))(?![a-z])/g, "in $1 $2"],
  [/(?<![a-z\d] )\b([1-9])s (?=[a-z])/g, "$1 is "],
  [
    /(?<=\d) ?(?:\.{2,3}|(?:right |all the way )?(?:up )?(?:until|till?|through|thru|to|too|upto)|-) ?(?=\d)/g,
    " to ",
  ],
  [/(?<=\d) ?(?:-|–|~|→|->|>) ?(?=[#№]? ?\d)/g, " to "],
  [/(?<=\d)'(?!s\b)[a-z]{1,6}\b/g, ""],
  [/\b(the|in|im|der|dem|on) (\d{1,2})\. ?(?=[a-z])/g, "$1 $2th "],
  [/\b([b-df-hj-np-tv-xz]{2,5})\. ?(?=\d)/g, "$1 "],
  [/\b([a-z]{3,})[-_#]?(\d{1,2})\b/g, "$1 $2"],
  [/(?:(?<!\d )\b(?:nos?|nrs?|nums?)\.? ?|[#№] ?|\bn[°º] ?)(?=\d)/g, "number "],
  [/\b(\d{1,2})\.(?=\d)/g, "$1 . "],
];

/** Expands contractions: "isn't" to "is not", "w/" to "with", "l'armoire" to "l armoire". */
const contractions: readonly Rule[] = [
  [/\bn'(?=[aeiouhy])/g, "ne "],
  [/\b(qu|dell|nell|sull|all|dall|[ldncjm])'(?=[aeiouh])/g, "$1 "],
  [/\bw\/(?!o\b)/g, "with "],
  [/\bw\/o\b/g, "without "],
  [/\bcan't\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/n't\b/g, " not"],
  [/'ll\b/g, " will"],
  [/'d\b/g, " would"],
  [/'ve\b/g, " have"],
  [/'re\b/g, " are"],
  [/'m\b/g, " am"],
  [
    /\b(it|that|there|one|other|she|he|what|where|who|another|everything|mine|second|first|here)'s\b/g,
    "$1 is",
  ],
  [/'s\b|(?<=[a-z]{3}s)'(?=[\s.,;!)]|$)/g, " 's"],
  [/\b([a-z])'(?=[a-z]{3})/g, "$1"],
];

function expandWords(text: string): string {
  // Shortens repeated letters: "aaa" is a scream, not the option "a".
  const calm = text
    .replace(/\b(?!iii\b)([a-z])\1{2,}\b/g, "$1$1")
    .replace(/(?!\biii\b)([a-z])\1{2,}/g, "$1")
    .replace(phrases, (phrase) => phraseTable[phrase] ?? phrase);
  return replaceAll(replaceAll(calm, numbers), contractions).replace(
    /\b(?<!(?:on|in|at|to|from|by|into|of) (?=its ))[a-z]+\b/g,
    (word) => shortForms.get(word) ?? spokenWord(word) ?? word,
  );
}

const punctuation: readonly Rule[] = [
  [/\speriod(?=[\s.]|$)/g, " . "],
  [/ comma /g, " , "],
  [/\.{2,}|…/g, " ... "],
  [/(?<=\d)\s*-\s*(?=\d)/g, " to "],
  [/(?<=\S)[-_](?=\S)/g, " "],
  [/\s-+\s|\s-+$|^-+\s|--+/g, " ; "],
  [/[\n\r]+/g, " . "],
  [/\|\|/g, " or "],
  [/[;:()[\]{}|"=]+/g, " ; "],
  [/[!?]*\?[!?]*/g, " ? "],
  [/!+/g, " ! "],
  [/(?<!\.)\.(?!\.)/g, " . "],
  [/,/g, " , "],
  [/[&+]/g, " and "],
  [/\//g, " or "],
  [/[^a-z0-9'.,;!? ]+/g, " "],
  [/(^| )'+(?!s\b)|'+(?!s\b)(?= |$)/g, " "],
  [/ +/g, " "],
];

/** Returns ASCII words and punctuation between single spaces. */
export const normaliseText = recalling((text) => {
  const plain = replaceAll(plainText(text.slice(0, mostCharacters)), markup);
  const words = replaceAll(expandWords(dropLineNumbers(plain)), punctuation).trim();
  return words.split(" ", mostWords).join(" ");
});

/** Normalises a reply, without the question if the person repeated it. */
export function normaliseReply(reply: string, question: string, choosing = false): string {
  const text = normaliseText(choosing ? reply.replace(/\((\d{1,2})\)/g, "; $1 ;") : reply);
  const asked = normaliseText(question).replace(/(?<![ .!?])[ .!?]+$/, "");
  if (asked.length < 8 || !text.startsWith(asked)) return text;
  return text.slice(asked.length).replace(/^[ .,;!?]+/, "");
}
