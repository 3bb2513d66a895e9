import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";
import { expect, it } from "vitest";
import { faces } from "../../bots/present/drawing/lettering/text.js";

const require = createRequire(import.meta.url);
const names = ["DejaVuSans", "DejaVuSans-Bold"] as const;

function openFont(name: string): Font {
  return openSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)) as Font;
}

/** "32: 651 821 942x2": the widths of neighbouring code points. */
function pack(font: Font): readonly string[] {
  const widthOf = (codePoint: number) => font.glyphForCodePoint(codePoint).advanceWidth;
  const ranges: { readonly first: number; readonly runs: [width: number, count: number][] }[] = [];
  let next = -1;
  for (const codePoint of font.characterSet) {
    if (codePoint !== next) ranges.push({ first: codePoint, runs: [] });
    const runs = ranges.at(-1)?.runs ?? [];
    const last = runs.at(-1);
    if (last?.[0] === widthOf(codePoint)) last[1] += 1;
    else runs.push([widthOf(codePoint), 1]);
    next = codePoint + 1;
  }
  const spell = ([width, count]: [number, number]) => (count > 1 ? `${width}x${count}` : width);
  return ranges.map(({ first, runs }) => `${first}: ${runs.map(spell).join(" ")}`);
}

it("ships the widths of the bundled fonts (after a new version of the fonts, run it with -u)", async () => {
  const packed = Object.fromEntries(names.map((name) => [name, pack(openFont(name))]));
  const text = `${JSON.stringify(packed, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../bots/present/drawing/lettering/widths.json");
});

it("knows each character's width in em, and which the font does not have", () => {
  const font = openFont("DejaVuSans-Bold");
  for (const codePoint of [0x20, 0x41, 0xe9, 0x416, 0x1f600])
    expect(faces.bold.widthOf(codePoint)).toBe(
      font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm,
    );
  expect(faces.regular.widthOf(0x4e00)).toBeNull();
});
