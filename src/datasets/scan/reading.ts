/** Normalises a text for the scan, removing invisible characters and marks. */
import { transliterate } from "transliteration";

export interface Reading {
  readonly text: string;
  readonly original: (from: number, to: number) => readonly [from: number, to: number];
}

export interface Word {
  readonly latin: string;
  readonly isCapital: boolean;
  readonly from: number;
  readonly to: number;
}

const invisible = /[\p{Cf}\p{M}\u115f\u1160\u3164]/gu;

export function read(text: string): Reading {
  let read = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const form = unify(character);
    for (let unit = 0; unit < form.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    read += form;
    at = end;
  }
  return {
    text: read,
    original: (from, to) => [starts[from] ?? text.length, ends[to - 1] ?? text.length],
  };
}

function unify(character: string): string {
  if (character <= "\u007f") return character;
  if (/\p{Nd}/u.test(character)) return transliterate(character);
  return character.normalize("NFKD").replace(invisible, "").normalize("NFC");
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const latinWords = /[\p{Script=Latin}\p{N}]+/gu;

/** Splits into words; in scripts without spaces, only Latin words. */
export function wordsOf({ text }: Reading): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(wordPattern))
    if (!unspaced.test(run)) words.push(toWord(run, index));
    else
      for (const { 0: word, index: within } of run.matchAll(latinWords))
        words.push(toWord(word, index + within));
  return words;
}

/** Cyrillic and Greek letters that look Latin. */
const [alike, latin] = [
  "АВЕКМНОРСТХаеорсухіΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι",
  "ABEKMHOPCTXaeopcyxiABEZHIKMNOPTYXovi",
];
const twins = new Map(Array.from(alike, (letter, at) => [letter, latin[at] ?? letter]));

function toWord(word: string, from: number): Word {
  const isMixed =
    /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
  const seen = isMixed ? Array.from(word, (letter) => twins.get(letter) ?? letter).join("") : word;
  return {
    latin: latinOf(seen),
    isCapital: /^\p{Lu}/u.test(word),
    from,
    to: from + word.length,
  };
}

function latinOf(word: string): string {
  const latin = /^[\x20-\x7f]*$/.test(word) ? word : transliterate(word);
  return latin.toLowerCase().replace(/[^a-z0-9]/g, "");
}
