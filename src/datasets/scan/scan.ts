/**
 * Finds what may identify somebody or open something, to help the person who reads words before publication. It misses
 * some.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Find, findForms } from "./formal.js";
import { fullNames, knownIds, knownNames } from "./names.js";
import { type Reading, read, wordsOf } from "./reading.js";

const house = "\\d{1,4} ?(?:[a-k](?!\\p{L}))?";
const name = "\\p{L}[\\p{L}'.-]{1,29}";
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}]|[.,]\\d)";

const shapes = [
  // "48 Larkspur Avenue"
  `\\d{1,5}[a-z]? (?:\\p{Lu}[\\p{L}'.-]{1,29} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Close|Court|Ct|Crescent|Terrace|Boulevard|Blvd|Way|Place|Gardens|Grove|Mews|Parkway|Highway)\\b`,
  // "Lindenstraße 27", "Storgatan 5"
  `\\p{Lu}\\p{L}{2,30}(?:[ -]\\p{L}{2,20})?(?:stra(?:ss|ß)e|str\\.|gasse|allee|chaussee|damm|straat|laan|gracht|gatan|vagen|veien|gade|vej|katu|tie) ${house}`,
  // "Lange Straße 12", "Am Markt 3"
  `\\p{Lu}\\p{L}{2,30} (?:Stra(?:ss|ß)e|Str\\.|Allee|Gasse|Platz|Weg) ${house}`,
  // "rue de la Paix 12", "12 rue de la Paix", "Calle Mayor 4", "via Roma 9", "ul. Długa 7"
  `(?:\\d{1,4}(?: bis| ter)?,? )(?:rue|avenue|boulevard|chemin|impasse|quai) (?:de la |de l'|du |des |de |d')?${name}(?: ${name})?`,
  `(?:rue|avenue|boulevard|chemin|calle|c/|avenida|avda\\.|plaza|paseo|via|viale|piazza|corso|rua|travessa|praca|ul\\.|ulica|al\\.|ул\\.|улица|проспект) ?(?:de la |de los |del |de |della |dei |da |do |dos )?\\p{Lu}[\\p{L}'.-]{1,29}(?: ${name}){0,2},? ${house}`,
];
const patterns = shapes.map((shape) => new RegExp(`${before}(?:${shape})${after}`, "gu"));
const eastern = /\p{Script=Han}{1,8}(?:路|街|大道|巷|丁目) ?\d{1,5} ?(?:号|號|番地)?/gu;

function* findStreets({ text }: Reading): Generator<Find> {
  for (const pattern of [...patterns, eastern])
    for (const { 0: found, index } of text.matchAll(pattern))
      yield { kind: "street address", from: index, to: index + found.length };
}

export interface Known {
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

export interface Leak {
  readonly kind: string;
  /** In UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly phrase?: string;
}

/** Finds leaks in text order, without overlaps. */
export type Scan = (text: string) => readonly Leak[];

export function createScan({ names, ids }: Known): Scan {
  const finders = [knownIds(ids), knownNames(names), fullNames];
  return (text) => {
    const reading = read(text);
    const words = wordsOf(reading);
    const taken = new Uint8Array(text.length);
    const leaks: Leak[] = [];
    const add = (find: Find) => {
      const [from, to] = reading.original(find.from, find.to);
      if (to <= from || taken.subarray(from, to).includes(1)) return;
      taken.fill(1, from, to);
      const phrase = find.kind === "name" ? { phrase: phraseAt(reading, find) } : {};
      leaks.push({ kind: find.kind, from, to, ...phrase });
    };
    for (const find of findForms(reading)) add(find);
    for (const finder of finders) for (const find of finder(reading, words)) add(find);
    for (const find of findStreets(reading)) add(find);
    return leaks.toSorted((one, other) => one.from - other.from);
  };
}

function phraseAt({ text }: Reading, { from, to }: Find): string {
  const after =
    /^(?:'s?)?(?:[ _-]{1,2}[\p{L}\p{N}]{1,40})?/u.exec(text.slice(to, to + 50))?.[0] ?? "";
  return (text.slice(from, to) + after).toLowerCase();
}

/** Set by the build, where these files are not apart. */
declare const SCAN_RULES: string | undefined;

/** Digest of this folder, computed on demand. */
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
