/** Finds leaks in files. */
import { type Choice, readItems } from "./file-texts.js";
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

export interface FileScan {
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
  return {
    scanFile(file, content, choice) {
      let items = 0;
      const flagged: FoundInFile[] = [];
      for (const { line, texts } of readItems(file, content, choice)) {
        items += 1;
        for (const text of texts)
          for (const { kind, from, to } of leaksOf(text))
            flagged.push({ line, kind, found: text.slice(from, to) });
      }
      return { items, flagged };
    },
  };
}
