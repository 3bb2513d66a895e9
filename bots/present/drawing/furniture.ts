/** Draws built-in furniture as two layers: behind the things and in front of them. */
import type { Piece } from "./inside.js";
import type { Box, Pen } from "./pen.js";
import type { Measures } from "./sizes.js";
import type { Palette } from "./theme.js";

export interface Look {
  readonly seen: boolean;
  /** Null without a door; "glass" is closed but transparent. */
  readonly door: "shut" | "glass" | "open" | null;
}

export interface Sketch extends Piece, Look {
  readonly pen: Pen;
  readonly m: Measures;
  readonly c: Palette;
  readonly u: Pen["u"];
  /** y of the label's upper edge. */
  readonly top: number;
  /** y of the piece's lower end. */
  readonly bottom: number;
}

export type Layers = readonly [behind: string, before: string];
export type DrawPiece = (sketch: Sketch) => Layers;

const leaf = (svg: string): string => `<g class="leaf">${svg}</g>`;

export function inside({ pen, c, door, seen }: Sketch, area: Box, round: number): string {
  if (door === "shut") return "";
  return seen ? pen.rect(area, round, c.lit) : pen.veil(area, round);
}

/** Covers a surface that the robot has not seen with hatching. */
export function surface({ pen, m, door, seen }: Sketch, area: Box): string {
  return seen || door === "shut" ? "" : pen.veil(area, m.round);
}

function handle(pen: Pen, x: number, y: number, length: number): string {
  return pen.rect({ x, y, w: Math.max(2, pen.line * 2), h: length }, pen.line, pen.c.woodEdge);
}

type DoorColours = readonly [frame: string, panel: string, edge: string];

export function doors(sketch: Sketch, [frame, panel, edge]: DoorColours, wide = sketch.w): Layers {
  const { pen, door, cells: area } = sketch;
  const { x, y, w, h } = area;
  const round = pen.m.round * 0.5;
  const ground = inside(sketch, area, round);
  const long = Math.min(h * 0.34, Math.max(pen.u(30), 12));
  const middle = y + h / 2 - long / 2;
  if (door === "shut") {
    const amount = w > pen.u(190, 68) ? 2 : 1;
    const each = (w - (amount - 1) * pen.line * 2) / amount;
    const leaves = Array.from({ length: amount }, (_, at) => {
      const left = x + at * (each + pen.line * 2);
      const panelBox = { x: left + each * 0.1, y: y + h * 0.12, w: each * 0.8, h: h * 0.76 };
      const grip = at === 0 ? left + each - 4 - pen.line * 2 : left + 3;
      return (
        pen.rect({ ...area, x: left, w: each }, round, panel, edge, pen.fine) +
        (each > 26 ? pen.rect(panelBox, round, frame, edge, pen.fine) : "") +
        handle(pen, grip, middle, long)
      );
    });
    return [leaf(leaves.join("")), ""];
  }
  const rim = pen.rect(area, round, "none", edge, pen.fine);
  if (door === "glass") {
    const g = Math.min(w, h) * 0.34;
    const shine = `M${x + w - g * 1.5} ${y + 2}L${x + w - 2} ${y + g * 1.5 - 2}M${x + w - g * 0.8} ${y + 2}L${x + w - 2} ${y + g * 0.8 - 2}`;
    const grip = w > 30 ? handle(pen, x + w + 0.5, middle, long) : "";
    return [ground, leaf(`<g opacity=".55">${pen.stroke(shine, pen.c.white)}</g>${rim}${grip}`)];
  }
  if (door !== "open") return [ground, ""];
  const out = Math.min(pen.u(22, 8), wide * 0.2);
  const right = x + w;
  const swung = `M${right} ${y}L${right + out} ${y - out * 0.45}V${y + h + out * 0.45}L${right} ${y + h}z`;
  const knob = pen.oval(
    right + out * 0.72,
    y + h / 2,
    out * 0.1 + 1,
    out * 0.14 + 1,
    pen.c.woodEdge,
  );
  return [ground, rim + leaf(pen.path(swung, frame, edge) + knob)];
}

const cupboard: DrawPiece = (sketch) => {
  const { pen, m, c } = sketch;
  const [behind, before] = doors(sketch, [sketch.c.wood, sketch.c.woodDeep, sketch.c.woodEdge]);
  return [pen.rect(sketch, m.round, c.wood, c.woodEdge) + behind, before];
};

/** Draws a cabinet that continues along the side wall. */
const corner: DrawPiece = (sketch) => {
  const { pen, m, c, x: left, y, w, h, beyond: out } = sketch;
  const [behind, before] = cupboard(sketch);
  if (out === 0) return [behind, before];
  const x = out > 0 ? left + w : left;
  const back = x - Math.sign(out) * m.round;
  const lean = Math.abs(out) * 0.42;
  const side = `M${back} ${y}H${x}L${x + out} ${y - lean}V${y + h + lean}L${x} ${y + h}H${back}z`;
  const panel = `M${x + out * 0.3} ${y + h * 0.1}L${x + out * 0.8} ${y + h * 0.06}V${y + h * 0.94}L${x + out * 0.3} ${y + h * 0.9}z`;
  const along = pen.path(side, c.woodDeep, c.woodEdge) + pen.stroke(panel, c.woodEdge, pen.fine);
  return [along + behind, before];
};

const mirror: DrawPiece = (sketch) => {
  const { pen, m, c, x, y, w, h } = sketch;
  const [behind, before] = doors(sketch, [c.sky, c.sky, c.steelEdge]);
  const shine = `M${x + w * 0.06} ${y + h * 0.34}L${x + w * 0.17} ${y + h * 0.1}`;
  const frame = pen.rect(sketch, m.round, c.steel, c.steelEdge);
  return [frame + behind, before + pen.stroke(shine, c.white, pen.line * 1.4)];
};

const board = ({ pen, m, c, x, w, labelAt }: Sketch): string =>
  pen.rect({ ...labelAt, x, w }, m.round * 0.5, c.wood, c.woodEdge);

const shelf: DrawPiece = (sketch) => {
  const { pen, m, c, x, y, w, h, cells } = sketch;
  const brackets = `M${x + w * 0.09} ${y + h}v${m.gap * 0.7}M${x + w * 0.91} ${y + h}v${m.gap * 0.7}`;
  const held = pen.stroke(brackets, c.woodEdge, pen.line * 2);
  return [surface(sketch, cells) + board(sketch) + held, ""];
};

const rail: DrawPiece = (sketch) => {
  const { pen, c, u, x, w, cells } = sketch;
  const y = sketch.y + u(8, 3);
  const ends = [x + 6, x + w - 6].map((at) =>
    pen.oval(at, y, pen.line * 2, pen.line * 2, c.steel, c.steelEdge),
  );
  const bar = pen.stroke(`M${x + 6} ${y}H${x + w - 6}`, c.steelEdge, pen.line * 2.2);
  return [surface(sketch, cells) + board(sketch) + bar + ends.join(""), ""];
};

const drawer: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, y, w, h, cells, atStart, door } = sketch;
  const round = m.round * 0.6;
  const front = pen.rect(sketch, round, c.wood, c.woodEdge);
  const grip = (left: number, top: number, long: number): string =>
    pen.rect({ x: left, y: top, w: long, h: Math.max(2, pen.line * 2) }, pen.line, c.woodEdge);
  if (door === "shut") {
    const long = u(28, 10);
    if (!atStart) return [leaf(front + grip(x + w / 2 - long / 2, y + h * 0.3, long)), ""];
    return [leaf(front + (w > 60 ? grip(x + w * 0.7, y + h / 2 - pen.line, w * 0.2) : "")), ""];
  }
  const ground = front + inside(sketch, cells, round * 0.6);
  if (door === "open") {
    const walls = `M${cells.x} ${cells.y + cells.h}v${-cells.h}h${cells.w}v${cells.h}`;
    const pulled = { x: x - u(4), y: y + h - u(5), w: w + u(8), h: u(9, 4) };
    return [ground + pen.stroke(walls, c.woodEdge), leaf(pen.rect(pulled, 1, c.panel, c.woodEdge))];
  }
  const rim = pen.rect(cells, round * 0.6, "none", c.woodEdge, pen.fine);
  const long = u(22, 9);
  const at = grip(cells.x + cells.w / 2 - long / 2, cells.y + cells.h - pen.line, long);
  return [ground, leaf(rim + (h > 26 ? at : ""))];
};

const fridge: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, y, w, h, cells, bottom, door } = sketch;
  const [behind, before] = doors(sketch, [c.steel, c.steelDeep, c.steelEdge], w * 0.5);
  const shelves = [1 / 3, 2 / 3].map((at) => `M${cells.x} ${cells.y + at * cells.h}h${cells.w}`);
  const toe = { x: x + w * 0.1, y: bottom - m.toe, w: w * 0.8, h: m.toe };
  return [
    pen.shadow(sketch, bottom, u(5) + 1.5) +
      pen.rect(toe, 1, c.steelEdge) +
      pen.rect({ x, y, w, h: h - m.toe * 0.5 }, m.round * 1.4, c.steel, c.steelEdge) +
      behind +
      (door === "shut" ? "" : pen.stroke(shelves.join(""), c.steelEdge, pen.fine)),
    before,
  ];
};

const countertop: DrawPiece = (sketch) => {
  const { x, w, cells, top } = sketch;
  return [surface(sketch, { x: x + 2, y: cells.y, w: w - 4, h: top - cells.y }), ""];
};

const sink: DrawPiece = (sketch) => {
  const { pen, c, u, top: bottom } = sketch;
  const [x, w, y] = [sketch.x + u(5), sketch.w - u(10), sketch.cells.y - u(5)];
  const [thick, middle, r] = [u(6, 2.2), sketch.x + sketch.w / 2, u(20)];
  const up = sketch.y + u(3, 1.5);
  const [reach, arch] = [u(14), u(12)];
  const neck = `M${middle + u(22)} ${y + 1}V${up + reach}q0 ${-arch} ${-reach} ${-arch}t${-reach} ${arch}v${u(8)}`;
  const lever = `M${middle + u(22)} ${y - u(8)}h${reach}`;
  const bowl = `M${x} ${y}H${x + w}V${bottom - r}q0 ${r} ${-r} ${r}H${x + r}q${-r} 0 ${-r} ${-r}z`;
  const area = { x: x + u(5), y: y + u(5), w: w - u(10), h: bottom - y - u(10) };
  const rim = { x: x - u(4), y: y - u(3), w: w + u(8), h: u(6, 2.5) };
  return [
    pen.stroke(neck, c.steelEdge, thick) +
      pen.stroke(lever, c.steelEdge, thick * 0.8) +
      pen.path(bowl, c.white, c.steelEdge) +
      inside(sketch, area, u(9)) +
      pen.oval(middle, bottom - u(12), u(11, 3), u(3, 1), c.steelDeep),
    pen.rect(rim, 2, c.white, c.steelEdge, pen.fine),
  ];
};

const burner: DrawPiece = (sketch) => {
  const { pen, c, u, x, w, cells, top: y } = sketch;
  const [middle, a, v] = [x + w / 2, w * 0.42, u(6, 2)];
  const flame = (at: number) =>
    `M${middle + at * a - v * 0.5} ${y - v * 0.6}q${v * 0.5} ${-v * 1.4} ${v} 0z`;
  const flames = [-0.5, 0, 0.5].map((at) => pen.path(flame(at), c.cloth));
  const feet = `M${middle - a * 0.8} ${y - v * 0.5}v${v * 0.5}M${middle + a * 0.8} ${y - v * 0.5}v${v * 0.5}`;
  const grate = { x: middle - a, y: y - v * 1.15, w: a * 2, h: v * 0.7 };
  return [
    surface(sketch, { x: x + 1, y: cells.y, w: w - 2, h: y - cells.y }),
    flames.join("") + pen.rect(grate, v * 0.3, c.slab) + pen.stroke(feet, c.slab),
  ];
};

const microwave: DrawPiece = (sketch) => {
  const { pen, m, c, u, x, w, cells, top, door } = sketch;
  const y = sketch.y + u(4);
  const h = top - y - u(4, 2);
  const [behind, before] = doors(sketch, [c.steelDeep, c.steelDeep, c.steelEdge], w * 0.35);
  const right = cells.x + cells.w;
  const middle = right + (x + w - right) / 2;
  const knob = u(2.6) + 0.6;
  const screen = { x: middle - u(5) - 1, y: y + h * 0.14, w: u(10) + 2, h: h * 0.13 };
  const panel = [
    pen.rect(screen, 1, c.leaf),
    ...[0.42, 0.58, 0.74].map((at) => pen.oval(middle, y + h * at, knob, knob, c.steelEdge)),
  ];
  const feet = `M${x + w * 0.16} ${top}v${-u(4) - 1}M${x + w * 0.84} ${top}v${-u(4) - 1}`;
  return [
    pen.stroke(feet, c.steelEdge, pen.line * 2) +
      pen.rect({ x: x + 2, y, w: w - 4, h }, m.round, c.steel, c.steelEdge) +
      (door === "open" ? "" : panel.join("")) +
      behind,
    before,
  ];
};

const coffeeMachine: DrawPiece = (sketch) => {
  const { pen, m, c, u, cells, top: bottom } = sketch;
  const [x, w, y] = [sketch.x + 3, sketch.w - 6, sketch.y + u(2)];
  const middle = sketch.x + sketch.w / 2;
  const [wide, low, lamp] = [u(8) + 1, u(9, 3), u(3) + 0.6];
  const spout = `M${middle - wide} ${cells.y - 1}h${wide * 2}l${-u(3)} ${u(8, 3)}h${-wide * 2 + u(6)}z`;
  return [
    pen.rect({ x, y, w, h: bottom - y }, m.round, c.cloth, c.clothDeep) +
      inside(sketch, cells, m.round * 0.5) +
      pen.path(spout, c.slab) +
      pen.oval(x + w * 0.24, y + u(12), lamp, lamp, c.asked) +
      pen.oval(x + w * 0.76, y + u(12), lamp, lamp, c.white),
    pen.rect({ x, y: bottom - low, w, h: low }, 2, c.clothDeep),
  ];
};

const toaster: DrawPiece = (sketch) => {
  const { pen, m, c, u, cells } = sketch;
  const [x, w, y] = [sketch.x + 2, sketch.w - 4, sketch.y + u(20)];
  const bottom = sketch.top - u(3, 1);
  const from = cells.y + u(2);
  const slot = { x: x + w * 0.2, y: y - u(4, 2), w: w * 0.6, h: u(10) };
  const lever = `M${x + w} ${y + (bottom - y) * 0.3}h${u(3) + 1}`;
  return [
    pen.rect(slot, 2, c.slab) +
      pen.rect({ x, y, w, h: bottom - y }, m.round * 1.8, c.steel, c.steelEdge) +
      inside(sketch, { ...cells, y: from, h: bottom - from - u(4) }, m.round),
    pen.stroke(lever, c.steelEdge, pen.line * 2.2),
  ];
};

export const fixed: Readonly<Record<string, DrawPiece>> = {
  wall: cupboard,
  base: cupboard,
  corner,
  mirror,
  shelf,
  drawer,
  fridge,
  countertop,
  towelholder: rail,
  handtowelholder: rail,
  toiletpaperhanger: rail,
  sinkbasin: sink,
  stoveburner: burner,
  microwave,
  coffeemachine: coffeeMachine,
  toaster,
};
