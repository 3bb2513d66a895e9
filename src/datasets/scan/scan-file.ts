/** Scans the texts of a file, and says on which lines the leaks are. */
import { type Choice, readItems } from "./file-texts.js";
import type { Leak, Scan } from "./scan.js";

/** Scans equal texts once. Keeps them in memory: use it for one task only. */
export function scanOnce(scan: Scan): Scan {
  const known = new Map<string, readonly Leak[]>();
  return (text) => {
    const leaks = known.get(text) ?? scan(text);
    known.set(text, leaks);
    return leaks;
  };
}

export type FoundInText = ReturnType<ReturnType<typeof createFileScan>>["found"][number];

/** @param isHarmless rejects false finds @returns a function that throws InputError for a file of another format */
export function createFileScan(
  scan: Scan,
  isHarmless: (text: string, leak: Leak) => boolean = () => false,
) {
  const findIn = (text: string, line: number) =>
    scan(text)
      .filter((leak) => !isHarmless(text, leak))
      .map(({ kind, from, to }) => ({ line, kind, found: text.slice(from, to), from, to, text }));
  return (file: string, content: string, choice: Choice) => {
    const items = [...readItems(file, content, choice)];
    const found = items.flatMap(({ line, texts }) => texts.flatMap((text) => findIn(text, line)));
    return { items: items.length, found };
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
