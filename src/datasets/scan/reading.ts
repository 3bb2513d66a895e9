/** A text as the rules read it: without marks and disguise, and with the way back to what was written. */
import { plainForm, readMixed } from "./lookalikes.js";

export interface Reading {
  readonly text: string;
  /** For each UTF-16 unit of the text: where its character begins in the original, and where it ends. */
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
}

/** A character with its marks, or the parts of a Korean syllable. */
const clusters = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|\P{M}\p{M}*|\p{M}+/gsu;
/** Marks that any script may bear. Vowels of Indian scripts are marks too, but belong to the word. */
const marks =
  /(?=\p{M})(?![\u3099\u309a])[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;
/** Nobody sees them: they only split words. */
const unseen = /\p{Cf}|\p{Cs}|\p{Default_Ignorable_Code_Point}|\u2800/gu;
const written = /[\p{L}\p{M}\p{N}]+/gu;
/** Where a word in letters or digits meets one in a script without spaces. */
const unspaced =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー]";
const meeting = new RegExp(
  `(?<=${unspaced})(?!${unspaced})(?=[\\p{L}\\p{N}@+])|(?<=[\\p{L}\\p{N}])(?<!${unspaced})(?=${unspaced})`,
  "gu",
);

/** Control characters are unseen too, but for line breaks; a tab is a space. */
const asciiForms = Array.from({ length: 128 }, (_, code) => {
  if (code === 9) return " ";
  if (code === 10 || code === 13) return String.fromCharCode(code);
  if (code === 96) return "'";
  return code < 32 || code === 127 ? "" : String.fromCharCode(code);
});

/** Puts a reading together, piece by piece. */
export class ReadingWriter {
  #text = "";
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** Adds words that stand for a part of the original. */
  add(words: string, from: number, to: number): void {
    this.#text += words;
    for (let unit = 0; unit < words.length; unit++) {
      this.#starts.push(from);
      this.#ends.push(to);
    }
  }

  /** Adds a part of another reading as it is. */
  copy(reading: Reading, from: number, to: number): void {
    this.#text += reading.text.slice(from, to);
    for (let unit = from; unit < to; unit++) {
      this.#starts.push(reading.starts[unit] ?? 0);
      this.#ends.push(reading.ends[unit] ?? 0);
    }
  }

  finish(): Reading {
    return { text: this.#text, starts: this.#starts, ends: this.#ends };
  }
}

/**
 * NFKC without marks and invisible characters, with lookalikes as what they look like, digits of all scripts
 * as 0 to 9, and every space as a space. Line breaks stay.
 */
export function readPlainly(original: string): Reading {
  const writer = new ReadingWriter();
  for (const { 0: cluster, index } of original.matchAll(clusters)) {
    const code = cluster.charCodeAt(0);
    const isAscii = cluster.length === 1 && code < 128;
    const plain = isAscii ? (asciiForms[code] ?? "") : plainCluster(cluster);
    writer.add(plain, index, index + cluster.length);
  }
  return unmix(separate(writer.finish()));
}

/** Kept, since the same characters come again. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function plainCluster(cluster: string): string {
  const kept = known.get(cluster);
  if (kept !== undefined) return kept;
  const plain = foldCluster(cluster);
  if (known.size >= mostKnown) known.clear();
  if (cluster.length < 8) known.set(cluster, plain);
  return plain;
}

function foldCluster(cluster: string): string {
  const form = plainForm(cluster);
  if (form !== null) return form;
  const composed = cluster.normalize("NFKC").replace(unseen, "");
  if (/^\p{Script=Hangul}+$/u.test(composed)) return composed;
  let plain = "";
  for (const letter of composed.normalize("NFD").replace(marks, "")) plain += foldLetter(letter);
  return plain.normalize("NFC");
}

function foldLetter(letter: string): string {
  const form = plainForm(letter);
  if (form !== null) return form;
  if (/\p{Nd}/u.test(letter)) return String(digitOf(letter.codePointAt(0) ?? 0));
  if (/[\u2028\u2029\u0085\v\f]/.test(letter)) return "\n";
  return /\s/.test(letter) && letter !== "\n" && letter !== "\r" ? " " : letter;
}

/** Digits of a script follow each other from 0 to 9. */
function digitOf(code: number): number {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** A space where scripts with and without spaces meet: "那是Emily的" is "那是 Emily 的". */
function separate(reading: Reading): Reading {
  const { text } = reading;
  if (!/[\u3000-\uffff]/.test(text)) return reading;
  const writer = new ReadingWriter();
  let end = 0;
  for (const { index } of text.matchAll(meeting)) {
    writer.copy(reading, end, index);
    writer.add(" ", reading.starts[index] ?? 0, reading.starts[index] ?? 0);
    end = index;
  }
  if (end === 0) return reading;
  writer.copy(reading, end, text.length);
  return writer.finish();
}

/** Words that mix scripts, in one script. */
function unmix(reading: Reading): Reading {
  if (!/\P{ASCII}/u.test(reading.text)) return reading;
  const text = reading.text.replace(written, (word) => readMixed(word) ?? word);
  return { ...reading, text };
}

/** The part of the original that a part of a reading stands for. */
export function originalSpan(
  { starts, ends }: Reading,
  from: number,
  to: number,
): readonly [from: number, to: number] {
  return [starts[from] ?? 0, ends[to - 1] ?? 0];
}
