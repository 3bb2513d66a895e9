/** Computes where things and the label go in a piece of furniture. */
import type { PlaceView } from "../../../src/core/episode/scene.js";
import { firstFit, textWidth } from "./lettering/text.js";
import type { Box } from "./pen.js";
import { labelWordings, numberIn, worktopParts } from "./pieces.js";
import type { Levels, Measures } from "./sizes.js";

/** Furniture in the drawing; `part` is what it is drawn as. */
export interface Stand extends Box {
  readonly place: PlaceView;
  readonly part: string;
  /** Number of columns of drawers that are places themselves. */
  readonly drawers: number;
  /** Length of the part that continues along the side wall; negative at the left. */
  readonly beyond: number;
}

/** A stand with the places for its things (`cells`) and its label. */
export type Piece = ReturnType<typeof insideOf>;

const boxed = /^(wall|corner|base|mirror|fridge|drawer|microwave|safe|sideboard)$/;
const railed = /^(wall|corner|base|mirror|shelf|towelholder|handtowelholder|toiletpaperhanger)$/;
const open = /^(shelf|towelholder|handtowelholder|toiletpaperhanger)$/;
const bins = /^(garbagecan|safe|laundryhamper)$/;
const surfaces: Readonly<Record<string, number>> = {
  bed: 0.66,
  sofa: 0.66,
  armchair: 0.66,
  toilet: 0.6,
  bathtubbasin: 0.64,
};
/** Padding at the sides, top and bottom, in units of the page's drawing. */
const paddings: Readonly<Record<string, readonly [number, number, number]>> = {
  countertop: [4, 6, 2],
  sinkbasin: [12, 34, 6],
  stoveburner: [0, 6, 10],
  microwave: [10, 14, 12],
  coffeemachine: [10, 28, 10],
  toaster: [4, 26, 8],
};

/**
 * Measures all pieces of a room, and finds banks: neighbouring pieces that show only numbers, with one name for all,
 * "cabinets 1–4".
 */
export function labelRoom(stands: readonly Stand[], m: Measures, levels: Levels) {
  const pieces = new Map(
    stands.map((stand) => [stand.place.id, insideOf(stand, labelWordings(stand.place), m, levels)]),
  );
  const banks = [
    ["shelf", "shelves", levels.wall + (m.k === 1 ? m.label : 0)] as const,
    ["wall", "cabinets", levels.wall - m.label * 0.42] as const,
    ["base", "cabinets", levels.floor + m.label * 1.2] as const,
    ["drawer", "drawers", levels.floor + m.label * 1.2] as const,
  ].flatMap(([part, name, y]) => {
    const bank = [...pieces.values()].filter(
      (piece) => piece.part === part && numberIn(piece.place.label),
    );
    if (!bank.some(({ lines }) => isShort(lines) || (part === "drawer" && lines.length > 1)))
      return [];
    // If one door has room for its number only, all show numbers.
    for (const piece of bank) {
      pieces.set(piece.place.id, insideOf(piece, [numberIn(piece.place.label)], m, levels));
    }
    const numbers = bank.map(({ place }) => Number(numberIn(place.label)));
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const x0 = Math.min(...bank.map(({ x }) => x));
    const x1 = Math.max(...bank.map(({ x, w }) => x + w));
    return [{ name, numbers: first === last ? `${first}` : `${first}–${last}`, x0, x1, y }];
  });
  for (const [id, piece] of pieces) {
    if (piece.lines.length > 0) continue;
    pieces.set(id, { ...piece, isTight: true, lines: labelWordings(piece.place).slice(-1) });
  }
  return { pieces, banks };
}

function isShort(lines: readonly string[]): boolean {
  return lines.length === 0 || /^\d+$/.test(lines[0] ?? "");
}

/** `atStart`: the label is at the left. */
type Inside = Readonly<Record<"cells" | "labelAt", Box>> & {
  readonly lines: readonly string[];
  readonly atStart?: boolean;
};

function insideOf(stand: Stand, wordings: readonly string[], m: Measures, levels: Levels) {
  const { part, x, y, w, h } = stand;
  const onSlab = /^(dresser|desk|sidetable|tvstand)$/.test(part) && y < levels.slab;
  const wrap: Wrap = (width, most) =>
    firstFit(wordings, { size: m.label, bold: true }, { width, most });
  const inside = measure(stand, wrap, { m, levels, onSlab });
  const { cells } = inside;
  const lift = (from: number) => ({ x, y: from, w, h: y + h - from });
  const above = Math.max(m.k, 0.36);
  const hit = surfaces[part]
    ? lift(cells.y - 18 * above)
    : bins.test(part)
      ? lift(cells.y - 16 * above)
      : part === "sideboard"
        ? lift(levels.slab - 2)
        : onSlab && stand.drawers > 0
          ? { x, y: cells.y, w, h: levels.slab + m.slab - cells.y }
          : { x, y, w, h };
  return {
    ...stand,
    atStart: false,
    ...inside,
    /** Whether the label is wider than the piece, so that it yields to others. */
    isTight: false,
    /** Clickable area: the piece without the air above and the drawers below. */
    hit,
    onSlab,
    /** Whether things stand at the bottom. */
    standing: !boxed.test(part),
  };
}

type Wrap = (width: number, most: number) => readonly string[];

function railOf({ label, k }: Measures, lines: number): number {
  return Math.max(1, lines) * (label + 1.5) + Math.max(2, 7 * k);
}

function measure(
  stand: Stand,
  wrap: Wrap,
  where: { m: Measures; levels: Levels; onSlab: boolean },
): Inside {
  const { m, levels, onSlab } = where;
  const { part, x, y, w, h } = stand;
  const { k } = m;
  const edge = Math.max(3, 8 * k);
  const strip = { x: x + 2, y: levels.slab, w: w - 4, h: m.slab };
  if (railed.test(part)) {
    const whole = wrap(w - (k === 1 ? 30 : 6), 1);
    const lines = whole.length > 0 && !isShort(whole) ? whole : wrap(w - 4, 2);
    const rail = railOf(m, lines.length);
    const side = open.test(part) ? Math.min(edge, w * 0.04) : edge;
    const cells = { x: x + side, y: y + edge, w: w - 2 * side, h: h - rail - edge };
    return { lines, cells, labelAt: { x, y: y + h - rail, w, h: rail } };
  }
  if (part === "drawer") return measureDrawer(stand, wrap, m);
  if (part === "fridge" || part === "sideboard") {
    const top = part === "sideboard" ? levels.slab : y;
    const rail = railOf(m, 1);
    const bottom = y + h - edge * 1.2 - m.toe;
    const cells = { x: x + edge, y: top + rail + edge * 0.6, w: w - 2 * edge, h: 0 };
    const labelAt = { x, y: top + edge * 0.4, w, h: rail };
    return { lines: wrap(w - 8, 1), labelAt, cells: { ...cells, h: bottom - cells.y } };
  }
  if (worktopParts.has(part) && y < levels.slab && y + h < levels.floor - 10) {
    const [side, above, below] = (paddings[part] ?? [4, 6, 2]).map(
      (one) => one * Math.max(k, 0.36),
    );
    const panel = part === "microwave" ? Math.max(7, 18 * k) : 0;
    const cells = { x: x + (side ?? 0), y: y + (above ?? 0), w: w - 2 * (side ?? 0) - panel };
    const height = m.above - (above ?? 0) - (below ?? 0);
    return { lines: wrap(w, 1), labelAt: strip, cells: { ...cells, h: height } };
  }
  const lines = wrap(w - 2, 1);
  const room = Math.max(k === 1 ? 78 : 0, m.icon + 6);
  const surface = surfaces[part];
  if (onSlab) {
    const cells = { x: x + 3, y: y + 4 * k, w: w - 6, h: m.above - 5 * k };
    return { lines, labelAt: strip, cells };
  }
  if (surface) {
    const top = y + h * surface;
    const side = { bathtubbasin: 0.06, toilet: 0.04 }[part] ?? 0.1;
    const cells = { x: x + w * side, y: top - room, w: w * (1 - 2 * side), h: room - 2 };
    return { lines, labelAt: { x: x + 4, y: top, w: w - 8, h: m.slab }, cells };
  }
  if (bins.test(part)) {
    const rail = railOf(m, 1);
    const bottom = y + h - rail;
    const cells = { x: x + edge, y: bottom - 8 * k - room, w: w - 2 * edge, h: room - 1 };
    return { lines, labelAt: { x, y: bottom - 6 * k, w, h: rail }, cells };
  }
  const top = y + (k === 1 ? 78 : m.icon + 7);
  const cells = { x: x + 6 * k, y: y + 2 * k, w: w - 12 * k, h: top - y - 3 * k };
  return { lines, labelAt: { x: x + 2, y: top, w: w - 4, h: m.slab }, cells };
}

/** Measures a drawer. Its label is at the left, or below the things if it is high enough. */
function measureDrawer({ x, y, w, h }: Stand, wrap: Wrap, m: Measures): Inside {
  const { k } = m;
  const edge = Math.max(3, 8 * k);
  const isLow = h < m.label * 2 + 12 * k + 4;
  const width = isLow ? Math.max(w * 0.46, 17) : w - 30 * k;
  const fitting = wrap(width, isLow && h > m.label * 2 + 4 ? 2 : 1);
  const lines = fitting.length > 0 ? fitting : wrap(w - 4, 1);
  const font = { size: m.label, bold: true };
  const wide = Math.max(0, ...lines.map((line) => textWidth(line, font)));
  if (h < 60 * Math.max(k, 0.62) || wide < w * 0.3) {
    const top = Math.max(1.5, 4 * k);
    const cells = { x: x + wide + edge * 2, y: y + top, w: w - wide - edge * 3, h: h - 2 * top };
    return { lines, atStart: true, labelAt: { x: x + edge * 0.8, y, w: wide + 2, h }, cells };
  }
  const rail = railOf(m, lines.length);
  const cells = { x: x + edge, y: y + edge, w: w - 2 * edge, h: h - rail - edge };
  return { lines, labelAt: { x, y: y + h - rail, w, h: rail }, cells };
}
