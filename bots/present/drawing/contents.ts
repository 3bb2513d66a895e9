/** Draws the things in or on furniture: signs (small pictures) with words. */
import type { ThingView } from "../../../src/core/episode/scene.js";
import type { Piece } from "./inside.js";
import type { Lettering } from "./lettering/lettering.js";
import { drawSign, type SignPlace, thingWordings } from "./lettering/signs.js";
import { firstFit, textWidth } from "./lettering/text.js";
import type { Box, Pen } from "./pen.js";
import type { Show } from "./show.js";

/** How to show a thing: its words below its sign, beside it, or left out. Lengths are in units. */
interface Way {
  readonly as: "below" | "beside" | "sign";
  readonly w: number;
  readonly h: number;
  readonly side: number;
  readonly lines: 0 | 1 | 2;
}

/** Lists the ways to draw a thing, from best to smallest. @param tag width of the longest owner's name; 0 for none */
function waysOf({ m }: Pen, tag: number): readonly Way[] {
  const sign = (side: number): Way => ({ as: "sign", w: side + 3, h: side + 1, side, lines: 0 });
  const tagged = (side: number): readonly Way[] =>
    tag === 0
      ? []
      : [
          { as: "below", w: Math.max(tag + 3, side), h: side + 3 + m.word, side, lines: 1 },
          { as: "beside", w: side + 9 + tag, h: Math.max(side, m.word + 1), side, lines: 1 },
        ];
  if (m.k === 1) {
    return [
      { as: "below", w: 6 * m.word, h: m.icon + 8 + 2 * m.word, side: m.icon, lines: 2 },
      { as: "below", w: 4.6 * m.word, h: 36 + 2 * m.word, side: 30, lines: 2 },
      { as: "below", w: 4.6 * m.word, h: 34 + m.word, side: 30, lines: 1 },
      { as: "beside", w: 8 * m.word, h: 30, side: 26, lines: m.word > 14 ? 1 : 2 },
      ...tagged(22),
      ...tagged(15),
      sign(30),
      sign(22),
      sign(15),
    ];
  }
  const small = m.icon - 6;
  return [
    { as: "below", w: 31, h: m.icon + 13, side: m.icon, lines: 1 },
    { as: "below", w: 31, h: small + 13, side: small, lines: 1 },
    { as: "beside", w: 60, h: m.icon, side: m.icon - 2, lines: 1 },
    ...tagged(small),
    ...tagged(10),
    sign(m.icon),
    sign(small),
    sign(10),
  ];
}

interface Grid {
  readonly way: Way;
  readonly cols: number;
  readonly rows: number;
}

/** Finds the best way that fits all things, with owners if possible; else the one that shows most. */
function chooseGrid(piece: Piece, things: readonly ThingView[], pen: Pen): Grid | null {
  const { cells, part } = piece;
  const font = { size: pen.m.word };
  const owners = things.flatMap(({ attributes: { owner } }) => owner ?? []);
  const tag = Math.max(0, ...owners.map((owner) => textWidth(owner, font)));
  const grids = waysOf(pen, tag).flatMap((way) => {
    const least = way.as === "below" ? way.w * 0.84 : way.w;
    if (cells.w < least || cells.h < way.h - 2) return [];
    const rows = Math.max(1, Math.floor((cells.h + 3) / way.h));
    const cols = Math.max(1, Math.floor((cells.w + 4) / way.w));
    return [{ way, cols, rows: part === "fridge" && rows > 3 ? 3 : rows }];
  });
  const whole = grids.filter(({ cols, rows }) => cols * rows >= things.length);
  const saysOwners = (grid: Grid) => {
    const [cell = cells] = placesOf(piece, grid, things.length);
    return owners.length === 0 || (grid.way.lines > 0 && tag <= wordsWidth(grid.way, cell, pen));
  };
  return whole.find(saysOwners) ?? whole[0] ?? grids.at(-1) ?? null;
}

function wordsWidth({ as, side }: Way, { w }: Box, { m }: Pen): number {
  return as === "beside" ? w - side - 8 : w - (m.k === 1 ? 3 : 2);
}

/** Draws marked things first, then owned ones; those without room become "+3". */
export function drawContents(
  pen: Pen,
  piece: Piece,
  things: readonly ThingView[],
  show: Show,
  lettering: Lettering,
): { readonly svg: string; readonly signs: readonly SignPlace[] } {
  if (things.length === 0) return { svg: "", signs: [] };
  const grid = chooseGrid(piece, things, pen);
  if (!grid) return drawDot(pen, piece, things);
  const limit = grid.cols * grid.rows;
  const isAmber = show.marked.size > 0;
  const isMarked = ({ id }: ThingView) =>
    isAmber ? show.marked.has(id) : show.circled.has(id) || show.letters.has(id);
  const rank = (thing: ThingView) =>
    isMarked(thing) ? 0 : thing.attributes.owner === undefined ? 2 : 1;
  const first = things.toSorted((a, b) => rank(a) - rank(b));
  // If only one cell fits, it shows the total, unless a thing is marked.
  const least = things.some(isMarked) ? 1 : 0;
  const kept = things.length > limit ? Math.max(least, limit - 1) : limit;
  const shown = things.filter((thing) => first.indexOf(thing) < kept);
  const hasRest = shown.length < things.length && kept < limit;
  const places = placesOf(piece, grid, shown.length + (hasRest ? 1 : 0));
  const drawn = shown.map((thing, at) =>
    drawThing(pen, thing, places[at] ?? piece.cells, {
      way: grid.way,
      tags: show.tags,
      lettering,
      isAmber: isAmber && isMarked(thing),
    }),
  );
  const rest = hasRest && places[shown.length];
  if (rest) {
    const size = pen.m.word + (pen.m.k === 1 ? 2 : 0);
    const y = rest.y + rest.h / 2 + size * 0.36;
    const style = { size, bold: true, fill: pen.c.soft };
    lettering.say(`+${things.length - shown.length}`, rest.x + rest.w / 2, y, style);
  }
  return { svg: drawn.map(({ svg }) => svg).join(""), signs: drawn.map(({ sign }) => sign) };
}

function placesOf({ cells, part, standing }: Piece, grid: Grid, amount: number): readonly Box[] {
  const { way, rows } = grid;
  const cols = Math.min(grid.cols, amount);
  const used = Math.min(rows, Math.ceil(amount / grid.cols));
  const w = Math.min(way.w * 1.7, cells.w / cols);
  const h = part === "fridge" ? cells.h / rows : way.h;
  const left = cells.x + (cells.w - cols * w) / 2;
  const free = Math.max(0, cells.h - used * h);
  const top = cells.y + (part === "fridge" ? h - way.h - 2 : free * (standing ? 1 : 0.5));
  return Array.from({ length: amount }, (_, at) => ({
    x: left + (at % grid.cols) * w,
    y: top + Math.min(Math.floor(at / grid.cols), rows - 1) * h,
    w,
    h: way.h,
  }));
}

function drawDot({ c, fine }: Pen, { cells }: Piece, things: readonly ThingView[]) {
  const r = Math.max(2, Math.min(cells.w, cells.h) * 0.3);
  const [x, y] = [cells.x + cells.w / 2, cells.y + cells.h / 2];
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  const svg = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${c.soft}" stroke="${c.lit}" stroke-width="${fine}"/>`;
  return { svg, signs: things.map((thing) => ({ ...box, thing, side: 2 * r, named: false })) };
}

function drawThing(
  pen: Pen,
  thing: ThingView,
  cell: Box,
  on: Pick<Show, "tags"> & {
    readonly way: Way;
    readonly lettering: Lettering;
    readonly isAmber: boolean;
  },
) {
  const { way, lettering, isAmber } = on;
  const { m, c } = pen;
  const step = m.word + 1;
  const style = { size: m.word, bold: isAmber, fill: isAmber ? c.askedInk : c.ink, of: thing.id };
  const beside = way.as === "beside";
  const width = wordsWidth(way, cell, pen);
  const wordings = isAmber ? [thing.label] : thingWordings(thing);
  const lines = way.lines === 0 ? [] : firstFit(wordings, style, { width, most: way.lines });
  const high = beside || way.lines === 0 ? way.side : way.side + lines.length * step;
  const x = beside ? cell.x + 3 : cell.x + (cell.w - way.side) / 2;
  const y =
    cell.y +
    (way.h - high) * (beside ? 0.5 : way.as === "below" ? 0.9 : 1) -
    (lines.length > 0 ? 2 : 0);
  for (const [at, line] of lines.entries()) {
    if (beside) {
      const middle = cell.y + way.h / 2 + m.word * 0.37 + (at - (lines.length - 1) / 2) * step;
      lettering.say(line, x + way.side + 4, middle, { ...style, atStart: true });
    } else lettering.say(line, cell.x + cell.w / 2, y + way.side + (at + 0.85) * step, style);
  }
  const [left, wide] = lines.length > 0 ? [cell.x + 1, cell.w - 2] : [x, way.side];
  const box = beside ? { ...cell, h: way.h } : { x: left, y, w: wide, h: high };
  const tile = { x: box.x - 1, y: box.y - 3, w: box.w + 2, h: box.h + 6 };
  const ground = isAmber ? pen.rect(tile, m.round, c.asked, c.askedEdge, pen.line * 1.2) : "";
  const tag = lines.length === 0 ? on.tags.get(thing.attributes.owner ?? "") : undefined;
  if (tag !== undefined) {
    const initial = { ...style, bold: true, halo: c.lit };
    lettering.say(tag, x + way.side - m.word * 0.2, y + way.side, initial);
  }
  const svg = ground + drawSign(thing, { x, y, side: way.side }, c);
  return { svg, sign: { ...box, thing, side: way.side, named: lines.length > 0 } };
}
