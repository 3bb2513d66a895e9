/** Distributes the furniture in one row of a room's drawing. */
import type { PlaceView } from "../../../src/core/episode/scene.js";
import type { Part } from "./pieces.js";

export type Item = ReturnType<typeof createItem>;

/** @param columns of drawers */
export function createItem(place: PlaceView | null, part: Part, columns: (readonly PlaceView[])[]) {
  return {
    place,
    part,
    columns,
    /** Minimum and maximum width, and share of the row's spare width. */
    min: 0,
    max: 0,
    flex: 1,
    /** x of the middle of the piece that it is above, under or beside; null for none. */
    anchor: null as number | null,
    /** The piece's x in the page's drawing, whose order smaller drawings keep. */
    before: null as number | null,
    toEnd: false, // stands at the right end
    x: 0,
    w: 0,
  };
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}

/** Widens items up to their maximum to fill `room`; shrinks all evenly when they are too wide. */
function grow(
  items: readonly Pick<Item, "min" | "max" | "flex">[],
  room: number,
): readonly number[] {
  const least = sum(items.map(({ min }) => min));
  if (least >= room) return items.map(({ min }) => (min * Math.max(0, room)) / least);
  const widths = items.map(({ min }) => min);
  let open = [...items.entries()];
  for (let left = room - least; left > 0.5 && open.length > 0; ) {
    const share = sum(open.map(([, { flex }]) => flex));
    let used = 0;
    for (const [at, { flex, max }] of open) {
      const more = Math.min((left * flex) / share, Math.max(0, max - (widths[at] ?? 0)));
      widths[at] = (widths[at] ?? 0) + more;
      used += more;
    }
    left -= used;
    if (used < 0.5) break;
    open = open.filter(([at, { max }]) => (widths[at] ?? 0) < max - 0.5);
  }
  return widths;
}

type Span = Readonly<Record<"from" | "to" | "gap", number>>;

export function center(items: readonly Item[], { from, to, gap }: Span): void {
  const room = to - from - gap * Math.max(0, items.length - 1);
  const widths = grow(items, room);
  place(items, widths, from + Math.max(0, (room - sum(widths)) / 2), gap);
}

function place(items: readonly Item[], widths: readonly number[], from: number, gap: number): void {
  let x = from;
  for (const [at, item] of items.entries()) {
    const width = widths[at] ?? 0;
    Object.assign(item, { x: Math.round(x), w: Math.floor(width) });
    x += width + gap;
  }
}

/** Centres anchored items on their anchors, as far as neighbours allow. */
export function spread(items: readonly Item[], span: Span): void {
  const { from, to, gap } = span;
  const isOrdered = items.every(({ before }) => before !== null);
  const sorted = isOrdered ? items.toSorted((a, b) => (a.before ?? 0) - (b.before ?? 0)) : items;
  const [first, ...rest] = items
    .filter(({ anchor }) => anchor !== null)
    .sort((a, b) => (a.anchor ?? 0) - (b.anchor ?? 0));
  if (!first) {
    line(sorted, span);
    return;
  }
  const anchor = first.anchor ?? 0;
  const even = (to - from - gap * (items.length - 1)) / items.length;
  const w = Math.floor(Math.min(first.max, Math.max(first.min, even)));
  const order = isOrdered
    ? sorted.filter((item) => item !== first)
    : weave(
        items.filter((item) => item.anchor === null),
        rest,
        span,
      );
  const count = isOrdered
    ? order.filter(({ before }) => (before ?? 0) < (first.before ?? 0)).length
    : countBefore(order, { room: anchor - w / 2 - from, rest: to - anchor - w / 2, gap });
  const [before, after] = [order.slice(0, count), order.slice(count)];
  const [low, high] = [from + leastOf(before, gap), to - w - leastOf(after, gap)];
  const share = leastOf(before, gap) / Math.max(1, leastOf(order, gap));
  const wanted = Math.min(Math.max(anchor - w / 2, low), high);
  const x = Math.round(low <= high ? wanted : from + (to - from - w) * share);
  Object.assign(first, { x, w });
  line(before, { from, to: x - gap, gap });
  line(after, { from: x + w + gap, to, gap });
}

function weave(others: readonly Item[], anchored: readonly Item[], { from, to }: Span): Item[] {
  const order = [...others];
  for (const item of anchored) {
    const share = ((item.anchor ?? 0) - from) / (to - from);
    order.splice(Math.round(share * order.length), 0, item);
  }
  return order;
}

function countBefore(
  order: readonly Item[],
  { room, rest, gap }: { readonly room: number; readonly rest: number; readonly gap: number },
): number {
  const most = order.length - (order.at(-1)?.toEnd ? 1 : 0);
  const left = (count: number) => leastOf(order.slice(0, count), gap);
  const right = (count: number) => leastOf(order.slice(count), gap);
  const isEven = (count: number) =>
    left(count + 1) <= room &&
    left(count + 1) / Math.max(1, room) <= right(count) / Math.max(1, rest) + 0.25;
  let count = 0;
  while (count < most && isEven(count)) count += 1;
  while (count < most && right(count) > rest && left(count + 1) <= room * 1.2) count += 1;
  return count;
}

function leastOf(items: readonly Item[], gap: number): number {
  return sum(items.map(({ min }) => min)) + gap * items.length;
}

/** Distributes spare room evenly; a corner piece stays in its corner. */
function line(items: readonly Item[], { from, to, gap }: Span): void {
  const last = items.at(-1);
  if (!last) return;
  const room = to - from - gap * (items.length - 1);
  const widths = grow(items, room);
  const slack = room - sum(widths);
  const each = slack > 1 ? slack / (items.length + (last.toEnd ? 0 : 1)) : 0;
  place(items, widths, from + each, gap + each);
  if (last.toEnd) last.x = Math.round(to - last.w);
}
