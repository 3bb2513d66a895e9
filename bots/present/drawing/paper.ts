import { breakText, escapeXml, type Font, stackLines } from "./text.js";
import { type DrawingTheme, type Palette, palettes, themeStyle } from "./theme.js";

/** Readers' own fonts come first; PNGs use DejaVu Sans. */
const family =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly theme: DrawingTheme;
  /** The browser's tooltip. */
  readonly title: string;
  readonly summary: string;
  readonly description: string;
}

export function writeSheet(sheet: Sheet, body: readonly string[]): string {
  const { width, height, theme } = sheet;
  const c = palettes[theme];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sous" role="group" aria-label="${escapeXml(sheet.summary)}"`,
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(family)}">`,
    `<title>${escapeXml(sheet.title)}</title>`,
    `<desc>${escapeXml(sheet.description)}</desc>`,
    `<style>${themeStyle(theme)}${pointing(c)}</style>`,
    `<rect class="paper" width="${width}" height="${height}" fill="${c.tag}"/>`,
    ...body,
    "</svg>",
  ].join("");
}

function pointing({ askedEdge, focus }: Palette): string {
  return `.place{outline:none}.place .hit{stroke:transparent;stroke-width:3}.place:hover .hit{stroke:${askedEdge}}.place:focus-visible .hit{stroke:${focus};stroke-width:4}`;
}

export interface Strip {
  readonly svg: string;
  readonly bottom: number;
}

export const gapBelow = 6;

export function drawLines(
  texts: readonly string[],
  font: Font,
  fill: string,
  frame: { readonly left: number; readonly top: number; readonly width: number },
): Strip {
  const step = Math.round(font.size * 1.3);
  const lines = texts.flatMap((text) => breakText(text, font, frame.width));
  const weight = font.bold ? ' font-weight="700"' : "";
  const written = stackLines(lines, { x: frame.left, first: frame.top + step * 0.85, step }).map(
    ({ text, x, y }) =>
      `<text x="${x}" y="${Math.round(y)}" font-size="${font.size}"${weight} fill="${fill}">${escapeXml(text)}</text>`,
  );
  const bottom = frame.top + lines.length * step;
  return { svg: written.join(""), bottom: lines.length > 0 ? bottom + gapBelow : frame.top };
}

/** Drops a prefix ("mugs:") that repeats the previous line's. */
export function sayOnce(lines: readonly string[]): string[] {
  const intro = /^[^:]+: /.exec(lines[0] ?? "")?.[0] ?? "";
  return lines.map((line, at) =>
    at > 0 && line.startsWith(intro) ? line.slice(intro.length) : line,
  );
}
