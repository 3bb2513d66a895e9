/** Words shortened by their writers: "d1", "snk", "din tbl". */
import { isCommonWord } from "./languages.js";
import { baseLexicon, isEnglishName } from "./lexicon.js";
import { nearestNumeral, nearestRank } from "./numerals.js";
import type { RoomVocabulary } from "./room-vocabulary.js";
import { isChat, isSkeletonOf, isSpeech } from "./spelling.js";

/** "d1", "cu5": one or two letters with which only one class begins. */
export function expandAbbreviation(word: string, room: RoomVocabulary): string[] {
  const short = /^([a-z]{1,4})([1-9]\d?)$/.exec(word);
  if (!short) return [word];
  const [, letters = "", digits = ""] = short;
  const classes = [...room.placesByClass.keys()].filter((cls) => cls.startsWith(letters));
  const only = onlyClass(classes, Number(digits), room);
  return [baseLexicon.has(letters) || !only ? letters : only, digits];
}

/** The only one of the classes that has that number, or else that has several places. */
function onlyClass(
  classes: readonly string[],
  number: number | null,
  room: RoomVocabulary,
): string | null {
  if (classes.length === 1) return classes[0] ?? null;
  const numbered = classes.filter((cls) =>
    room.placesByClass.get(cls)?.includes(`${cls} ${number}`),
  );
  const several = classes.filter((cls) => (room.placesByClass.get(cls)?.length ?? 0) > 1);
  return [numbered, several].find((left) => left.length === 1)?.[0] ?? null;
}

/** "snk", "twl hldr", "drs 2": words without vowels that only one name of the room's places is left of. */
export function expandSkeletons(words: readonly string[], room: RoomVocabulary): string[] {
  return words.map((word, at) => {
    const next = words[at + 1] ?? ".";
    const isNumbered = /^\d+$/.test(next);
    const isAlone = words.length <= 2;
    const isBare = /^[b-df-hj-np-tv-xz]{2,6}$/.test(word);
    const isOnly = at === 0 && words.slice(1).every((one) => /^[.,;!?]$/.test(one));
    const isOpen =
      (isNumbered || isOnly) &&
      /^[a-z]{4,9}$/.test(word) &&
      !isEnglishName(word) &&
      !isCommonWord(word) &&
      nearestNumeral(word, false) === null &&
      nearestRank(word) === null;
    const leads =
      /^(in|on|at|under|the|da|de|d|teh|tha|dis|dat|my|our|ur|yr|behind|next|to|or|and|not|try|check|inside|left|right|top|bottom|big|small|\d+|[a-z]*th|1st|2nd|3rd|[.;,])$/;
    const isPlaced = isNumbered || isOnly || leads.test(words[at - 1] ?? ".");
    if (!isPlaced || isSpeech(word)) return word;
    if (!(isBare || isOpen) || isChat(word) || baseLexicon.has(word) || isEnglishName(word))
      return word;
    if (word.length === 2 && !isNumbered && !isAlone) return word;
    const full = [...room.spellings].filter((name) =>
      isBare || isOnly
        ? isSkeletonOf(word, name)
        : name.startsWith(word) || consonantsOf(word) === consonantsOf(name),
    );
    const meant = [...new Set(full.flatMap((name) => classesNamed(name, room)))];
    const only = onlyClass(meant, isNumbered ? Number(next) : null, room);
    const [first] = full.toSorted((a, b) => a.length - b.length);
    if (only && meant.length > 0)
      return full.find((name) => baseLexicon.get(name)?.places.has(only)) ?? only;
    return meant.length === 0 && full.length === 1 && first ? first : word;
  });
}

function consonantsOf(name: string): string {
  return name.replace(/[aeiou ]/g, "");
}

/** Whether a word is short for a word of a name: its beginning, or its consonants. */
function isShortFor(short: string, word: string): boolean {
  if (short === word) return true;
  return short.length > 1 && short.length < word.length && isSkeletonOf(short, word);
}

function isNoShort(word: string): boolean {
  return !/^[a-z]{2,5}$/.test(word) || isCommonWord(word) || isChat(word);
}

/** "din tbl", "cfe mach": words that are each short for a word of the same name, of only one class. */
export function expandNames(words: readonly string[], room: RoomVocabulary): string[] {
  const out = [...words];
  for (let at = 0; at + 1 < words.length; at += 1) {
    const pair = [words[at] ?? "", words[at + 1] ?? ""] as const;
    const mayBeShort = pair.map((word) => !isNoShort(word));
    if (!mayBeShort.includes(true) || pair.every(isEnglishName)) continue;
    const fits = (nth: 0 | 1, word: string) =>
      pair[nth] === word || (mayBeShort[nth] && isShortFor(pair[nth], word));
    const full = room.pairs.filter(([first, second]) => fits(0, first) && fits(1, second));
    if (full.some(([first, second]) => first === pair[0] && second === pair[1])) continue;
    const classes = new Set(
      full.flatMap(([first, second]) => classesNamed(`${first} ${second}`, room)),
    );
    const [name] = full;
    if (name && classes.size === 1) out.splice(at, 2, ...name);
  }
  return out;
}

/** Classes of the room that a name stands for. */
function classesNamed(name: string, room: RoomVocabulary): string[] {
  const entry = baseLexicon.get(name);
  return [...(entry?.places ?? [])].filter((cls) => room.placesByClass.has(cls));
}
