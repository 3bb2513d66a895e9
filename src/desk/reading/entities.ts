/** Finds names of places and things in a reply, also misspelt ones, and replaces them by tokens. */
import { keptFor, remembering } from "../../core/newest.js";
import { wordSet } from "../../core/words/wording.js";
import { isCommonWord, isForeignName } from "./languages.js";
import { expandAbbreviation, expandNames, expandSkeletons } from "./lexicon/abbreviations.js";
import { baseLexicon, isEnglishName, MAX_NAME_WORDS } from "./lexicon/lexicon.js";
import { type Entity, isLoosePart, meaningOf, placeFrom } from "./lexicon/meanings.js";
import type { RoomVocabulary } from "./lexicon/room-vocabulary.js";
import { correctLook, correctSlip, correctSpelling } from "./lexicon/spelling.js";
import {
  joinTens,
  nearestNumeral,
  nearestRank,
  readNumeral,
  tidyNumbers,
} from "./numbers/numbers.js";

/** A reply whose names became tokens: `P3` (place) or `T4` (thing), by index in `entities`; ranks became `O2`. */
export type MarkedText = ReturnType<typeof markEntities>;

const notBefore = wordSet(
  "is are be was were i we you they he she so very quite it them feel stay to could would will somewhere kept let me",
);
const notAfter = wordSet("me you us your my our his her their the a an it them any");
const marks = wordSet(". , ; ! ? ...");
const closing = wordSet(". , ; ! ?");
const leads = wordSet("the my our your a in on at under from");
const verbs = wordSet("is are was were be");
const adjectives = wordSet("safe waste trash");
const articles = wordSet("the a an my our");
const determiners = wordSet("the a my our your their that this");
const shown = wordSet("number option choice answer");
const counted = wordSet("number option choice answer letter item only");
const joins = wordSet("and or ,");
const inverted = ["it", "they"].flatMap((one) => [...verbs].map((verb) => `${one} ${verb}`));
/** A word between a place's name and one of these words may be a misspelt number. */
const afterNumber = wordSet(
  ". , ; ! ? ... and or please to too i maybe probably sorry lol mate next near under behind beside delete scratch wait no not because",
);
const isName = (token: string) => /^[PT]\d+$/.test(token);
const isPlaceName = (token: string) => /^P\d+$/.test(token);

/** True if a place's or thing's name is used as an ordinary word: "so safe", "waste your time". */
function isOrdinary(words: readonly string[], at: number, name: string): boolean {
  if (!baseLexicon.get(name)?.shy) return false;
  const [before = "", next = ".", after = ""] = [words[at - 1], words[at + 1], words[at + 2]];
  const isInverted = inverted.includes(`${next} ${after}`);
  if (notAfter.has(next) && !leads.has(before) && !isInverted) return true;
  if (before === "so" && marks.has(next)) return notBefore.has(words[at - 2] ?? "");
  // "Sink" is a place in "yellow is sink", but "safe" is none in "it is safe".
  const isPlace = verbs.has(before) && !adjectives.has(name);
  return notBefore.has(before) && !(isPlace && marks.has(next));
}

const romans = "- - ii iii iv v vi vii viii ix x xi xii xiii xiv".split(" ");

function romanNumeral(word: string, before: string): string | null {
  const value = romans.indexOf(word);
  return value > 1 && (isName(before) || before === "number") ? String(value) : null;
}

/** True for "the thick 1", short for "one". */
function isDescription(word: string, before: string): boolean {
  return articles.has(before) && /^[a-z]{3,}$/.test(word) && !counted.has(word);
}

/** Turns a number word into digits. "one" is a number only in "drawer one", "number one", "mug one." */
function readWord(words: readonly string[], at: number, out: readonly string[]): string {
  const word = words[at] ?? "";
  const before = out.at(-1) ?? "";
  if (word === "1" && isDescription(before, out.at(-2) ?? "")) return "one";
  const next = words[at + 1] ?? ".";
  if (word === "one") {
    const isListed = joins.has(next) && readNumeral(words[at + 2] ?? "") !== null;
    const isLast = isListed || closing.has(next) || next === "please";
    return shown.has(before) || (isLast ? isName : isPlaceName)(before) ? "1" : word;
  }
  const numeral = readNumeral(word) ?? romanNumeral(word, before);
  if (numeral) return numeral;
  const isFirst = at === 1 && before === "T0" && !/[^s]s$/.test(words[0] ?? "");
  const isNamed = isFirst || isPlaceName(before) || before === "number";
  if (!afterNumber.has(next) || !isNamed) return word;
  return nearestNumeral(word, !determiners.has(words[at - 2] ?? "")) ?? word;
}

/** Matches throwing away, which names the bin: "I threw the old one away". */
const disposal =
  /\b(?:threw|thrown|throwing|chucked|tossed|yeeted)(?: (?!in\b|into\b|on\b|at\b)\w+){0,3} (?:away|out)\b/g;

/** Matches two tables that share the noun: "coffee or side table". */
const sharedTable =
  /\b(coffee|side|dining|dinner|end|bedside|kitchen|low|small|big) (or|and|nor) ((?:the )?\w+) table\b/g;

function respell(word: string, { spellings, looks }: RoomVocabulary): string {
  const spelt = correctSlip(correctSpelling(word, spellings));
  return spelt === word && !isEnglishName(word) && !isCommonWord(word)
    ? correctLook(word, looks)
    : spelt;
}

const wordsOf = keptFor(readWords);

function readWords(room: RoomVocabulary) {
  return {
    spell: remembering((word) =>
      expandAbbreviation(word, room).map((part) =>
        isForeignName(part) ? part : respell(part, room),
      ),
    ),
    meaning: remembering((name) => meaningOf(name, room)),
  };
}

const beforeOthers = wordSet("number to or and ,");

/** True for "the 3 cabinet" (cabinet 3), but not for "3 cabinets" or "2 cabinet 4". */
function isNumberBefore(out: readonly string[], entity: Entity, words: readonly string[]): boolean {
  const [number = "", before = "."] = [out.at(-1), out.at(-2)];
  const next = words.at(-1) ?? ".";
  const isPlural = words.some((word, at) => /[^s]s$/.test(word) && at >= words.length - 2);
  if (entity.kind !== "place" || entity.ids.length < 2 || isPlural) return false;
  const isOther = isName(before) || /^\d+$/.test(before) || beforeOthers.has(before);
  if (!/^(?:[2-9]|1\d)$/.test(number) || isOther) return false;
  return readNumeral(next) === null;
}

const generic = wordSet("holder ring rack rail hook hanger bar roll");

/** Returns the place named after the thing asked about: for a towel, "on its holder" is the towel holder. */
function ownPlace(room: RoomVocabulary): Entity | null {
  const classes = [...room.placesByClass.keys()].filter((cls) => cls.startsWith(room.noun));
  return classes.length === 1 ? placeFrom(new Set(classes), room, false) : null;
}

export function markEntities(text: string, room: RoomVocabulary) {
  const { spell, meaning } = wordsOf(room);
  const resolve = (words: readonly string[], at: number, length: number) => {
    const name = words.slice(at, at + length).join(" ");
    if (isOrdinary(words, at, name) || isLoosePart(words, at, length, room)) return null;
    return meaning(name) ?? meaning(turned(name));
  };
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
        (words[at + 1] === "one" ||
          words[at + 1] === "option" ||
          longestName(words, at + 1, resolve) !== null);
      if (isRank) words[at] = near;
      out.push(readWord(words, at, out));
      at += 1;
      continue;
    }
    const token = `${found.entity.kind === "place" ? "P" : "T"}${entities.length}`;
    const isGeneric =
      words[at - 1] === "its" || (found.length === 1 && generic.has(words[at] ?? ""));
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

/** Puts words after "of" first: "basket of dirty linen" becomes "dirty linen basket". */
function turned(name: string): string {
  if (!name.includes(" of ")) return "";
  const [head = "", rest] = name.split(" of ");
  return rest === undefined ? "" : `${rest.replace(/^the /, "")} ${head}`;
}

function longestName(
  words: readonly string[],
  at: number,
  resolve: (words: readonly string[], at: number, length: number) => Entity | null,
): { entity: Entity; length: number } | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const entity = resolve(words, at, length);
    if (entity) return { entity, length };
  }
  return null;
}
