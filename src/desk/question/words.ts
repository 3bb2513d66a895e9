/** The words of a question: each in one spelling, with a letter for what it may be in a sentence. */

import { readNumeral } from "../grounding/numerals.js";
import vocabulary from "./vocabulary.json" with { type: "json" };

/**
 * What a word may be, as one letter, so that patterns can be told over the letters of a sentence:
 * q asks for a thing or a person, w for a place, time, reason or manner; b is "be", d "do", h "have", m a modal;
 * v, e, g may be verbs (plain, "-ed", "-ing"); n a noun or adjective, N a name, o an owner ("Ana's"), r a pronoun,
 * O an owner by name; a an article, owner or count before a noun; p a preposition, f "of", t "to", j joins sentences, c joins words,
 * l begins a relative clause, x says when or how often, k is "not".
 */
export type Sort = string;

export interface Word {
  /** In small letters; "2" for "two". */
  readonly said: string;
  readonly sort: Sort;
  /** As a verb: its base form. */
  readonly base?: string;
}

const listOf = (text: string): string[] => text.split(/\s+/);
/** The second word of each pair by the first. */
export const pairsOf = (text: string): Map<string, string> =>
  new Map(text.split(", ").map((pair) => pair.split(" ") as [string, string]));
/** Each member of a group by the first one. An earlier group goes before a later one. */
const groupsOf = (groups: readonly string[]): Map<string, string> =>
  new Map(
    groups
      .flatMap((group) => group.split(", ").map((one, _, all) => [one, all[0] ?? one] as const))
      .reverse(),
  );

const verbs = groupsOf([...vocabulary.verbs, ...listOf(vocabulary.otherVerbs)]);
const things = groupsOf(vocabulary.things);
const looks = groupsOf(vocabulary.looks);
const irregular = pairsOf(vocabulary.irregular);
const plurals = pairsOf(vocabulary.plurals);
const baseVerbs = new Set([...verbs.keys()].map((verb) => listOf(verb)[0] ?? ""));
/** Words that only look like plurals. */
const singular = new Set(
  "glass dress bus less plus yes always gas this his its upstairs downstairs".split(" "),
);

/** The verb of these words ("throw away") by the word that stands for all of its kind; null: it is none. */
export function verbOf(words: string): string | null {
  return verbs.get(words) ?? null;
}

/** A noun or adjective in the singular. */
function singularOf(word: string): string {
  const odd = plurals.get(word);
  if (odd) return odd;
  if (word.length < 4 || singular.has(word) || !word.endsWith("s") || /(?:ss|us)$/.test(word))
    return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Nouns and what stands before them, in the singular, things with several names by one. */
export function namesOf(words: readonly string[]): readonly string[] {
  const plain = words.map(singularOf);
  const names: string[] = [];
  for (let at = 0; at < plain.length; ) {
    const size = [4, 3, 2, 1].find((n) => things.has(plain.slice(at, at + n).join(" "))) ?? 0;
    const said = plain[at] ?? "";
    const name = things.get(plain.slice(at, at + size).join(" "));
    names.push(size > 0 && name ? name : (looks.get(said) ?? said));
    at += Math.max(size, 1);
  }
  return names;
}

const ends = { e: /ed$/, g: /ing$/, v: /e?s$/ } as const;

function readVerb(word: string): Pick<Word, "sort" | "base"> | null {
  const odd = irregular.get(word);
  if (odd) return { base: odd, sort: word.endsWith("ing") ? "g" : "e" };
  if (baseVerbs.has(word)) return { base: word, sort: "v" };
  for (const sort of ["e", "g", "v"] as const) {
    const stem = word.replace(ends[sort], "");
    if (stem === word) continue;
    const short = word.replace(/(?:s|(?<=e)d|ing)$/, "");
    const bases = [short, `${stem}e`, stem, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")];
    const base = bases.find((one) => baseVerbs.has(one));
    if (base) return { base, sort };
  }
  return null;
}

const sorts: ReadonlyMap<string, Sort> = new Map(
  Object.entries({
    q: "which what who whom whose how-many how-much",
    w: "where when when-day why how how-long how-often",
    b: "is are am was were be been being",
    d: "do does did",
    h: "has have had having",
    m: "may might can could must should shall would will",
    a: `the a an this these those some any my your our his her their its all every each both no only many much more
        most either neither enough few several fewer less`,
    r: `i you we they he she it me us him them mine yours ours theirs hers somebody anybody everybody nobody
        something anything everything nothing there one ones`,
    p: `left-of right-of in on at from with without by under above behind front-of beside near between off up down out-of around
        through against during since for about than except like along across towards among before after out
        outside past via away back`,
    t: "to",
    f: "of",
    j: "if whether while because once until unless as",
    c: "and or but nor",
    x: `now usually never often sometimes today tomorrow yesterday tonight daily weekly here still again already ever
        yet also too then anywhere somewhere else please exactly actually really just currently soon maybe perhaps ok
        well so even together always upstairs downstairs elsewhere lastly`,
    k: "not",
  }).flatMap(([sort, words]) => listOf(words).map((word) => [word, sort] as const)),
);

/** What is said in several ways. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019]/g, "'"],
  [/\bis the one to (?:keep|hold)\b/gi, "has"],
  [/\bby the way\b|\bby any chance\b/gi, ""],
  [/\bcannot\b/gi, "can not"],
  // "Isn't it …?" asks what "Is it …?" asks.
  [/^(\W*)(is|are|was|were|do|does|did|has|have|ca|could|should|would|wo)n't\b/i, "$1$2"],
  [/(^\W*|\b)ca(?= |n't\b)/gi, "$1can"],
  [/\bwo(?= |n't\b)/gi, "will"],
  [/n't\b/gi, " not"],
  [
    /\b(where|what|who|how|when|why|which|it|that|there|here|he|she|something|everyone|everybody|someone|somebody)'s\b/gi,
    "$1 is",
  ],
  [/'re\b/gi, " are"],
  [/'m\b/gi, " am"],
  [/'ve\b/gi, " have"],
  [/'ll\b/gi, " will"],
  [/'d\b/gi, " would"],
  [/\bwhereabouts (?:is|are)\b/gi, "where is"],
  [/\bwhereabouts\b/gi, "where"],
  [/\bhow (many|much|long|often)\b/gi, "how-$1"],
  [/\bwhat is the (?:(?:total|exact) )?number of\b|\b(?:what|which) number of\b/gi, "how-many"],
  [/\bwhat (?:is the )?(?:amount|quantity) of\b/gi, "how-much"],
  [/\bhow frequently\b/gi, "how-often"],
  [/\bwhat (?:do|must|should) (?:i|you|we|one) (?:(?:need|have) to )?do to\b/gi, "how should i"],
  [/\bis it (?:not )?(?:true|the case|right|correct) that\b/gi, "is it so that"],
  [/\b(like|prefer)s? (\p{L}{1,30}) (?:better|more) than\b/giu, "prefer $2 to"],
  [
    /\b(?:to |on )?the (left|right)(?:-hand)?(?: side)? of\b|(?<=\p{L} )(left|right) of(?= the )/giu,
    "$1$2-of",
  ],
  [
    /\b(this|last|next|every) (morning|afternoon|evening|night|week|day|month|weekend|time)\b/gi,
    "$1-$2",
  ],
  [/\blast(?= (?:see|saw|seen|use|used)\b|\W*$)/gi, "lastly"],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi, "$1"],
  [/\bnobody (?:but|except)\b/gi, "only"],
  [/\bhow come\b|\b(?:what is the reason|for what reason)(?: why| that)?\b/gi, "why"],
  [
    /\b(?:in|what is) (?:what|which|the (?:(?:right|best|proper) )?) ?way(?= (?:to|do|would|should|you|can|must|is|are)\b)/gi,
    "how",
  ],
  [/\b(?:at what|what) time\b/gi, "when"],
  [/\bfor how-long\b|\bhow much time\b/gi, "how-long"],
  [/\ball right\b|\balright\b|\bok(?:ay)?(?= (?:if|to|for|that)\b)/gi, "fine"],
  [/\b(?:have|has) (?:got )?to(?= \p{L})/giu, "need to"],
  [/\btak(?:e|es|en|ing) care of\b/gi, "tend"],
  [/\b(?:set|pair|bunch)(?:e?s)? of\b/gi, ""],
  [/\ball (?=gone|used up|finished)/gi, ""],
  [/\b(?:have|has|had) in mind\b/gi, "mean"],
  [/\b(?:get rid|dispose) of\b/gi, "discard"],
  [
    /\b(?:on )?(?:what|which) (?:day|date)(?= (?:is|are|do|does|did|should|can|must|will)\b)/gi,
    "when-day",
  ],
  [/\b(key|lid|cover|handle|cable|charger|door)(s?) (?:to|for|belonging to)(?= the )/gi, "$1$2 of"],
  [/\b(trash|garbage|rubbish|watering|beer|tin) (can)\b/gi, "$1-$2"],
  [/\bin front of\b/gi, "front-of"],
  [/\b(?:on (?:the )?top of|onto|upon)\b/gi, "on"],
  [/\b(?:inside|within)(?: of)?\b|\binto\b/gi, "in"],
  [/\b(?:beneath|underneath|below)\b/gi, "under"],
  [/\bover(?= (?:the|a|my|your|our)\b)/gi, "above"],
  [/\b(?:next to|by the side of|alongside)\b/gi, "beside"],
  [/\bout of\b/gi, "out-of"],
  [/\b(?:other than|apart from|except for|but(?= (?:\p{Lu}|the\b|you\b|me\b)))/gu, "except"],
  [/\b(?:at the moment|right now|at present|just now|these days|presently|currently)\b/gi, "now"],
  [
    /\b(?:normally|typically|generally|as a rule|most of the time|in general|ordinarily|regularly)\b/gi,
    "usually",
  ],
  [/\b(?:no one|none of (?:you|us|them))\b/gi, "nobody"],
  [/\b(any|some|every)one\b/gi, "$1body"],
  [/\b(?:all|each|every one) of (?:you|us|them)\b/gi, "everybody"],
  [/\b(?:supposed|meant|expected) to\b/gi, "should"],
  [/\bought to\b|\bhad better\b/gi, "should"],
  [/\b(?:at least|no (?:fewer|less) than) (\w+)\b/gi, "least-$1"],
  [/\b(\w+) or more\b/gi, "least-$1"],
  [/\b(?:at most|no more than|up to) (\w+)\b/gi, "most-$1"],
  [/\bmore than (\w+)(?= \w)/gi, "over-$1"],
  [/\b(?:fewer|less) than (\w+)(?= \w)/gi, "below-$1"],
];

/** Most letters and most words of a question that is read for its structure. */
const longest = { letters: 400, words: 30 };

/** The words in their order, "," for a pause and "." for an end; null: too many. */
export function readWords(question: string): readonly Word[] | null {
  if (question.length > longest.letters) return null;
  const text = sayings.reduce(
    (said, [one, plain]) => said.replace(one, plain),
    question.normalize("NFKC"),
  );
  const said =
    text.match(
      /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?:'s|s'(?!\p{L}))?|[.?!]+(?=\s)|[,:;\u2013\u2014]|(?<=\s)-(?=\s)/gu,
    ) ?? [];
  if (said.length > longest.words) return null;
  const words: Word[] = [];
  for (const [at, token] of said.entries()) {
    const word = readWord(token, {
      isFirst: at === 0 || words.at(-1)?.sort === ".",
      before: words.at(-1),
    });
    const before = words.at(-1);
    // "which of these belongs to Ana"
    if (
      before &&
      /^(?:this|these|those|that)$/.test(before.said) &&
      before.sort === "a" &&
      /^(?:[bdhmpt,.ON]|belongs?|the|an?|my|your|our|his|her)$/.test(
        word.base === "belong" || word.sort === "a" ? word.said : word.sort,
      )
    )
      words[words.length - 1] = { said: before.said, sort: "r" };
    words.push(word);
  }
  return words;
}

function readWord(
  token: string,
  { isFirst, before }: { isFirst: boolean; before: Word | undefined },
): Word {
  if (/^[.?!]/.test(token)) return { said: ".", sort: "." };
  if (/^[,:;\u2013\u2014-]$/.test(token)) return { said: ",", sort: "," };
  const bare = token.replace(/'s?$/, "");
  const low = bare.toLowerCase();
  const isCapital = /^\p{Lu}\p{Ll}/u.test(bare);
  if (bare !== token)
    return isCapital ? { said: low, sort: "O" } : { said: singularOf(low), sort: "o" };
  if (/^ones?$/.test(low) && before !== undefined && /[anveg]/.test(before.sort))
    return { said: low, sort: "n" };
  const isAfterNoun = before !== undefined && /[nvgNr]/.test(before.sort);
  if (/^(?:that|which|who|whom)$/.test(low) && isAfterNoun) return { said: low, sort: "l" };
  if (low === "that") return { said: low, sort: "a" };
  if (low === "back" && before?.sort === "a") return { said: low, sort: "n" };
  if (low === "set" && before !== undefined && /[an]/.test(before.sort))
    return { said: low, sort: "n" };
  if (low === "like" && before !== undefined && before.sort !== "b")
    return { said: low, base: low, sort: "v" };
  const sort = /^(?:this|last|next|every)-/.test(low) ? "x" : sorts.get(low);
  if (sort) return { said: low, sort };
  const bound = /^(least|most|over|below)-(\w+)$/.exec(low);
  const count = bound?.[2] === "one" ? "1" : readNumeral(bound?.[2] ?? low);
  if (bound && count) return { said: boundOf(bound[1] ?? "", Number(count)), sort: "a" };
  if (count) return { said: count, sort: count.startsWith("O") ? "n" : "a" };
  const verb = readVerb(low);
  const isKnown = verb !== null || things.has(singularOf(low));
  if (isCapital && !(isFirst && isKnown)) return { said: low, sort: "N" };
  return verb
    ? { said: low, ...verb }
    : { said: low, sort: low.endsWith("ly") && low.length > 5 && before?.sort !== "a" ? "x" : "n" };
}

function boundOf(kind: string, count: number): string {
  if (kind === "least") return `>=${count}`;
  if (kind === "most") return `<=${count}`;
  return kind === "over" ? `>=${count + 1}` : `<=${count - 1}`;
}
