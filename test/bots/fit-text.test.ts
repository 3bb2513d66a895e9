import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutInPieces, Fitter } from "../../bots/present/fit-text.js";

describe("cutting", () => {
  it("remembers that something was left out, and counts what escaping adds", () => {
    const fitter = new Fitter((text, max) => text.replaceAll("<", "&lt;").slice(0, max));
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

  it("cuts no escape in two, and begins each piece as a line", () => {
    const markUp = (text: string) => text.replace(/^>|[&*]/g, (mark) => `\\${mark}`);
    const pieces = cutInPieces([`a${"*".repeat(60)}`, "> b"], 21, markUp);
    expect(pieces.join("").replaceAll("\\*", "").replaceAll("\n", "")).toBe("a\\> b");
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(21);
    expect(cutInPieces(["one two three four"], 8)).toEqual(["one two", "three", "four"]);
  });
});
