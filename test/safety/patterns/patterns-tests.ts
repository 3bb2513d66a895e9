/** No pattern of the product takes long for any text that people could write. */
import { describe, expect, it } from "vitest";
import { findPatterns, productFiles } from "./find-patterns.js";
import type { Care } from "./measure.js";
import { slownessOf } from "./slowness.js";

export function describePatterns(care: Care, timeoutMs: number): void {
  describe("the patterns of the product", () => {
    const found = findPatterns(productFiles());
    const distinct = new Map(found.map((one) => [`/${one.source}/${one.flags}`, one]));

    it("are found, those that are put together too", () => {
      expect(found.length).toBeGreaterThan(600);
      const sources = found.map(({ file, source }) => `${file} ${source}`).join("\n");
      expect(sources).toContain("src/desk/grounding/commands.ts (?:^|[.,;!?] |");
      expect(sources).toContain("src/app/control/teach.ts (?:^| )");
    });

    it(
      "take at most 20 ms for 4,000 characters, and grow with the text",
      () => {
        const slow = [...distinct].flatMap(([pattern, one]) => {
          const slowness = slownessOf(one, care);
          return slowness ? [`${one.file}: ${pattern}: ${slowness}`] : [];
        });
        expect(slow).toEqual([]);
      },
      timeoutMs,
    );
  });
}
