/** Cuts an order into tokens: names of things and places, details that describe them, and other words. */
import { wordTable } from "../../../memory/embed/words.js";
import { thingsOf } from "../../core/episode/looks.js";
import type { OwnerView } from "../../core/episode/scene.js";
import type { Vocabulary } from "../../core/question/grounding.js";
import { everydayName, singular } from "../../core/words/names.js";
import { literalPattern, wordSet } from "../../core/words/wording.js";
import { inEnglish, markNumbered } from "../../desk/reading/in-english.js";
import { isEnglishName } from "../../desk/reading/lexicon/lexicon.js";
import type { Entity } from "../../desk/reading/lexicon/meanings.js";
import { normaliseText } from "../../desk/reading/lexicon/normalise.js";
import { correctLook, correctSlip, correctSpelling } from "../../desk/reading/lexicon/spelling.js";
import { vocabularyOf } from "../../desk/remarks/names-in.js";

/** A `detail` is an owner or a look, which tells things apart. */
export type TokenKind = "word" | "thing" | "place" | "detail";

export interface Token {
  readonly kind: TokenKind;
  /** The word, or the kind of a name: "<thing>". */
  readonly form: string;
  readonly text: string;
  /** The thing or place meant; null for words, "it" and "one". */
  readonly entity: Entity | null;
  /** Looks that are part of a name: "small towel". */
  readonly looks: readonly string[];
  /** A person's name, or "my" and "their". */
  readonly owner: string | null;
}

const pronouns = wordSet("it him them that this these those one ones");
/** Typos are corrected to these words. */
const usual = wordSet(
  "please put place move bring take leave stick throw toss fetch store heat warm reheat microwave cool chill clean wash rinse scrub wipe look examine inspect should could would",
);
/** Words that are not typos of "spoon", "sink" and other names. */
const plain = wordSet("soon slide thank stink stinks rain rains rinsed nuke bathe thin clothes");
const chat: Readonly<Record<string, string>> = {
  m8: "mate",
  wen: "when",
  youve: "you have",
  ya: "you",
};
const ranks = ["first", "second", "third"];
/** Names that are verbs before some words: "stand it there". */
const verbs = new Map([
  ["stand", "place"],
  ["sponge", "wash"],
]);
const asVerb =
  /(?<=^|[.,;!?] |\b(?:and|then|please|to|you) )(?:stand|sponge)(?= (?:it|them|the|that|this|my|down|off)\b)/g;
const owning = new Map(
  Object.entries({ my: "my", mine: "my", her: "their", his: "their", their: "their" }),
);
const lookCalled = new Map(
  Object.entries({ big: "large", huge: "large", little: "small", tiny: "small", gray: "grey" }),
);

type OwnWords = ReturnType<typeof ownWords>;

export function tokensOf(said: string, home: OwnerView): readonly Token[] {
  const text = said.replace(
    /\b(?:m8|wen|youve|ya)\b/gi,
    (word) => chat[word.toLowerCase()] ?? word,
  );
  const own = ownWords(home);
  const english = joinNames(inEnglish(text) ?? normaliseText(text), own);
  // Reads "computer" as a laptop, but not in "computer desk", a table.
  const called = english.replace(/\bcomputer\b(?! (?:table|desk))/g, "laptop");
  const words = withoutRooms(called, home).split(" ");
  const spelt = words
    .map((word, at, all) => (all[at + 1] === "'s" ? nameOf(word, own) : spell(word, own)))
    .join(" ")
    .replace(asVerb, (verb) => verbs.get(verb) ?? verb)
    // "from drawer 1 to drawer 4" names two drawers, not four.
    .replace(/(?<= \d+ )to (?=(?:the )?[a-z])/g, "into ");
  const { text: marked, entities } = markNumbered(spelt, namesOf(home));
  const tokens = marked
    .split(" ")
    .filter(Boolean)
    .map((word) => tokenOf(word, entities, { own, home }));
  return inOrder(countOnes(tokens));
}

/** Makes "one" a number in "one mug", but not in "the blue one", where it means a thing. */
export function countOnes(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isCount = token.form === "one" && (next?.entity || next?.form === "<look>");
    return isCount ? { ...token, kind: "word" } : token;
  });
}

/** Puts tasks in the order in which they are done: "Before you wash it, throw out the egg". */
function inOrder(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  const end = tokens.findIndex(({ form }) => form === ",");
  if (first?.form !== "before" || second?.form !== "you" || end < 0) return tokens;
  const mark = tokens[end] as Token;
  const isStop = /^[.!?]$/.test(tokens.at(-1)?.form ?? "");
  return [...tokens.slice(end + 1, isStop ? -1 : undefined), mark, ...tokens.slice(2, end)];
}

function tokenOf(
  word: string,
  entities: readonly Entity[],
  { own, home }: { readonly own: OwnWords; readonly home: OwnerView },
): Token {
  // `P0` and `T1` mark places and things by index in `entities`; `O2` is a rank.
  const [, at] = /^[PT](\d+)$/.exec(word) ?? [];
  const [, rank] = /^O(\d+)$/.exec(word) ?? [];
  const form = rank === undefined ? word : (ranks[Number(rank) - 1] ?? word);
  const same = { form, text: form, entity: null, looks: [], owner: null };
  if (at !== undefined) {
    const { entity, looks } = withinHome(entities[Number(at)] as Entity, home, own);
    const { kind, ids, name } = entity;
    // A name that the home lacks may be a verb: "stand it there", "microwave it".
    if (ids.length === 0) return { ...same, kind: "word", form: name, text: name, entity };
    const form = ids.some((id) => id.includes("lamp")) ? "<lamp>" : `<${kind}>`;
    return { ...same, kind, form, text: name, entity, looks };
  }
  const owner = own.owners.get(word) ?? own.owners.get(word.replace(/s$/, "")) ?? null;
  if (owner) return { ...same, kind: "detail", form: "<who>", owner };
  const pronoun = owning.get(word);
  if (pronoun) return { ...same, kind: "detail", owner: pronoun };
  const look = lookOf(word, own.looks);
  if (own.looks.has(look)) return { ...same, kind: "detail", form: "<look>", looks: [look] };
  return { ...same, kind: kindOfWord(word) };
}

/** Returns the kind of a word that is no name or look in this home. */
export function kindOfWord(word: string): TokenKind {
  if (pronouns.has(word)) return "thing";
  return owning.has(word) ? "detail" : word === "there" ? "place" : "word";
}

function isWord(word: string): boolean {
  return wordTable().ids.has(word);
}

/** Returns the look that a word means in this home: "big" is "large" where nothing is called "big". */
function lookOf(word: string, looks: ReadonlySet<string>): string {
  const look = isWord(word) ? word : correctLook(word, looks);
  const other = lookCalled.get(look) ?? "";
  return looks.has(other) && !looks.has(look) ? other : look;
}

function ownWords(home: OwnerView) {
  const things = thingsOf(home);
  const looks = things.flatMap(({ attributes: { colour, material, size } }) => [
    colour,
    material,
    size,
  ]);
  const owners = things.flatMap(({ attributes: { owner } }) => owner ?? []);
  const kinds = [...new Set([...things, ...home.places].map(({ kind }) => kind))].map((kind) =>
    everydayName(kind).toLowerCase(),
  );
  return {
    looks: new Set(looks.flatMap((look) => look ?? [])),
    owners: new Map([...new Set(owners)].map((owner) => [normaliseText(owner), owner])),
    /** All words in the names of the home's kinds of things and places. */
    names: new Set(kinds.flatMap((kind) => [...kind.split(" "), `${kind.split(" ")[0]}s`])),
  };
}

/** Reads "small towel" as a towel that is small, if the home has no hand towel. */
function withinHome(entity: Entity, home: OwnerView, { looks: known }: OwnWords) {
  const words = entity.name.split(" ");
  const said = words.slice(0, -1);
  const noun = singular(words.at(-1) ?? "");
  const meant = thingsOf(home).filter(({ kind }) => everydayName(kind) === noun);
  const [first] = meant;
  if (entity.ids.length > 0 || !first || !said.every((word) => known.has(word)))
    return { entity, looks: [] };
  const ids = meant.map(({ id }) => id);
  return { entity: { ...entity, classes: [first.kind], ids, name: noun }, looks: said };
}

/** Joins the parts of a name: "tooth brush". */
function joinNames(text: string, { names }: OwnWords): string {
  const isName = (word: string) => names.has(word) || isEnglishName(word);
  return text.replace(/\b([a-z]{3,}) (?=([a-z]+)\b)/g, (said, first: string, next: string) =>
    isName(first + next) && !isName(first) ? first : said,
  );
}

function spell(word: string, { looks, owners, names }: OwnWords): string {
  if (isEnglishName(word) || looks.has(word) || owners.has(word) || plain.has(word)) return word;
  const said = isWord(word) ? word : correctSpelling(correctSlip(word), usual);
  return said === word && word.length > 3 ? correctLook(word, names) : said;
}

/** Corrects an owner's name: "Anna's", where Ana lives. */
function nameOf(word: string, own: OwnWords): string {
  const said = correctLook(word, new Set(own.owners.keys()));
  return said === word ? spell(word, own) : said;
}

/** Leaves out rooms ("the mug in the kitchen"), as nothing is put into a room. */
function withoutRooms(text: string, { places }: OwnerView): string {
  const rooms = [...new Set(places.map(({ room }) => room))].map(normaliseText).filter(Boolean);
  if (rooms.length === 0) return text;
  const room = `(?:${rooms.map(literalPattern).join("|")})`;
  const end = "(?= ?(?:$|[.,;!?]|(?:and|then|in|on|to|into|please)\\b))";
  return text.replace(new RegExp(`\\b(?:in|from|to|into|of) (?:the )?${room}${end}`, "g"), "");
}

/** Adds names of kinds, so that the typo "tomatoe" is read as a tomato. */
function namesOf(home: OwnerView): Vocabulary {
  const { names = [], ...vocabulary } = vocabularyOf(home);
  const things = thingsOf(home).map(({ id, kind }) => [id, [everydayName(kind)]] as const);
  return { ...vocabulary, names: new Map([...names, ...things]) };
}
