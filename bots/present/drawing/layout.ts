/**
 * Computes where a room's furniture is drawn: at the back wall (with the worktop), hanging on it, or in front.
 * Depends only on the room's kind, its size and its places (id, label, kind, order), so furniture never moves.
 */
import type { PlaceView } from "../../../src/core/episode/scene.js";
import { labelRoom, type Stand } from "./inside.js";
import { narrowest } from "./lettering/text.js";
import type { Box } from "./pen.js";
import {
  besideWords,
  numberIn,
  type Plan,
  partOf,
  planRoom,
  type RoomKind,
  roomKindOf,
  says,
  targetOf,
  widthOf,
  worktopParts,
} from "./pieces.js";
import { center, createItem, type Item, spread, sum } from "./rows.js";
import {
  isLarge,
  type Levels,
  levelsOf,
  type Measures,
  measuresOf,
  type Part,
  type PictureSize,
} from "./sizes.js";

export type Room = ReturnType<Builder["build"]>;

export function layRoom(places: readonly PlaceView[], size: PictureSize, part?: Part): Room {
  // Smaller drawings keep the order of the page's drawing.
  const page = isLarge(size) ? null : layRoom(places, "page");
  return new Builder(places, measuresOf(size, part), page).build();
}

const twoLines = /^(wall|base|mirror|corner|shelf|towelholder|handtowelholder|toiletpaperhanger)$/;

class Builder {
  readonly #kind: RoomKind;
  readonly #levels: Levels;
  readonly #plan: Plan;
  readonly #stands = new Map<string, Stand>();
  readonly #decor: Decor[] = [];
  readonly #left: number;
  readonly #right: number;
  readonly #air: number;

  constructor(
    private readonly places: readonly PlaceView[],
    private readonly m: Measures,
    private readonly page: Room | null,
  ) {
    this.#kind = roomKindOf(places);
    this.#levels = levelsOf(m);
    this.#plan = planRoom(places, this.#kind);
    this.#left = m.side + m.between;
    this.#right = m.w - m.side - m.between;
    this.#air = this.#plan.worktop.length > 0 ? m.between : Math.round(18 * Math.max(m.k, 0.4));
  }

  build() {
    const { m } = this;
    const wall = this.#layBack();
    this.#layWall(wall);
    this.#layFront();
    const { pieces, banks } = labelRoom([...this.#stands.values()], m, this.#levels);
    return { kind: this.#kind, m, levels: this.#levels, pieces, decor: this.#decor, banks };
  }

  #item(place: PlaceView | null, part: string, columns: Item["columns"] = []): Item {
    const [least, most, flex] = widthOf(part);
    const named = place ? [place] : columns.flat();
    const words = Math.max(0, ...named.map((one) => this.#wordsOf(one, part)));
    const scale = this.page ? this.m.k * 0.84 : 1;
    const min = Math.max(least * scale, words);
    const max = Math.max(most * this.m.k, words);
    return { ...createItem(place, part, columns), flex, min, max };
  }

  #wordsOf(place: PlaceView, part: string): number {
    const font = { size: this.m.label, bold: true };
    const { label } = place;
    if (!this.page) {
      return Math.min(190, narrowest(label, font, twoLines.test(part) ? 2 : 1) + 26);
    }
    const words = numberIn(label) || label;
    const isOnWorktop = worktopParts.has(part);
    return Math.min(narrowest(words, font, isOnWorktop ? 1 : 2) + 8, isOnWorktop ? 74 : 96);
  }

  #stand(place: PlaceView, part: string, box: Box, more: Partial<Stand> = {}): void {
    this.#stands.set(place.id, { drawers: 0, beyond: 0, ...more, ...box, place, part });
  }

  #stack(column: readonly PlaceView[], { x, y, w, h }: Box): void {
    const row = h / column.length;
    const gap = Math.max(2, 4 * this.m.k);
    for (const [at, place] of column.entries()) {
      const [top, bottom] = [Math.round(y + at * row), Math.round(y + (at + 1) * row)];
      const end = at < column.length - 1 ? bottom - gap : bottom;
      this.#stand(place, "drawer", { x, y: top, w, h: end - top });
    }
  }

  #layBack(): { readonly from: number; readonly to: number } {
    const { m } = this;
    const { worktop, standing, drawers } = this.#plan;
    const pieces = this.#plan.back.map((place) => this.#item(place, partOf(place)));
    const isFridge = ({ part }: Item) => part === "fridge";
    const others = pieces.filter((piece) => !isFridge(piece));
    const onWorktop = worktop.map((place) => this.#item(place, partOf(place)));
    const below = [
      ...standing.map((place) => this.#item(place, "base")),
      ...drawers.map((column) => this.#item(null, "drawer", [column])),
    ];
    const counter = this.#item(null, "worktop");
    if (worktop.length > 0) {
      const widest = (key: "min" | "max") =>
        Math.max(sum(onWorktop.map((one) => one[key])), sum(below.map((one) => one[key])));
      counter.min = widest("min");
      counter.max = this.#kind === "kitchen" ? m.w : widest("max");
    } else this.#furnish(others);
    const middle = worktop.length > 0 ? [{ ...counter, flex: 9 }] : [];
    const fridges = pieces.filter(isFridge);
    const isLeft = this.#plan.hanging.some(
      ({ label }) => says(label, "corner") && says(label, "left"),
    );
    const blocks = isLeft ? [...middle, ...others, ...fridges] : [...fridges, ...middle, ...others];
    center(blocks, { from: this.#left, to: this.#right, gap: this.#air });
    for (const block of blocks) {
      if (block.part === "worktop") this.#layWorktop(block, onWorktop, below);
      else this.#layBlock(block);
    }
    const beside = fridges.at(-1);
    if (!beside) return { from: this.#left, to: this.#right };
    return isLeft
      ? { from: this.#left, to: beside.x - this.#air }
      : { from: beside.x + beside.w + this.#air, to: this.#right };
  }

  /** Without a worktop, puts drawers into dressers, desks, tables or a chest, and draws cabinets as sideboards. */
  #furnish(pieces: Item[]): void {
    const { k } = this.m;
    const { drawers, bedDrawers, standing } = this.#plan;
    const hosts = pieces.filter(({ part }) => /^(dresser|desk|sidetable|tvstand)$/.test(part));
    const load = ({ part, columns }: Item) => columns.length / (part === "sidetable" ? 1 : 2.2);
    for (const column of hosts.length > 0 ? drawers : []) {
      const named = hosts.find(({ part }) => column.some(({ label }) => says(label, part)));
      const host = named ?? hosts.reduce((a, b) => (load(a) <= load(b) ? a : b));
      host.columns.push(column);
      host.min = Math.max(host.min, host.columns.length * 78 * k + 8);
      host.max = Math.max(host.max, host.columns.length * 150 * k);
    }
    if (drawers.length > 0 && hosts.length === 0) {
      const chest = this.#item(null, "chest", [...drawers]);
      const each = Math.max(84 * k, chest.min);
      pieces.push({ ...chest, min: drawers.length * each, max: drawers.length * 300 * k });
    }
    if (bedDrawers.length > 0) {
      const stand = this.#item(null, "chest", [bedDrawers]);
      const bed = pieces.findIndex(({ part }) => part === "bed");
      pieces.splice(bed + 1, 0, { ...stand, max: Math.max(stand.min, 230 * k) });
    }
    pieces.push(...standing.map((place) => this.#item(place, "sideboard")));
  }

  #layBlock({ place, part, columns, x, w }: Item): void {
    const { m } = this;
    const { wall, above, slab, base, floor } = this.#levels;
    const top = part === "fridge" ? wall : above;
    if (place)
      this.#stand(place, part, { x, y: top, w, h: floor - top }, { drawers: columns.length });
    else this.#decor.push({ part: "chest", x, y: slab, w, h: floor - slab });
    const pad = Math.max(3, 8 * m.k);
    const inner = columns.map((column) => ({ ...this.#item(null, "drawer", [column]), min: 1 }));
    spread(inner, { from: x + pad, to: x + w - pad, gap: Math.max(2, 6 * m.k) });
    for (const [at, column] of columns.entries()) {
      const { x: left = x, w: width = w } = inner[at] ?? {};
      this.#stack(column, { x: left, y: base + 1, w: width, h: m.base - 2 });
    }
  }

  #layWorktop({ x, w }: Item, onWorktop: readonly Item[], below: readonly Item[]): void {
    const { m } = this;
    const { above, slab, base, floor } = this.#levels;
    spread(onWorktop, { from: x, to: x + w, gap: Math.max(2, 4 * m.k) });
    for (const item of onWorktop) {
      if (item.place)
        this.#stand(item.place, item.part, { ...item, y: above, h: m.above + m.slab });
    }
    for (const item of below) this.#aim(item, "under|below|beneath");
    spread(below, { from: x + 2, to: x + w - 2, gap: Math.max(2, 6 * m.k) });
    const inner = { y: base + 3 * m.k + 1, h: m.base - 4 * m.k - 1 };
    for (const item of below) {
      if (item.place) this.#stand(item.place, "base", { ...inner, x: item.x, w: item.w });
      for (const column of item.columns) this.#stack(column, { ...inner, x: item.x, w: item.w });
    }
    this.#decor.push({ part: "worktop", x, y: slab, w, h: floor - slab });
  }

  /** Sets `anchor`, the middle of the place that the label names after `words`, and `before`, its own x on the page. */
  #aim(item: Item, words: string): void {
    const { place } = item;
    const id = place?.id ?? item.columns[0]?.[0]?.id ?? "";
    item.before = this.page && (this.page.pieces.get(id)?.x ?? 0);
    const target = place && targetOf(place, `${words}|${besideWords}`, this.places);
    item.anchor = target ? this.#middle(target.id) : null;
  }

  #middle(id: string | undefined): number | null {
    const box = this.#stands.get(id ?? "");
    return box ? box.x + box.w / 2 : null;
  }

  #layWall({ from, to }: { readonly from: number; readonly to: number }): void {
    const { m } = this;
    const { wall } = this.#levels;
    const items = [
      ...this.#plan.onWall.map((place) => this.#item(place, partOf(place))),
      ...this.#plan.hanging.map((place) => this.#item(place, wallPart(place.label))),
    ];
    for (const item of items) {
      this.#aim(item, "above|over");
      const beside = { mirror: "sinkbasin", toiletpaperhanger: "toilet" }[item.part];
      item.anchor ??= this.#middle(this.places.find((place) => partOf(place) === beside)?.id);
      item.toEnd = item.part === "corner" && !says(item.place?.label ?? "", "left");
      if (item.part === "corner") item.anchor = null;
    }
    const leftness = ({ place }: Item) => Number(says(place?.label ?? "", "left"));
    items.sort((a, b) => Number(a.toEnd) - Number(b.toEnd) || leftness(b) - leftness(a));
    this.#addWindow(items, to - from);
    const out = m.side * 0.72;
    spread(items, { from, to: to + m.between, gap: m.between * 1.4 });
    const last = items.at(-1);
    if (last?.toEnd && to < this.#right) last.toEnd = false;
    for (const { place, part, x, w, toEnd } of items) {
      const box = { x, y: wall, w, h: m.wall };
      const beyond = part === "corner" ? (toEnd ? out : -out) : 0;
      if (place)
        this.#stand(place, part, box, { beyond: x < this.#left + 9 || toEnd ? beyond : 0 });
      else this.#decor.push({ part: "window", ...box });
    }
    this.#decorateWall(from, to, items);
  }

  #addWindow(items: Item[], room: number): void {
    const { m, page } = this;
    const near = this.places.find(({ label }) => says(label, "window"));
    const window = this.#item(null, "window");
    window.min = 96 * m.k;
    window.max = (items.length > 0 ? 190 : 260) * m.k;
    window.anchor = near ? this.#middle(near.id) : null;
    const needed = sum(items.map(({ min }) => min)) + window.min + m.between * items.length;
    const seen = page?.decor.find(({ part }) => part === "window");
    if (needed >= room * 0.96 || (page && !seen)) return;
    window.before = seen?.x ?? null;
    items.splice(says(items[0]?.place?.label ?? "", "left") ? 1 : 0, 0, window);
  }

  #layFront(): void {
    const { m } = this;
    const { front } = this.#levels;
    const items = this.#plan.front.map((place) => this.#item(place, partOf(place)));
    const inset = Math.round(34 * m.k);
    const gap = items.length > 5 ? m.between * 1.5 : Math.round(44 * m.k);
    const [from, to] = [this.#left + inset, this.#right - inset];
    center(items, { from, to, gap });
    for (const { place, part, x, w } of items)
      if (place) this.#stand(place, part, { x, y: front, w, h: m.front });
    if (m.front > m.foot) this.#layCat(from, to);
  }

  #decorateWall(from: number, to: number, items: readonly Item[]): void {
    const { m } = this;
    const { wall } = this.#levels;
    const busy = items.map(({ x, w }) => [x - 8 * m.k, x + w + 8 * m.k] as const);
    const isFree = (x0: number, x1: number) => !busy.some(([a, b]) => a < x1 && x0 < b);
    const tv = [...this.#stands.values()].find(({ part }) => part === "tvstand");
    if (tv) {
      const w = Math.min(tv.w * 0.72, 200 * m.k);
      const x = tv.x + (tv.w - w) / 2;
      const box = { x, y: wall + m.wall * 0.1, w, h: m.wall * 0.8 };
      if (isFree(x, x + w)) this.#decor.push({ part: "tv", ...box });
      busy.push([x, x + w]);
    }
    if (this.#kind === "kitchen") return;
    let which = 0;
    for (let x = from + 20 * m.k; x < to - 130 * m.k && which < 3; x += 30 * m.k) {
      if (!isFree(x - 24 * m.k, x + 134 * m.k)) continue;
      const y = wall + m.wall * (0.18 + 0.1 * (which % 2));
      this.#decor.push({ part: "painting", x, y, w: 110 * m.k, h: m.wall * 0.58, which });
      busy.push([x - 120 * m.k, x + 250 * m.k]);
      which += 1;
    }
  }

  /** Puts a cat into the widest gap of the front row. */
  #layCat(from: number, to: number): void {
    const { m } = this;
    const { front } = this.#levels;
    const stands = [...this.#stands.values()].filter(({ y }) => y === front);
    const row = stands.sort((a, b) => a.x - b.x);
    const starts = [from, ...row.map(({ x, w }) => x + w)];
    const gaps = starts.map((start, at) => [start, row[at]?.x ?? to] as const);
    const [left, right] = gaps.reduce((a, b) => (a[1] - a[0] > b[1] - b[0] ? a : b), [0, 0]);
    if (right - left < 190 * m.k) return;
    const w = Math.min(150 * m.k, (right - left) * 0.7);
    this.#decor.push({ part: "cat", x: (left + right) / 2, y: front + m.front, w, h: 0 });
  }
}

function wallPart(label: string): string {
  if (says(label, "corner")) return "corner";
  return says(label, "mirror") ? "mirror" : "wall";
}

export interface Decor extends Box {
  readonly part: "worktop" | "chest" | "window" | "tv" | "painting" | "cat";
  readonly which?: number;
}
