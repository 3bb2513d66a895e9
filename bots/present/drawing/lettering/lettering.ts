/** Writes labels that never overlap or leave the picture: in conflicts, a higher `rank` is dropped. */
import { type Box, n, type Pen } from "../pen.js";
import type { SignPlace } from "./signs.js";
import { breakText, escapeXml, textWidth } from "./text.js";

/** `x` is the middle, or the start with `atStart`; `y` is the baseline. */
export interface WordStyle {
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly atStart?: boolean;
  /** Order of importance: 0 words of the question, 1 labels of places, 2 of things, 3 captions. */
  readonly rank?: number;
  readonly of?: string; // id of the thing that is named
  readonly halo?: string;
}

export type Words = ReturnType<typeof placeWords>;

function placeWords(text: string, x: number, y: number, style: WordStyle) {
  const w = textWidth(text, style);
  const left = style.atStart ? x : x - w / 2;
  return { x: left, y: y - style.size * 0.76, w, h: style.size * 0.98, text, style, baseline: y };
}

export function overlaps(a: Box, b: Box): boolean {
  const [slack, right, bottom] = [0.5, a.x + a.w, a.y + a.h];
  return (
    b.x < right - slack &&
    a.x < b.x + b.w - slack &&
    b.y < bottom - slack &&
    a.y < b.y + b.h - slack
  );
}

export class Lettering {
  readonly #said: Words[] = [];
  readonly #kept: Box[] = [];

  /** @param occupied boxes to keep free of words */
  constructor(
    private readonly sheet: Box,
    private readonly occupied: readonly Box[],
  ) {}

  say(text: string, x: number, y: number, style: WordStyle): void {
    this.#said.push(placeWords(text, x, y, style));
  }

  /** Keeps a box free of labels with a rank above 0. */
  reserve(box: Box): void {
    this.#kept.push(box);
  }

  /** Returns how much a box would cover, as a cost: 1 per label, 3 per reserved box, 10 per occupied box. */
  hiddenBy(box: Box): number {
    const hides = (other: Box) => overlaps(box, other);
    const [kept, occupied] = [this.#kept, this.occupied].map((boxes) => boxes.filter(hides).length);
    return this.#said.filter(hides).length + 3 * (kept ?? 0) + 10 * (occupied ?? 0);
  }

  printed(): readonly Words[] {
    const printed: Words[] = [];
    const { x, y, w, h } = this.sheet;
    const isInside = (one: Box) =>
      one.x >= x && one.y >= y && one.x + one.w <= x + w && one.y + one.h <= y + h;
    const rankOf = ({ style }: Words) => style.rank ?? 2;
    for (const words of this.#said.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const others: Box[] = [...printed, ...this.occupied];
      if (rankOf(words) > 0) others.push(...this.#kept);
      if (isInside(words) && !others.some((other) => overlaps(words, other))) printed.push(words);
    }
    return printed;
  }
}

export function writeWords(printed: readonly Words[]): string {
  return printed
    .map(({ text, style: { size, bold, atStart, fill, halo, of }, x, w, baseline }) => {
      const weight = bold ? ' font-weight="700"' : "";
      const anchor = atStart ? "" : ' text-anchor="middle"';
      const edge = halo ? ` stroke="${halo}" stroke-width="3" paint-order="stroke"` : "";
      const named = of === undefined ? "" : ` data-of="${escapeXml(of)}"`;
      const at = atStart ? x : x + w / 2;
      return `<text${named} x="${n(at)}" y="${n(baseline)}" font-size="${size}"${weight}${anchor} fill="${fill}"${edge}>${escapeXml(text)}</text>`;
    })
    .join("");
}

export function drawCircle(pen: Pen, { x, y, w, h, named }: SignPlace): string {
  const [a, b] = named ? [w * 0.56, h * 0.62] : [w * 0.8, h * 0.8];
  let d = "";
  for (let at = 0; at <= 44; at++) {
    const turn = -2.2 + (at / 44) * Math.PI * 2.22;
    const wobble = 1 + 0.045 * Math.sin(at * 0.9) + 0.07 * (at / 44);
    d += `${at ? "L" : "M"}${n(x + w / 2 + Math.cos(turn) * a * wobble)} ${n(y + h / 2 + Math.sin(turn) * b * wobble)}`;
  }
  const halo = `<g opacity=".8">${pen.stroke(d, pen.c.tag, pen.line * 4)}</g>`;
  return `<g class="circle">${halo}${pen.stroke(d, pen.c.circle, pen.line * 2)}</g>`;
}

export function drawLetter(
  pen: Pen,
  letter: string,
  { x, y }: { readonly x: number; readonly y: number },
  lettering: Lettering,
): string {
  const { c, m } = pen;
  const r = m.k === 1 ? 12 : 8;
  const size = m.k === 1 ? 15 : 11;
  lettering.say(letter, x, y + size * 0.36, { size, bold: true, fill: c.askedInk, rank: 0 });
  lettering.reserve({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
  return `<g class="letter">${pen.oval(x, y, r, r, c.asked, c.askedEdge)}</g>`;
}

const distances = [1, 1.8, 2.8, 4, 5.5, 8, 11];
const directions = [0, 0.5, -0.5, 1, -1]
  .flatMap((dx) => [0, 1, -1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Draws a speech bubble at a thing, where it hides least; labels below it are dropped. */
export function drawTag(
  pen: Pen,
  sign: SignPlace,
  text: string,
  on: {
    readonly sheet: Box;
    readonly lettering: Lettering;
    readonly avoid: readonly Box[];
    readonly size: number;
    readonly edge: string;
  },
): string {
  const { c, m } = pen;
  const { sheet, lettering, avoid, size, edge } = on;
  const font = { size, bold: true };
  const width = Math.min(m.k === 1 ? 320 : 170, sheet.w - size - 10);
  const lines = breakText(text, font, width);
  const w = Math.max(...lines.map((line) => textWidth(line, font))) + size;
  const h = lines.length * (size + 2) + size * 0.6;
  const [cx, cy] = [sign.x + sign.w / 2, sign.y + sign.h / 2];
  const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const spots = distances.flatMap((far) =>
    directions.map(([dx, dy]) => {
      const air = pen.u(16, 8) * far;
      const x = cx + dx * (w / 2 + sign.w / 2 + air) - w / 2;
      const y = cy + dy * (h / 2 + sign.h / 2 + air) - h / 2;
      const spot = { x: clamp(x, sheet.x + 3, sheet.x + sheet.w - w - 3), w, h };
      return { ...spot, y: clamp(y, sheet.y + 3, sheet.y + sheet.h - h - 3), far };
    }),
  );
  const cost = (spot: Box & { readonly far: number }): number =>
    60 * lettering.hiddenBy(spot) +
    9 * avoid.filter((other) => other !== sign && overlaps(spot, other)).length +
    (overlaps(spot, sign) ? 100 : 0) +
    spot.far * 2;
  const best = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  lettering.reserve(best);
  const [bx, by] = [best.x + w / 2, best.y + h / 2];
  const angle = Math.atan2(cy - by, cx - bx);
  const half = size * 0.3;
  const tip = [cx - Math.cos(angle) * sign.side * 0.56, cy - Math.sin(angle) * sign.side * 0.56];
  const tail = `M${bx - Math.sin(angle) * half} ${by + Math.cos(angle) * half}L${tip[0]} ${tip[1]}L${bx + Math.sin(angle) * half} ${by - Math.cos(angle) * half}z`;
  for (const [at, line] of lines.entries()) {
    const y = best.y + size * 1.16 + at * (size + 2);
    lettering.say(line, bx, y, { size, bold: true, fill: c.ink, rank: 0 });
  }
  return (
    pen.path(tail, c.tag, edge) +
    pen.rect(best, h * 0.3, c.tag, edge, pen.line * 1.2) +
    pen.path(tail, c.tag)
  );
}
