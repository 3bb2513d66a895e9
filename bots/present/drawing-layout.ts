/** Where everything goes in a drawing of a home: cards in justified rows, things as chips inside them. */
import type { OwnerView, PlaceView, ThingView, Zone } from "../../src/core/scene.js";
import { type Font, fitText, textWidth, wrapParts } from "./drawing-text.js";
import { swatchOf } from "./drawing-theme.js";

export const fonts = {
  title: { size: 22, bold: true },
  subtitle: { size: 14 },
  section: { size: 12, bold: true },
  place: { size: 15, bold: true },
  state: { size: 13 },
  chip: { size: 14 },
  empty: { size: 13 },
} as const satisfies Record<string, Font>;

export const chipHeight = 26;
const gap = 10;
const padding = 12;
const headerHeight = 38;
const minCard = 140;
const iconRoom = 26;
/** Below this many pixels there is room for about two cards in a row. */
const narrow = 520;

export interface Chip {
  readonly thing: ThingView;
  /** What fits of the label. */
  readonly text: string;
  readonly swatch: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PlaceCard {
  readonly place: PlaceView;
  readonly name: string;
  /** "open", "closed" or "". */
  readonly state: string;
  readonly chips: readonly Chip[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Section {
  readonly title: string;
  readonly y: number;
  readonly cards: readonly PlaceCard[];
  /** Empty places, folded into lines. */
  readonly empty: readonly { readonly text: string; readonly y: number }[];
  /** Where the section ends. */
  readonly bottom: number;
}

/** Where something may be drawn. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

interface PlainSection {
  readonly title: string;
  readonly places: readonly PlaceView[];
}

/** Lays out all sections of a home below each other. All numbers are pixels. */
export function layOutHome(options: {
  readonly view: OwnerView;
  readonly seen: readonly string[];
  readonly frame: Frame;
}): Section[] {
  const sections: Section[] = [];
  let top = options.frame.top;
  for (const section of groupPlaces(options.view.places)) {
    const laidOut = layOutSection(section, { ...options, frame: { ...options.frame, top } });
    sections.push(laidOut);
    top = laidOut.bottom + 14;
  }
  return sections;
}

const zoneTitles: Readonly<Record<Zone, string>> = {
  surfaces: "Surfaces",
  appliances: "Appliances and water",
  storage: "Storage",
  other: "Other",
};
const zones = Object.keys(zoneTitles) as Zone[];

/** Several rooms: one section each, in zone order. One room: one section per zone. */
export function groupPlaces(places: readonly PlaceView[]): PlainSection[] {
  const rooms = [...new Set(places.map((place) => place.room))];
  const inZone = (zone: Zone, room: string): PlaceView[] =>
    places.filter((place) => place.zone === zone && place.room === room);
  const sections =
    rooms.length > 1
      ? rooms.map((room) => ({ title: room, places: zones.flatMap((zone) => inZone(zone, room)) }))
      : zones.map((zone) => ({ title: zoneTitles[zone], places: inZone(zone, rooms[0] ?? "") }));
  return sections.filter((section) => section.places.length > 0);
}

function layOutSection(
  section: PlainSection,
  options: { readonly view: OwnerView; readonly seen: readonly string[]; readonly frame: Frame },
): Section {
  const { view, seen, frame } = options;
  const isShown = (place: PlaceView): boolean =>
    place.things.length > 0 || view.robotAt.includes(place.id);
  const rows = layOutRows(section.places.filter(isShown), { ...frame, top: frame.top + 26 });
  const folded = section.places.filter((place) => !isShown(place));
  const lines = [
    ...foldEmpty(
      "empty: ",
      folded.filter((place) => seen.includes(place.id)),
      frame.width,
    ),
    ...foldEmpty(
      "empty, not seen yet: ",
      folded.filter((place) => !seen.includes(place.id)),
      frame.width,
    ),
  ];
  const empty = lines.map((text, index) => ({ text, y: rows.bottom + 14 + index * 20 }));
  const bottom = rows.bottom + (empty.length > 0 ? empty.length * 20 + 2 : 0);
  return { title: section.title, y: frame.top + 14, cards: rows.cards, empty, bottom };
}

/** "empty: cabinet 1–4, 6 · drawer 3": labels that differ only in their number share one entry. */
function foldEmpty(intro: string, places: readonly PlaceView[], width: number): string[] {
  const numbers = new Map<string, number[]>();
  for (const { label } of places) {
    const [, stem = label, number] = /^(.*\D) (\d+)$/.exec(label) ?? [];
    numbers.set(stem, [...(numbers.get(stem) ?? []), ...(number ? [Number(number)] : [])]);
  }
  const entries = [...numbers].map(([stem, all]) =>
    [stem, inRanges(all)].filter(Boolean).join(" "),
  );
  const [first, ...rest] = entries;
  if (first === undefined) return [];
  return wrapParts([intro + first, ...rest], { font: fonts.empty, width, separator: "  ·  " });
}

/** "1–4, 6" */
function inRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && number === range.last + 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(", ");
}

/** Fills rows from left to right and stretches their cards to the full width. */
function layOutRows(
  places: readonly PlaceView[],
  frame: Frame,
): { readonly cards: readonly PlaceCard[]; readonly bottom: number } {
  const rows = fillRows(
    places.map((place) => ({ place, width: naturalWidth(place, frame.width) })),
    frame.width,
  );
  const cards: PlaceCard[] = [];
  let top = frame.top;
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    let left = frame.left;
    const rowCards = stretchRow(row, frame.width, isLast).map(({ place, width }) => {
      const card = layOutCard(place, { left, top, width });
      left += width + gap;
      return card;
    });
    const height = Math.max(...rowCards.map((card) => card.height));
    cards.push(...rowCards.map((card) => ({ ...card, height })));
    top += height + gap;
  }
  return { cards, bottom: top - (rows.length > 0 ? gap : 12) };
}

interface Sized {
  readonly place: PlaceView;
  readonly width: number;
}

function fillRows(cards: readonly Sized[], width: number): Sized[][] {
  const rows: Sized[][] = [];
  let free = 0;
  for (const card of cards) {
    const row = rows.at(-1);
    if (row && card.width <= free) row.push(card);
    else rows.push([card]);
    free = (row && card.width <= free ? free : width) - card.width - gap;
  }
  return rows;
}

/** A single card that ends a section of a wide drawing keeps its natural width. */
function stretchRow(row: readonly Sized[], width: number, isLast: boolean): readonly Sized[] {
  if (isLast && row.length === 1 && width >= narrow) return row;
  const used = row.reduce((sum, card) => sum + card.width + gap, -gap);
  const more = Math.floor((width - used) / row.length);
  return row.map((card) => ({ ...card, width: card.width + more }));
}

/** The least width in which nothing is cut and the chips take at most two lines (three if narrow). */
function naturalWidth(place: PlaceView, available: number): number {
  const mostLines = available < narrow ? 3 : 2;
  for (let width = minCard; width < available; width += 20) {
    const inner = width - 2 * padding;
    const cut = place.things.some((thing) => chipWidth(thing) > inner);
    const fits = headerWidth(place) <= inner && countLines(place.things, inner) <= mostLines;
    if (!cut && fits) return width;
  }
  return available;
}

function headerWidth(place: PlaceView): number {
  return textWidth(place.label, fonts.place) + stateWidth(place) + iconRoom;
}

function stateWidth(place: PlaceView): number {
  const state = stateOf(place);
  return state ? textWidth(state, fonts.state) + 8 : 0;
}

function stateOf(place: PlaceView): string {
  if (!place.openable) return "";
  return place.open ? "open" : "closed";
}

function countLines(things: readonly ThingView[], inner: number): number {
  return new Set(layOutChips(things, inner).map((chip) => chip.y)).size;
}

function layOutCard(place: PlaceView, frame: Frame): PlaceCard {
  const inner = frame.width - 2 * padding;
  const chips = layOutChips(place.things, inner).map((chip) => ({
    ...chip,
    x: frame.left + padding + chip.x,
    y: frame.top + headerHeight + chip.y,
  }));
  const lines = Math.max(1, new Set(chips.map((chip) => chip.y)).size);
  return {
    place,
    name: fitText(place.label, fonts.place, inner - iconRoom - stateWidth(place)),
    state: stateOf(place),
    chips,
    x: frame.left,
    y: frame.top,
    width: frame.width,
    height: headerHeight + lines * (chipHeight + 6) + 6,
  };
}

function layOutChips(things: readonly ThingView[], inner: number): Chip[] {
  let x = 0;
  let y = 0;
  return things.map((thing) => {
    const width = Math.min(inner, chipWidth(thing));
    if (x > 0 && x + width > inner) {
      x = 0;
      y += chipHeight + 6;
    }
    const chip = makeChip(thing, { left: x, top: y, width });
    x += width + 6;
    return chip;
  });
}

/** A chip for a thing, at most `frame.width` wide. */
export function makeChip(thing: ThingView, frame: Frame): Chip {
  const swatch = swatchOf(thing.attributes.colour);
  const width = Math.min(frame.width, chipWidth(thing));
  const text = fitText(thing.label, chipFont, width - 20 - (swatch ? 16 : 0));
  return { thing, text, swatch, x: frame.left, y: frame.top, width };
}

/** Chips are measured as bold, so that the asked thing can be set in bold without moving others. */
const chipFont: Font = { ...fonts.chip, bold: true };

function chipWidth(thing: ThingView): number {
  const swatch = swatchOf(thing.attributes.colour) ? 16 : 0;
  return textWidth(thing.label, chipFont) + 20 + swatch;
}
