/** Scans the texts of a file or of a folder's files, and says on which lines the leaks are. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { InputError } from "../../core/errors.js";
import { firstFault, phraseIssue, readJsonFile } from "../../core/json.js";
import { reading, readTextFile } from "../../core/text-file.js";
import { type Choice, readItems } from "./file-texts.js";
import { createScan, type Known, type NamedLeak, type Scan } from "./scan.js";

/** Scans equal texts once. Keeps them in memory, so it must serve one task only. */
export function scanOnce(scan: Scan): Scan {
  const known = new Map<string, readonly NamedLeak[]>();
  return (text) => {
    const leaks = known.get(text) ?? scan(text);
    known.set(text, leaks);
    return leaks;
  };
}

export type FoundInText = ReturnType<ReturnType<typeof createFileScan>>["found"][number];

/** @param isHarmless true for finds to omit @returns a function that throws InputError for a file of another format */
export function createFileScan(
  scan: Scan,
  isHarmless: (text: string, leak: NamedLeak) => boolean = () => false,
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

/** Finds names that are harmless: in a world's text, before the same word as there ("Ana's mug"), or "Ana's" alone. */
export function namesOfWorlds(
  scan: Scan,
  texts: Iterable<string>,
): (text: string, leak: NamedLeak) => boolean {
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

const texts = z.array(z.string()).default([]);
const knownShape = z.strictObject({ names: texts, ids: texts });

/** @throws InputError unless it is `{"names": […], "ids": […]}` */
export function readKnown(file: string): Known {
  const parsed = knownShape.safeParse(readJsonFile(file), { error: phraseIssue });
  if (parsed.success) return parsed.data;
  const fault = firstFault(parsed.error, "the file");
  throw new InputError(`${fault}. It has to be {"names": ["…"], "ids": ["…"]}`, { file });
}

export interface ScannedPath {
  readonly items: number;
  readonly flagged: readonly {
    readonly file?: string;
    readonly line: number;
    readonly kind: string;
    readonly found: string;
  }[];
  readonly skipped?: readonly string[];
}

const isText =
  /(?:^|[\\/])[^.\\/]+$|\.(?:jsonl|ndjson|json|csv|tsv|txt|md|ya?ml|tex|bib|cff|html?|svg|log)$/i;

/** @throws InputError when something is unreadable, or a folder has no text file @param except a file to skip */
export function scanPath(place: string, known: Known, except?: string): ScannedPath {
  const scanFile = createFileScan(scanOnce(createScan(known)));
  const scanText = (file: string) => {
    const { items, found } = scanFile(file, readText(file), "text");
    return { items, flagged: found.map(({ line, kind, found }) => ({ line, kind, found })) };
  };
  if (!reading(place, () => statSync(place)).isDirectory()) return scanText(place);
  const all = filesBelow(place).filter(
    (file) => except === undefined || file !== path.resolve(except),
  );
  const files = all.filter((file) => isText.test(file));
  if (files.length === 0) throw new InputError("it has no text files", { file: place });
  const nameOf = (file: string) => path.relative(path.resolve(place), file);
  const scanned = files.map((file) => ({ file: nameOf(file), ...scanText(file) }));
  return {
    items: scanned.reduce((sum, { items }) => sum + items, 0),
    flagged: scanned.flatMap(({ file, flagged }) => flagged.map((one) => ({ file, ...one }))),
    skipped: all.filter((file) => !isText.test(file)).map(nameOf),
  };
}

function readText(file: string): string {
  const text = readTextFile(file);
  if (text.includes("\0")) throw new InputError("it is not text", { file });
  return text;
}

function filesBelow(folder: string): readonly string[] {
  const entries = reading(folder, () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.resolve(parentPath, name))
    .sort();
}
