/** Draws a grid's cells. Each thing has a shape, a colour, and two letters for the colour. */
import type { CellLook, Compass, GridColor, GridThing } from "../../../src/core/grid.js";
import { type Palette, swatchOf } from "./theme.js";

/** Pixels of a cell's side. */
export const cellSide = 40;

/** Draws a cell with its contents. It is veiled if the robot has never looked there. */
export function drawGridCell(
  look: CellLook,
  isSeen: boolean,
  [x, y]: readonly [number, number],
  c: Palette,
): string {
  const ground = isSeen ? "seen" : "unseen";
  const box = `x="${x}" y="${y}" width="${cellSide}" height="${cellSide}"`;
  if (look.kind === "wall") return `<rect fill="${c.soft}" ${box} opacity="${isSeen ? 1 : 0.55}"/>`;
  const fill = isSeen ? c.lit : c.dusk;
  return `<g><rect class="${ground}" ${box} fill="${fill}" stroke="${c.hatch}"/>${drawOn(look, x, y, c)}</g>`;
}

function drawOn(look: CellLook, x: number, y: number, c: Palette): string {
  if (look.kind === "goal") return drawPatch("green", x, y, 3) + drawLetters("goal", x, y, c);
  if (!("color" in look)) return "";
  const mark =
    look.kind === "tile"
      ? drawPatch(look.color, x, y, 1)
      : look.kind === "door"
        ? drawDoor(look.color, look.state, [x, y], c)
        : drawThing(look.kind, look.color, [x, y], c);
  return mark + drawLetters(lettersOf[look.color], x, y, c);
}

function drawPatch(color: string, x: number, y: number, inset: number): string {
  const side = cellSide - 2 * inset;
  return `<rect x="${x + inset}" y="${y + inset}" width="${side}" height="${side}" fill="${paint(color)}" opacity="0.6"/>`;
}

type At = readonly [x: number, y: number];

function drawThing(thing: GridThing, color: string, [x, y]: At, c: Palette): string {
  const fill = `fill="${paint(color)}" stroke="${c.soft}"`;
  const [left, top] = [x + cellSide / 2, y + 15];
  switch (thing) {
    case "ball":
      return `<circle cx="${left}" cy="${top}" r="10" ${fill}/>`;
    case "box":
      return `<path d="M${left - 11} ${top - 9}h22v18h-22zM${left - 11} ${top - 3}h22" ${fill}/>`;
    case "key":
      return `<path d="M${left - 12} ${top}a6 6 0 1 1 11 3h13v6h-4v-3h-3v3h-3v-3h-3a6 6 0 0 1-11-6z" ${fill}/>`;
  }
}

/** Letters for people who cannot tell the colours apart. */
const lettersOf: Readonly<Record<GridColor, string>> = {
  blue: "bl",
  green: "gn",
  grey: "gy",
  purple: "pu",
  red: "re",
  yellow: "ye",
};

/** An open door is a thin leaf. A locked door has a keyhole. */
function drawDoor(color: string, state: string, [x, y]: At, c: Palette): string {
  const width = state === "open" ? 8 : cellSide - 8;
  const leaf = `<rect stroke="${c.soft}" x="${x + 4}" y="${y + 4}" width="${width}" height="${cellSide - 8}" fill="${paint(color)}"/>`;
  if (state !== "locked") return leaf;
  return `${leaf}<circle fill="${c.lit}" cx="${x + cellSide / 2}" cy="${y + 15}" r="5"/>`;
}

function drawLetters(letters: string, x: number, y: number, { ink }: Palette): string {
  return `<text x="${x + 4}" y="${y + cellSide - 4}" font-size="12" font-weight="700" fill="${ink}">${letters}</text>`;
}

function paint(color: string): string {
  return swatchOf(color) ?? "none";
}

const turns: Readonly<Record<Compass, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** Draws an arrow that points where the robot looks. */
export function drawGridRobot(facing: Compass, [x, y]: At, { robot }: Palette): string {
  const [middle, level] = [x + cellSide / 2, y + cellSide / 2];
  return `<path class="robot" fill="${robot}" transform="rotate(${turns[facing]} ${middle} ${level})" d="M${middle} ${y + 5}l11 29l-11 -7l-11 7z"/>`;
}
