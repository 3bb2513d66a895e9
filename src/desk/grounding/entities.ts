import { classOf } from "../../core/fact.js";
import { everydayName } from "../../core/names.js";
import { wordSet } from "../../core/wording.js";
import { expandAbbreviation, expandNames, expandSkeletons } from "./abbreviations.js";
import { isForeignName } from "./languages.js";
import { baseLexicon, type Entry, MAX_NAME_WORDS } from "./lexicon.js";
import { tidyNumbers } from "./number-lists.js";
import { joinTens, nearestNumeral, nearestRank, readNumeral } from "./numerals.js";
import type { RoomVocabulary } from "./room-vocabulary.js";
import { correctSlip, correctSpelling } from "./spelling.js";

/** A name found in the text: a thing, or a place. A place without ids is not in the room. */
export interface Entity {
  readonly kind: "place" | "thing";
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  /** The question was about it. */
  readonly asked: boolean;
  /** The words it was named with. */
  readonly name: string;
  /** One of the home's own names: it means one thing or place, not a class. */
  readonly own: boolean;
  /** Another room, so nothing in it is in this one. */
  readonly away: boolean;
  /** A screen, which names the place it stands on: only with a preposition ("under the telly"). */
  readonly screen: boolean;
}

/** Text in which names are `P3` (place) or `T4` (thing), numbers digits, ranks `O2`. */
export interface MarkedText {
  readonly text: string;
  readonly entities: readonly Entity[];
}

const notBeforeShy = wordSet(
  "is are be was were i we you they he she so very quite it them feel stay to could would will somewhere kept let me",
);

function idsOf(
  classes: Iterable<string>,
  members: ReadonlyMap<string, readonly string[]>,
): string[] {
  return [...classes].flatMap((cls) => members.get(cls) ?? []);
}

/** The defaults of an entity. */
const blank: Entity = {
  kind: "place",
  classes: [],
  ids: [],
  asked: false,
  name: "",
  own: false,
  away: false,
  screen: false,
};

function placeFrom(
  classes: ReadonlySet<string>,
  room: RoomVocabulary,
  screen: boolean,
): Entity | null {
  const present = [...classes].filter((cls) => room.placesByClass.has(cls));
  if (present.length === 0) return null;
  return { ...blank, classes: present, ids: idsOf(present, room.placesByClass), screen };
}

function thingFrom(entry: Entry, room: RoomVocabulary): Entity {
  const asked = entry.things.has(room.noun);
  const present = [...entry.things].filter((cls) => room.thingsByClass.has(cls));
  const classes = asked ? [room.noun] : present;
  return { ...blank, kind: "thing", classes, ids: idsOf(classes, room.thingsByClass), asked };
}

function ownEntity(entry: Entry, room: RoomVocabulary): Entity {
  const ids = [...entry.ids];
  const classes = [...new Set(ids.map(classOf))];
  const kind = ids.every((id) => room.places.includes(id)) ? "place" : "thing";
  return { ...blank, kind, classes, ids, asked: classes.includes(room.noun), own: true };
}

/** What a name means in this room; null when it is no name. */
function meaningOf(name: string, room: RoomVocabulary): Entity | null {
  const own = room.ownNames.get(name);
  if (own) return ownEntity(own, room);
  const entry = baseLexicon.get(name);
  const named = classEntity(name, room);
  if (!entry || named?.classes.some((cls) => !isKnown(cls))) return named;
  if (entry.roomSigns) {
    const isThisRoom = entry.roomSigns.some((cls) => room.placesByClass.has(cls));
    return isThisRoom ? null : { ...blank, away: true };
  }
  const place =
    placeFrom(entry.places, room, false) ??
    placeFrom(entry.fallbackPlaces, room, false) ??
    placeFrom(entry.screens, room, true);
  if (place) return place;
  if (entry.things.size > 0) return thingFrom(entry, room);
  if (entry.screens.size > 0 || (entry.places.size === 0 && !entry.elsewhere)) return null;
  return { ...blank, classes: [...entry.places] };
}

/** Of classes that the lexicon does not have, what a home has by that name wins: its "teapot" is no kettle. */
function isKnown(cls: string): boolean {
  const { places = [], things = [] } = baseLexicon.get(everydayName(cls).toLowerCase()) ?? {};
  return [...places, ...things].some((one) => one === cls || everydayName(one) === cls);
}

/** Classes that the lexicon does not have, as our own homes may name them: "windowsill". */
function classEntity(name: string, room: RoomVocabulary): Entity | null {
  const cls = [name, name.replace(/e?s$/, ""), name.replace(/s$/, "")].find(
    (form) => room.placesByClass.has(form) || room.thingsByClass.has(form),
  );
  if (!cls) return null;
  const place = placeFrom(new Set([cls]), room, false);
  if (place) return place;
  const ids = room.thingsByClass.get(cls) ?? [];
  return { ...blank, kind: "thing", classes: [cls], ids, asked: cls === room.noun };
}

/** "so safe", "waste your time", "draw the line": an ordinary word here; but not "still dirty so sink". */
function isShy(words: readonly string[], at: number, name: string): boolean {
  if (!baseLexicon.get(name)?.shy) return false;
  const next = words[at + 1] ?? ".";
  const before = words[at - 1] ?? "";
  const isNoun = /^(the|my|our|your|a|in|on|at|under|from)$/.test(before);
  const isVerb = /^(me|you|us|your|my|our|his|her|their|the|a|an|it|them|any)$/.test(next);
  const isInverted = /^(it|they)$/.test(next) && /^(is|was|were|are)$/.test(words[at + 2] ?? "");
  if (isVerb && !isNoun && !isInverted) return true;
  if (name === "stands") return !/^(the|my|our|both|tv)$/.test(before);
  if (before === "so" && /^[.,;!]$/.test(next))
    return /^(is|was|are|it|that|'s)$/.test(words[at - 2] ?? "");
  const isState =
    /^(is|are|was|were|be)$/.test(before) && !/^(safe|waste|trash|rubbish|garbage)$/.test(name);
  return notBeforeShy.has(before) && !(isState && /^([.,;!?]|\.\.\.)$/.test(next));
}

const romans = "- - ii iii iv v vi vii viii ix x xi xii xiii xiv".split(" ");

/** "cabinet IV": 4, after a name only. */
function romanNumeral(word: string, before: string): string | null {
  const value = romans.indexOf(word);
  return value > 1 && /^([PT]\d+|number)$/.test(before) ? String(value) : null;
}

/** "the thick 1": short for "one". */
function isDescription(word: string, before: string): boolean {
  return (
    /^(the|a|an|my|our)$/.test(before) &&
    /^[a-z]{3,}$/.test(word) &&
    !/^(number|option|choice|answer|letter|item|only)$/.test(word)
  );
}

/** "drawer one", "number one", "mug one." are the only places where "one" is a number. */
function readWord(words: readonly string[], at: number, out: readonly string[]): string {
  const word = words[at] ?? "";
  const before = out.at(-1) ?? "";
  if (word === "1" && isDescription(before, out.at(-2) ?? "")) return "one";
  const next = words[at + 1] ?? ".";
  if (word === "one") {
    const joins = /^(and|or|,)$/.test(next) && readNumeral(words[at + 2] ?? "") !== null;
    const isLast = joins || /^([.,;!?]|please)$/.test(next);
    const named = /^(number|option|choice|answer)$/;
    return named.test(before) || (isLast ? /^[PT]\d+$/ : /^P\d+$/).test(before) ? "1" : word;
  }
  const numeral = readNumeral(word) ?? romanNumeral(word, before);
  if (numeral) return numeral;
  const closes =
    /^([.,;!?]|\.\.\.|and|or|please|to|too|i|maybe|probably|sorry|lol|mate|next|near|under|behind|beside|delete|scratch|wait|no|not|because)$/.test(
      next,
    );
  const isFirst = at === 1 && before === "T0" && !/[^s]s$/.test(words[0] ?? "");
  if (!closes || !(isFirst || /^(P\d+|number)$/.test(before))) return word;
  const isBare = !/^(the|a|my|our|your|their|that|this)$/.test(words[at - 2] ?? "");
  return nearestNumeral(word, isBare) ?? word;
}

/** "I threw the old one away": it is where rubbish goes. */
const disposal =
  /\b(?:threw|thrown|throwing|chucked|tossed|yeeted)(?: (?!in\b|into\b|on\b|at\b)\w+){0,3} (?:away|out)\b/g;

/** "coffee or side table": one noun for two names. */
const sharedTable =
  /\b(coffee|side|dining|dinner|end|bedside|kitchen|low|small|big) (or|and|nor) ((?:the )?\w+) table\b/g;

/** The same function, which works each word out once: people repeat themselves. */
function once<Result>(work: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const result = known.has(word) ? (known.get(word) as Result) : work(word);
    known.set(word, result);
    return result;
  };
}

/** "the 3 cabinet": cabinet 3; but "3 cabinets", and "2 cabinet 4". */
function isNumberBefore(out: readonly string[], entity: Entity, words: readonly string[]): boolean {
  const [number = "", before = "."] = [out.at(-1), out.at(-2)];
  const next = words.at(-1) ?? ".";
  const isPlural = words.some((word, at) => /[^s]s$/.test(word) && at >= words.length - 2);
  if (entity.kind !== "place" || entity.ids.length < 2 || isPlural) return false;
  if (!/^[2-9]$|^1\d$/.test(number) || /^(\d+|[PT]\d+|number|to|or|and|,)$/.test(before))
    return false;
  return readNumeral(next) === null;
}

/** Names of what holds something, without saying what. */
const generic = /^(holder|ring|rack|rail|hook|hanger|bar|roll)$/;

/** "on its holder": the place that is made for the thing asked about. */
function ownPlace(room: RoomVocabulary): Entity | null {
  const classes = [...room.placesByClass.keys()].filter((cls) => cls.startsWith(room.noun));
  return classes.length === 1 ? placeFrom(new Set(classes), room, false) : null;
}

/** Finds names of places and things, longest first, and numbers. */
export function markEntities(text: string, room: RoomVocabulary): MarkedText {
  const spell = once((word) =>
    expandAbbreviation(word, room).map((part) =>
      isForeignName(part) ? part : correctSlip(correctSpelling(part, room.spellings)),
    ),
  );
  const resolve = once((name) => meaningOf(name, room));
  const plain = text.replace(sharedTable, "$1 table $2 $3 table").replace(disposal, "binned");
  const spelt = expandSkeletons(expandNames(plain.split(" ").flatMap(spell), room), room);
  const words = joinTens(spelt.join(" ")).split(" ");
  const entities: Entity[] = [];
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestName(words, at, resolve);
    if (!found) {
      const near = nearestRank(words[at] ?? "");
      const isRank =
        near !== null &&
        (/^(one|option)$/.test(words[at + 1] ?? "") ||
          longestName(words, at + 1, resolve) !== null);
      if (isRank) words[at] = near;
      out.push(readWord(words, at, out));
      at += 1;
      continue;
    }
    const token = `${found.entity.kind === "place" ? "P" : "T"}${entities.length}`;
    const isGeneric =
      words[at - 1] === "its" || (found.length === 1 && generic.test(words[at] ?? ""));
    const belongs = isGeneric && found.entity.kind === "place" ? ownPlace(room) : null;
    if (belongs) found.entity = belongs;
    const isNumbered = isNumberBefore(out, found.entity, words.slice(at, at + found.length + 1));
    if (isNumbered) out.splice(-1, 0, token);
    else out.push(token);
    entities.push({ ...found.entity, name: words.slice(at, at + found.length).join(" ") });
    at += found.length;
  }
  return { text: tidyNumbers(out.join(" "), entities), entities };
}

/** "basket of dirty linen" -> "dirty linen basket". */
function turned(name: string): string {
  if (!name.includes(" of ")) return "";
  const [head = "", rest] = name.split(" of ");
  return rest === undefined ? "" : `${rest.replace(/^the /, "")} ${head}`;
}

function longestName(
  words: readonly string[],
  at: number,
  resolve: (name: string) => Entity | null,
): { entity: Entity; length: number } | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(" ");
    const entity = isShy(words, at, name) ? null : (resolve(name) ?? resolve(turned(name)));
    if (entity) return { entity, length };
  }
  return null;
}
