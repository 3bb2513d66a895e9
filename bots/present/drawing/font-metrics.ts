/** How wide the bundled font's characters are, read from the font files themselves. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export interface FontFace {
  readonly file: string;
  /** Width of a character in em; null when the font does not have it. */
  widthOf(codePoint: number): number | null;
}

const require = createRequire(import.meta.url);
const faces = new Map<boolean, FontFace>();

/** DejaVu Sans, regular or bold, read on first use. It is wider than the fonts that readers have. */
export function fontFace(bold: boolean): FontFace {
  const known = faces.get(bold);
  if (known) return known;
  const name = bold ? "DejaVuSans-Bold" : "DejaVuSans";
  const face = readFace(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  faces.set(bold, face);
  return face;
}

function readFace(file: string): FontFace {
  const bytes = readFileSync(file);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(data);
  const at = (name: string): number => tables.get(name) ?? 0;
  const unitsPerEm = data.getUint16(at("head") + 18);
  const metrics = data.getUint16(at("hhea") + 34);
  const glyphs = readGlyphs(data, at("cmap"));
  return {
    file,
    widthOf(codePoint) {
      const glyph = glyphs.get(codePoint);
      if (glyph === undefined) return null;
      const advance = data.getUint16(at("hmtx") + 4 * Math.min(glyph, metrics - 1));
      return advance / unitsPerEm;
    },
  };
}

/** Where each table of a TrueType file begins, by its four-letter name. */
function readTables(data: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  const count = data.getUint16(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + 16 * index;
    const letters = [0, 1, 2, 3].map((offset) => data.getUint8(entry + offset));
    tables.set(String.fromCharCode(...letters), data.getUint32(entry + 8));
  }
  return tables;
}

/** Glyph numbers by code point, from the `cmap` table's segments (format 12: all of Unicode). */
function readGlyphs(data: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = data.getUint16(cmap + 2);
  for (let index = 0; index < count; index++) {
    const table = cmap + data.getUint32(cmap + 4 + 8 * index + 4);
    if (data.getUint16(table) !== 12) continue;
    const groups = data.getUint32(table + 12);
    for (let group = 0; group < groups; group++) {
      const entry = table + 16 + 12 * group;
      const first = data.getUint32(entry);
      const last = data.getUint32(entry + 4);
      const glyph = data.getUint32(entry + 8);
      for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
    }
  }
  return glyphs;
}
