import { type Choice, type Item, readItems } from "./file-texts.js";
import type { Leak, Scan } from "./scan.js";

export interface FoundInFile {
  readonly line: number;
  readonly kind: string;
  readonly found: string;
}

export type FoundInText = FoundInFile & Pick<Leak, "from" | "to"> & { readonly text: string };

/** Scans equal texts once. Keeps them in memory: use it for one task only. */
export function scanOnce(scan: Scan): Scan {
  const known = new Map<string, readonly Leak[]>();
  return (text) => {
    const leaks = known.get(text) ?? scan(text);
    known.set(text, leaks);
    return leaks;
  };
}

/** @param isHarmless rejects false finds */
export function createFileScan(
  scan: Scan,
  isHarmless: (text: string, leak: Leak) => boolean = () => false,
) {
  const leaksOf = (text: string) => scan(text).filter((leak) => !isHarmless(text, leak));
  const findAll = function* ({ line, texts }: Item): Generator<FoundInText> {
    for (const text of texts)
      for (const { kind, from, to } of leaksOf(text))
        yield { line, kind, found: text.slice(from, to), from, to, text };
  };
  return {
    *findIn(file: string, content: string, choice: Choice) {
      for (const item of readItems(file, content, choice)) yield* findAll(item);
    },
    /** @throws InputError when the content does not fit the file's format */
    scanFile(file: string, content: string, choice: Choice) {
      const items = [...readItems(file, content, choice)];
      const found = items.flatMap((item) => [...findAll(item)]);
      const flagged = found.map(({ line, kind, found }) => ({ line, kind, found }));
      return { items: items.length, flagged };
    },
  };
}

/** Accepts texts of worlds, names before the same word as there ("Ana's mug"), and then "Ana's" alone. */
export function namesOfWorlds(
  scan: Scan,
  texts: Iterable<string>,
): (text: string, leak: Leak) => boolean {
  const own = new Set(texts);
  const phrases = new Set<string>();
  for (const text of own)
    for (const { phrase = "" } of scan(text)) {
      if (/[ _-]/.test(phrase)) phrases.add(phrase);
      const [, owner] = /^(.+'s?)[ _-]/.exec(phrase) ?? [];
      if (owner !== undefined) phrases.add(owner);
    }
  return (text, { kind, phrase = "" }) => kind === "name" && (own.has(text) || phrases.has(phrase));
}
