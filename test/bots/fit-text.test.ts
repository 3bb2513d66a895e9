import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutInPieces, cutText, Fitter } from "../../bots/present/fit-text.js";

describe("cutting", () => {
  it("leaves what fits", () => {
    expect(cutText("in the sink", 11)).toBe("in the sink");
  });

  it("keeps whole words", () => {
    expect(cutText("in the corner cabinet", 16)).toBe("in the corner…");
  });

  it("keeps whole letters and emoji where there are no words", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(cutText(family.repeat(4), family.length * 2 + 4)).toBe(`${family.repeat(2)}…`);
    expect(cutText(`e\u0301e\u0301e\u0301`, 4)).toBe("e\u0301…");
  });

  it("remembers that something was left out, and counts what escaping adds", () => {
    const fitter = new Fitter((text) => text.replaceAll("<", "&lt;"));
    expect(fitter.fit("<<", 8)).toBe("&lt;&lt;");
    expect(fitter.hasCut).toBe(false);
    expect(fitter.fit("<".repeat(50), 20).length).toBeLessThanOrEqual(20);
    expect(fitter.hasCut).toBe(true);
  });

  it("gives pieces in which every character is, each within the limit", () => {
    const line = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 20, max: 80 }), (lines, max) => {
        const pieces = cutInPieces(lines, max);
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(max);
        const solid = (text: string) => text.replace(/\s/g, "");
        expect(solid(pieces.join(""))).toBe(solid(lines.join("")));
      }),
    );
  });
});
