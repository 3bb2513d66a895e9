/** Finds leaks in files. */
import { type Choice, type Item, readItems } from "./file-texts.js";
import type { Leak, Scan } from "./scan.js";

export interface FoundInFile {
  /** The first line is 1. */
  readonly line: number;
  readonly kind: string;
  /** What was found, as it is written. */
  readonly found: string;
}

export interface ScannedFile {
  /** Lines or rows. */
  readonly items: number;
  readonly flagged: readonly FoundInFile[];
}

/** A find with the text that has it. */
export type FoundInText = FoundInFile & Pick<Leak, "from" | "to"> & { readonly text: string };

export interface FileScan {
  /** Everything that {@link scanFile} flags. */
  readonly findIn: (file: string, content: string, choice: Choice) => Generator<FoundInText>;
  /** @throws InputError when the file is not in the format that its name tells */
  readonly scanFile: (file: string, content: string, choice: Choice) => ScannedFile;
}

/** The same scan, which scans no text twice. It remembers all texts: for one task. */
export function scanOnce(scan: Scan): Scan {
  const known = new Map<string, readonly Leak[]>();
  return (text) => {
    const leaks = known.get(text) ?? scan(text);
    known.set(text, leaks);
    return leaks;
  };
}

/** @param isHarmless says of a find that it is none */
export function createFileScan(
  scan: Scan,
  isHarmless: (text: string, leak: Leak) => boolean = () => false,
): FileScan {
  const leaksOf = (text: string) => scan(text).filter((leak) => !isHarmless(text, leak));
  const findAll = function* ({ line, texts }: Item): Generator<FoundInText> {
    for (const text of texts)
      for (const { kind, from, to } of leaksOf(text))
        yield { line, kind, found: text.slice(from, to), from, to, text };
  };
  return {
    *findIn(file, content, choice) {
      for (const item of readItems(file, content, choice)) yield* findAll(item);
    },
    scanFile(file, content, choice) {
      const items = [...readItems(file, content, choice)];
      const found = items.flatMap((item) => [...findAll(item)]);
      const flagged = found.map(({ line, kind, found }) => ({ line, kind, found }));
      return { items: items.length, flagged };
    },
  };
}
