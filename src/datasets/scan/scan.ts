/** Finds what may identify somebody, and secrets, in texts that people read before publication. Misses some. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { distance } from "fastest-levenshtein";
import { transliterate } from "transliteration";
import type { Leak } from "../../core/campaign/release.js";
import { findForms } from "./formal.js";
import lists from "./names.json" with { type: "json" };
import { type Reading, read, type Word, wordsOf } from "./reading.js";

const house = "\\d{1,4} ?(?:[a-k](?!\\p{L}))?";
const name = "\\p{L}[\\p{L}'.-]{1,29}";
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}]|[.,]\\d)";

const shapes = [
  // For example "48 Larkspur Avenue".
  `\\d{1,5}[a-z]? (?:\\p{Lu}[\\p{L}'.-]{1,29} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Close|Court|Ct|Crescent|Terrace|Boulevard|Blvd|Way|Place|Gardens|Grove|Mews|Parkway|Highway)\\b`,
  // For example "Lindenstraße 27", "Storgatan 5".
  `\\p{Lu}\\p{L}{2,30}(?:[ -]\\p{L}{2,20})?(?:stra(?:ss|ß)e|str\\.|gasse|allee|chaussee|damm|straat|laan|gracht|gatan|vagen|veien|gade|vej|katu|tie) ${house}`,
  // For example "Lange Straße 12", "Am Markt 3".
  `\\p{Lu}\\p{L}{2,30} (?:Stra(?:ss|ß)e|Str\\.|Allee|Gasse|Platz|Weg) ${house}`,
  // For example "rue de la Paix 12", "12 rue de la Paix", "via Roma 9", "ul. Długa 7".
  `(?:\\d{1,4}(?: bis| ter)?,? )(?:rue|avenue|boulevard|chemin|impasse|quai) (?:de la |de l'|du |des |de |d')?${name}(?: ${name})?`,
  `(?:rue|avenue|boulevard|chemin|calle|c/|avenida|avda\\.|plaza|paseo|via|viale|piazza|corso|rua|travessa|praca|ul\\.|ulica|al\\.|ул\\.|улица|проспект) ?(?:de la |de los |del |de |della |dei |da |do |dos )?\\p{Lu}[\\p{L}'.-]{1,29}(?: ${name}){0,2},? ${house}`,
];
const patterns = shapes.map((shape) => new RegExp(`${before}(?:${shape})${after}`, "gu"));
const eastern = /\p{Script=Han}{1,8}(?:路|街|大道|巷|丁目) ?\d{1,5} ?(?:号|號|番地)?/gu;

function* findStreets({ text }: Reading): Generator<Leak> {
  for (const pattern of [...patterns, eastern])
    for (const { 0: found, index } of text.matchAll(pattern))
      yield { kind: "street address", from: index, to: index + found.length };
}

export interface Known {
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

/** `phrase`: a name with the word after it, in lower case. */
export type NamedLeak = Leak & { readonly phrase?: string };

export type Scan = (text: string) => readonly NamedLeak[];

export function createScan({ names, ids }: Known): Scan {
  const finders = [knownIds(ids), knownNames(names), fullNames];
  return (text) => {
    const reading = read(text);
    const words = wordsOf(reading);
    const covered = new Uint8Array(text.length);
    const leaks: NamedLeak[] = [];
    const add = (find: Leak) => {
      const [from, to] = reading.original(find.from, find.to);
      if (to <= from || covered.subarray(from, to).includes(1)) return;
      covered.fill(1, from, to);
      const phrase = find.kind === "name" ? { phrase: phraseAt(reading, find) } : {};
      leaks.push({ kind: find.kind, from, to, ...phrase });
    };
    for (const find of findForms(reading)) add(find);
    for (const finder of finders) for (const find of finder(reading, words)) add(find);
    for (const find of findStreets(reading)) add(find);
    return leaks.toSorted((one, other) => one.from - other.from);
  };
}

function phraseAt({ text }: Reading, { from, to }: Leak): string {
  const after =
    /^(?:'s?)?(?:[ _-]{1,2}[\p{L}\p{N}]{1,40})?/u.exec(text.slice(to, to + 50))?.[0] ?? "";
  return (text.slice(from, to) + after).toLowerCase();
}

/** Digest of this folder's rules, set by the build, which bundles the files. */
declare const SCAN_RULES: string | undefined;

let ownFiles = typeof SCAN_RULES === "string" ? SCAN_RULES : "";

function digestFiles(): string {
  const hash = createHash("sha256");
  const entries = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
    hash.update(readFileSync(file));
  return hash.digest("hex");
}

export function rulesVersion({ names, ids }: Known): string {
  ownFiles ||= digestFiles();
  const hash = createHash("sha256").update(JSON.stringify([ownFiles, names, ids]));
  return hash.digest("hex").slice(0, 32);
}

type Finder = (reading: Reading, words: readonly Word[]) => Iterable<Leak>;

/** Fewest letters of a word that may be a name with one typing error (a "slip"). */
const leastForSlip = 6;
const longestName = 40;
const everyday = new Set(lists.everyday.split(" "));
const givenNames = new Set(lists.given.split(" "));

/** Finds known names and parts of them, with endings, one slip, or in another script. */
function knownNames(names: readonly string[]): Finder {
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

function knownIds(ids: readonly string[]): Finder {
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

/** False for words such as "test" that recruiters use as ids. */
function isTelling(id: string): boolean {
  return /[\d._-]/.test(id) || id.length > 7;
}

function isSlipOf(one: string, id: string): boolean {
  return Math.abs(one.length - id.length) < 2 && distance(one, id) < 2;
}

const noSurname = new Set(lists.noSurname.split(" "));
/** Names that are printed on mugs and books: "harry-potter". */
const famous = new Set(lists.famous.split(" "));

const particles = new Set("da de del der di dos du la le van von".split(" "));

/** Finds a listed given name before a capitalised word: "Margaret Hollingsworth", "Ana de la Cruz". */
const fullNames: Finder = function* find({ text }, words) {
  const between = (at: number) => text.slice(words[at]?.to, words[at + 1]?.from ?? text.length);
  const isJoined = (at: number) =>
    /^[-'’]$/.test(between(at)) && words[at]?.isCapital && words[at + 1]?.isCapital;
  for (const [at, given] of words.entries()) {
    if (!given.isCapital || !givenNames.has(given.latin)) continue;
    let [first, last] = [at, at + 1];
    while (particles.has(words[last]?.latin ?? "") && between(last - 1) === " ") last++;
    const surname = words[last];
    if (!surname?.isCapital || between(last - 1) !== " ") continue;
    const isWord = surname.latin.length < 3 || noSurname.has(surname.latin);
    if (isWord && !isJoined(last)) continue;
    if (famous.has(`${given.latin}-${surname.latin}`)) continue;
    while (isJoined(first - 1)) first--;
    while (isJoined(last)) last++;
    yield {
      kind: "full name",
      from: words[first]?.from ?? given.from,
      to: words[last]?.to ?? surname.to,
    };
  }
};
