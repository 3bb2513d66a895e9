/** Nothing that is drawn leaves the sheet or its box, and no name is cut, in any home. */
import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textWidth } from "../../bots/present/drawing/text.js";
import { draw } from "../../bots/present/drawing.js";
import { listHomes } from "../../scenes/household/index.js";
import type { OwnerView } from "../../src/core/scene.js";
import { checkLayout, checkSheet, everyMode, viewOf } from "./drawing-fits-setup.js";
import { place, thing } from "./home.js";

const widths = [240, 356, 420, 760, 1200];

describe("a drawing's layout", () => {
  it.each(listHomes())("fits for %s", (home) => {
    const view = viewOf(home);
    for (const width of widths) {
      checkLayout(view, width);
      for (const drawing of everyMode(view)) {
        for (const compact of [false, true]) {
          checkSheet(draw(drawing, { width, compact, title: "Where is it, please?" }));
        }
      }
    }
  });

  it("fits for any names and any number of places", () => {
    const word = fc.constantFrom(
      "i",
      "WWW",
      "mug",
      "grandmother's",
      "porcelain",
      "M".repeat(70),
      "ö",
    );
    const label = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 9 }), fc.option(fc.nat(30)))
      .map(([words, number]) => words.join(" ") + (number === null ? "" : ` ${number}`));
    const colour = fc.constantFrom(undefined, "blue", "dark green");
    const places = fc.array(
      fc.record({
        label,
        zone: fc.constantFrom("surfaces", "storage", "other"),
        open: fc.boolean(),
      }),
      { minLength: 1, maxLength: 25 },
    );
    const things = fc.array(fc.tuple(label, colour, fc.nat(24)), { maxLength: 40 });
    fc.assert(
      fc.property(places, things, fc.constantFrom(...widths), (shapes, contents, width) => {
        const view: OwnerView = {
          home: "a home",
          robotAt: ["drawer 0"],
          held: null,
          places: shapes.map((shape, index) =>
            place(`drawer ${index}`, {
              ...(shape as { label: string; zone: "storage"; open: boolean }),
              things: contents
                .filter(([, , at]) => at % shapes.length === index)
                .map(([name, paint], nth) => thing(`mug ${index * 100 + nth}`, name, paint)),
            }),
          ),
        };
        checkLayout(view, width);
        for (const drawing of everyMode(view)) checkSheet(draw(drawing, { width }));
      }),
      { seed: 11, numRuns: 25 },
    );
  });

  it("measures as the bundled font does", () => {
    expect(textWidth("", { size: 14 })).toBe(0);
    // Advance widths of DejaVu Sans, in 1/2048 em: "a" 1255, "W" 2025, bold "W" 2259.
    expect(textWidth("aW", { size: 2048 })).toBe(1255 + 2025);
    expect(textWidth("W", { size: 2048, bold: true })).toBe(2259);
    expect(
      createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
    ).toBeTruthy();
  });
});
