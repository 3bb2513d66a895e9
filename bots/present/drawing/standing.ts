/** Draws free-standing furniture, and chooses the function that draws a piece. */
import {
  type DrawPiece,
  doors,
  fixed,
  inside,
  type Layers,
  type Look,
  type Sketch,
  surface,
} from "./furniture.js";
import type { Piece } from "./inside.js";
import type { Box, Pen } from "./pen.js";

const dark =
  "countertop sinkbasin stoveburner microwave coffeemachine toaster sofa armchair ottoman";
const pale = "fridge toilet bathtubbasin garbagecan safe mirror bed";

/** Returns the label's colour on a worktop, metal, wood or the floor. */
export function labelInk({ part }: Piece): "slabInk" | "ink" | "woodInk" | "floorInk" {
  if (part === "mat") return "floorInk";
  if (dark.includes(part)) return "slabInk";
  return pale.includes(part) ? "ink" : "woodInk";
}

export function drawPiece(pen: Pen, piece: Piece, look: Look): Layers {
  const { part, onSlab, labelAt, y, h } = piece;
  const isHigh = /^(dresser|desk|sidetable|tvstand)$/.test(part) && onSlab;
  const draw = isHigh ? chest : (fixed[part] ?? standing[part] ?? table);
  const { m, c } = pen;
  const u: Pen["u"] = (length, least) => pen.u(length, least);
  return draw({ ...piece, ...look, pen, m, c, u, top: labelAt.y, bottom: y + h });
}

function legs({ pen, c }: Sketch, { x, y, w, h }: Box, thick: number): string {
  return [x, x + w - thick]
    .map((at) => pen.rect({ x: at, y, w: thick, h }, thick * 0.3, c.woodDeep, c.woodEdge, pen.fine))
    .join("");
}

function shadow(sketch: Sketch, height: number): string {
  return sketch.pen.shadow(sketch, sketch.bottom, sketch.u(height) + 1);
}

function slab({ pen, m, c, x, w, top }: Sketch): string {
  return pen.rect({ x, y: top, w, h: m.slab }, m.round * 0.6, c.wood, c.woodEdge);
}

const areaOf = ({ cells, top }: Sketch): Box => ({ ...cells, h: top - cells.y });
const onTop = (sketch: Sketch): string => surface(sketch, areaOf(sketch));

const table: DrawPiece = (sketch) => {
  const { m, u, x, w, bottom } = sketch;
  const y = sketch.top + m.slab - 2;
  const stand = legs(sketch, { x: x + u(10), y, w: w - u(20), h: bottom - y }, u(12, 4));
  return [shadow(sketch, 7) + onTop(sketch) + stand, slab(sketch)];
};

/** Draws furniture as high as a worktop, whose drawers may be places themselves. */
const chest: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, part, drawers } = sketch;
  const from = sketch.top + m.slab;
  const high = sketch.bottom - from;
  const corpus = (h: number): string =>
    pen.rect({ x: x + u(3), y: from - 2, w: w - u(6), h }, 2, c.panel, c.woodEdge);
  const bodies: Readonly<Record<string, () => string>> = {
    dresser: () => {
      const each = (high - u(16)) / 3;
      const fronts = [0, 1, 2].map((at) => {
        const front = { x: x + u(10), y: from + u(6) + at * each, w: w - u(20), h: each - u(5) };
        return pen.rect(front, 2, "none", c.woodEdge, pen.fine);
      });
      return corpus(high) + fronts.join("");
    },
    tvstand: () =>
      corpus(high * 0.7) +
      pen.stroke(`M${x + w / 2} ${from}v${high * 0.66}`, c.woodEdge) +
      legs(sketch, { x: x + w * 0.1, y: from + high * 0.68, w: w * 0.8, h: high * 0.32 }, u(9, 3)),
  };
  const open = { x: x + u(6), y: from - 2, w: w - u(12), h: high + 2 };
  const body = drawers > 0 ? corpus(high) : (bodies[part]?.() ?? legs(sketch, open, u(11, 3.5)));
  return [shadow(sketch, 6) + onTop(sketch) + body, slab(sketch)];
};

const cart: DrawPiece = (sketch) => {
  const { pen, c, u, x, w, top: y, bottom } = sketch;
  const [left, right, wheel] = [x + u(8), x + w - u(8), u(7, 2.5)];
  const frame = `M${left} ${y}V${bottom - wheel}M${right} ${y}V${bottom - wheel}M${left} ${bottom - wheel * 2}H${right}`;
  const wheels = [left, right].map((at) => pen.oval(at, bottom - wheel, wheel, wheel, c.slab));
  const poles = pen.stroke(frame, c.steelEdge, pen.line * 1.6) + wheels.join("");
  return [shadow(sketch, 6) + onTop(sketch) + poles, slab(sketch)];
};

const bed: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, top: y, bottom, cells } = sketch;
  const t = u(14, 4);
  const head = cells.y + u(14);
  const board = `M${x} ${bottom - t}V${head}q${w / 2} ${-u(52)} ${w} 0V${bottom - t}z`;
  const blanket = { x: x - u(2), y, w: w + u(4), h: bottom - t - y };
  const folds = [0.2, 0.4, 0.6, 0.8].map(
    (at) => `M${x + w * at} ${y + m.slab + 4}V${bottom - t - 2}`,
  );
  return [
    shadow(sketch, 7) +
      pen.path(board, c.woodDeep, c.woodEdge) +
      inside(sketch, areaOf(sketch), m.round),
    pen.rect(blanket, m.round, c.cloth, c.clothDeep) +
      pen.rect({ ...blanket, h: m.slab + 2 }, m.round, c.white, c.clothDeep) +
      pen.stroke(folds.join(""), c.clothDeep, pen.fine) +
      legs(sketch, { x: x + u(4), y: bottom - t, w: w - u(8), h: t }, t),
  ];
};

const sofa: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, top: y, bottom, cells } = sketch;
  const [t, arm] = [u(10, 3), w * 0.1];
  const box = (left: number, from: number, wide: number) => {
    return { x: left, y: from, w: wide, h: bottom - t - from };
  };
  const arms = [x, x + w - arm].map((left) =>
    pen.rect(box(left, y - u(20), arm), m.round * 1.4, c.rugLight, c.outline),
  );
  return [
    shadow(sketch, 7) +
      pen.rect(box(x + arm * 0.5, cells.y - u(14), w - arm), m.round * 2, c.rug, c.outline) +
      inside(sketch, areaOf(sketch), m.round),
    pen.rect(box(x + arm * 0.6, y, w - arm * 1.2), m.round, c.rug, c.outline) +
      pen.rect({ x: x + arm * 0.9, y, w: w - arm * 1.8, h: m.slab }, m.round * 0.6, c.slab) +
      arms.join("") +
      legs(sketch, { x: x + arm, y: bottom - t, w: w - arm * 2, h: t }, u(9, 3)),
  ];
};

const ottoman: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, top: y, bottom } = sketch;
  return [
    shadow(sketch, 6) + onTop(sketch),
    pen.rect({ x, y, w, h: bottom - y - u(5) }, m.round * 1.6, c.rugLight, c.outline) +
      pen.rect({ x: x + 2, y, w: w - 4, h: m.slab }, m.round, c.slab),
  ];
};

const bin: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, cells, bottom } = sketch;
  const from = cells.y - u(4);
  const can = `M${x + 2} ${from}H${x + w - 2}L${x + w - u(8)} ${bottom}H${x + u(8)}z`;
  const area = { x: x + u(8), y: cells.y + u(2), w: w - u(16), h: cells.h };
  const lid = { x: x - 1, y: from - u(8, 3), w: w + 2, h: u(10, 4) };
  const knob = { x: x + w / 2 - u(10) - 1, y: from - u(13, 5), w: u(20) + 2, h: u(6, 2.5) };
  return [
    shadow(sketch, 5) + pen.path(can, c.steelDeep, c.steelEdge) + inside(sketch, area, m.round),
    pen.rect(lid, m.round * 0.6, c.steelEdge) + pen.rect(knob, 2, c.steelEdge),
  ];
};

const basket: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, cells, bottom, door } = sketch;
  const from = cells.y - u(4);
  const weave = [0.25, 0.5, 0.75].map((at) => `M${x + w * at} ${from}V${bottom}`).join("");
  const grip = `M${x + w * 0.3} ${from}q${w * 0.2} ${-u(14)} ${w * 0.4} 0`;
  return [
    shadow(sketch, 5) +
      pen.rect({ x, y: from, w, h: bottom - from }, m.round, c.wood, c.woodEdge) +
      (door === "shut" ? pen.stroke(weave, c.woodEdge, pen.fine) : "") +
      inside(sketch, cells, m.round),
    pen.stroke(grip, c.woodEdge, pen.line * 2) +
      pen.rect({ x: x - 2, y: from - 2, w: w + 4, h: u(8, 3) }, 3, c.woodDeep, c.woodEdge),
  ];
};

const safe: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, cells, bottom, door } = sketch;
  const from = cells.y - u(6);
  const [behind, before] = doors(sketch, [c.steelDeep, c.steel, c.steelEdge]);
  const box = { x, y: from, w, h: bottom - from - u(3) };
  const r = u(11) + 1;
  const wheel = pen.oval(x + w / 2, cells.y + cells.h / 2, r, r, c.steel, c.steelEdge);
  const body = pen.rect(box, m.round, c.steelDeep, c.steelEdge);
  return [shadow(sketch, 5) + body + behind, before + (door === "shut" ? wheel : "")];
};

const sideboard: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, bottom } = sketch;
  const y = sketch.top - u(3);
  const [behind, before] = doors(sketch, [c.wood, c.woodDeep, c.woodEdge]);
  const box = { x, y, w, h: bottom - y - m.toe * 0.5 };
  return [shadow(sketch, 5) + pen.rect(box, m.round, c.wood, c.woodEdge) + behind, before];
};

const toilet: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, cells, top: y, bottom } = sketch;
  const [under, left, wide] = [y + m.slab, x + w * 0.04, w * 0.92];
  const deep = bottom - under;
  const tank = { x: left, y: cells.y - u(5), w: wide, h: y - cells.y + u(8) };
  const window = { x: left + u(4), y: cells.y, w: wide - u(8), h: y - cells.y - 1 };
  const bowl = `M${x + w * 0.12} ${under}h${w * 0.76}q0 ${deep * 0.6} ${-w * 0.2} ${deep * 0.7}V${bottom}H${x + w * 0.32}V${under + deep * 0.7}q${-w * 0.2} 0 ${-w * 0.2} ${-deep * 0.7}z`;
  return [
    shadow(sketch, 5) +
      pen.rect(tank, m.round, c.white, c.steelEdge) +
      inside(sketch, window, m.round * 0.7) +
      pen.path(bowl, c.white, c.steelEdge),
    pen.rect({ x, y, w, h: m.slab }, m.round, c.steelDeep, c.steelEdge),
  ];
};

const bathtub: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, cells, top: y, bottom } = sketch;
  const [tap, up, deep] = [x + w * 0.94, cells.y - u(16), bottom - y];
  const spout = `M${tap} ${y}V${up}h${-u(22)}v${u(8)}`;
  const low = deep - m.slab - u(5);
  const tub = `M${x + w * 0.02} ${y + m.slab}H${x + w * 0.98}q0 ${deep * 0.6} ${-w * 0.12} ${low}H${x + w * 0.14}q${-w * 0.12} 0 ${-w * 0.12} ${-low}z`;
  const feet = [0.2, 0.8].map((at) =>
    pen.oval(x + w * at, bottom - u(2), u(7) + 1, u(4) + 1, c.steelEdge),
  );
  return [
    shadow(sketch, 7) + pen.stroke(spout, c.steelEdge, u(7, 2.5)) + onTop(sketch),
    pen.path(tub, c.white, c.steelEdge) +
      pen.rect({ x, y, w, h: m.slab }, m.round, c.steelDeep, c.steelEdge) +
      feet.join(""),
  ];
};

const mat: DrawPiece = (sketch) => {
  const { pen, m, c, x, w, top: y } = sketch;
  return [onTop(sketch), pen.rect({ x, y, w, h: m.slab }, m.round, c.floor, c.plank)];
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
