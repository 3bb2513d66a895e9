/** The marks of a drawing, as SVG: cards, chips, the robot, lines of text. */
import type { OwnerView, PlaceView, ThingView } from "../../src/core/scene.js";
import { type Chip, chipHeight, fonts, type PlaceCard } from "./drawing-layout.js";
import { escapeXml, type Font, textWidth } from "./drawing-text.js";

/** One place: a card, dark and dashed where the robot has not looked. */
export function drawCard(
  card: PlaceCard,
  known: { view: OwnerView; asked: ReadonlySet<string>; seen: boolean },
): string {
  const { place, x, y, width, height } = card;
  const look = known.seen ? "seen" : "unseen";
  const here = known.view.robotAt.includes(place.id);
  const dash = known.seen ? "" : ' stroke-dasharray="5 4"';
  const ink: Look = known.seen ? "ink" : "unseen-ink";
  const muted: Look = known.seen ? "muted" : "unseen-muted";
  const stateX = x + 12 + textWidth(card.name, fonts.place) + 6;
  return [
    `<g class="sous-place" data-place="${escapeXml(place.id)}"><title>${escapeXml(placeTitle(place, known.seen))}</title>`,
    `<rect class="sous-${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="12" stroke-width="1.5"${dash}/>`,
    here ? drawRobotFrame(card) : "",
    text(card.name, { x: x + 12, y: y + 25, font: fonts.place, look: ink }),
    card.state ? text(card.state, { x: stateX, y: y + 25, font: fonts.state, look: muted }) : "",
    here
      ? drawRobot(x + width - 30, y + 8)
      : known.seen
        ? ""
        : drawClosedEye(x + width - 27, y + 14),
    ...card.chips.map((chip) => drawChip(chip, isAsked(chip.thing, known.asked) ? "asked" : look)),
    card.chips.length === 0
      ? text("empty", { x: x + 12, y: y + 55, font: fonts.empty, look: muted })
      : "",
    "</g>",
  ].join("");
}

function placeTitle(place: PlaceView, seen: boolean): string {
  const things = place.things.map((thing) => thing.label).join(", ") || "empty";
  return `${place.label}${seen ? "" : " (the robot has not looked there)"}: ${things}`;
}

function isAsked(thing: ThingView, asked: ReadonlySet<string>): boolean {
  return asked.has(thing.id) || asked.has(thing.kind);
}

/** One thing. The asked one is outlined and bold, beside being coloured. */
export function drawChip(chip: Chip, look: "seen" | "unseen" | "asked" | "held"): string {
  const { x, y, width, swatch } = chip;
  const box =
    look === "asked" ? "sous-asked" : look === "held" ? "sous-seen-chip" : `sous-${look}-chip`;
  const ink: Look = look === "asked" ? "on-asked" : look === "unseen" ? "unseen-ink" : "ink";
  const font = { ...fonts.chip, bold: look === "asked" };
  const line = look === "asked" ? ' stroke-width="2"' : "";
  const dot = swatch
    ? `<circle class="sous-swatch" cx="${x + 15}" cy="${y + chipHeight / 2}" r="5.5" fill="${swatch}"/>`
    : "";
  const middle = x + (swatch ? 16 : 0) / 2 + width / 2;
  return [
    `<g class="sous-thing" data-thing="${escapeXml(chip.thing.id)}"><title>${escapeXml(chip.thing.label)}</title>`,
    `<rect class="${box}" x="${x}" y="${y}" width="${width}" height="${chipHeight}" rx="13"${line}/>`,
    dot,
    text(chip.text, { x: middle, y: y + 18, font, look: ink, middle: true }),
    "</g>",
  ].join("");
}

function drawRobotFrame(card: PlaceCard): string {
  const { x, y, width, height } = card;
  return `<rect class="sous-robot-line" x="${x}" y="${y}" width="${width}" height="${height}" rx="12" stroke-width="3"/>`;
}

/** A robot's head, 22 by 22 pixels. */
export function drawRobot(x: number, y: number): string {
  return [
    `<g transform="translate(${x} ${y})"><title>The robot is here</title>`,
    '<path class="sous-robot" d="M10 0h2v4h5a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h5z"/>',
    '<circle class="sous-on-robot" cx="7.5" cy="11" r="2"/><circle class="sous-on-robot" cx="14.5" cy="11" r="2"/>',
    '<rect class="sous-on-robot" x="7" y="15.5" width="8" height="1.8" rx=".9"/></g>',
  ].join("");
}

/** A closed eye, 15 by 10 pixels: not looked at yet. */
function drawClosedEye(x: number, y: number): string {
  return `<path class="sous-unseen-icon" stroke-width="1.6" stroke-linecap="round" d="M${x} ${y + 1}q7.5 9 15 0M${x + 7.5} ${y + 5.5}v4M${x + 2.6} ${y + 4}l-2 3M${x + 12.4} ${y + 4}l2 3"/>`;
}

/** Which ink a line is written in; see drawing-theme.ts. */
export type Look = "ink" | "muted" | "unseen-ink" | "unseen-muted" | "on-asked";

/** One line of text. */
export function text(
  words: string,
  at: { x: number; y: number; font: Font; look: Look; middle?: boolean; spacing?: number },
): string {
  const weight = at.font.bold ? ' font-weight="700"' : "";
  const anchor = at.middle ? ' text-anchor="middle"' : "";
  const spacing = at.spacing ? ` letter-spacing="${at.spacing}"` : "";
  return `<text class="sous-${at.look}" x="${at.x}" y="${at.y}" font-size="${at.font.size}"${weight}${anchor}${spacing}>${escapeXml(words)}</text>`;
}
