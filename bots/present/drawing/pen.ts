/** Writes SVG shapes and whole pictures. Lines have two weights: contour and detail. */

import { breakText, escapeXml, type Font } from "./lettering/text.js";
import type { Measures } from "./sizes.js";
import { type DrawingTheme, type Palette, palettes, themeStyle } from "./theme.js";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export class Pen {
  readonly line: number;
  readonly fine: number;

  constructor(
    readonly m: Measures,
    readonly c: Palette,
  ) {
    this.line = m.line;
    this.fine = Math.max(0.8, m.line * 0.6);
  }

  /** Scales a length of the page's drawing to this one; at least `least`. */
  u(length: number, least = 0): number {
    return Math.max(least, length * this.m.k);
  }

  rect({ x, y, w, h }: Box, round: number, fill: string, edge?: string, weight?: number): string {
    const [width, height] = [Math.max(0, w), Math.max(0, h)];
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${fill}"${this.#edge(edge, weight)}/>`;
  }

  path(d: string, fill: string, edge?: string, weight?: number): string {
    return `<path d="${d.replace(/(?<!\d)-?\d*\.\d+(?:e-?\d+)?/g, (value) => n(Number(value)))}" fill="${fill}"${this.#edge(edge, weight)}/>`;
  }

  stroke(d: string, edge: string, weight?: number): string {
    return this.path(d, "none", edge, weight);
  }

  oval(x: number, y: number, a: number, b: number, fill: string, edge?: string): string {
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${fill}"${this.#edge(edge)}/>`;
  }

  shadow({ x, w }: Box, y: number, height: number): string {
    const { shadow } = this.c;
    return `<ellipse cx="${n(x + w / 2)}" cy="${n(y)}" rx="${n(w / 2)}" ry="${n(height)}" fill="${shadow}" fill-opacity=".14"/>`;
  }

  /** Covers what the robot has not seen with a cool, hatched colour. */
  veil(area: Box, round: number): string {
    const { x, y, w, h } = area;
    const step = this.u(11, 6);
    let d = "";
    for (let at = step; at < w + h; at += step) {
      const [right, down] = [Math.min(at, w), Math.min(at, h)];
      d += `M${n(x + right)} ${n(y + at - right)}L${n(x + at - down)} ${n(y + down)}`;
    }
    const ground = this.rect(area, round, this.c.dusk);
    return ground + this.stroke(d, this.c.hatch, this.fine * 1.1);
  }

  #edge(edge?: string, weight = this.line): string {
    if (!edge) return "";
    return ` stroke="${edge}" stroke-width="${n(weight)}" stroke-linejoin="round" stroke-linecap="round"`;
  }
}

/** Readers' own fonts come first; PNGs use DejaVu Sans. */
const family =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif';

export function writeSheet(
  sheet: {
    readonly width: number;
    readonly height: number;
    readonly theme: DrawingTheme;
    /** The browser's tooltip. */
    readonly title: string;
    readonly summary: string;
    readonly description: string;
  },
  body: readonly string[],
): string {
  const { width, height, theme } = sheet;
  const { tag, askedEdge, focus } = palettes[theme];
  const pointing = `.place{outline:none}.place .hit{stroke:transparent;stroke-width:3}.place:hover .hit{stroke:${askedEdge}}.place:focus-visible .hit{stroke:${focus};stroke-width:4}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sous" role="group" aria-label="${escapeXml(sheet.summary)}"`,
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(family)}">`,
    `<title>${escapeXml(sheet.title)}</title>`,
    `<desc>${escapeXml(sheet.description)}</desc>`,
    `<style>${themeStyle(theme)}${pointing}</style>`,
    `<rect class="paper" width="${width}" height="${height}" fill="${tag}"/>`,
    ...body,
    "</svg>",
  ].join("");
}

export type Strip = ReturnType<typeof drawLines>;
export type TextFrame = Readonly<Record<"left" | "top" | "width", number>>;

export const gapBelow = 6;

export function drawLines(texts: readonly string[], font: Font, fill: string, frame: TextFrame) {
  const step = Math.round(font.size * 1.3);
  const lines = texts.flatMap((text) => breakText(text, font, frame.width));
  const weight = font.bold ? ' font-weight="700"' : "";
  const written = lines.map((text, at) => {
    const y = Math.round(frame.top + step * 0.85 + at * step);
    return `<text x="${frame.left}" y="${y}" font-size="${font.size}"${weight} fill="${fill}">${escapeXml(text)}</text>`;
  });
  const bottom = frame.top + lines.length * step;
  return { svg: written.join(""), bottom: lines.length > 0 ? bottom + gapBelow : frame.top };
}

/** Drops a prefix ("Only you know: ") that repeats the first line's. */
export function sayOnce(lines: readonly string[]): string[] {
  const intro = /^[^:]+: /.exec(lines[0] ?? "")?.[0] ?? "";
  return lines.map((line, at) =>
    at > 0 && line.startsWith(intro) ? line.slice(intro.length) : line,
  );
}
