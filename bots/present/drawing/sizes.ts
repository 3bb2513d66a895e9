/** Lists a drawing's measures, as heights of rows and font sizes, in units of the picture. */

/** Widths of pictures in units: page 1200, phone 380, chat 400 (shown larger). A panel is a page with larger words. */
export type PictureSize = "page" | "phone" | "chat" | "panel";

/** Each measure for page, phone, chat and, where it differs from the page, panel. `k` is the scale. */
const table = {
  w: [1200, 380, 400],
  k: [1, 0.32, 0.333],
  /** Visible width of the side walls. */
  side: [30, 7, 7],
  top: [30, 23, 21],
  wall: [144, 57, 47],
  gap: [10, 3, 2],
  above: [116, 41, 34],
  slab: [26, 15, 14],
  base: [140, 56, 48],
  toe: [10, 3, 3],
  aisle: [92, 43, 31],
  front: [156, 55, 47],
  foot: [14, 4, 3],
  label: [15, 11, 11, 18],
  word: [14, 11, 11, 18],
  secret: [26, 15, 15],
  icon: [40, 22, 20],
  between: [8, 3, 3],
  robot: [90, 43, 32],
  line: [2, 1.2, 1.2],
  round: [7, 3.5, 3.5],
} satisfies Readonly<Record<string, readonly [number, number, number, number?]>>;

/** Rows from the top: `wall`, `above` the worktop, its `slab`, `base` below it, `aisle`, `front`. */
export type Measures = Readonly<Record<keyof typeof table, number>>;

const columns: readonly PictureSize[] = ["page", "phone", "chat", "panel"];

export function isLarge(size: PictureSize): boolean {
  return size === "page" || size === "panel";
}

export interface Part {
  readonly w: number;
  /** Leaves out the front row, which is empty. */
  readonly isShallow: boolean;
}

export function measuresOf(size: PictureSize, part?: Part): Measures {
  const of = (name: keyof Measures) => table[name][columns.indexOf(size)] ?? table[name][0];
  const entries = (Object.keys(table) as (keyof Measures)[]).map((name) => [name, of(name)]);
  const whole = Object.fromEntries(entries) as Measures;
  if (!part) return whole;
  return { ...whole, w: part.w, front: part.isShallow ? whole.foot : whole.front };
}

export type Levels = ReturnType<typeof levelsOf>;

export function levelsOf(m: Measures) {
  const wall = m.top;
  const above = wall + m.wall + m.gap;
  const slab = above + m.above;
  const base = slab + m.slab;
  const floor = base + m.base + m.toe;
  const front = floor + m.aisle;
  return { wall, above, slab, base, floor, front, bottom: front + m.front + m.foot };
}
