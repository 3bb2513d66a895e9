/**
 * Finds what may identify somebody or open something, to help the person who reads words before publication. It misses
 * some.
 */
import { type Find, findForms } from "./formal.js";
import { fullNames, knownIds, knownNames } from "./names.js";
import { type Reading, read, wordsOf } from "./reading.js";
import { findStreets } from "./streets.js";

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
