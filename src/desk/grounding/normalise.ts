import { plainLetters } from "./plain-letters.js";
import shortFormTable from "./short-forms.json" with { type: "json" };
import { spokenWord } from "./spelling.js";

/** Most characters of a reply that are read, and most words; a longer reply of plain words has fewer. */
const MAX_REPLY = 3000;
const MAX_WORDS = 500;

/** Pictures, and the words that they stand for. */
const pictures: ReadonlyArray<readonly [RegExp, string]> = [
  [/🛋/gu, " sofa "],
  [/🗑|🚮/gu, " bin "],
  [/🛏|🛌/gu, " the bed "],
  [/🚽/gu, " toilet "],
  [/🛁|🛀/gu, " the bath "],
  [/📺/gu, " under the tv "],
  [/🪑/gu, " the chair "],
  [/🧺/gu, " laundry basket "],
  [/🚰/gu, " sink "],
  [/🤷|¯\\?_\(ツ\)_\/¯|\(ツ\)|(?:(?<![\w?])|(?<=\w\?))\?{2,}(?=\s*$)/gu, " idk "],
  [/(?<=[\p{L}\d] ?)(?:❌|✗|✘|✖|🚫|⛔|👎)/gu, " nope , "],
  [/(?<=[\p{L}\d] ?)(?:✅|✓|☑|✔|👍)/gu, " , "],
  [/❌|✗|✘|✖|🚫|⛔|👎|🙅/gu, " not "],
  [/🅰/gu, " option a "],
  [/🅱/gu, " option b "],
  [/⬅/gu, " left "],
  [/➡(?=\u{FE0F}? ?of\b)/gu, " right "],
  [/➡/gu, " in "],
  [/🤔/gu, " maybe "],
  [/🔟/gu, " 10 "],
  [/([0-9])\u{FE0F}?\u{20E3}/gu, " $1 "],
];

/** Apostrophe-less contractions and chat spellings, and what they stand for. */
const shortForms = new Map(Object.entries(shortFormTable));

/** "B is broken": a capital by itself names what was shown. */
function spellLetters(text: string): string {
  if (!/\p{Ll}/u.test(text) && text.replace(/\P{L}/gu, "").length > 2) return text;
  return text
    .replace(
      /(?<![\p{L}\p{N}'’.-])(?<!option )([B-H])(?![\p{L}\p{N}'’-]|\.\p{L})/giu,
      (_, letter: string) => (letter === letter.toUpperCase() ? `option ${letter}` : letter),
    )
    .replace(
      /^A(?=[ ]?[.,;!?…]| (?:please|pls|thanks)\b| (?:and|or|&|\+) (?:option )?[B-H]\b)/u,
      "option A",
    )
    .replace(/(?<=option [B-H],? (?:and|or|&|\+) )A(?=[ ]?[.,;!?…]|$)/gu, "option A");
}

/** Lower case, straight quotes and plain letters; pictures become words. */
function plainText(text: string): string {
  let plain = spellLetters(text).replace(/\p{Cc}/gu, (c) =>
    c === "\n" || c === "\r" ? "\n" : " ",
  );
  for (const [picture, word] of pictures) plain = plain.replace(picture, word);
  plain = plain.replace(/(?:\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}| )*)+/gu, (all) =>
    /^[\d#*©®™]/u.test(all) ? all : " . ",
  );
  return plainLetters(
    plain
      .replace(/[\u2018\u2019\u02bc`´]/g, "'")
      .replace(/[\u201c\u201d«»„]/g, '"')
      .replace(/[\u2012-\u2015]/g, " - "),
  );
}

/** Removes mark-up, quoted and struck-out text, links, mentions and bot commands. */
function dropMarkup(text: string): string {
  return text
    .replace(/^[ \t]*>.*$/gm, "\n")
    .replace(/^[ \t]*[/!](?=[a-z]).*$/gm, "\n")
    .replace(/<!--[^>]{0,500}-->/g, " . ")
    .replace(/<[@#!:][^>\n]{0,80}>/g, " ")
    .replace(/<(https?:[^>|\n]{0,300})(\|[^>\n]{0,200})?>|https?:\/\/\S{1,300}/g, " ")
    .replace(/<([a-z][\w-]{0,30})[^>\n]{0,100}>[^<]{0,1000}<\/\1>/g, " . ")
    .replace(/<[a-z][^>\n]{0,100}>[^\n]*$/gm, " . ")
    .replace(/<\/?[a-z][^>\n]{0,100}>/g, " . ")
    .replace(/~~?([^~\n]{1,200})~~?/g, " ")
    .replace(/(?<=^|\s)\*(?=[\p{L}\d])([^*\n]*)$/gmu, " - correction $1")
    .replace(/^([\p{L}\d][^*\n]{0,60})\*[ \t]*$/gmu, " - correction $1")
    .replace(/@[\w.-]+/g, " ");
}

/** "1. drawer 1", "2. the sink": lines that are numbered, not a lone "2." */
function dropLineNumbers(text: string): string {
  const isNumbered = /^[ \t]{0,9}1\. /m.test(text) && /^[ \t]{0,9}2\. /m.test(text);
  return isNumbered ? text.replace(/^[ \t]{0,9}\d{1,2}\. (?=[a-z])/gm, " apiece ") : text;
}

/** "isn't" -> "is not", "drawer2" -> "drawer 2", "w/" -> "with". */
function expandWords(text: string): string {
  // A scream is no letter.
  const calm = text.replace(/\b(?!iii\b)([a-z])\1{2,}\b/g, "$1$1");
  return (
    calm
      .replace(/(?!\biii\b)([a-z])\1{2,}/g, "$1")
      .replace(/(?<=[a-z]{3})\/(?=\d)/g, " ")
      .replace(/\b(should|could|would|might|must) of\b/g, "$1 have")
      .replace(/\bfinal (?=[a-z]+\b)/g, "last ")
      .replace(/\b(?:top|upper) (?=(?:two|three|four|2|3|4) (?!is\b|are\b)[a-z]+)/g, "first ")
      .replace(/\bnot (?:a )?\d+ ?%(?: sure| certain)?/g, " maybe ")
      .replace(/\b\d+ ?%|(?<![\w.])0?\.\d+\b/g, " maybe ")
      .replace(/\bp\((?=[a-z ]{1,20}\d{0,2}\))/g, "(")
      .replace(/\b(not|nor|option|choice) ?\(([^()]{1,40})\)/g, "$1 $2")
      .replace(/(^|[\s;,])\(?\d{1,2}\)(?= [a-z])/g, "$1 apiece ")
      .replace(/\b(?:count|total|quantity|qty|amount) ?[:=]? ?\d{1,3}\b/g, " apiece ")
      .replace(
        /\b(?:\d{1,2}|one|two|three|four|five|six|a single) (?:units?|pieces?|pcs|items?|copies|copy)\b/g,
        " apiece ",
      )
      .replace(/\b50 ?[/-] ?50\b/g, " torn ")
      .replace(/\b(\d{1,2})\/\1\b/g, " ")
      .replace(
        /\b(\d{1,2})[-']?(?:te[nrs]?|ere?|er|ra|e|eme|ieme|d[oa]|t[ao]|[ao]|°|n?ci|n?cu|inci|uncu|ga|gi)(?:si|su)?(?= )/g,
        "$1th",
      )
      // Turkish: "raf 1de", "çekmece 3'te".
      .replace(
        /\b([a-z]{2,20}) (\d{1,2})'?(?:d[ae](?:ki)?|t[ae](?= ?(?:[.,;!?]|$)))(?![a-z])/g,
        "in $1 $2",
      )
      .replace(/\b(another|any|only|every|which|this|that) 1\b(?! ?(?:to|and|or|,) ?\d)/g, "$1 one")
      .replace(/\b(thx|thanks|thank u|look|looking|ask|wait|waiting) 4\b/g, "$1 for")
      .replace(
        /\b(moved|put|next|close|it|em|them|back|going|want|need|have|hv|used|close) 2 (?=(?:the|my|a|be|ur|c|see)\b)/g,
        "$1 to ",
      )
      .replace(/(?<![a-z\d] )\b([1-9])s (?=[a-z])/g, "$1 is ")
      .replace(/(?<=\d[^a-z\d]{1,4}(?:or[^a-z\d]{1,4})?)no\. (?=\d)/g, "no , ")
      .replace(/\b(?:(?:that|which) are )?(?:numbered|labelled|labeled|marked) (?=\d)/g, "")
      .replace(/\(?\b(?:\d{1,2}x|(?<! of )x ?\d{1,2})\b\)?|(?<=[a-z\d] )\(\d{1,2}\)/g, " apiece ")
      .replace(
        /(?<=\d) ?(?:\.{2,3}|(?:right |all the way )?(?:up )?(?:until|till?|through|thru|to|too|upto)|-) ?(?=\d)/g,
        " to ",
      )
      .replace(/(?<=\d) ?(?:-|–|~|→|->|>) ?(?=[#№]? ?\d)/g, " to ")
      .replace(/\bfrom (?=\d{1,2} to \d)/g, "")
      .replace(/(?<=\d)'(?!s\b)[a-z]{1,6}\b/g, "")
      .replace(/\bn'(?=[aeiouhy])/g, "ne ")
      .replace(/\b(qu|dell|nell|sull|all|dall|[ldncjm])'(?=[aeiouh])/g, "$1 ")
      .replace(/\b(the|in|im|der|dem|on) (\d{1,2})\. ?(?=[a-z])/g, "$1 $2th ")
      .replace(/\bw\/(?!o\b)/g, "with ")
      .replace(/\bw\/o\b/g, "without ")
      .replace(/\bcan't\b/g, "can not")
      .replace(/\bwon't\b/g, "will not")
      .replace(/n't\b/g, " not")
      .replace(
        /\b(is|wis|was|did|di|do|can|could|would|has|have|will)n?nae\b/g,
        (_, verb: string) =>
          `${({ wis: "was", di: "do" } as Record<string, string>)[verb] ?? verb} not`,
      )
      .replace(
        /\b(last but one|one before (the )?last|second (to |from )?(the )?(last|end|bottom)|next to last)\b/g,
        "penultimate",
      )
      .replace(/\b(centre|center|central|middlemost)\b/g, "middle")
      .replace(
        /\b(?:the )?(left|right|top|bottom)[ -]?most(?: one)?(?= ?(?:[.,;!?]|please|thanks|$))/g,
        "the $1 one",
      )
      .replace(/\b(left|right|top|bottom|upper|lower)[ -]?most\b/g, "$1")
      .replace(/\b(is|was|are|were|did|does|do|have|has|had|could|would|should)nt\b/g, "$1 not")
      .replace(/'(?:ll)\b/g, " will")
      .replace(/\b(i)'?d\b(?= )/g, "$1 would")
      .replace(/'d\b/g, " would")
      .replace(/'ve\b/g, " have")
      .replace(/'re\b/g, " are")
      .replace(/'m\b/g, " am")
      .replace(
        /\b(it|that|there|one|other|she|he|what|where|who|another|everything|mine|second|first|here)'s\b/g,
        "$1 is",
      )
      .replace(/'s\b|(?<=[a-z]{3}s)'(?=[\s.,;!)]|$)/g, " 's")
      .replace(/\b([b-df-hj-np-tv-xz]{2,5})\. ?(?=\d)/g, "$1 ")
      .replace(/\b([a-z])'(?=[a-z]{3})/g, "$1")
      .replace(/\b([a-z]{3,})[-_#]?(\d{1,2})\b/g, "$1 $2")
      .replace(/\bn[°º] ?(?=\d)/g, "number ")
      .replace(/(?:(?<!\d )(?<!\blol )\b(?:nos?|nrs?|nums?)\.? ?|[#№] ?)(\d)/g, "number $1")
      .replace(/\b(\d{1,2})\.(?=\d)/g, "$1 . ")
      .replace(
        /\b(?<!(?:on|in|at|to|from|by|into|of) (?=its ))[a-z]+\b/g,
        (word) => shortForms.get(word) ?? spokenWord(word) ?? word,
      )
  );
}

/** Sets punctuation apart, with single spaces between tokens. */
function spacePunctuation(text: string): string {
  return text
    .replace(/\s(?:full stop|period)(?=[\s.]|$)/g, " . ")
    .replace(/ comma /g, " , ")
    .replace(/ question mark(?= |$)/g, " ? ")
    .replace(/ (?:new line|exclamation mark)(?= |$)/g, " . ")
    .replace(/\.{2,}|…/g, " ... ")
    .replace(/(?<=\d)\s*-\s*(?=\d)/g, " to ")
    .replace(/(?<=\S)[-_](?=\S)/g, " ")
    .replace(/\s-+\s|\s-+$|^-+\s|--+/g, " ; ")
    .replace(/[\n\r]+/g, " . ")
    .replace(/\|\|/g, " or ")
    .replace(/[;:()[\]{}|"]+/g, " ; ")
    .replace(/([!?]+)/g, (marks: string) => (marks.includes("?") ? " ? " : " ! "))
    .replace(/(?<!\.)\.(?!\.)/g, " . ")
    .replace(/,/g, " , ")
    .replace(/= ?(?=maybe)/g, " ")
    .replace(/=/g, " ; ")
    .replace(/&|\+/g, " and ")
    .replace(/\//g, " or ")
    .replace(/[^a-z0-9'.,;!? ]+/g, " ")
    .replace(/(^| )'+(?!s\b)|'+(?!s\b)(?= |$)/g, " ")
    .replace(/ +/g, " ")
    .trim();
}

/** Text as words and punctuation between single spaces, lower case, plain ASCII, without mark-up. */
export function normaliseText(text: string): string {
  const words = spacePunctuation(
    expandWords(dropLineNumbers(dropMarkup(plainText(text.slice(0, MAX_REPLY))))),
  );
  return words.split(" ", MAX_WORDS).join(" ");
}

/** The normalised reply. If the person repeated the question first, it is left out. */
export function normaliseReply(reply: string, question: string, choosing = false): string {
  const text = normaliseText(choosing ? reply.replace(/\((\d{1,2})\)/g, "; $1 ;") : reply);
  const asked = normaliseText(question).replace(/(?<![ .!?])[ .!?]+$/, "");
  if (asked.length < 8 || !text.startsWith(asked)) return text;
  return text.slice(asked.length).replace(/^[ .,;!?]+/, "");
}
