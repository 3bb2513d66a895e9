/** Writes the parts of a drawing as SVG: cards, chips, the robot, lines of text. */
import type { PlaceView } from "../../../src/core/scene.js";
import { chipFont, dotRoom } from "./cells.js";
import { eyeRoom, type Fold, headingSpacing, type Section } from "./layout.js";
import type { Box, Card, CardContent, Cell, Chip } from "./shapes.js";
import { fonts } from "./sizes.js";
import { escapeXml, type Font, type Line, stackLines } from "./text.js";

export function drawSection(section: Section): string {
  return [
    writeLines(section.heading, { font: fonts.section, look: "muted", spacing: headingSpacing }),
    ...section.cards.map(drawCard),
    ...section.folds.map(drawFold),
  ].join("");
}

/** Draws a card. It is dark and dashed if the robot has not looked there. */
function drawCard(card: Card): string {
  const { content, x, y, width } = card;
  const { seen, size } = content;
  const muted: Ink = seen ? "muted" : "unseen-muted";
  const [only, ...others] = content.places;
  const isRun = others.length > 0;
  const iconX = x + width - size.icon - 9;
  return [
    only && !isRun ? openPlace(only, seen) : "<g>",
    drawPaper(card, seen),
    content.robot
      ? `<rect class="sous-robot-line" ${boxAttributes(card)} rx="12" stroke-width="3"/>`
      : "",
    writeLines(card.name, { font: size.place, look: seen ? "ink" : "unseen-ink" }),
    card.state ? writeLines([card.state], { font: size.state, look: muted }) : "",
    content.robot ? drawRobot(iconX, y + 8, size.icon) : "",
    seen || content.robot ? "" : drawClosedEye(x + width - 27, y + 14),
    ...card.cells.map((cell) => drawCell(cell, content)),
    "</g>",
  ].join("");
}

function drawPaper(box: Box, seen: boolean): string {
  const dash = seen ? "" : ' stroke-dasharray="5 4"';
  return `<rect class="sous-${seen ? "seen" : "unseen"}" ${boxAttributes(box)} rx="12" stroke-width="1.5"${dash}/>`;
}

function drawCell(cell: Cell, { seen, size }: CardContent): string {
  const look = seen ? "seen" : "unseen";
  const muted: Ink = seen ? "muted" : "unseen-muted";
  const chips = cell.chips.map((chip) => drawChip(chip, look)).join("");
  if (!cell.tag) {
    const empty = { text: "empty", x: cell.x, y: cell.y + size.chipLine };
    return chips || writeLines([empty], { font: size.state, look: muted });
  }
  const font = { ...size.chip, bold: true };
  return [
    openPlace(cell.place, seen),
    `<rect class="sous-${look}-cell" ${boxAttributes(cell)} rx="10" stroke-width="1"/>`,
    writeLines([cell.tag], { font, look: muted }),
    chips,
    "</g>",
  ].join("");
}

function openPlace(shown: PlaceView, seen: boolean): string {
  const things = shown.things.map((thing) => thing.label).join(", ") || "empty";
  const title = `${shown.label}${seen ? "" : " (the robot has not looked there)"}: ${things}`;
  return `<g class="sous-place" data-place="${escapeXml(shown.id)}"><title>${escapeXml(title)}</title>`;
}

/** Draws one thing. A circled thing has a colour, an outline and bold letters, too. */
export function drawChip(chip: Chip, card: "seen" | "unseen" | "held"): string {
  const { thing, circled, x, y, height, size } = chip;
  const box = circled ? "asked" : card === "held" ? "seen-chip" : `${card}-chip`;
  const look: Ink = circled ? "on-asked" : card === "unseen" ? "unseen-ink" : "ink";
  const font = chipFont(size, circled);
  const line = circled ? ' stroke-width="2"' : "";
  const radius = size.dot / 2;
  const middle = x + dotRoom(thing, size) / 2 + chip.width / 2;
  const at = { x: middle, first: y + size.chipLine, step: size.chipLine };
  return [
    `<g class="sous-thing" data-thing="${escapeXml(thing.id)}"><title>${escapeXml(thing.label)}</title>`,
    `<rect class="sous-${box}" ${boxAttributes(chip)} rx="13"${line}/>`,
    chip.swatch
      ? `<circle class="sous-swatch" cx="${x + size.chipPadding + radius}" cy="${y + height / 2}" r="${radius}" fill="${chip.swatch}"/>`
      : "",
    writeLines(stackLines(chip.lines, at), { font, look, middle: true }),
    circled ? drawCircle(chip) : "",
    "</g>",
  ].join("");
}

/** Draws a ring around a chip. Its ends overlap, as in a drawing by hand. */
function drawCircle({ x, y, width, height }: Box): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [rx, ry] = [width / 2 + 9, height / 2 + 8];
  const path = [
    `M${cx - rx * 0.55} ${cy - ry * 1.05}`,
    `C${cx + rx * 0.6} ${cy - ry * 1.35} ${cx + rx * 1.12} ${cy - ry * 0.7} ${cx + rx} ${cy}`,
    `C${cx + rx * 0.95} ${cy + ry * 0.9} ${cx + rx * 0.3} ${cy + ry * 1.1} ${cx} ${cy + ry}`,
    `C${cx - rx * 0.7} ${cy + ry * 1.05} ${cx - rx * 1.06} ${cy + ry * 0.6} ${cx - rx} ${cy}`,
    `C${cx - rx * 0.95} ${cy - ry * 0.9} ${cx - rx * 0.3} ${cy - ry * 1.15} ${cx + rx * 0.35} ${cy - ry * 0.98}`,
  ].join("");
  return `<path class="sous-circle" d="${path.replace(/(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))}" stroke-width="4" stroke-linecap="round"/>`;
}

function drawFold(fold: Fold): string {
  const look: Ink = fold.seen ? "muted" : "unseen-ink";
  return [
    "<g>",
    fold.seen ? "" : drawPaper(fold, false),
    fold.seen ? "" : drawClosedEye(fold.x + eyeRoom - 14, fold.y + 11),
    writeLines(fold.lines, { font: fonts.fold, look }),
    "</g>",
  ].join("");
}

/** Draws a robot's head. `side` is in pixels. */
export function drawRobot(x: number, y: number, side: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${side / 22})"><title>The robot is here</title>`,
    '<path class="sous-robot" d="M10 0h2v4h5a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h5z"/>',
    '<circle class="sous-on-robot" cx="7.5" cy="11" r="2"/><circle class="sous-on-robot" cx="14.5" cy="11" r="2"/>',
    '<rect class="sous-on-robot" x="7" y="15.5" width="8" height="1.8" rx=".9"/></g>',
  ].join("");
}

/** Draws a closed eye, 15 by 10 pixels. It means: the robot has not looked there yet. */
function drawClosedEye(x: number, y: number): string {
  return `<path class="sous-unseen-icon" stroke-width="1.6" stroke-linecap="round" d="M${x} ${y + 1}q7.5 9 15 0M${x + 7.5} ${y + 5.5}v4M${x + 2.6} ${y + 4}l-2 3M${x + 12.4} ${y + 4}l2 3"/>`;
}

export function boxAttributes({ x, y, width, height }: Box): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

/** The ink of a line. `colours.json` has the colours. */
export type Ink = "ink" | "muted" | "unseen-ink" | "unseen-muted" | "on-asked";

/** Writes lines of text in one style. With `middle` each line is centred at its `x`. */
export function writeLines(
  lines: readonly Line[],
  style: {
    readonly font: Font;
    readonly look: Ink;
    readonly middle?: boolean;
    readonly spacing?: number;
  },
): string {
  const weight = style.font.bold ? ' font-weight="700"' : "";
  const anchor = style.middle ? ' text-anchor="middle"' : "";
  const spacing = style.spacing ? ` letter-spacing="${style.spacing}"` : "";
  const written = lines.map(
    ({ text, x, y }) =>
      `<text class="sous-${style.look}" x="${x}" y="${y}" font-size="${style.font.size}"${weight}${anchor}${spacing}>${escapeXml(text)}</text>`,
  );
  return written.join("");
}
