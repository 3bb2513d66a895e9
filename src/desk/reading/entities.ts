import { wordSet } from "../../core/wording.js";
import { correctLook, correctSlip, correctSpelling, isChat, mayShorten } from "./fuzzy.js";
import { isCommonWord, isForeignName } from "./languages.js";
import { baseLexicon, isEnglishName, MAX_NAME_WORDS } from "./lexicon.js";
import { type Entity, isLoosePart, meaningOf, placeFrom } from "./meanings.js";
import { dropNumberWords, joinTens, nearestNumeral, readNumeral } from "./numbers.js";
import type { RoomVocabulary } from "./room-vocabulary.js";

/** Text with names as `P3` (place) or `T4` (thing), numbers as digits, ranks as `O2`. */
export interface MarkedText {
  readonly text: string;
  readonly entities: readonly Entity[];
}

const notBefore = wordSet(
  "so i we you they he she very quite it them feel stay to could would will somewhere kept let me",
);
const adjectives = wordSet("safe waste trash");
const verbs = wordSet("is are be was were");
const notAfter = wordSet("me you us your my our his her their the a an it them any");
const marks = wordSet(". , ; ! ? ...");
const articles = wordSet("the a an my our your their that this");
const leads = wordSet(
  "in on at under the da de d teh tha dis dat my our ur yr behind next to or and not try check inside left right top bottom big small . ; ,",
);

/** Whether a name is used as an ordinary word: "so safe", "waste your time". */
function isOrdinary(words: readonly string[], at: number, name: string): boolean {
  const [before = "", next = "."] = [words[at - 1], words[at + 1]];
  if (!baseLexicon.get(name)?.shy || articles.has(before)) return false;
  // "It is safe", but "yellow is sink"
  if (adjectives.has(name) && verbs.has(before)) return true;
  return notBefore.has(before) || (notAfter.has(next) && !leads.has(before));
}

const options = wordSet("number option choice answer");
const closing = wordSet(
  ". , ; ! ? ... and or please to too i maybe probably sorry lol mate next near under behind beside delete scratch wait no not because",
);

/** "drawer one", "number one", "mug one.": only here "one" is a number. "The thick 1" is one. */
function readWord(words: readonly string[], at: number, out: readonly string[]): string {
  const [word = "", before = "", next = "."] = [words[at], out.at(-1), words[at + 1]];
  const isNamed = /^P\d+$/.test(before) || options.has(before);
  if (word === "1" && articles.has(out.at(-2) ?? "") && /^[a-z]{3,}$/.test(before))
    return options.has(before) ? word : "one";
  if (word === "one") return isNamed || (/^T\d+$/.test(before) && marks.has(next)) ? "1" : word;
  const numeral = readNumeral(word);
  if (numeral) return numeral;
  const isFirst = at === 1 && before === "T0";
  if (!closing.has(next) || !(isFirst || isNamed)) return word;
  return nearestNumeral(word, !articles.has(words[at - 2] ?? "")) ?? word;
}

function respell(word: string, { spellings, looks }: RoomVocabulary): string {
  const spelt = correctSlip(correctSpelling(word, spellings));
  return spelt === word && !isEnglishName(word) && !isCommonWord(word)
    ? correctLook(word, looks)
    : spelt;
}

function once<Result>(work: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const result = known.has(word) ? (known.get(word) as Result) : work(word);
    known.set(word, result);
    return result;
  };
}

function classesNamed(name: string, room: RoomVocabulary): string[] {
  return [...(baseLexicon.get(name)?.places ?? [])].filter((cls) => room.placesByClass.has(cls));
}

/** "snk", "drs 2": the only name in the room that a word without vowels, before a number or alone may shorten. */
function expandShort(words: readonly string[], at: number, room: RoomVocabulary): string {
  const word = words[at] ?? "";
  const number = /^\d+$/.exec(words[at + 1] ?? "")?.[0];
  const isLone = words.length === 1 || words.slice(1).every((one) => marks.has(one));
  // A lone letter is an option.
  const isBare =
    /^[b-df-hj-np-tv-xz]{1,6}$/.test(word) && (word.length > (isLone ? 1 : 2) || number);
  const isPart = /^[a-z]{4,9}$/.test(word) && (number || isLone) && !isCommonWord(word);
  const isLed = isLone || number || leads.has(words[at - 1] ?? ".");
  if (!isLed || !(isBare || isPart) || isChat(word) || isEnglishName(word)) return word;
  const names = [...room.spellings].filter(
    (name) => mayShorten(word, name) && (isBare || isLone || name.startsWith(word)),
  );
  const classes = [...new Set(names.flatMap((name) => classesNamed(name, room)))];
  const having = classes.filter((cls) => room.placesByClass.get(cls)?.includes(`${cls} ${number}`));
  const [only, ...more] = having.length > 0 ? having : classes;
  if (only === undefined || more.length > 0) return word;
  return names.find((name) => classesNamed(name, room).includes(only)) ?? word;
}

const generic = wordSet("holder ring rack rail hook hanger bar roll");

/** "on its holder": the place made for the thing asked about. */
function ownPlace(room: RoomVocabulary): Entity | null {
  const classes = [...room.placesByClass.keys()].filter((cls) => cls.startsWith(room.noun));
  return classes.length === 1 ? placeFrom(new Set(classes), room, false) : null;
}

export function markEntities(text: string, room: RoomVocabulary): MarkedText {
  const spell = once((word) => (isForeignName(word) ? word : respell(word, room)));
  const meaning = once((name) => meaningOf(name, room));
  const resolve = (words: readonly string[], at: number, length: number) => {
    const name = words.slice(at, at + length).join(" ");
    if (isOrdinary(words, at, name) || isLoosePart(words, at, length, room)) return null;
    return meaning(name) ?? meaning(turned(name));
  };
  const spelt = text.split(" ").map(spell);
  const words = joinTens(spelt.map((_, at) => expandShort(spelt, at, room)));
  const entities: Entity[] = [];
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestName(words, at, resolve);
    if (!found) {
      out.push(readWord(words, at, out));
      at += 1;
      continue;
    }
    out.push(`${found.entity.kind === "place" ? "P" : "T"}${entities.length}`);
    const isGeneric =
      words[at - 1] === "its" || (found.length === 1 && generic.has(words[at] ?? ""));
    const belongs = isGeneric && found.entity.kind === "place" ? ownPlace(room) : null;
    const name = words.slice(at, at + found.length).join(" ");
    entities.push({ ...(belongs ?? found.entity), name });
    at += found.length;
  }
  return { text: dropNumberWords(out).join(" "), entities };
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
  resolve: (words: readonly string[], at: number, length: number) => Entity | null,
): { entity: Entity; length: number } | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const entity = resolve(words, at, length);
    if (entity) return { entity, length };
  }
  return null;
}
