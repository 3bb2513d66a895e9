/** Draws a grid's cells. Things have a shape, a colour and the colour's name. */
import type { CellLook, Compass, GridThing } from "../../../src/core/grid.js";
import { type Palette, swatchOf } from "./theme.js";

export const cellSide = 40;

export function drawGridCell(
  look: CellLook,
  { isSeen, isBrief }: { readonly isSeen: boolean; readonly isBrief: boolean },
  [x, y]: readonly [number, number],
  c: Palette,
): string {
  const ground = isSeen ? "seen" : "unseen";
  const box = `x="${x}" y="${y}" width="${cellSide}" height="${cellSide}"`;
  if (look.kind === "wall") return `<rect fill="${c.soft}" ${box} opacity="${isSeen ? 1 : 0.55}"/>`;
  const fill = isSeen ? c.lit : c.dusk;
  return `<g><rect class="${ground}" ${box} fill="${fill}" stroke="${c.hatch}"/>${drawOn(look, isBrief, [x, y], c)}</g>`;
}

function drawOn(look: CellLook, isBrief: boolean, [x, y]: At, c: Palette): string {
  const say = isBrief ? drawInitial : drawWord;
  if (look.kind === "goal") return drawPatch("green", x, y, 3) + say("goal", x, y, c);
  if (!("color" in look)) return "";
  const mark =
    look.kind === "tile"
      ? drawPatch(look.color, x, y, 1)
      : look.kind === "door"
        ? drawDoor(look.color, look.state, [x, y], c)
        : drawThing(look.kind, look.color, [x, y], c);
  return mark + say(look.color, x, y, c);
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

function drawDoor(color: string, state: string, [x, y]: At, c: Palette): string {
  const width = state === "open" ? 8 : cellSide - 8;
  const leaf = `<rect stroke="${c.soft}" x="${x + 4}" y="${y + 4}" width="${width}" height="${cellSide - 8}" fill="${paint(color)}" fill-opacity="0.6"/>`;
  if (state !== "locked") return leaf;
  return `${leaf}<circle fill="${c.lit}" cx="${x + cellSide / 2}" cy="${y + 15}" r="5"/>`;
}

/** For people who cannot tell the colours apart. */
function drawWord(word: string, x: number, y: number, { ink }: Palette): string {
  return `<text x="${x + cellSide / 2}" y="${y + cellSide - 7}" text-anchor="middle" font-size="11" fill="${ink}">${word}</text>`;
}

/** For small maps, where the word would be unreadable. */
function drawInitial(word: string, x: number, y: number, { ink }: Palette): string {
  const middle = `x="${x + cellSide / 2}" y="${y + cellSide - 4}" text-anchor="middle"`;
  return `<text ${middle} font-size="22" font-weight="700" fill="${ink}">${word.charAt(0).toUpperCase()}</text>`;
}

function paint(color: string): string {
  return swatchOf(color) ?? "none";
}

const turns: Readonly<Record<Compass, number>> = { north: 0, east: 90, south: 180, west: 270 };

export function drawGridRobot(facing: Compass, [x, y]: At, { robot, face, eye }: Palette): string {
  const [middle, level] = [x + cellSide / 2, y + cellSide / 2];
  return [
    `<g class="robot" fill="${robot}">`,
    `<path transform="rotate(${turns[facing]} ${middle} ${level})" d="M${middle} ${y - 1}l9 12h-18z"/>`,
    `<rect x="${middle - 14}" y="${level - 11}" width="28" height="22" rx="9"/>`,
    `<rect x="${middle - 11}" y="${level - 7}" width="22" height="14" rx="6" fill="${face}"/>`,
    `<g fill="${eye}"><circle cx="${middle - 5}" cy="${level}" r="2.5"/><circle cx="${middle + 5}" cy="${level}" r="2.5"/></g></g>`,
  ].join("");
}
