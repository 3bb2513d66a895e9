/** The sheet of a drawing: its size, its heading, and its text for people who do not see it. */
import type { OwnerView } from "../../../src/core/scene.js";
import { makeChip } from "./cells.js";
import type { Strip } from "./choices.js";
import { drawChip, drawRobot, type Ink, writeLines } from "./marks.js";
import type { Frame } from "./shapes.js";
import { cardSize, fonts } from "./sizes.js";
import { breakText, escapeXml, type Font, stackLines, textWidth } from "./text.js";
import { type DrawingTheme, drawingStyle } from "./theme.js";
import { whereIsRobot } from "./where.js";

/** Readers' own fonts come first; PNGs are drawn with DejaVu Sans. */
const family =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly theme: DrawingTheme;
  /** The name that a browser shows on hovering. */
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Everything in words. */
  readonly description: string;
}

/** Writes the whole SVG document. */
export function writeSheet(sheet: Sheet, body: readonly string[]): string {
  const { width, height } = sheet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeXml(sheet.summary)}"`,
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(family)}">`,
    `<title>${escapeXml(sheet.title)}</title>`,
    `<desc>${escapeXml(sheet.description)}</desc>`,
    `<style>${drawingStyle(sheet.theme)}</style>`,
    `<rect class="sous-paper" width="${width}" height="${height}" rx="14"/>`,
    ...body,
    "</svg>",
  ].join("");
}

/** Draws what only the reader knows, line by line. Nothing else in a drawing is as large. */
export function drawSecret(lines: readonly string[], frame: Frame): Strip {
  if (lines.length === 0) return { svg: "", bottom: frame.top };
  const step = fonts.secret.size + 6;
  const texts = lines.flatMap((line) => breakText(line, fonts.secret, frame.width));
  const stacked = stackLines(texts, { x: frame.left, first: frame.top + step - 4, step });
  const svg = writeLines(stacked, { font: fonts.secret, look: "ink" });
  return { svg, bottom: frame.top + texts.length * step + 8 };
}

/** Draws the title and the subtitle, broken into lines. An empty one takes no room. */
export function drawHead(
  head: { readonly title: string; readonly subtitle: string },
  frame: Frame,
): Strip {
  let y = frame.top;
  const parts: string[] = [];
  const addLines = (words: string, font: Font, look: Ink): void => {
    const texts = breakText(words, font, frame.width);
    const step = font.size + 6;
    const lines = stackLines(texts, { x: frame.left, first: y + step - 4, step });
    parts.push(writeLines(lines, { font, look }));
    y += texts.length * step;
  };
  if (head.title) addLines(head.title, fonts.title, "ink");
  if (head.subtitle) addLines(head.subtitle, fonts.subtitle, "muted");
  return { svg: parts.join(""), bottom: y + (parts.length > 0 ? 8 : 0) };
}

/** Draws where the robot is and what it holds, on one line if there is room. */
export function drawRobotLine(view: OwnerView, frame: Frame): Strip {
  const font = fonts.subtitle;
  const left = frame.left + 30;
  const width = frame.width - 30;
  const lines = breakText(whereIsRobot(view), font, width);
  const svg = [
    drawRobot(frame.left, frame.top + 2, 22),
    writeLines(stackLines(lines, { x: left, first: frame.top + 18, step: 20 }), {
      font,
      look: "ink",
    }),
  ];
  const bottom = frame.top + 8 + lines.length * 20;
  if (!view.held) return { svg: svg.join(""), bottom };
  const after = textWidth(lines.at(-1) ?? "", font) + 6;
  const holds = textWidth("holds", font) + 6;
  const look = { size: cardSize, circled: false };
  const chip = makeChip(view.held, look, { left: 0, top: 0, width: width - holds });
  const fits = after + holds + chip.width <= width;
  const x = fits ? left + after : left;
  const y = fits ? bottom - 28 : bottom;
  svg.push(writeLines([{ text: "holds", x, y: y + 18 }], { font, look: "muted" }));
  svg.push(drawChip({ ...chip, x: x + holds, y }, "held"));
  return { svg: svg.join(""), bottom: Math.max(bottom, y + chip.height + 2) };
}
