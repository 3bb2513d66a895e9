/** Draws one room: furniture, things, labels, marks and the robot's path. */
import type { PlaceView } from "../../../src/core/episode/scene.js";
import { drawBackdrop } from "./backdrop.js";
import { sayWhere } from "./content.js";
import { drawContents } from "./contents.js";
import type { Piece } from "./inside.js";
import type { Room } from "./layout.js";
import {
  drawCircle,
  drawLetter,
  drawTag,
  Lettering,
  overlaps,
  writeWords,
} from "./lettering/lettering.js";
import type { SignPlace } from "./lettering/signs.js";
import { escapeXml } from "./lettering/text.js";
import { type Box, n, Pen } from "./pen.js";
import { type Show, stopOf, type Told } from "./show.js";
import { drawPiece, labelInk } from "./standing.js";
import type { Palette } from "./theme.js";

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function drawScene(room: Room, show: Show, c: Palette, frame: Frame) {
  return new SceneDrawing(room, show, new Pen(room.m, c), frame).draw();
}

export function sheetStop(
  { room, frame }: { readonly room: Room; readonly frame: Frame },
  piece: Box | undefined,
): string {
  const [x, y] = stopOf(room, piece);
  return [frame.x + x * frame.scale, frame.y + y * frame.scale].map(n).join(",");
}

class SceneDrawing {
  readonly #lettering: Lettering;
  readonly #signs: SignPlace[] = [];
  readonly #things: Omit<Told, "words">[] = [];
  /** SVG of rings and eyes, drawn over all furniture. */
  readonly #over: string[] = [];
  readonly #sheet: Box;

  constructor(
    private readonly room: Room,
    private readonly show: Show,
    private readonly pen: Pen,
    private readonly frame: Frame,
  ) {
    this.#sheet = { x: 0, y: 0, w: room.m.w, h: room.levels.bottom };
    this.#lettering = new Lettering(this.#sheet, show.free);
  }

  draw() {
    const { room, pen, show } = this;
    const order = [...room.pieces.values()].sort(
      (a, b) => Number(b.drawers > 0) - Number(a.drawers > 0),
    );
    const places = order.map((piece) => this.#drawPlace(piece));
    this.#nameBanks();
    const marks = this.#drawMarks();
    const way = drawWay(room, show, pen, { lettering: this.#lettering, signs: this.#signs });
    const { x, y, scale } = this.frame;
    const printed = this.#lettering.printed();
    const svg = [
      `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">`,
      drawBackdrop(room, pen),
      ...places,
      `<g pointer-events="none" aria-hidden="true">`,
      ...this.#over,
      way,
      marks,
      writeWords(printed),
      "</g></g>",
    ].join("");
    const told = this.#things.map((one) => {
      const lines = printed.filter(({ style }) => style.of === one.thing.id);
      return { ...one, words: lines.map(({ text }) => text).join(" ") };
    });
    return { svg, told };
  }

  #drawPlace(piece: Piece): string {
    const { show, pen, frame, room } = this;
    const { id } = piece.place;
    const place = show.places.get(id) ?? piece.place;
    const isSeen = !show.seen || show.seen.has(id);
    const isHidden = show.isBlind || (show.isExplored && !isSeen);
    const door = isHidden ? "shut" : place.open ? "open" : "glass";
    const look = { seen: isSeen, door: place.openable ? door : null } as const;
    const [behind, before] = drawPiece(pen, piece, look);
    const things = isHidden ? [] : place.things;
    const contents = drawContents(pen, piece, things, show, this.#lettering);
    this.#signs.push(...contents.signs);
    this.#things.push(...things.map((thing) => ({ thing, where: sayWhere(place) })));
    this.#nameIt(piece, isSeen);
    const isHere = show.robotAt.includes(id);
    if (show.marked.has(id)) this.#ring(piece, "asked", pen.c.askedEdge);
    else if (isHere) this.#ring(piece, "here", pen.c.robot);
    const stop = sheetStop({ room, frame }, piece);
    const about = describePlace(place, { isSeen, isHidden, isHere });
    return `<g class="place${isSeen ? "" : " unseen"}" data-place="${escapeXml(place.id)}" role="group" aria-label="${escapeXml(about)}" data-stop="${stop}"><title>${escapeXml(about)}</title>${this.#hitOf(piece, "catch")}${behind}${contents.svg}${before}${this.#hitOf(piece, "hit")}</g>`;
  }

  /** The clickable area ("catch") is behind the things, its outline ("hit") in front. */
  #hitOf({ hit }: Piece, name: "catch" | "hit"): string {
    const fill = name === "catch" ? `fill="transparent"` : `fill="none" pointer-events="none"`;
    return `<rect class="${name}" x="${n(hit.x)}" y="${n(hit.y)}" width="${n(hit.w)}" height="${n(hit.h)}" rx="${this.pen.m.round}" ${fill}/>`;
  }

  #ring({ hit }: Piece, name: string, colour: string): void {
    const weight = this.pen.m.k === 1 ? 4 : 2.4;
    const [w, h] = [hit.w + 2 * weight, hit.h + 2 * weight];
    const box = { x: hit.x - weight, y: hit.y - weight, w, h };
    const ring = this.pen.rect(box, this.pen.m.round * 1.3, "none", colour, weight);
    this.#over.push(`<g class="${name}">${ring}</g>`);
  }

  /** Writes a place's label, with a closed eye if the robot has not seen it. */
  #nameIt(piece: Piece, isSeen: boolean): void {
    const { m, c, fine } = this.pen;
    const { labelAt: at, atStart, cells } = piece;
    const lines = this.show.isNameless
      ? piece.lines.map((line) => line.replace(/(^| )\d+$/, ""))
      : piece.lines;
    const step = m.label + 1.5;
    const first = at.y + (at.h - piece.lines.length * step) / 2 + m.label * 0.86;
    const fill = c[labelInk(piece)];
    const style = { size: m.label, bold: true, fill, atStart, rank: piece.isTight ? 1.5 : 1 };
    const eye = m.k === 1 ? 15 : 9;
    const wide = Math.max(0, ...lines.map((line) => line.length * m.label * 0.72));
    const fits = !atStart && lines.length === 1 && at.w - wide > eye + this.pen.u(20, 9);
    const x = atStart ? at.x : at.x + at.w / 2 + (!isSeen && fits ? (eye + 3) / 2 : 0);
    for (const [row, line] of lines.entries()) {
      if (line) this.#lettering.say(line, x, first + row * step, style);
    }
    if (isSeen) return;
    const [ex, ey, ink] = fits
      ? [x - wide / 2 - eye / 2 - 2, first - m.label * 0.36, fill]
      : [cells.x + cells.w - eye * 0.8, cells.y + eye * 0.7, c.soft];
    if (fits || (cells.w > 60 && m.k === 1)) this.#over.push(closedEye(ex, ey, eye, ink, fine));
  }

  #nameBanks(): void {
    const { m, c } = this.pen;
    const style = { size: m.label, bold: true, fill: c.ink, rank: 3 };
    if (this.show.name) {
      const at = { ...style, atStart: true };
      this.#lettering.say(this.show.name, m.side + 4, m.label + 2, at);
    }
    for (const { name, numbers, x0, x1, y } of this.room.banks) {
      const text = this.show.isNameless ? name : `${name} ${numbers}`;
      this.#lettering.say(text, (x0 + x1) / 2, y, style);
    }
  }

  #drawMarks(): string {
    const { show, pen, room } = this;
    const { m } = pen;
    const on = { sheet: this.#sheet, lettering: this.#lettering, avoid: this.#signs };
    const circles = this.#signs.filter(({ thing }) => show.circled.has(thing.id));
    const named = circles.length > 1 ? "one of these" : "this one";
    const circling = { ...on, size: m.secret, edge: pen.c.circle };
    const circled = circles.map((sign) => {
      const tag = drawTag(pen, sign, `${named}: ${sign.thing.label}`, circling);
      return drawCircle(pen, sign) + tag;
    });
    const marking = { ...on, size: m.label + 1, edge: pen.c.askedEdge };
    const marked = this.#signs
      .filter(({ thing, named: isNamed }) => show.marked.has(thing.id) && !isNamed)
      .map((sign) => drawTag(pen, sign, sign.thing.label, marking));
    const letters = [...show.letters].flatMap(([id, letter]) => {
      const sign = this.#signs.find(({ thing }) => thing.id === id);
      const box = sign ?? room.pieces.get(id)?.hit;
      const [left, down] = sign ? [2, -pen.u(4, 2)] : [10, 10];
      const at = box && { x: box.x + box.w - left, y: box.y + down };
      return at ? [drawLetter(pen, letter, at, this.#lettering)] : [];
    });
    return [...circled, ...marked, ...letters].join("");
  }
}

function describePlace(
  place: PlaceView,
  state: { readonly isSeen: boolean; readonly isHidden: boolean; readonly isHere: boolean },
): string {
  const door = place.openable && !state.isHidden && (place.open ? "open" : "closed");
  const things = place.things.map(({ label }) => label).join(", ") || "empty";
  const eye = !state.isSeen && "the robot has not looked there";
  const here = state.isHere && "the robot is here";
  return [place.label, door, eye, here, !state.isHidden && things].filter(Boolean).join(", ");
}

function closedEye(x: number, y: number, side: number, ink: string, fine: number): string {
  const h = side / 2;
  const lid = `M${n(x - h)} ${n(y - h * 0.3)}Q${n(x)} ${n(y + h * 0.9)} ${n(x + h)} ${n(y - h * 0.3)}`;
  const lashes = `M${n(x - h * 0.62)} ${n(y + h * 0.1)}l${n(-h * 0.3)} ${n(h * 0.5)}M${n(x)} ${n(y + h * 0.34)}v${n(h * 0.58)}M${n(x + h * 0.62)} ${n(y + h * 0.1)}l${n(h * 0.3)} ${n(h * 0.5)}`;
  return `<path d="${lid}${lashes}" fill="none" stroke="${ink}" stroke-width="${n(fine * 1.2)}" stroke-linecap="round"/>`;
}

/** Draws the robot's path: dots on the floor, numbers at stops. */
function drawWay(
  room: Room,
  show: Show,
  pen: Pen,
  { lettering, signs }: { readonly lettering: Lettering; readonly signs: readonly SignPlace[] },
): string {
  const { m, c } = pen;
  const { levels } = room;
  const pieces = show.path.flatMap((id) => room.pieces.get(id) ?? []);
  if (pieces.length === 0) return "";
  const ink = c[show.pathLook];
  const r = m.k === 1 ? 11 : 7.5;
  const middle = levels.floor + m.aisle / 2;
  const badges: Box[] = [];
  const numbers: string[] = [];
  let d = "";
  let at: number | null = null;
  for (const [step, piece] of pieces.entries()) {
    const [x] = stopOf(room, piece);
    if (at !== null) {
      // Arcs to the right curve up, to the left down; longer ones higher.
      const high = m.aisle * Math.sign(at - x) * Math.min(0.9, 0.3 + Math.abs(x - at) / m.w);
      d += `M${at} ${middle}Q${(at + x) / 2} ${middle + high} ${x} ${middle}`;
    }
    at = x;
    const spot = spotOn(piece.hit, r, (box) => {
      const words = lettering.hiddenBy(box);
      const hidden = signs.filter((sign) => overlaps(box, sign)).length;
      return words * 10 + hidden * 4 + badges.filter((other) => overlaps(box, other)).length * 25;
    });
    badges.push(spot);
    lettering.reserve(spot);
    const size = Math.max(11, r * 1.3);
    const [cx, cy] = [spot.x + r, spot.y + r];
    const style = { size, bold: true, fill: c.badgeInk, rank: 0 };
    lettering.say(String(step + 1), cx, cy + size * 0.36, style);
    numbers.push(pen.oval(cx, cy, r, r, ink, c.tag));
  }
  const wide = m.k === 1 ? 4.5 : 2.6;
  const halo = `<g opacity=".75">${pen.stroke(d, c.tag, wide * 1.9)}</g>`;
  const dots = `<g stroke-dasharray="0.1 ${wide * 2}">${pen.stroke(d, ink, wide)}</g>`;
  return `<g class="way">${halo}${dots}${numbers.join("")}</g>`;
}

function spotOn(hit: Box, r: number, cost: (box: Box) => number): Box {
  const places = [0, 1, 0.5, 0.25, 0.75].flatMap((across) =>
    [0, 1, 0.5].map((down) => ({
      x: hit.x + (hit.w - 2 * r) * across,
      y: hit.y + (hit.h - 2 * r) * down,
      w: 2 * r,
      h: 2 * r,
    })),
  );
  const costs = places.map((box, at) => ({ box, cost: cost(box) + at * 0.01 }));
  return costs.reduce((a, b) => (b.cost < a.cost ? b : a)).box;
}
