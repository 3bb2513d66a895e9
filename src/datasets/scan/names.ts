import { distance } from "fastest-levenshtein";
import { transliterate } from "transliteration";
import type { Find } from "./formal.js";
import lists from "./names.json" with { type: "json" };
import { type Reading, read, type Word, wordsOf } from "./reading.js";

export type Finder = (reading: Reading, words: readonly Word[]) => Iterable<Find>;

/** Letters of a word that may be a name with one slip. */
const leastForSlip = 6;
const longestName = 40;
const everyday = new Set(lists.everyday.split(" "));
const given = new Set(lists.given.split(" "));

/** Finds parts of names, with endings, one slip, or in another script. */
export function knownNames(names: readonly string[]): Finder {
  const whole = new Set<string>();
  const parts = new Map<string, string[]>();
  const unspaced: string[] = [];
  for (const name of names) {
    const words = wordsOf(read(name)).map(({ latin }) => latin);
    if (words.length === 0 && name.trim() !== "") {
      unspaced.push(read(name.trim()).text);
      whole.add(transliterate(name).trim().toLowerCase());
    }
    for (const order of [words, words.toReversed()]) whole.add(order.join(" "));
    whole.add(words.join(""));
    const isSingle = words.length === 1;
    for (const part of words) if (part.length > 2 || isSingle) addSlips(parts, part);
  }
  whole.delete("");
  return function* find({ text }, words) {
    for (const [at, word] of words.entries()) {
      for (let count = Math.min(4, words.length - at); count > 1; count--) {
        const run = words.slice(at, at + count);
        if (!whole.has(run.map(({ latin }) => latin).join(" "))) continue;
        yield { kind: "name", from: word.from, to: run.at(-1)?.to ?? word.to };
      }
      if (isPart(word, parts, whole)) yield { kind: "name", from: word.from, to: word.to };
    }
    for (const name of unspaced)
      for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1))
        yield { kind: "name", from, to: from + name.length };
  };
}

function isPart(
  { latin, isCapital }: Word,
  parts: ReadonlyMap<string, readonly string[]>,
  whole: ReadonlySet<string>,
): boolean {
  if (latin.length > longestName) return false;
  const bare = latin.replace(/\d+$/, "");
  for (const form of [bare, bare.replace(/s$/, "")]) {
    const alike = parts.get(form) ?? [];
    if (!alike.includes(form) && !whole.has(form)) continue;
    if (everyday.has(form) || form.length < 3) return isCapital && form === bare;
    return form === bare || form.length > 3;
  }
  if (bare.length < leastForSlip || everyday.has(bare)) return false;
  return deletionsOf(bare).some((form) =>
    (parts.get(form) ?? []).some((part) => isSlip(part, bare) && (isCapital || part.length > 6)),
  );
}

function isSlip(part: string, word: string): boolean {
  return part.length >= leastForSlip - 1 && distance(part, word) === 1;
}

/** Indexes names by their forms with one letter missing, which words with one slip share. */
function addSlips(parts: Map<string, string[]>, part: string): void {
  const forms = part.length < leastForSlip - 1 ? [part] : deletionsOf(part);
  for (const form of forms) {
    const known = parts.get(form) ?? [];
    if (!known.includes(part)) parts.set(form, [...known, part]);
  }
}

function deletionsOf(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

export function knownIds(ids: readonly string[]): Finder {
  const known = new Set(ids.map((id) => id.toLowerCase()).filter((id) => id.length > 2));
  const long = [...known].filter((id) => id.length >= 12);
  return function* find({ text }) {
    for (const { 0: found, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}._-]{2,60}/gu)) {
      const id = found.toLowerCase().replace(/[._-]+$/, "");
      const isKnown = isTelling(id) && known.has(id);
      if (isKnown || (/\d/.test(id) && long.some((one) => isSlipOf(one, id))))
        yield { kind: "platform id", from: index, to: index + id.length };
    }
  };
}

/** Excludes words such as "test" that recruiters use as ids. */
function isTelling(id: string): boolean {
  return /[\d._-]/.test(id) || id.length > 7;
}

function isSlipOf(one: string, id: string): boolean {
  return Math.abs(one.length - id.length) < 2 && distance(one, id) < 2;
}

/** Capitalised words after a given name that are no surname. */
const noSurname = new Set(lists.noSurname.split(" "));
/** "harry-potter" is on mugs and books. */
const famous = new Set(lists.famous.split(" "));

/** "Margaret Hollingsworth": a listed given name, then a capitalised word. */
export const fullNames: Finder = function* find({ text }, words) {
  for (const [at, first] of words.entries()) {
    const last = words[at + 1];
    if (!last || !first.isCapital || !last.isCapital || last.latin.length < 3) continue;
    if (!given.has(first.latin) || noSurname.has(last.latin)) continue;
    if (famous.has(`${first.latin}-${last.latin}`)) continue;
    if (text.slice(first.to, last.from) !== " ") continue;
    yield { kind: "full name", from: first.from, to: last.to };
  }
};
