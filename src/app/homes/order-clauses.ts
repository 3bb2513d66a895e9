/** Splits an order into clauses: what to do, with which things, and where. */
import { thingsOf } from "../../core/looks.js";
import { everydayName, singular } from "../../core/names.js";
import type { OwnerView } from "../../core/scene.js";
import { literalPattern } from "../../core/wording.js";
import { inEnglish, markNames } from "../../desk/reading/in-english.js";
import { isEnglishName } from "../../desk/reading/lexicon.js";
import type { Entity } from "../../desk/reading/meanings.js";
import { normaliseText } from "../../desk/reading/normalise.js";
import { correctLook, correctSlip, correctSpelling } from "../../desk/reading/spelling.js";
import { vocabularyOf } from "../../desk/remarks/names-in.js";
import table from "./order-words.json" with { type: "json" };

export type Treatment = keyof typeof table.states;
export type Doing = Treatment | "put" | "look";

export interface SaidThing {
  /** Null for "it", "the blue one" and "Mia's". */
  readonly entity: Entity | null;
  /** A name, "my" or "their". */
  readonly owner: string | null;
  readonly looks: readonly string[];
  readonly state: Treatment | null;
  readonly count: 1 | 2 | "all";
  /** "a mug": any will do. */
  readonly isAny: boolean;
  /** "the mug you like best" */
  readonly isPreferred: boolean;
  /** "them" */
  readonly isAll: boolean;
}

/** A place, or a thing in its stead. */
export type SaidPlace = SaidThing & { readonly entity: Entity };

export interface Clause {
  /** `beside` is not about what to do; `unable`: asks for something else. */
  readonly kind: "order" | "beside" | "unable";
  readonly doing: Doing;
  readonly things: readonly SaidThing[];
  readonly to: readonly SaidPlace[];
  /** "there", "next to it": where the thing before goes. */
  readonly isThere: boolean;
  readonly from: readonly SaidPlace[];
  /** After "under", "with" or "by". */
  readonly beside: readonly SaidPlace[];
  /** Words that were not understood. */
  readonly unknown: readonly string[];
}

const listed = (list: string): readonly string[] => list.split(", ");

function anyOf(list: string): string {
  const longestFirst = [...listed(list)].sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.map(literalPattern).join("|")})(?![\\w'])`;
}

function oneOf(list: string): (word: string) => boolean {
  const words = new Set(listed(list));
  return (word) => words.has(word);
}

const is = {
  filler: oneOf(table.fillers),
  any: oneOf(table.any),
  the: oneOf(table.the),
  two: oneOf(table.two),
  all: oneOf(table.all),
  to: oneOf(table.to),
  beside: oneOf(table.beside),
  want: oneOf(table.want),
};
const stateOf = new Map(
  Object.entries(table.states).flatMap(([state, words]) =>
    listed(words).map((word) => [word, state as Treatment] as const),
  ),
);
const polite = new RegExp(`(?<![\\w'])${anyOf(table.polite)}`, "g");
const please = new RegExp(`(?<![\\w'])${anyOf(table.please)}`, "g");
const verbs = Object.entries(table.verbs).map(
  ([doing, words]) => [doing as Doing, new RegExp(`^${anyOf(words)} ?`)] as const,
);
const allVerbs = Object.values(table.verbs).join(", ");
const spelt = new Set(listed(`${allVerbs}, ${table.spelt}`).filter((word) => !word.includes(" ")));
const rewritten = table.rewritten.map(
  ([wording = "", words = ""]) => [new RegExp(wording, "g"), words] as const,
);
const until = "(?= ?(?:$|[.,;!?]|(?:and|in|on|to|from|into|onto)\\b))";
/** Applied to the names' tokens. */
const moved: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(T\\d+) (?:that|which) (?:is|are) (\\w+)${until}`, "g"), "$2 $1"],
  [new RegExp(`(T\\d+) of (\\w+)(?: 's)?${until}`, "g"), "$2 's $1"],
  [/(T\d+) preferred/g, "preferred $1"],
  [/(P\d+) (?:, )?(?:and |, )(?=(?:\S+ ){0,4}(?:T\d+|'s) (?:in|on|into|onto|to) )/g, "$1 ; "],
];
const boundary = new RegExp(
  `\\s*(?:[.;:!?]|(?:,|\\band\\b|\\balso\\b|\\s)*\\bthen\\b|(?:,|\\b(?:and|also|so|to|plus)\\b|\\s)*(?:,|\\b(?:and|also|so|to|plus)\\b)\\s*(?=${anyOf(allVerbs)})|\\b(?=(?:because|since|cause)\\b))\\s*`,
);
const chatter = new RegExp(
  `^(?:${anyOf(table.chatter)}|(?:(?:the|my|our|your) )?[\\w ]+? (?:is|are|was|has|keeps?|says?|said|'s (?!(?:T\\d|P\\d|in|on|to|into|onto)\\b))\\b)`,
);

/** Reads an order about that home. Empty when nothing was said. */
export function readClauses(text: string, home: OwnerView): readonly Clause[] {
  const own = ownWords(home);
  const plain = withSpelling(inEnglish(text) ?? normaliseText(text), own);
  const bare = withoutRooms(plain, home).replace(polite, " ").replace(please, " , ");
  const marked = markNames(tidy(replaceAll(tidy(bare), rewritten)), namesOf(home));
  const parts = replaceAll(marked.text, moved).split(boundary).flatMap(splitAtCommas).map(tidy);
  const clauses: Clause[] = [];
  for (const part of parts.filter((one) => /\w/.test(one))) {
    const before = clauses.findLast(({ kind }) => kind === "order");
    clauses.push(readClause(part, { entities: marked.entities, own, before }));
  }
  return clauses;
}

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [wording, words]) => changed.replace(wording, words), text);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^(?:[ ,]|and\b)+|(?:[ ,]|\band)+$/g, "")
    .trim();
}

/** "I'm late, the kettle on the table, the egg in the bin", but not "the fork, the knife". */
function splitAtCommas(part: string): readonly string[] {
  const parts: string[] = [];
  for (const piece of part.split(/\s*,\s*/)) {
    const last = parts.at(-1);
    const isList = last !== undefined && /\b(?:T\d+|it|them)\b/.test(last) && !/P\d+$/.test(last);
    const goesOn = /\bT\d+|'s$/.test(piece) && !/\b[TP]\d+ .*P\d+$/.test(piece);
    const isOpen = isList && goesOn && !chatter.test(last) && !chatter.test(piece);
    if (last !== undefined && isOpen) parts.splice(-1, 1, `${last} and ${piece}`);
    else parts.push(piece);
  }
  return parts;
}

/** "the mug in the kitchen": a room is no place to put things. */
function withoutRooms(text: string, { places }: OwnerView): string {
  const rooms = [...new Set(places.map(({ room }) => normaliseText(room)))].filter(Boolean);
  if (rooms.length === 0) return text;
  const room = `(?:${rooms.map(literalPattern).join("|")})`;
  const end = "(?= ?(?:$|[.,;!?]|(?:and|then|in|on|to|into|please)\\b))";
  return text.replace(new RegExp(`\\b(?:in|from|to|into|of) (?:the )?${room}${end}`, "g"), "");
}

function withSpelling(text: string, { looks, owners, names }: OwnWords): string {
  const isKnown = (word: string) =>
    isEnglishName(word) || looks.has(word) || owners.has(word) || is.filler(word);
  const correct = (word: string) => {
    const said = correctSpelling(correctSlip(word), spelt);
    return said === word ? correctLook(word, names) : said;
  };
  return text
    .split(" ")
    .map((word) => (isKnown(word) ? word : correct(word)))
    .join(" ");
}

/** Kinds are names here, so that "tomatoe" is a tomato. */
function namesOf(home: OwnerView) {
  const { names = [], ...vocabulary } = vocabularyOf(home);
  const things = thingsOf(home).map(({ id, kind }) => [id, [everydayName(kind)]] as const);
  return { ...vocabulary, names: new Map([...names, ...things]) };
}

interface OwnWords {
  readonly looks: ReadonlySet<string>;
  readonly owners: ReadonlyMap<string, string>;
  /** Words of the kinds' names. */
  readonly names: ReadonlySet<string>;
}

function ownWords(home: OwnerView): OwnWords {
  const has = thingsOf(home).map(({ attributes }) => attributes);
  const kinds = [...thingsOf(home), ...home.places].map(({ kind }) => kind);
  const looks = has.flatMap(({ colour, material, size }) => [colour, material, size]);
  const owners = has.flatMap(({ owner }) => owner ?? []);
  return {
    looks: new Set(looks.flatMap((look) => look ?? [])),
    owners: new Map(owners.map((owner) => [normaliseText(owner), owner])),
    names: new Set(kinds.flatMap((kind) => normaliseText(everydayName(kind)).split(" "))),
  };
}

type Described = Omit<SaidThing, "entity">;

const plainly: Described = {
  owner: null,
  looks: [],
  state: null,
  count: 1,
  isAny: false,
  isPreferred: false,
  isAll: false,
};

interface Around {
  readonly entities: readonly Entity[];
  readonly own: OwnWords;
  /** The order before, whose verb may be left out. */
  readonly before: Clause | undefined;
}

/** Reads words from left to right; what precedes a thing describes it. */
function readClause(text: string, { entities, own, before }: Around): Clause {
  const [doing, wording] = verbs.find(([, start]) => start.test(text)) ?? [];
  const words = (wording ? text.replace(wording, "") : text).split(" ").filter(Boolean);
  const things: SaidThing[] = [];
  const places = { to: [] as SaidPlace[], from: [] as SaidPlace[], beside: [] as SaidPlace[] };
  const unknown: string[] = [];
  let side: keyof typeof places | null = null;
  let described = plainly;
  let person: string | null = null;
  let isThere = false;
  const describe = (more: Partial<Described>) => {
    described = { ...described, ...more };
  };
  const add = (entity: Entity | null, more: Partial<Described> = {}) => {
    if (entity && isPlural(entity) && described.count === 1) describe({ count: "all" });
    things.push({ ...described, ...more, entity });
    described = plainly;
  };
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? "";
    const entity = entities[Number(/^[PT](\d+)$/.exec(word)?.[1] ?? Number.NaN)];
    const look = correctLook(word, own.looks);
    const owner = own.owners.get(word) ?? own.owners.get(word.replace(/'?s$/, ""));
    const isPronoun = /^(?:it|them|that|this|these|those)$/.test(word) && !isBeforeName(words, at);
    if (entity && (side || entity.kind === "place")) {
      // "under the sink" is one name.
      const isLed = side !== null || / /.test(entity.name);
      if (isLed) places[side ?? "to"].push({ ...described, entity });
      else unknown.push(entity.name);
      described = plainly;
      side = null;
    } else if (entity) add(entity);
    else if (isPronoun && side) {
      isThere = true;
      side = null;
    } else if (isPronoun) add(null, { isAll: /^the/.test(word) });
    else if (word === "there") isThere = true;
    else if (/^ones?$/.test(word) && (described.looks.length > 0 || described.owner)) add(null);
    else if (word === "'s" || word === "'") {
      if (described.owner && (is.to(next) || next === "")) add(null);
    } else if (/^'s?$/.test(next) && !/^(?:it|that|there|here|let|she|he)$/.test(word))
      describe({ owner: owner ?? word });
    else if (owner && isBeforeName(words, at)) describe({ owner });
    else if (owner) person = owner;
    else if (word === "my") describe({ owner: "my" });
    else if (/^(?:her|his|their|your)$/.test(word)) {
      if (isBeforeName(words, at)) describe({ owner: person ?? "their" });
    } else if (/^(?:me|us|him)$/.test(word)) continue;
    else if (word === "preferred") describe({ isPreferred: true });
    else if (own.looks.has(look)) describe({ looks: [...described.looks, look] });
    else if (stateOf.has(word)) describe({ state: stateOf.get(word) ?? null });
    else if (is.two(word)) describe({ count: 2 });
    else if (is.all(word)) describe({ count: "all" });
    else if (is.any(word)) describe({ isAny: true });
    else if (is.to(word)) side = is.to(next) || next === "" ? side : "to";
    else if (word === "from") side = "from";
    else if (is.beside(word)) side = "beside";
    else if (is.the(word) || is.filler(word) || word === ",") continue;
    else if (word === "and" && isBeforeName(words, at)) continue;
    else unknown.push(word);
  }
  unknown.push(...described.looks);
  const hasBoth = things.length > 0 && (places.to.length > 0 || isThere);
  const mayLackVerb = hasBoth && unknown.length === 0 && (!chatter.test(text) || words.some(is.want));
  const said = { things, ...places, isThere, unknown };
  if (doing) return { ...said, kind: "order", doing };
  if (mayLackVerb) return { ...said, kind: "order", doing: before?.doing === "look" ? "look" : "put" };
  const isIdle = things.length + places.to.length === 0 && unknown.length < 2 && before;
  const isBeside = chatter.test(text) || isIdle || unknown.length === 0;
  return { ...said, kind: isBeside ? "beside" : "unable", doing: "put" };
}

/** "plates", but not "boots" or "keys". */
function isPlural({ name, classes: [kind = ""] }: Entity): boolean {
  return name !== everydayName(kind) && singular(name) === everydayName(kind);
}

/** "ben blue T1", "that T1" */
function isBeforeName(words: readonly string[], at: number): boolean {
  return words.slice(at + 1, at + 4).some((word) => /^(?:T\d+|ones?)$/.test(word)) &&
    !words.slice(at + 1, at + 4).some((word, nth, some) => (is.to(word) || word === "from") && !some.slice(0, nth).some((one) => /^T/.test(one)));
}
