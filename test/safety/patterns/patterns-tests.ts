/** No pattern of the product takes long for any text that people could write. */
import { describe, expect, it } from "vitest";
import { findPatterns, productFiles } from "./find-patterns.js";
import type { Care } from "./measure.js";
import { slownessOf } from "./slowness.js";

/** Files whose patterns are being replaced. An entry that is not needed is an error. */
const exempt: Readonly<Record<string, string>> = {
  "src/datasets/release/scan.ts": "is being replaced by a scan in linear time",
};

export function describePatterns(care: Care, timeoutMs: number): void {
  describe("the patterns of the product", () => {
    const found = findPatterns(productFiles());
    const distinct = new Map(found.map((one) => [`/${one.source}/${one.flags}`, one]));
    const slow = new Map<string, string>();

    it("are found, those that are put together too", () => {
      expect(found.length).toBeGreaterThan(600);
      const sources = found.map(({ file, source }) => `${file} ${source}`).join("\n");
      expect(sources).toContain("src/desk/grounding/commands.ts (?:^|[.,;!?] |");
      expect(sources).toContain("src/app/control/teach.ts (?:^| )");
    });

    it(
      "take at most 20 ms for 4,000 characters, and grow with the text",
      () => {
        for (const [pattern, one] of distinct) {
          if (one.file in exempt && slow.has(one.file)) continue;
          const slowness = slownessOf(one, care);
          if (slowness) slow.set(one.file, `${one.file}: ${pattern}: ${slowness}`);
        }
        const unexpected = [...slow].filter(([file]) => !(file in exempt));
        expect(unexpected.map(([, words]) => words)).toEqual([]);
      },
      timeoutMs,
    );

    it("that are exempt are slow", () => {
      expect(Object.keys(exempt).filter((file) => !slow.has(file))).toEqual([]);
    });
  });
}
