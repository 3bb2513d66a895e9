import type { Leak } from "../../core/release.js";
import type { Known, Scan } from "../../datasets/scan/index.js";

export type TextScan = (request: {
  /** Equal for equal rules and people; see `rulesVersion`. */
  readonly rules: string;
  readonly known: Known;
  readonly texts: readonly string[];
}) => Promise<readonly (readonly Leak[])[]>;

/** Blocks this process meanwhile. */
export function createTextScan(): TextScan {
  let last: { readonly rules: string; readonly scan: Scan } | null = null;
  return async ({ rules, known, texts }) => {
    const { createScan } = await import("../../datasets/scan/index.js");
    const { scan } = last?.rules === rules ? last : { scan: createScan(known) };
    last = { rules, scan };
    return texts.map((text) => scan(text).map(({ kind, from, to }) => ({ kind, from, to })));
  };
}
