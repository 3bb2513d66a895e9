/** The bundled font, DejaVu Sans, and its character widths. It is wider than the fonts that readers have. */
import { createRequire } from "node:module";
import packedWidths from "./widths.json" with { type: "json" };

const require = createRequire(import.meta.url);

const unitsPerEm = 2048;

class Face {
  readonly file: string;
  readonly #packed: readonly string[];
  #widths: ReadonlyMap<number, number> | null = null;

  constructor(name: keyof typeof packedWidths) {
    this.file = require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
    this.#packed = packedWidths[name];
  }

  /** Width of a character in em; null when the font does not have it. */
  widthOf(codePoint: number): number | null {
    this.#widths ??= new Map(this.#packed.flatMap(unpack));
    return this.#widths.get(codePoint) ?? null;
  }
}

/** Reads "32: 651 821 942x2": the widths of neighbouring code points from 32 on, in font units. */
function unpack(line: string): readonly (readonly [codePoint: number, width: number])[] {
  const [first = "", runs = ""] = line.split(": ");
  const widths = runs.split(" ").flatMap((run) => {
    const [width = "", count = "1"] = run.split("x");
    return new Array<number>(Number(count)).fill(Number(width) / unitsPerEm);
  });
  return widths.map((width, at) => [Number(first) + at, width]);
}

export const faces = {
  regular: new Face("DejaVuSans"),
  bold: new Face("DejaVuSans-Bold"),
} as const;
