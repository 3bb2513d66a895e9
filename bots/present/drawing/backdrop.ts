/** Draws a room's walls, floor and decoration (worktop, window, cat). */
import type { Decor, Room } from "./layout.js";
import type { Pen } from "./pen.js";

export function drawBackdrop({ kind, levels, decor }: Room, pen: Pen): string {
  const { m, c } = pen;
  const { floor, bottom, above } = levels;
  const s = m.side;
  const drop = Math.min(m.aisle * 0.66, s * 1.6);
  const side = c[`side-${kind}`];
  const left = `M0 0H${s}V${floor}L0 ${floor + drop}z`;
  const right = `M${m.w} 0H${m.w - s}V${floor}L${m.w} ${floor + drop}z`;
  const edges = `M${s} 0V${floor}H${m.w - s}V0M${s} ${floor}L0 ${floor + drop}M${m.w - s} ${floor}L${m.w} ${floor + drop}`;
  const door = above - 30;
  const parts = [
    pen.rect({ x: 0, y: 0, w: m.w, h: bottom }, 0, c[`wall-${kind}`]),
    drawWall(kind, levels, pen, side),
    pen.rect({ x: 0, y: floor, w: m.w, h: bottom - floor }, 0, c.floor),
    drawPlanks(pen, floor, bottom),
    pen.path(left, side) + pen.path(right, side),
    s > 20
      ? pen.path(
          `M5 ${door}L${s - 5} ${door + 12}V${floor + 3}L5 ${floor + drop * 0.8}z`,
          c.panel,
          c.woodEdge,
        )
      : "",
    `<g opacity=".45">${pen.stroke(edges, c.woodEdge, pen.fine)}</g>`,
    drawRug(kind === "kitchen" ? 0.35 : 0.55, pen, bottom - m.front * 0.32),
    ...decor.map((one) => drawDecor[one.part](one, pen, levels)),
  ];
  return `<g aria-hidden="true">${parts.join("")}</g>`;
}

function drawWall(kind: Room["kind"], levels: Room["levels"], pen: Pen, side: string): string {
  const { m, c } = pen;
  const { floor, above } = levels;
  const [from, to] = [m.side, m.w - m.side];
  let d = "";
  if (kind === "bedroom" || kind === "living") {
    const skirting = { x: from, y: floor - m.toe * 1.5, w: to - from, h: m.toe * 1.5 };
    const each = Math.max(40, (to - from) / 13);
    for (let x = from + each / 2; x < to; x += each) d += `M${n1(x)} 0V${n1(skirting.y)}`;
    const stripes = kind === "living" ? pen.stroke(d, side, pen.line * 2) : "";
    return stripes + pen.rect(skirting, 0, c.white, side, pen.fine);
  }
  const step = kind === "bathroom" ? pen.u(40, 20) : pen.u(29, 17);
  let row = 0;
  for (let y = kind === "bathroom" ? above - m.gap : above - 2; y < floor; y += step) {
    d += `M${from} ${n1(y)}H${to}`;
    row += 1;
    for (let x = from + (row % 2 ? step * 2 : step); x < to; x += step * 2) {
      d += `M${n1(x)} ${n1(y)}v${n1(Math.min(step, floor - y))}`;
    }
  }
  return pen.stroke(d, side, pen.fine);
}

function drawPlanks(pen: Pen, floor: number, bottom: number): string {
  const { m, c } = pen;
  const middle = m.w / 2;
  let d = "";
  for (let at = -3; at <= 15; at++) {
    const away = (m.w * at) / 12 - middle;
    const far = Math.min(1, (middle / Math.abs(away) - 0.96) / 0.38);
    if (far <= 0) continue;
    const end = middle + away * (0.96 + 0.38 * far);
    d += `M${middle + away * 0.96} ${floor}L${end} ${floor + (bottom - floor) * far}`;
  }
  for (const at of [0.16, 0.38, 0.66]) d += `M0 ${floor + (bottom - floor) * at}H${m.w}`;
  return pen.stroke(d, c.plank, pen.fine * 1.4);
}

function drawRug(opacity: number, pen: Pen, y: number): string {
  const { m, c } = pen;
  const rug = pen.oval(m.w / 2, y, m.w * 0.36, m.front * 0.3, c.rug);
  const rim = pen.oval(m.w / 2, y, m.w * 0.335, m.front * 0.245, "none", c.rugLight);
  return `<g opacity="${opacity}">${rug}</g>${rim}`;
}

function n1(value: number): string {
  return value.toFixed(1);
}

function drawWorktop({ x, w }: Decor, pen: Pen, { slab, floor }: Room["levels"]): string {
  const { m, c } = pen;
  const y = slab + m.slab;
  const step = pen.u(26, 13);
  let grooves = "";
  for (let at = x + step; at < x + w - 6; at += step) {
    grooves += `M${n1(at)} ${n1(y + pen.u(4))}v${n1(m.base - pen.u(8))}`;
  }
  const toe = { x: x + pen.u(3), y: floor - m.toe, w: w - pen.u(6), h: m.toe };
  return (
    pen.shadow({ x, y: 0, w, h: 0 }, floor, pen.u(4) + 1) +
    pen.rect(toe, 0, c.woodEdge) +
    pen.rect({ x, y: y - 2, w, h: m.base + 2 }, 2, c.panel, c.woodEdge) +
    pen.stroke(grooves, c.woodDeep, pen.fine) +
    pen.rect({ x: x - pen.u(4), y: slab, w: w + pen.u(8), h: m.slab }, m.round * 0.5, c.slab)
  );
}

function drawChest({ x, w }: Decor, pen: Pen, { slab, floor }: Room["levels"]): string {
  const { m, c } = pen;
  const y = slab + m.slab * 0.7;
  const top = { x: x - pen.u(3), y: slab + m.slab * 0.4, w: w + pen.u(6), h: m.slab * 0.5 };
  return (
    pen.shadow({ x, y: 0, w, h: 0 }, floor, pen.u(5) + 1) +
    pen.rect({ x, y, w, h: floor - y }, m.round, c.panel, c.woodEdge) +
    pen.rect(top, m.round * 0.5, c.wood, c.woodEdge)
  );
}

function drawTelevision(box: Decor, pen: Pen): string {
  const { m, c } = pen;
  const { x, y, w, h } = box;
  const rim = pen.u(5);
  const screen = { x: x + rim, y: y + rim, w: w - 2 * rim, h: h - 2 * rim };
  const shine = `M${x + w * 0.62} ${y + h * 0.12}L${x + w * 0.4} ${y + h * 0.88}M${x + w * 0.72} ${y + h * 0.12}L${x + w * 0.5} ${y + h * 0.88}`;
  return (
    pen.rect(box, m.round * 0.8, c.slab, c.outline) +
    pen.rect(screen, m.round * 0.4, c.face) +
    `<g opacity=".16">${pen.stroke(shine, c.white)}</g>`
  );
}

function drawPainting({ x, y, w, h, which = 0 }: Decor, pen: Pen): string {
  const { m, c } = pen;
  const f = Math.max(2, w * 0.06);
  const [a, b, iw, ih] = [x + f, y + f, w - 2 * f, h - 2 * f];
  const sea = { x: a, y: b + ih * 0.62, w: iw, h: ih * 0.38 };
  const hills = `M${a} ${b + ih}L${a + iw * 0.36} ${b + ih * 0.3}L${a + iw * 0.6} ${b + ih * 0.72}L${a + iw * 0.76} ${b + ih * 0.5}L${a + iw} ${b + ih}z`;
  const scenes = [
    pen.oval(a + iw / 2, b + ih / 2, ih * 0.26, ih * 0.26, c.asked) + pen.rect(sea, 0, c.cloth),
    pen.stroke(`M${a + iw / 2} ${b + ih}V${b + ih * 0.45}`, c.leaf, pen.line * 1.6) +
      pen.oval(a + iw / 2, b + ih * 0.36, ih * 0.2, ih * 0.2, c.rug),
    pen.path(hills, c.leaf),
  ];
  return (
    pen.rect({ x, y, w, h }, m.round * 0.3, c.wood, c.woodEdge) +
    pen.rect({ x: a, y: b, w: iw, h: ih }, 1, c.tag) +
    (scenes[which % scenes.length] ?? "")
  );
}

function drawCat({ x, y, w }: Decor, { c, line }: Pen): string {
  const k = w / 150;
  const stroke = `stroke="${c.furDark}" stroke-width="${n1(line / k)}" stroke-linejoin="round"`;
  const head = "M26 -36L29 -52L40 -43Q48 -45 54 -42L66 -49L67 -32Q72 -8 47 -6Q20 -8 26 -36z";
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k.toFixed(3)})"><ellipse cx="1" cy="-2" rx="67" ry="7" fill="${c.shadow}" fill-opacity=".14"/><path d="M-58 -2C-66 -46 0 -66 44 -40C64 -26 62 -2 44 -2z" fill="${c.fur}" ${stroke}/><path d="M-54 -4C-40 8 10 6 22 -6" fill="none" stroke="${c.furDark}" stroke-width="9" stroke-linecap="round"/><path d="M-18 -50q4 10 2 18M0 -52q4 10 2 18" fill="none" stroke="${c.furDark}" stroke-width="3.2" stroke-linecap="round"/><path d="${head}" fill="${c.fur}" ${stroke}/><path d="M34 -24q4 4 8 0M51 -24q4 4 8 0M44 -17q2.5 3 5 0" fill="none" stroke="${c.face}" stroke-width="2" stroke-linecap="round"/></g>`;
}

function drawWindow({ x, y, w, h }: Decor, pen: Pen): string {
  const { m, c } = pen;
  const [f, sill] = [pen.u(9, 3), pen.u(12, 4)];
  const high = h - sill;
  const r = high * 0.11;
  const hill = `M${x + f} ${y + high * 0.8}q${w * 0.22} ${-high * 0.3} ${w * 0.44} ${-high * 0.06}t${w * 0.56 - f * 2} ${-high * 0.1}V${y + high - f * 0.4}H${x + f}z`;
  const cross = `M${x + w / 2} ${y + f}V${y + high - f}M${x + f} ${y + high * 0.5}H${x + w - f}`;
  const pane = { x: x + f, y: y + f, w: w - 2 * f, h: high - 2 * f };
  const board = { x: x - pen.u(6), y: y + high - 2, w: w + pen.u(12), h: sill };
  const [px, py] = [x + w * 0.2, y + high - pen.u(18) - 3];
  const pot = `M${px - pen.u(9) - 1} ${py}h${pen.u(18) + 2}l${-pen.u(3)} ${pen.u(18) + 1}h${-pen.u(12) - 2}z`;
  const plant = `M${px} ${py}q${-pen.u(16)} ${-pen.u(10)} ${-pen.u(12)} ${-pen.u(28)}q${pen.u(12)} ${pen.u(8)} ${pen.u(12)} ${pen.u(28)}q${pen.u(2)} ${-pen.u(20)} ${pen.u(16)} ${-pen.u(26)}q${pen.u(2)} ${pen.u(20)} ${-pen.u(16)} ${pen.u(26)}z`;
  return (
    pen.rect({ x, y, w, h: high }, m.round, c.white, c.woodEdge) +
    pen.rect(pane, m.round * 0.4, c.sky) +
    pen.oval(x + w * 0.73, y + high * 0.27, r, r, c.moon) +
    pen.path(hill, c.leaf) +
    pen.stroke(cross, c.white, f * 0.6) +
    pen.rect(board, 2, c.wood, c.woodEdge) +
    pen.path(pot, c.rug, c.outline, pen.fine) +
    pen.path(plant, c.leaf, c.outline, pen.fine)
  );
}

type DrawDecor = (decor: Decor, pen: Pen, levels: Room["levels"]) => string;
const drawDecor: Readonly<Record<Decor["part"], DrawDecor>> = {
  window: drawWindow,
  worktop: drawWorktop,
  chest: drawChest,
  tv: drawTelevision,
  painting: drawPainting,
  cat: drawCat,
};
