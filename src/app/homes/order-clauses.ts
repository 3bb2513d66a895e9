/** Splits an order into clauses: what to do, with which things, and where. */
import { thingsOf } from "../../core/looks.js";
import { everydayName, singular } from "../../core/names.js";
import type { OwnerView } from "../../core/scene.js";
import { literalPattern } from "../../core/wording.js";
import { correctLook, correctSlip, correctSpelling } from "../../desk/reading/fuzzy.js";
import { inEnglish, markNames } from "../../desk/reading/in-english.js";
import { isEnglishName } from "../../desk/reading/lexicon.js";
import type { Entity } from "../../desk/reading/meanings.js";
import { normaliseText } from "../../desk/reading/normalise.js";
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
  readonly count: 1 | 2 | "all" | "many";
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
  /** `beside` is not about what to do; `unable` asks for something else; `state`: "once it is hot"; `same`: "same with Ana's". */
  readonly kind: "order" | "beside" | "unable" | "state" | "same";
  readonly doing: Doing;
  /** Begins with a verb. */
  readonly isBidden: boolean;
  readonly things: readonly SaidThing[];
  readonly to: readonly SaidPlace[];
  /** "there", "next to it": where the thing before goes. */
  readonly isThere: boolean;
  readonly from: readonly SaidPlace[];
  /** After "under", "with" or "by". */
  readonly beside: readonly SaidPlace[];
  /** Words that were not understood. */
  readonly unknown: readonly string[];
  /** Whom "her" is about after it. */
  readonly person: string | null;
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
  many: oneOf(table.many),
  to: oneOf(table.to),
  beside: oneOf(table.beside),
  want: oneOf(table.want),
  never: oneOf(table.never),
  put: oneOf(table.verbs.put),
};
const stateOf = new Map(
  Object.entries(table.states).flatMap(([state, words]) =>
    listed(words).map((word) => [word, state as Treatment] as const),
  ),
);
const lookCalled = new Map(
  Object.entries(table.looks).flatMap(([look, words]) =>
    listed(words).map((word) => [word, look] as const),
  ),
);
const polite = new RegExp(`(?<![\\w'])${anyOf(table.polite)}`, "g");
const please = new RegExp(`(?<![\\w'])${anyOf(table.please)}`, "g");
const pleaseBefore = new RegExp(`${please.source} (?=${anyOf(table.to)})`, "g");
const verbs = Object.entries(table.verbs).map(
  ([doing, words]) => [doing as Doing, new RegExp(`^${anyOf(words)} ?`)] as const,
);
const allVerbs = Object.values(table.verbs).join(", ");
const spelt = new Set(listed(`${allVerbs}, ${table.spelt}`).filter((word) => !word.includes(" ")));
const verb = anyOf(allVerbs);
const startsWithVerb = new RegExp(`^${verb}`);
const sameAs = /^(?:and )?(?:do )?(?:the )?same (?:thing )?(?:with|for|to|goes for)\b ?/;
const rewritten = table.rewritten.map(
  ([wording = "", words = ""]) => [new RegExp(wording, "g"), words] as const,
);
/** "stand it on the shelf": no name of a place. */
const plainVerbs = Object.entries(table.verbs).map(
  ([doing, words]) =>
    [
      new RegExp(
        `(?<=^|[.,;:!?] |\\b(?:and|then|to|so|also) )(?!clear\\b)${anyOf(words)}(?= (?:it|them|that|this|these|those|the|an?|my|his|her|their|our|some|two|both|\\w+ 's)\\b)`,
        "g",
      ),
      doing === "look" ? "look at" : doing,
    ] as const,
);
const until = "(?= ?(?:$|[.,;!?]|(?:and|in|on|to|from|into|onto)\\b))";
/** "Before you wash it, throw out the egg": does the last first. */
const reordered: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:when|once|after|as soon as) (?:you|u|ya)(?: have| are)? (?=${verb})`, "g"),
    ", ",
  ],
  [
    new RegExp(`(^|[.;!?] )(?:before|prior to) (?:you |u )?(${verb}[^.;!?]*?) , ([^.;!?]*)`, "g"),
    "$1$3 then $2",
  ],
  [new RegExp(`\\b(?:before|prior to) (?:you |u )?(?=${verb})`, "g"), "then "],
];
const later = "(?:when|once|as soon as|after|until|till)";
const hasState = anyOf(Object.values(table.states).join(", "));
/** "Once it is hot". */
const stateClause = new RegExp(`^${later}\\b.*\\b${hasState}$`);
const subordinate = new RegExp(`^${anyOf(table.subordinate)}`);
/** Asks for it without a verb: "can the egg come to the table", "the egg is to go there". */
const modal =
  /^(?:could|can|may|might|shall|should|let)\b|\b(?:T\d+|it|they) (?:shall|can|could|may|will|has to|have to|is to|are to)\b/;
const wanting = /^(?:wants?|needs?|demands|prefers|let)$/;
const subject = /^(?:i|we|he|she|they|who|it|that)$/;
/** Applied to the names' tokens. */
const moved: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(T\\d+) (?:that|which) (?:is|are) (\\w+)${until}`, "g"), "$2 $1"],
  [new RegExp(`(T\\d+) of (\\w+)(?: 's)?${until}`, "g"), "$2 's $1"],
  [/(T\d+) (cleaned|washed|rinsed|heated|warmed|reheated|cooled|chilled)\b/g, "$2 $1"],
  [
    new RegExp(`\\b(not|never|no|nobody|stop|avoid|used|hate)((?: \\w+){0,4}) to (?=${verb})`, "g"),
    "$1$2 toward ",
  ],
  [/(T\d+) preferred/g, "preferred $1"],
  [
    new RegExp(
      `(?<=\\w) (?=(?:${later}|so that|where|although|even though|while|before) (?:it|they|that|she|he|i|we|you|my|the|T\\d+)\\b)`,
      "g",
    ),
    " ; ",
  ],
  [new RegExp(`(^|; )(${later} [^;,.]*?\\b${hasState}) (?=${verb})`, "g"), "$1$2 ; "],
  [/(P\d+) (?:, )?(?:and |, )(?=(?:\S+ ){0,4}(?:T\d+|'s) (?:in|on|into|onto|to) )/g, "$1 ; "],
];
const boundary = new RegExp(
  `\\s*(?:[.;:!?]|(?:,|\\band\\b|\\balso\\b|\\s)*\\bthen\\b|(?:,|\\b(?:and|also|so|to|plus)\\b|\\s)*(?:,|\\b(?:and|also|so|to|plus)\\b)\\s*(?=${verb})|\\b(?=(?:because|since|cause)\\b))\\s*`,
);
/** Begins what is not to be done now, or not surely. */
const unsure = new RegExp(`^${anyOf(table.unsure)}`);
const chatter = new RegExp(
  `^(?:${anyOf(table.chatter)}|(?:(?:the|my|our|your) )?[\\w ]+? (?:is|are|was|has|keeps?|says?|said|'s (?!(?:T\\d|P\\d|in|on|to|into|onto)\\b))\\b)`,
);

/** Reads an order about that home. Empty when nothing was said. */
export function readClauses(text: string, home: OwnerView): readonly Clause[] {
  const own = ownWords(home);
  const plain = withSpelling(joinNames(inEnglish(text) ?? normaliseText(text), own), own);
  const bare = withoutRooms(plain, home)
    .replace(polite, " ")
    .replace(pleaseBefore, " ")
    .replace(please, " , ");
  const plainly = replaceAll(tidy(replaceAll(tidy(bare), rewritten)), reordered);
  const said = replaceAll(plainly, plainVerbs);
  const marked = markNames(said, namesOf(home));
  const parts = replaceAll(marked.text, moved).split(boundary).flatMap(splitAtCommas).map(tidy);
  const clauses: Clause[] = [];
  for (const part of parts.filter((one) => /\w/.test(one))) {
    const before = clauses.findLast(({ kind }) => kind === "order");
    const { person = null, things: mentioned = [] } = clauses.at(-1) ?? {};
    const mayGoOn = before !== undefined || mentioned.length > 0;
    clauses.push(readClause(part, { entities: marked.entities, own, before, mayGoOn, person }));
  }
  return clauses;
}

/** "tooth brush" */
function joinNames(text: string, { names }: OwnWords): string {
  const isName = (word: string) => names.has(word) || isEnglishName(word);
  return text.replace(/\b([a-z]+) (?=([a-z]+)\b)/g, (said, first: string, next: string) =>
    isName(first + next) && !isName(first) && first.length > 2 ? first : said,
  );
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
    const goesOn =
      /\bT\d+|'s$/.test(piece) &&
      !sameAs.test(piece) &&
      !/\b(?:goes|belongs|should|must|needs)\b/.test(piece);
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

function isOrdinary(word: string): boolean {
  return stateOf.has(word) || Object.values(is).some((has) => has(word));
}

function withSpelling(text: string, { looks, owners, names }: OwnWords): string {
  const isKnown = (word: string) =>
    isEnglishName(word) || looks.has(word) || owners.has(word) || isOrdinary(word);
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

interface Named {
  readonly entity: Entity | null;
  readonly looks: readonly string[];
}

interface OwnWords {
  readonly looks: ReadonlySet<string>;
  readonly owners: ReadonlyMap<string, string>;
  /** Words of the kinds' names. */
  readonly names: ReadonlySet<string>;
  /** "small towel" is no hand towel where there is none. */
  readonly withinHome: (entity: Entity | null) => Named;
}

function ownWords(home: OwnerView): OwnWords {
  const has = thingsOf(home).map(({ attributes }) => attributes);
  const kinds = [...thingsOf(home), ...home.places].map(({ kind }) => kind);
  const looks = has.flatMap(({ colour, material, size }) => [colour, material, size]);
  const owners = has.flatMap(({ owner }) => owner ?? []);
  const known = new Set(looks.flatMap((look) => look ?? []));
  const withinHome = (entity: Entity | null): Named => {
    const words = entity?.name.split(" ") ?? [];
    const said = words.slice(0, -1);
    const noun = singular(words.at(-1) ?? "");
    const meant = thingsOf(home).filter(({ kind }) => everydayName(kind) === noun);
    if (!entity || entity.ids.length > 0 || meant.length === 0) return { entity, looks: [] };
    if (!said.every((word) => known.has(word))) return { entity, looks: [] };
    const [{ kind = "" } = {}] = meant;
    return {
      entity: { ...entity, classes: [kind], ids: meant.map(({ id }) => id), name: noun },
      looks: said,
    };
  };
  return {
    withinHome,
    looks: known,
    owners: new Map(owners.map((owner) => [normaliseText(owner), owner])),
    names: new Set(
      kinds
        .flatMap((kind) => normaliseText(everydayName(kind)).split(" "))
        .flatMap((word) => [word, `${word}s`]),
    ),
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
  /** A thing was named that a bare place may be for. */
  readonly mayGoOn: boolean;
  readonly person: string | null;
}

/** Reads words from left to right; what precedes a thing describes it. */
function readClause(given: string, { entities, own, before, mayGoOn, ...around }: Around): Clause {
  const isSame = sameAs.test(given);
  const text = fromVerb(given.replace(sameAs, ""));
  const [doing, wording] = verbs.find(([, start]) => start.test(text)) ?? [];
  const words = (wording ? text.replace(wording, "") : text).split(" ").filter(Boolean);
  const isWanted = words.some(is.want) || modal.test(text);
  const isState = stateClause.test(given);
  const things: SaidThing[] = [];
  const places = { to: [] as SaidPlace[], from: [] as SaidPlace[], beside: [] as SaidPlace[] };
  const bare: SaidPlace[] = [];
  const unknown: string[] = [];
  /** An unknown word may change the task. */
  let isUnsafe = false;
  let side: keyof typeof places | null = null;
  let isReason = false;
  let described = plainly;
  let { person } = around;
  let isThere = false;
  const describe = (more: Partial<Described>) => {
    described = { ...described, ...more };
  };
  const add = (marked: Entity | null, more: Partial<Described> = {}) => {
    const { entity, looks } = own.withinHome(marked);
    if (looks.length > 0) describe({ looks: [...described.looks, ...looks] });
    if (entity && isPlural(entity) && described.count === 1) describe({ count: "all" });
    things.push({ ...described, ...more, entity });
    described = plainly;
  };
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? "";
    const entity = entities[Number(/^[PT](\d+)$/.exec(word)?.[1] ?? Number.NaN)];
    const look = lookOf(word, own);
    const owner = own.owners.get(word) ?? own.owners.get(word.replace(/'?s$/, ""));
    const isPronoun =
      /^(?:it|them|that|this|these|those|thing)$/.test(word) &&
      !isBeforeName(words, at) &&
      !(word === "that" && isToken(words[at - 1]));
    const state = stateOf.get(word) ?? null;
    const isLast = next === "" || is.to(next) || next === "from" || next === ",";
    const thing = things.at(-1);
    if (isReason && !is.to(word) && word !== "from") {
      person = owner ?? person;
      // "for two hours"
      if (is.never(word)) isUnsafe = unknown.push(word) > 0;
      continue;
    }
    isReason = word === "for" && !/^(?:T\d+)?$/.test(next);
    if (isReason) continue;
    if (entity && (side || entity.kind === "place")) {
      // "under the sink" is one name.
      const isLed = side !== null || / /.test(entity.name);
      if (isLed) places[side ?? "to"].push({ ...described, entity });
      else bare.push({ ...described, entity });
      described = plainly;
      side = null;
    } else if (entity) add(entity);
    else if (isPronoun && side) {
      isThere = true;
      side = null;
    } else if (isPronoun) add(null, { isAll: /^(?:them|those)/.test(word) });
    else if (word === "there") isThere = true;
    else if (/^ones?$/.test(word) && (described.looks.length > 0 || described.owner)) add(null);
    else if (word === "'s" || word === "'") {
      if (described.owner && !isBeforeName(words, at)) add(null);
    } else if (/^'s?$/.test(next) && !/^(?:it|that|there|here|let|she|he)$/.test(word)) {
      describe({ owner: owner ?? (word === "mine" ? "my" : word) });
      person = owner ?? person;
    } else if (owner && isOwning(words, at, own)) describe({ owner });
    else if (owner) person = owner;
    else if (word === "my") describe({ owner: "my" });
    else if (/^(?:her|his|their|your)$/.test(word)) {
      if (isBeforeName(words, at)) describe({ owner: person ?? "their" });
    } else if (/^(?:me|us|him)$/.test(word)) continue;
    else if (word === "preferred") describe({ isPreferred: true });
    else if (own.looks.has(look)) describe({ looks: [...described.looks, look] });
    else if (state && thing && isLast && (doing || isWanted || isState))
      things.splice(-1, 1, { ...thing, state });
    else if (state) describe({ state });
    else if (is.two(word)) describe({ count: 2 });
    else if (is.all(word)) describe({ count: "all" });
    else if (is.many(word)) describe({ count: "many" });
    else if (is.any(word)) describe({ isAny: true });
    else if (word === "to" && is.filler(next)) continue;
    else if (is.to(word)) side = is.to(next) || next === "" ? side : "to";
    else if (word === "from") side = "from";
    else if (is.beside(word)) side = "beside";
    else if (wanting.test(word) && things.length === 0) unknown.length = 0;
    else if (is.put(word) && thing && isWanted) continue;
    else if (isState && at === 0) continue;
    else if (word === "that" && isToken(words[at - 1])) {
      unknown.push(word);
      isUnsafe = true;
    } else if (is.the(word) || is.filler(word) || word === ",") continue;
    else if (word === "and" && isBeforeName(words, at)) continue;
    else {
      unknown.push(word);
      const isNear = at === 0 || side !== null || described !== plainly || isBeforeName(words, at);
      const isNext =
        isToken(words[at - 1]) || isToken(next) || /^(?:and|,|'s)$/.test(words[at - 1] ?? "");
      const isNoun = is.the(words[at - 1] ?? "") || is.any(words[at - 1] ?? "");
      isUnsafe ||= isNear || isNext || isNoun || is.never(word);
    }
  }
  const isNowhere = things.length + places.from.length + unknown.length === 0;
  // "Two plates. Counter."
  const isLone = isNowhere && !doing && mayGoOn && bare.length + places.to.length === 1;
  // "clear the table"
  const isSource = isNowhere && /^clear /.test(text) && bare.length === 1;
  // "kettle table pls"
  const isBrief =
    !doing &&
    things.length === 1 &&
    unknown.length + places.to.length === 0 &&
    bare.length === 1 &&
    isToken(words.at(-1));
  if (isLone || isBrief || isSource) places[isSource ? "from" : "to"].push(...bare);
  else unknown.push(...bare.map(({ entity }) => entity.name));
  // "the mug is hot" says nothing to do.
  if (described !== plainly) unknown.push(...described.looks, described.state ?? "");
  isUnsafe ||=
    described !== plainly ||
    (bare.length > 0 && !isLone && !isBrief && !isSource) ||
    things.length === 0;
  const said = { isBidden: doing !== undefined, things, ...places, isThere, unknown, person };
  const isOnward = places.to.length > 0 && (before ? isLone || is.to(words[0] ?? "") : isLone);
  if (isSame && things.length > 0 && unknown.length === 0)
    return { ...said, kind: "same", doing: "put" };
  if (doing) return { ...said, kind: "order", doing, unknown: isUnsafe ? unknown : [] };
  const isQuestion = question.test(text);
  const isFull = !isQuestion && things.length > 0 && (places.to.length > 0 || isThere);
  const isOrder = isFull ? !chatter.test(text) || isWanted : isOnward && things.length === 0;
  if (isState && things[0]?.state && !isUnsafe) return { ...said, kind: "state", doing: "put" };
  if (isOrder && unknown.length === 0 && !subordinate.test(text))
    return { ...said, kind: "order", doing: before?.doing === "look" ? "look" : "put" };
  const isBeside = isAside(text, { ...said, hasBefore: before !== undefined }, own);
  if (!isBeside) return { ...said, kind: "unable", doing: "put" };
  const mentioned = isWanted ? things : things.map((thing) => ({ ...thing, state: null }));
  return { ...said, kind: "beside", doing: "put", things: mentioned };
}

interface Aside extends Pick<Clause, "things" | "to" | "unknown"> {
  readonly hasBefore: boolean;
}

/** Whether a clause without a task is no other order either. */
function isAside(text: string, { things, to, unknown, hasBefore }: Aside, own: OwnWords) {
  if (subordinate.test(text)) return true;
  if (unsure.test(text)) return false;
  // "on the shelf, not in the sink"
  if (hasBefore && things.length === 0 && to.length > 0 && /^not \w+/.test(text))
    return unknown.length === 1;
  const [first = "", second = ""] = text.split(" ");
  const isSaid = chatter.test(text) || (own.owners.has(first) && !isToken(second));
  if (unknown.some(is.never) && !isSaid) return false;
  if (unknown.length === 0 || isSaid) return true;
  if (to.length > 0) return false;
  // "paint the mug", "paint it"
  const isObject =
    isToken(second) || is.the(second) || is.any(second) || is.to(second) || objects.test(second);
  return !(unknown[0] === first && (isObject || own.owners.has(second)));
}

const objects = /^(?:it|them|my|his|her|their|our|your|all|both|\d+|up|down|off|out|from)$/;

function isToken(word: string | undefined): boolean {
  return /^[PT]\d+$/.test(word ?? "");
}

const question = /^(?:is|are|was|were|does|did|where|what|who|which|why|how|has)\b/;
const past = /(?:ed|left|got|brought|sent|flung|taken|hung|laid|thrown)$/;

/** Drops what precedes the verb when it's neither a subject nor a thing: "maybe you could wash". */
function fromVerb(text: string): string {
  const words = text.split(" ");
  if (startsWithVerb.test(text)) return text;
  const at = words.findIndex((_, nth) => startsWithVerb.test(words.slice(nth).join(" ")));
  const led = words.slice(0, Math.max(at, 0));
  if (at < 1 || /^(?:have|had|do) you /.test(text) || question.test(text)) return text;
  if (led.some((word) => isToken(word) || is.never(word))) return text;
  const isBidden = !past.test(words[at] ?? "");
  const isPassive = led.includes("be") || !led.some((word) => /^(?:is|are|were|been)$/.test(word));
  const isPlain = led.every((word) => is.filler(word) && !subject.test(word)) && isPassive;
  if (/^(?:you|u|ya)$/.test(led.at(-1) ?? "")) return isBidden ? words.slice(at).join(" ") : text;
  return isPlain || led[0] === "for" ? words.slice(at).join(" ") : text;
}

/** "plates", but not "boots" or "keys". */
function isPlural({ name, classes: [kind = ""] }: Entity): boolean {
  return name !== everydayName(kind) && singular(name) === everydayName(kind);
}

/** "big" is "large" where nothing is called "big". */
function lookOf(word: string, { looks }: OwnWords): string {
  const look = correctLook(word, looks);
  const other = lookCalled.get(look) ?? "";
  return looks.has(other) && !looks.has(look) ? other : look;
}

/** "ben blue T1", "that T1" */
function isBeforeName(words: readonly string[], at: number): boolean {
  return (
    words.slice(at + 1, at + 4).some((word) => /^(?:T\d+|ones?)$/.test(word)) &&
    !words
      .slice(at + 1, at + 4)
      .some(
        (word, nth, some) =>
          (is.to(word) || word === "from") && !some.slice(0, nth).some((one) => /^T/.test(one)),
      )
  );
}

/** "ben blue T1", but not "ben wants her T1" */
function isOwning(words: readonly string[], at: number, own: OwnWords): boolean {
  const isLook = (word: string) => own.looks.has(lookOf(word, own)) || stateOf.has(word);
  const after = words.slice(at + 1).find((word) => !isLook(word)) ?? "";
  return /^(?:T\d+|ones?)$/.test(after);
}
