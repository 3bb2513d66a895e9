/** The leak scan of many texts. */
import type { Leak } from "../../core/release.js";
import type { Known, Scan } from "../../datasets/scan/index.js";

interface ScanRequest {
  /** The same for the same rules and the same people: see `rulesVersion`. */
  readonly rules: string;
  readonly known: Known;
  readonly texts: readonly string[];
}

/** Leaks of each text. */
export type TextScan = (request: ScanRequest) => Promise<readonly (readonly Leak[])[]>;

/** Scans in this process, which hears nobody meanwhile. The rules are loaded when they are needed. */
export function createTextScan(): TextScan {
  let last: { readonly rules: string; readonly scan: Scan } | null = null;
  return async ({ rules, known, texts }) => {
    const { createScan } = await import("../../datasets/scan/index.js");
    const { scan } = last?.rules === rules ? last : { scan: createScan(known) };
    last = { rules, scan };
    return texts.map((text) => scan(text).map(({ kind, from, to }) => ({ kind, from, to })));
  };
}
