/** Spells out chat words, so that patterns can read them. */
import { capitalise, wordSet } from "../../core/words/wording.js";
import { inEnglish } from "../reading/in-english.js";
import { isEnglishName } from "../reading/lexicon/lexicon.js";
import shortForms from "../reading/lexicon/short-forms.json" with { type: "json" };
import wordLists from "./words.json" with { type: "json" };

const full = new Map(Object.entries(shortForms));

/** Words that end in "s" and are no names. */
const noNames = wordSet(wordLists.noNames);

/** Adds a missing apostrophe to an owner's name: "orange is leos" becomes "orange is Leo's". */
function signOwners(text: string): string {
  return text.replace(
    /((?:\b(?:is|was|not)|['’]s) )([A-Za-z][a-z]{1,19}?)['’]?s(?= ?(?:$|[.,;!?]|and\b|but\b|not\b))/g,
    (all, before: string, name: string) =>
      isWord(name.toLowerCase()) ? all : `${before}${capitalise(name)}'s`,
  );
}

function isWord(word: string): boolean {
  const plural = `${word}s`;
  const isOther = noNames.has(plural) || /(?:ss|us|is)$/.test(plural);
  return isOther || isEnglishName(word) || isEnglishName(plural);
}

/** Replaces "yours" with the person's name: "Ana, that is yours". */
function nameAddressed(text: string): string {
  const name =
    /^@?(\p{Lu}\p{Ll}+)[, ]+(?:no |that|this|it|the )/u.exec(text)?.[1] ??
    /\byours,? @?(\p{Lu}\p{Ll}+)\b/u.exec(text)?.[1];
  return name ? text.replace(/\byours\b/, `${name}'s`) : text;
}

const theirs = new RegExp(`\\b(?:the )?(?:${wordLists.theirs})(?= (?:is|are)\\b)`, "g");
const ofOwner = /\b(is|are) (?:of|to) ([a-z]{2,20})(?= ?(?:$|[.,;!]))/g;

/** Translates to English and expands chat spellings ("thats anas": "that is Ana's"). Keeps capitals to mark names. */
export function plainWords(text: string): string {
  const signed = (all: string, verb: string, name: string) =>
    text.includes(capitalise(name)) ? `${verb} ${capitalise(name)}'s` : all;
  return spelledOut(inEnglish(text)?.replace(ofOwner, signed).replace(theirs, "hers") ?? text);
}

export function spelledOut(text: string): string {
  const spelled = text
    .replace(/[’‘`´]/g, "'")
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, " ")
    .replace(/([a-z])\1{2,}/gi, "$1")
    .replace(/(?<!\p{L})[A-Za-z]+(?![\p{L}'])/gu, (word) => full.get(word.toLowerCase()) ?? word)
    .replace(/\b(the [a-z]+ )one['’]?s(?= (?:mine|hers|his|not|[A-Za-z]+['’]s)\b)/gi, "$1one is")
    .replace(/\b(\p{Lu}\p{Ll}+) ?(?:of|belongs to) me\b/gu, "$1 is mine")
    .replace(/\bwo(?=n't\b)/gi, "will")
    .replace(/\bca(?=n't\b)/gi, "can")
    .replace(/n't\b/gi, " not")
    .replace(/\ban? ([a-z]+) of mine\b/gi, "my $1")
    .replace(/\b(?:belongs|belong) to me\b/gi, "is mine")
    .replace(/\b(?:belongs|belong) to (\p{Lu}\p{Ll}+)\b/gu, "is $1's")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;!?])/g, "")
    .trim();
  return nameAddressed(signOwners(spelled));
}
