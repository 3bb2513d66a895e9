/** Widths of the bundled DejaVu Sans, which is wider than readers' fonts. */
import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

const require = createRequire(import.meta.url);

class Face {
  readonly file: string;
  readonly #widths = new Map<number, number | null>();
  #font: Font | null = null;

  constructor(name: string) {
    this.file = require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  }

  widthOf(codePoint: number): number | null {
    const known = this.#widths.get(codePoint);
    if (known !== undefined) return known;
    this.#font ??= openSync(this.file) as Font;
    const has = this.#font.hasGlyphForCodePoint(codePoint);
    const glyph = has ? this.#font.glyphForCodePoint(codePoint) : null;
    const width = glyph && glyph.advanceWidth / this.#font.unitsPerEm;
    this.#widths.set(codePoint, width);
    return width;
  }
}

export const faces = {
  regular: new Face("DejaVuSans"),
  bold: new Face("DejaVuSans-Bold"),
} as const;
