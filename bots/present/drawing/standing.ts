/** Draws the furniture that stands free: tables, beds, bins. */
import {
  type DrawPiece,
  doors,
  fixed,
  inside,
  type Layers,
  type Look,
  surface,
} from "./furniture.js";
import type { Piece } from "./inside.js";
import type { Pen } from "./pen.js";

const dark =
  "countertop sinkbasin stoveburner microwave coffeemachine toaster sofa armchair ottoman";
const pale = "fridge toilet bathtubbasin garbagecan safe mirror bed";

/** The ink of a piece's name: it stands on dark slab, pale metal or wood. */
export function labelInk({ part }: Piece): "slabInk" | "ink" | "woodInk" | "floorInk" {
  if (part === "mat") return "floorInk";
  if (dark.includes(part)) return "slabInk";
  return pale.includes(part) ? "ink" : "woodInk";
}

export function drawPiece(pen: Pen, piece: Piece, look: Look): Layers {
  const isHigh = /^(dresser|desk|sidetable|tvstand)$/.test(piece.part) && piece.onSlab;
  const draw = isHigh ? chest : (fixed[piece.part] ?? standing[piece.part] ?? table);
  return draw(pen, piece, look);
}

function legs(pen: Pen, x: number, w: number, y: number, h: number, thick: number): string {
  const { woodDeep, woodEdge } = pen.c;
  return [x, x + w - thick]
    .map((at) => pen.rect({ x: at, y, w: thick, h }, thick * 0.3, woodDeep, woodEdge, pen.fine))
    .join("");
}

const shadow = (pen: Pen, piece: Piece, height: number): string =>
  pen.shadow(piece, piece.y + piece.h, pen.u(height) + 1);

/** The surface of a table, or the top of a dresser. */
const top = (pen: Pen, { x, w, labelAt }: Piece): string =>
  pen.rect({ x, y: labelAt.y, w, h: pen.m.slab }, pen.m.round * 0.6, pen.c.wood, pen.c.woodEdge);

/** What lies on a surface, down to its edge. */
const onTop = (pen: Pen, piece: Piece, look: Look): string =>
  surface(pen, look, { ...piece.cells, h: piece.labelAt.y - piece.cells.y });

const table: DrawPiece = (pen, piece, look) => {
  const { x, w, y, h, labelAt } = piece;
  const under = labelAt.y + pen.m.slab - 2;
  const stand = legs(pen, x + pen.u(10), w - pen.u(20), under, y + h - under, pen.u(12, 4));
  return [shadow(pen, piece, 7) + onTop(pen, piece, look) + stand, top(pen, piece)];
};

/** As high as every counter; its drawers may be places of their own. */
const chest: DrawPiece = (pen, piece, look) => {
  const { c } = pen;
  const { x, w, part, drawers } = piece;
  const [from, bottom] = [piece.labelAt.y + pen.m.slab, piece.y + piece.h];
  const high = bottom - from;
  const corpus = (h: number): string =>
    pen.rect({ x: x + pen.u(3), y: from - 2, w: w - pen.u(6), h }, 2, c.panel, c.woodEdge);
  const fronts = [0, 1, 2].map((at) => {
    const each = (high - pen.u(16)) / 3;
    const front = { x: x + pen.u(10), y: from + pen.u(6) + at * each, w: w - pen.u(20) };
    return pen.rect({ ...front, h: each - pen.u(5) }, 2, "none", c.woodEdge, pen.fine);
  });
  const foot = legs(pen, x + w * 0.1, w * 0.8, from + high * 0.68, high * 0.32, pen.u(9, 3));
  const body =
    drawers > 0
      ? corpus(high)
      : part === "dresser"
        ? corpus(high) + fronts.join("")
        : part === "tvstand"
          ? corpus(high * 0.7) +
            pen.stroke(`M${x + w / 2} ${from}v${high * 0.66}`, c.woodEdge) +
            foot
          : legs(pen, x + pen.u(6), w - pen.u(12), from - 2, high + 2, pen.u(11, 3.5));
  return [shadow(pen, piece, 6) + onTop(pen, piece, look) + body, top(pen, piece)];
};

const cart: DrawPiece = (pen, piece, look) => {
  const { c } = pen;
  const [left, right] = [piece.x + pen.u(8), piece.x + piece.w - pen.u(8)];
  const [y, bottom, wheel] = [piece.labelAt.y, piece.y + piece.h, pen.u(7, 2.5)];
  const frame = `M${left} ${y}V${bottom - wheel}M${right} ${y}V${bottom - wheel}M${left} ${bottom - wheel * 2}H${right}`;
  const wheels = [left, right].map((x) => pen.oval(x, bottom - wheel, wheel, wheel, c.slab));
  const poles = pen.stroke(frame, c.steelEdge, pen.line * 1.6) + wheels.join("");
  return [shadow(pen, piece, 6) + onTop(pen, piece, look) + poles, top(pen, piece)];
};

/** A warm ground behind what lies on a seat. */
const seat = (pen: Pen, piece: Piece, look: Look): string =>
  inside(pen, look, { ...piece.cells, h: piece.labelAt.y - piece.cells.y }, pen.m.round);

const bed: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w } = piece;
  const [y, bottom, t] = [piece.labelAt.y, piece.y + piece.h, pen.u(14, 4)];
  const head = piece.cells.y + pen.u(14);
  const board = `M${x} ${bottom - t}V${head}q${w / 2} ${-pen.u(52)} ${w} 0V${bottom - t}z`;
  const blanket = { x: x - pen.u(2), y, w: w + pen.u(4), h: bottom - t - y };
  const folds = [0.2, 0.4, 0.6, 0.8].map(
    (at) => `M${x + w * at} ${y + m.slab + 4}V${bottom - t - 2}`,
  );
  return [
    shadow(pen, piece, 7) + pen.path(board, c.woodDeep, c.woodEdge) + seat(pen, piece, look),
    pen.rect(blanket, m.round, c.cloth, c.clothDeep) +
      pen.rect({ ...blanket, h: m.slab + 2 }, m.round, c.white, c.clothDeep) +
      pen.stroke(folds.join(""), c.clothDeep, pen.fine) +
      legs(pen, x + pen.u(4), w - pen.u(8), bottom - t, t, t),
  ];
};

const sofa: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w, cells } = piece;
  const [y, bottom, t, arm] = [piece.labelAt.y, piece.y + piece.h, pen.u(10, 3), w * 0.1];
  const back = cells.y - pen.u(14);
  const box = (left: number, from: number, wide: number) => ({
    x: left,
    y: from,
    w: wide,
    h: bottom - t - from,
  });
  const arms = [x, x + w - arm].map((left) =>
    pen.rect(box(left, y - pen.u(20), arm), m.round * 1.4, c.rugLight, c.outline),
  );
  return [
    shadow(pen, piece, 7) +
      pen.rect(box(x + arm * 0.5, back, w - arm), m.round * 2, c.rug, c.outline) +
      seat(pen, piece, look),
    pen.rect(box(x + arm * 0.6, y, w - arm * 1.2), m.round, c.rug, c.outline) +
      pen.rect({ x: x + arm * 0.9, y, w: w - arm * 1.8, h: m.slab }, m.round * 0.6, c.slab) +
      arms.join("") +
      legs(pen, x + arm, w - arm * 2, bottom - t, t, pen.u(9, 3)),
  ];
};

const ottoman: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w } = piece;
  const [y, bottom] = [piece.labelAt.y, piece.y + piece.h];
  const cushion = { x, y, w, h: bottom - y - pen.u(5) };
  return [
    shadow(pen, piece, 6) + onTop(pen, piece, look),
    pen.rect(cushion, m.round * 1.6, c.rugLight, c.outline) +
      pen.rect({ x: x + 2, y, w: w - 4, h: m.slab }, m.round, c.slab),
  ];
};

const bin: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w, cells } = piece;
  const [from, bottom] = [cells.y - pen.u(4), piece.y + piece.h];
  const can = `M${x + 2} ${from}H${x + w - 2}L${x + w - pen.u(8)} ${bottom}H${x + pen.u(8)}z`;
  const area = { x: x + pen.u(8), y: cells.y + pen.u(2), w: w - pen.u(16), h: cells.h };
  const lid = { x: x - 1, y: from - pen.u(8, 3), w: w + 2, h: pen.u(10, 4) };
  const knob = { x: x + w / 2 - pen.u(10) - 1, y: from - pen.u(13, 5), w: pen.u(20) + 2 };
  return [
    shadow(pen, piece, 5) +
      pen.path(can, c.steelDeep, c.steelEdge) +
      inside(pen, look, area, m.round),
    pen.rect(lid, m.round * 0.6, c.steelEdge) +
      pen.rect({ ...knob, h: pen.u(6, 2.5) }, 2, c.steelEdge),
  ];
};

const basket: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w, cells } = piece;
  const [from, bottom] = [cells.y - pen.u(4), piece.y + piece.h];
  const weave = [0.25, 0.5, 0.75].map((at) => `M${x + w * at} ${from}V${bottom}`).join("");
  const grip = `M${x + w * 0.3} ${from}q${w * 0.2} ${-pen.u(14)} ${w * 0.4} 0`;
  return [
    shadow(pen, piece, 5) +
      pen.rect({ x, y: from, w, h: bottom - from }, m.round, c.wood, c.woodEdge) +
      (look.door === "shut" ? pen.stroke(weave, c.woodEdge, pen.fine) : "") +
      inside(pen, look, cells, m.round),
    pen.stroke(grip, c.woodEdge, pen.line * 2) +
      pen.rect({ x: x - 2, y: from - 2, w: w + 4, h: pen.u(8, 3) }, 3, c.woodDeep, c.woodEdge),
  ];
};

const safe: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w, cells } = piece;
  const from = cells.y - pen.u(6);
  const [behind, before] = doors(pen, look, piece, [c.steelDeep, c.steel, c.steelEdge]);
  const box = { x, y: from, w, h: piece.y + piece.h - from - pen.u(3) };
  const r = pen.u(11) + 1;
  const [middle, level] = [x + w / 2, cells.y + cells.h / 2];
  const wheel = look.door === "shut" ? pen.oval(middle, level, r, r, c.steel, c.steelEdge) : "";
  const body = pen.rect(box, m.round, c.steelDeep, c.steelEdge);
  return [shadow(pen, piece, 5) + body + behind, before + wheel];
};

const sideboard: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const y = piece.labelAt.y - pen.u(3);
  const [behind, before] = doors(pen, look, piece, [c.wood, c.woodDeep, c.woodEdge]);
  const box = { x: piece.x, y, w: piece.w, h: piece.y + piece.h - y - m.toe * 0.5 };
  return [shadow(pen, piece, 5) + pen.rect(box, m.round, c.wood, c.woodEdge) + behind, before];
};

const toilet: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w, cells } = piece;
  const [y, bottom] = [piece.labelAt.y, piece.y + piece.h];
  const [under, left, wide] = [y + m.slab, x + w * 0.04, w * 0.92];
  const deep = bottom - under;
  const tank = { x: left, y: cells.y - pen.u(5), w: wide, h: y - cells.y + pen.u(8) };
  const window = { x: left + pen.u(4), y: cells.y, w: wide - pen.u(8), h: y - cells.y - 1 };
  const bowl = `M${x + w * 0.12} ${under}h${w * 0.76}q0 ${deep * 0.6} ${-w * 0.2} ${deep * 0.7}V${bottom}H${x + w * 0.32}V${under + deep * 0.7}q${-w * 0.2} 0 ${-w * 0.2} ${-deep * 0.7}z`;
  return [
    shadow(pen, piece, 5) +
      pen.rect(tank, m.round, c.white, c.steelEdge) +
      inside(pen, look, window, m.round * 0.7) +
      pen.path(bowl, c.white, c.steelEdge),
    pen.rect({ x, y, w, h: m.slab }, m.round, c.steelDeep, c.steelEdge),
  ];
};

const bathtub: DrawPiece = (pen, piece, look) => {
  const { c, m } = pen;
  const { x, w, cells } = piece;
  const [y, bottom] = [piece.labelAt.y, piece.y + piece.h];
  const [tap, up, deep] = [x + w * 0.94, cells.y - pen.u(16), bottom - y];
  const spout = pen.stroke(
    `M${tap} ${y}V${up}h${-pen.u(22)}v${pen.u(8)}`,
    c.steelEdge,
    pen.u(7, 2.5),
  );
  const low = deep - m.slab - pen.u(5);
  const tub = `M${x + w * 0.02} ${y + m.slab}H${x + w * 0.98}q0 ${deep * 0.6} ${-w * 0.12} ${low}H${x + w * 0.14}q${-w * 0.12} 0 ${-w * 0.12} ${-low}z`;
  const feet = [0.2, 0.8].map((at) =>
    pen.oval(x + w * at, bottom - pen.u(2), pen.u(7) + 1, pen.u(4) + 1, c.steelEdge),
  );
  const rim = { x, y, w, h: m.slab };
  return [
    shadow(pen, piece, 7) + spout + onTop(pen, piece, look),
    pen.path(tub, c.white, c.steelEdge) +
      pen.rect(rim, m.round, c.steelDeep, c.steelEdge) +
      feet.join(""),
  ];
};

/** A part of the floor. */
const mat: DrawPiece = (pen, piece, look) => {
  const { labelAt, x, w } = piece;
  const area = { x, y: labelAt.y, w, h: pen.m.slab };
  return [onTop(pen, piece, look), pen.rect(area, pen.m.round, pen.c.floor, pen.c.plank)];
};

const standing: Readonly<Record<string, DrawPiece>> = {
  cart,
  bed,
  sofa,
  armchair: sofa,
  ottoman,
  garbagecan: bin,
  laundryhamper: basket,
  safe,
  sideboard,
  toilet,
  bathtubbasin: bathtub,
  mat,
};
