/** The robot's path: dots on the floor, numbers at stops. */
import type { Room } from "./layout.js";
import { type Lettering, overlaps } from "./lettering.js";
import type { Box, Pen } from "./pen.js";
import { type Show, stopOf } from "./show.js";
import type { SignPlace } from "./signs.js";

export function drawWay(
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
