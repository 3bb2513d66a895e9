/** Names in disguise: with digits for letters ("3m1ly"), or letter by letter ("A n n a"). */
import type { Passage } from "../passage.js";
import type { Find } from "../rules/rule.js";
import type { NameIndex } from "./name-index.js";
import { soundOf } from "./romanise.js";

const kind = "name";

/** Letters that a sign may stand for. */
const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "il",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "gb",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "il",
  "+": "t",
  "€": "e",
  "£": "l",
  "¡": "i",
};
const signed =
  /(?<![\p{L}\p{N}@$!|+€£¡])(?=[\p{L}@$|+€£¡!]{0,30}[\d@$!|+€£¡])[\p{L}\p{N}@$!|+€£¡]{2,31}/gu;
/** More readings of one word are not tried. */
const mostReadings = 16;
/** At least this many letters must be letters. */
const fewestLetters = 1;

export function* disguisedNames(passage: Passage, index: NameIndex): Generator<Find> {
  yield* leetNames(passage, index);
  yield* spacedNames(passage, index);
}

function* leetNames({ lower }: Passage, index: NameIndex): Generator<Find> {
  for (const { 0: found, index: from } of lower.matchAll(signed)) {
    const written = found.replace(/(?<![!+|])[!+|]+$/, "");
    if ((written.match(/\p{L}/gu)?.length ?? 0) < fewestLetters || !/[\d@$!|+€£¡]/.test(written))
      continue;
    const name = readingsOf(written, index).find((reading) => isName(reading, index));
    if (name !== undefined) yield { kind, from, to: from + written.length };
  }
}

function isName(reading: string, { joined, sounds }: NameIndex): boolean {
  if (reading.length < 3) return false;
  if (joined.has(reading) || (reading.length > 4 && sounds.other.has(soundOf(reading))))
    return true;
  return reading.length > 3 && /[sz]$/.test(reading) && joined.has(reading.slice(0, -1));
}

/** The words that a disguised one may stand for. */
function readingsOf(written: string, { beginnings, sounds }: NameIndex): readonly string[] {
  let readings = [""];
  for (const sign of written) {
    const letters = leet[sign] ?? sign;
    readings = [...letters].flatMap((letter) => readings.map((begun) => begun + letter));
    if (readings[0]?.length === 3 && sounds.other.size === 0)
      readings = readings.filter((begun) => beginnings.has(begun));
    if (readings.length > mostReadings) readings = readings.slice(0, mostReadings);
  }
  return readings;
}

const spaced =
  /(?<![\p{L}\p{N}'])[\p{L}\p{N}@$!](?:[^\p{L}\p{N}@$!]{1,3}[\p{L}\p{N}@$!]){1,60}(?![\p{L}\p{N}])/gu;
const sureLength = 4;

/** A part of the run is a name when it ends where the run does, or has many letters. */
function* spacedNames(
  { lower }: Passage,
  { joined, longest, beginnings }: NameIndex,
): Generator<Find> {
  for (const { 0: run, index: from } of lower.matchAll(spaced)) {
    const letters = [...run.matchAll(/[\p{L}\p{N}@$!]/gu)].map(({ 0: letter, index }) => ({
      letter,
      index,
    }));
    const plain = letters.map(({ letter }) => leet[letter]?.[0] ?? letter).join("");
    for (let first = 0; first < letters.length; first++) {
      if (!beginnings.has(plain.slice(first, first + 3))) continue;
      const furthest = Math.min(letters.length, first + longest);
      for (let end = furthest; end >= first + 3; end--) {
        const name = plain.slice(first, end);
        if (!joined.has(name)) continue;
        const isWhole =
          (first === 0 || isWide(run, letters, first)) &&
          (end >= letters.length - 1 || isWide(run, letters, end));
        if (!isWhole && name.length < sureLength) continue;
        const [start, last] = [letters[first], letters[end - 1]];
        if (start && last) yield { kind, from: from + start.index, to: from + last.index + 1 };
        first = end;
        break;
      }
    }
  }
}

/** Whether the gap before a letter is wider than the others. */
function isWide(run: string, letters: readonly { readonly index: number }[], at: number): boolean {
  const [before, letter] = [letters[at - 1], letters[at]];
  return (
    before !== undefined &&
    letter !== undefined &&
    letter.index - before.index > 2 &&
    / {2}|[-,./] /.test(run.slice(before.index + 1, letter.index))
  );
}
