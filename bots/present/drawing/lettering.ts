/** Labels that never overlap or leave the sheet: lower ranks are dropped. */
import { type Box, n } from "./pen.js";
import { escapeXml, textWidth } from "./text.js";

/** `x` is the middle, or the start with `atStart`; `y` is the baseline. */
export interface WordStyle {
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly atStart?: boolean;
  /** 0 the question's own words, 1 places, 2 things, 3 captions. */
  readonly rank?: number;
  readonly of?: string;
  readonly halo?: string;
}

export interface Words extends Box {
  readonly text: string;
  readonly style: WordStyle;
  readonly baseline: number;
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
  #printed: readonly Words[] | null = null;

  /** @param taken boxes without any words */
  constructor(
    private readonly sheet: Box,
    private readonly taken: readonly Box[],
  ) {}

  say(text: string, x: number, y: number, style: WordStyle): void {
    const w = textWidth(text, style);
    const box = { x: style.atStart ? x : x - w / 2, y: y - style.size * 0.76, w };
    this.#said.push({ ...box, h: style.size * 0.98, text, style, baseline: y });
  }

  /** Keeps words of ranks above 0 out of a box. */
  reserve(box: Box): void {
    this.#kept.push(box);
  }

  /** Returns a cost: 1 per label, 3 per reserved box, 10 per taken box. */
  hiddenBy(box: Box): number {
    const hides = (other: Box) => overlaps(box, other);
    const [kept, taken] = [this.#kept, this.taken].map((boxes) => boxes.filter(hides).length);
    return this.#said.filter(hides).length + 3 * (kept ?? 0) + 10 * (taken ?? 0);
  }

  printed(): readonly Words[] {
    this.#printed ??= this.#choose();
    return this.#printed;
  }

  #choose(): readonly Words[] {
    const printed: Words[] = [];
    const { x, y, w, h } = this.sheet;
    const isInside = (one: Box) =>
      one.x >= x && one.y >= y && one.x + one.w <= x + w && one.y + one.h <= y + h;
    const rankOf = ({ style }: Words) => style.rank ?? 2;
    for (const words of this.#said.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const others: Box[] = [...printed, ...this.taken];
      if (rankOf(words) > 0) others.push(...this.#kept);
      if (isInside(words) && !others.some((other) => overlaps(words, other))) printed.push(words);
    }
    return printed;
  }

  write(): string {
    return this.printed()
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
}
