/** Expands abbreviated names of places: "snk", "d1". */
import { wordSet } from "../../../core/words/wording.js";
import { isCommonWord } from "../languages.js";
import { nearestNumeral, nearestRank } from "../numbers/numbers.js";
import { baseLexicon, isEnglishName } from "./lexicon.js";
import type { RoomVocabulary } from "./room-vocabulary.js";
import { hasSameConsonants, isChat, isSkeletonOf } from "./spelling.js";

/** Picks the kind of place meant: the only one, the only one with that number, or the only one with several places. */
function onlyClass(
  classes: readonly string[],
  number: number | null,
  { placesByClass }: RoomVocabulary,
): string | null {
  const tries = [
    classes,
    classes.filter((cls) => placesByClass.get(cls)?.includes(`${cls} ${number}`)),
    classes.filter((cls) => (placesByClass.get(cls)?.length ?? 0) > 1),
  ];
  return tries.find((left) => left.length === 1)?.[0] ?? null;
}

function classesNamed(name: string, room: RoomVocabulary): string[] {
  return [...(baseLexicon.get(name)?.places ?? [])].filter((cls) => room.placesByClass.has(cls));
}

/** Expands the first letters of a kind of place with a number ("d1", "cu5"), if only one kind fits. */
export function expandAbbreviation(word: string, room: RoomVocabulary): string[] {
  const [, letters, digits = ""] = /^([a-z]{1,4})([1-9]\d?)$/.exec(word) ?? [];
  if (letters === undefined) return [word];
  const classes = [...room.placesByClass.keys()].filter((cls) => cls.startsWith(letters));
  const only = onlyClass(classes, Number(digits), room);
  return [baseLexicon.has(letters) || !only ? letters : only, digits];
}

const leads = wordSet(
  "in on at under the da de d teh tha dis dat my our ur yr behind next to or and not try check inside left right top bottom big small . ; ,",
);
const marks = wordSet(". , ; ! ?");

function mayBeName(word: string, isLikely: boolean): boolean {
  if (isChat(word) || baseLexicon.has(word) || isEnglishName(word)) return false;
  if (/^[b-df-hj-np-tv-xz]{2,6}$/.test(word)) return true;
  const isOrdinary =
    isCommonWord(word) || nearestNumeral(word, false) !== null || nearestRank(word) !== null;
  return isLikely && /^[a-z]{4,9}$/.test(word) && !isOrdinary;
}

/** Expands abbreviations that fit only one name in the room: "snk", "twl hldr", "drs 2". */
export function expandSkeletons(words: readonly string[], room: RoomVocabulary): string[] {
  const isLone = words.slice(1).every((one) => marks.has(one));
  return words.map((word, at) => {
    const isNumbered = /^\d+$/.test(words[at + 1] ?? "");
    const before = words[at - 1] ?? ".";
    const isPlaced = isNumbered || isLone || leads.has(before) || /^(?:\d+|[a-z]*th)$/.test(before);
    if (!isPlaced || !mayBeName(word, isNumbered || isLone)) return word;
    if (word.length === 2 && !isNumbered && words.length > 2) return word;
    const isBare = !/[aeiou]/.test(word);
    const full = [...room.spellings].filter((name) =>
      isBare || isLone
        ? isSkeletonOf(word, name)
        : name.startsWith(word) || hasSameConsonants(word, name),
    );
    const meant = [...new Set(full.flatMap((name) => classesNamed(name, room)))];
    const only = onlyClass(meant, isNumbered ? Number(words[at + 1]) : null, room);
    if (only) return full.find((name) => classesNamed(name, room).includes(only)) ?? only;
    return meant.length === 0 && full.length === 1 ? (full[0] ?? word) : word;
  });
}

/** Expands two shortened words that fit only one kind of place: "din tbl", "cfe mach". */
export function expandNames(words: readonly string[], room: RoomVocabulary): string[] {
  const out = [...words];
  for (let at = 0; at + 1 < words.length; at += 1) {
    const pair = [words[at] ?? "", words[at + 1] ?? ""] as const;
    const mayBeShort = (word: string) =>
      /^[a-z]{2,5}$/.test(word) && !isCommonWord(word) && !isChat(word);
    if (!pair.some(mayBeShort) || pair.every(isEnglishName)) continue;
    const fits = (said: string, word: string) =>
      said === word || (mayBeShort(said) && said.length < word.length && isSkeletonOf(said, word));
    const full = room.pairs.filter(([one, two]) => fits(pair[0], one) && fits(pair[1], two));
    const classes = new Set(full.flatMap(([one, two]) => classesNamed(`${one} ${two}`, room)));
    const [name] = full;
    if (name && classes.size === 1) out.splice(at, 2, ...name);
  }
  return out;
}
