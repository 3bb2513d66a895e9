/** What is inside a card: places, and their things as chips. All numbers are pixels. */
import type { PlaceView, ThingView } from "../../../src/core/scene.js";
import type { CardContent, Cell, Chip, Frame } from "./shapes.js";
import type { CardSize } from "./sizes.js";
import { breakText, type Font, textWidth } from "./text.js";
import { swatchOf } from "./theme.js";

const cellPadding = 5;
const cellGap = 8;

export function layOutCells(content: CardContent, frame: Frame): Cell[] {
  const [only, ...others] = content.places;
  if (!only) return [];
  if (others.length > 0) return layOutRun(content, frame);
  const { left, top, width } = frame;
  const { chips, height } = layOutChips(only.things, content, frame);
  return [{ place: only, tag: null, chips, x: left, y: top, width, height }];
}

/** Lays out the cells of a run side by side, in as many rows as they need. */
function layOutRun(content: CardContent, frame: Frame): Cell[] {
  const cells: Cell[] = [];
  let [x, y, rowHeight] = [frame.left, frame.top, 0];
  for (const place of content.places) {
    const width = Math.min(frame.width, taggedWidth(place, content));
    if (x > frame.left && x + width > frame.left + frame.width) {
      y += rowHeight + cellGap;
      [x, rowHeight] = [frame.left, 0];
    }
    const cell = layOutTagged(place, content, { left: x, top: y, width });
    cells.push(cell);
    x += width + cellGap;
    rowHeight = Math.max(rowHeight, cell.height);
  }
  return cells;
}

/** Lays out one place of a run: its number, with its things beside it. */
function layOutTagged(place: PlaceView, content: CardContent, frame: Frame): Cell {
  const room = tagWidth(place, content);
  const { left, top, width } = frame;
  const { chips, height } = layOutChips(place.things, content, {
    left: left + cellPadding + room,
    top: top + cellPadding,
    width: width - room - 2 * cellPadding,
  });
  const y = top + cellPadding + content.size.chipLine;
  const tag = { text: numberOf(place), x: left + cellPadding + 3, y };
  return { place, tag, chips, x: left, y: top, width, height: height + 2 * cellPadding };
}

function taggedWidth(place: PlaceView, content: CardContent): number {
  const { chipGap } = content.size;
  const inner = place.things.reduce((sum, one) => sum + widthIn(content, one) + chipGap, -chipGap);
  return tagWidth(place, content) + inner + 2 * cellPadding;
}

function tagWidth(place: PlaceView, { size }: CardContent): number {
  return textWidth(numberOf(place), size.chip) + 10;
}

function numberOf(place: PlaceView): string {
  return /(?<!\d)\d+$/.exec(place.label)?.[0] ?? place.label;
}

/** Room for a ring on each side. */
const ringX = 14;
const ringY = 9;

function layOutChips(
  things: readonly ThingView[],
  content: CardContent,
  frame: Frame,
): { readonly chips: Chip[]; readonly height: number } {
  const { size } = content;
  if (things.length === 0) return { chips: [], height: size.chipLine + 8 };
  const chips: Chip[] = [];
  let top = frame.top;
  const room = { width: frame.width, gap: size.chipGap };
  for (const row of fillRows(things, (thing) => widthIn(content, thing), room)) {
    const ring = row.some(({ id }) => content.circled.has(id)) ? ringY : 0;
    let left = frame.left;
    const placed = row.map((thing) => {
      const circled = content.circled.has(thing.id);
      const width = Math.min(frame.width, widthIn(content, thing));
      const side = circled ? ringX : 0;
      const at = { left: left + side, top: top + ring, width: width - 2 * side };
      left += width + size.chipGap;
      return makeChip(thing, { size, circled }, at);
    });
    chips.push(...placed);
    top += Math.max(...placed.map(({ height }) => height)) + 2 * ring + size.chipGap;
  }
  return { chips, height: top - size.chipGap - frame.top };
}

/** Fills rows with items. Each row has as many as fit, and at least one. */
export function fillRows<T>(
  items: readonly T[],
  widthOf: (item: T) => number,
  { width, gap }: { readonly width: number; readonly gap: number },
): T[][] {
  const rows: T[][] = [];
  let free = 0;
  for (const item of items) {
    const wanted = widthOf(item);
    const row = rows.at(-1);
    const fits = row !== undefined && wanted <= free;
    if (fits) row.push(item);
    else rows.push([item]);
    free = (fits ? free : width) - wanted - gap;
  }
  return rows;
}

/** Makes a chip for a thing. It is at most `frame.width` wide; a long name takes several lines. */
export function makeChip(
  thing: ThingView,
  look: { readonly size: CardSize; readonly circled: boolean },
  frame: Frame,
): Chip {
  const { size, circled } = look;
  const swatch = swatchOf(thing.attributes.colour);
  const wanted = chipWidth(thing, size, circled) - (circled ? 2 * ringX : 0);
  const width = Math.min(frame.width, wanted);
  const room = width - 2 * size.chipPadding - dotRoom(thing, size);
  const lines = breakText(thing.label, chipFont(size, circled), room);
  const height = lines.length * size.chipLine + 8;
  return { thing, lines, swatch, size, circled, x: frame.left, y: frame.top, width, height };
}

/** The font of a chip. Circled things are bold. */
export function chipFont(size: CardSize, circled: boolean): Font {
  return { ...size.chip, bold: circled };
}

/** Width of the coloured dot before a name. */
export function dotRoom(thing: ThingView, size: CardSize): number {
  return swatchOf(thing.attributes.colour) ? size.dot + 5 : 0;
}

function chipWidth(thing: ThingView, size: CardSize, circled: boolean): number {
  const ring = circled ? 2 * ringX : 0;
  const words = textWidth(thing.label, chipFont(size, circled));
  return words + 2 * size.chipPadding + dotRoom(thing, size) + ring;
}

function widthIn(content: CardContent, thing: ThingView): number {
  return chipWidth(thing, content.size, content.circled.has(thing.id));
}

/** The widths of the parts that stand side by side in a card: the cells of a run, or chips. */
export function partsOf(content: CardContent): {
  readonly widths: readonly number[];
  readonly gap: number;
} {
  if (content.places.length > 1) {
    return { widths: content.places.map((place) => taggedWidth(place, content)), gap: cellGap };
  }
  const widths = chipsOf(content).map((thing) => widthIn(content, thing));
  return { widths, gap: content.size.chipGap };
}

/** The things that are drawn as chips. */
function chipsOf(content: CardContent): readonly ThingView[] {
  return content.detail === "name" ? [] : content.places.flatMap((place) => place.things);
}
