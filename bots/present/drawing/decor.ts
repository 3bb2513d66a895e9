import type { Box } from "./pen.js";
import type { RoomKind } from "./pieces.js";
import type { Item } from "./rows.js";
import { levelsOf, type Measures } from "./sizes.js";

export interface Decor extends Box {
  readonly part: "run" | "chest" | "window" | "tv" | "painting" | "cat";
  readonly which?: number;
}

interface Row {
  readonly from: number;
  readonly to: number;
  readonly stands: readonly (Box & { readonly part: string })[];
}

export function decorateWall(
  { from, to, stands, items }: Row & { readonly items: readonly Item[] },
  m: Measures,
  kind: RoomKind,
): readonly Decor[] {
  const { wall } = levelsOf(m);
  const decor: Decor[] = [];
  const busy = items.map(({ x, w }) => [x - 8 * m.k, x + w + 8 * m.k] as const);
  const isFree = (x0: number, x1: number) => !busy.some(([a, b]) => a < x1 && x0 < b);
  const tv = stands.find(({ part }) => part === "tvstand");
  if (tv) {
    const w = Math.min(tv.w * 0.72, 200 * m.k);
    const x = tv.x + (tv.w - w) / 2;
    const box = { x, y: wall + m.wall * 0.1, w, h: m.wall * 0.8 };
    if (isFree(x, x + w)) decor.push({ part: "tv", ...box });
    busy.push([x, x + w]);
  }
  if (kind === "kitchen") return decor;
  let which = 0;
  for (let x = from + 20 * m.k; x < to - 130 * m.k && which < 3; x += 30 * m.k) {
    if (!isFree(x - 24 * m.k, x + 134 * m.k)) continue;
    const y = wall + m.wall * (0.18 + 0.1 * (which % 2));
    decor.push({ part: "painting", x, y, w: 110 * m.k, h: m.wall * 0.58, which });
    busy.push([x - 120 * m.k, x + 250 * m.k]);
    which += 1;
  }
  return decor;
}

export function layCat({ from, to, stands }: Row, m: Measures, front: number): readonly Decor[] {
  const row = stands.filter(({ y }) => y === front).sort((a, b) => a.x - b.x);
  const edges = [from, ...row.flatMap(({ x, w }) => [x, x + w]), to];
  const gaps = edges.flatMap((edge, at) =>
    at % 2 ? [] : [[edge, edges[at + 1] ?? edge] as const],
  );
  const [left, right] = gaps.reduce((a, b) => (a[1] - a[0] > b[1] - b[0] ? a : b), [0, 0]);
  if (right - left < 190 * m.k) return [];
  const w = Math.min(150 * m.k, (right - left) * 0.7);
  return [{ part: "cat", x: (left + right) / 2, y: front + m.front, w, h: 0 }];
}
