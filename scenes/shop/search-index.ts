/**
 * Searches up to a million products by words, with the results of Lucene 8 (BM25 with k1 .9, b .4; float32, lengths in
 * a byte).
 */
import { stemOf, tokensOf, wordsOf } from "./tokens.js";

const k1 = Math.fround(0.9);
const b = Math.fround(0.4);

class Numbers {
  values = new Uint32Array(1 << 16);
  length = 0;
  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Uint32Array(this.length * 2);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length++] = value;
  }
}

export function createIndex() {
  const terms = new Map<string, number>();
  const words = new Map<string, number>();
  const pairs = new Numbers();
  const ends = new Numbers();
  const lengths = new Numbers();

  const termOf = (word: string): number => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word);
    const term = stem === null ? -1 : (terms.get(stem) ?? terms.size);
    if (stem !== null) terms.set(stem, term);
    words.set(word, term);
    return term;
  };

  return {
    add(text: string) {
      const counts = new Map<number, number>();
      let length = 0;
      for (const word of wordsOf(text)) {
        const term = termOf(word);
        if (term < 0) continue;
        length++;
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      for (const [term, count] of counts) {
        pairs.push(term);
        pairs.push(count);
      }
      ends.push(pairs.length);
      lengths.push(length);
    },
    finish() {
      words.clear();
      return readyIndex(terms, invert(terms.size, pairs, ends), lengths);
    },
  };
}

/** The documents that have each term, and how often. */
type Postings = ReturnType<typeof invert>;

function bump(numbers: Uint32Array | Float64Array, at: number, by = 1): number {
  const sum = (numbers[at] ?? 0) + by;
  numbers[at] = sum;
  return sum;
}

function invert(terms: number, pairs: Numbers, ends: Numbers) {
  const starts = new Uint32Array(terms + 1);
  for (let at = 0; at < pairs.length; at += 2) bump(starts, (pairs.values[at] ?? 0) + 1);
  for (let term = 0; term < terms; term++) bump(starts, term + 1, starts[term]);
  const next = starts.slice();
  const documents = new Uint32Array(pairs.length / 2);
  const counts = new Uint16Array(pairs.length / 2);
  let at = 0;
  for (let document = 0; document < ends.length; document++) {
    for (; at < (ends.values[document] ?? 0); at += 2) {
      const place = bump(next, pairs.values[at] ?? 0) - 1;
      documents[place] = document;
      counts[place] = pairs.values[at + 1] ?? 0;
    }
  }
  return { starts, documents, counts };
}

function readyIndex(
  terms: ReadonlyMap<string, number>,
  { starts, documents, counts }: Postings,
  lengths: Numbers,
) {
  const size = lengths.length;
  const bytes = Uint8Array.from(lengths.values.subarray(0, size), lengthByte);
  const total = lengths.values.subarray(0, size).reduce((sum, length) => sum + length, 0);
  const average = Math.fround(total / size);
  const normInverse = Float32Array.from({ length: 256 }, (_, byte) => {
    const share = Math.fround(Math.fround(b * lengthOf(byte)) / average);
    return 1 / Math.fround(k1 * Math.fround(Math.fround(1 - b) + share));
  });
  const scores = new Float64Array(size);

  return {
    /** @param rank orders documents with equal scores */
    search(query: string, most: number, rank: (document: number) => string) {
      const wanted = new Map<number, number>();
      for (const token of tokensOf(query)) {
        const term = terms.get(token);
        if (term !== undefined) wanted.set(term, (wanted.get(term) ?? 0) + 1);
      }
      const found: number[] = [];
      for (const [term, times] of wanted) {
        const from = starts[term] ?? 0;
        const to = starts[term + 1] ?? 0;
        const held = to - from;
        const idf = Math.fround(Math.log(1 + (size - held + 0.5) / (held + 0.5)));
        const weight = Math.fround(times * idf);
        for (let at = from; at < to; at++) {
          const document = documents[at] ?? 0;
          const norm = normInverse[bytes[document] ?? 0] ?? 0;
          const damped = Math.fround(1 + Math.fround((counts[at] ?? 0) * norm));
          if (scores[document] === 0) found.push(document);
          bump(scores, document, Math.fround(weight - Math.fround(weight / damped)));
        }
      }
      const score = (document: number): number => Math.fround(scores[document] ?? 0);
      const least = found.length > most ? leastOfBest(found.map(score), most) : 0;
      const best = found
        .filter((document) => score(document) >= least)
        .map((document) => ({ document, score: score(document), name: rank(document) }))
        .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1));
      for (const document of found) scores[document] = 0;
      return best.slice(0, most).map(({ name: _, ...hit }) => hit);
    },
  };
}

function leastOfBest(scores: readonly number[], most: number): number {
  const best = new Float32Array(most);
  for (const value of scores) {
    if (value <= (best[0] ?? 0)) continue;
    let at = 1;
    for (; at < most && (best[at] ?? 0) < value; at++) best[at - 1] = best[at] ?? 0;
    best[at - 1] = value;
  }
  return best[0] ?? 0;
}

/** Rounds a length like Lucene's SmallFloat: exact to 40, then the four highest bits. */
function lengthByte(length: number): number {
  if (length < 24) return length;
  const rest = length - 24;
  const bits = 32 - Math.clz32(rest);
  if (bits < 4) return 24 + rest;
  const shift = bits - 4;
  return 24 + ((rest >>> shift) & 7) + ((shift + 1) << 3);
}

function lengthOf(byte: number): number {
  if (byte < 24) return byte;
  const rest = byte - 24;
  const shift = (rest >> 3) - 1;
  return 24 + (shift < 0 ? rest & 7 : ((rest & 7) | 8) << shift);
}
