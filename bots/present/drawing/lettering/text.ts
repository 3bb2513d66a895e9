/** Measures, wraps and escapes text in DejaVu Sans, the bundled font. */
import { createRequire } from "node:module";
import { withoutUnseen } from "../../visible-text.js";
import packedWidths from "./widths.json" with { type: "json" };

export interface Font {
  readonly size: number;
  readonly bold?: boolean;
}

/** Width in em that is assumed for characters which the bundled font lacks: the largest. */
const foreignWidth = 1.1;

export function textWidth(text: string, { size, bold }: Font): number {
  const face = bold ? faces.bold : faces.regular;
  const width = [...text].reduce(
    (sum, character) => sum + (face.widthOf(character.codePointAt(0) ?? 0) ?? foreignWidth),
    0,
  );
  return Math.ceil(width * size);
}

/** Wraps at `width` pixels, between words or inside one that is too long. */
export function breakText(text: string, font: Font, width: number): string[] {
  const words = text
    .split(/\s+/)
    .flatMap((word) =>
      textWidth(word, font) <= width ? word : joinParts([...word], "", font, width),
    );
  return joinParts(words, " ", font, width);
}

/** Returns the first wording that fits into at most `most` lines, broken between words; [] when none does. */
export function firstFit(
  wordings: readonly string[],
  font: Font,
  { width, most }: { readonly width: number; readonly most: number },
): readonly string[] {
  for (const wording of wordings) {
    const words = wording.split(" ");
    if (words.some((word) => textWidth(word, font) > width)) continue;
    const lines = joinParts(words, " ", font, width);
    if (lines.length <= most) return lines;
  }
  return [];
}

export function narrowest(text: string, font: Font, most: 1 | 2): number {
  const words = text.split(" ");
  const halves = words.map((_, at) => [words.slice(0, at), words.slice(at)]);
  const widths = (most === 2 ? halves : [[words]]).map((parts) =>
    Math.max(...parts.map((part) => textWidth(part.join(" "), font))),
  );
  return Math.min(...widths);
}

function joinParts(parts: readonly string[], between: string, font: Font, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = `${last}${between}${part}`;
    if (last !== undefined && textWidth(joined, font) <= width) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}

const marks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return withoutUnseen(text)
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? "");
}

const require = createRequire(import.meta.url);

const unitsPerEm = 2048;

function openFace(name: keyof typeof packedWidths) {
  const widths = new Map(packedWidths[name].flatMap(unpack));
  return {
    file: require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
    /** Width of a character in em; null when the font does not have it. */
    widthOf: (codePoint: number): number | null => widths.get(codePoint) ?? null,
  };
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
  regular: openFace("DejaVuSans"),
  bold: openFace("DejaVuSans-Bold"),
} as const;
